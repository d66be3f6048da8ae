"""First Empires: two to five civilizations, dice, explorers, cities."""

from latium.games.first_empires.game import GAME as GAME
