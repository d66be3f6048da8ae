"""Founders of the Empire: two to four nations, tiles, temples."""

from latium.games.founders.game import GAME as GAME
