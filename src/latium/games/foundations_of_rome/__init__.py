"""Foundations of Rome with Monuments: two to five builders, deeds, buildings, three eras."""

from latium.games.foundations_of_rome.game import GAME as GAME
