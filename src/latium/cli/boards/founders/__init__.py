"""Founders of the Empire in the terminal: see `boards.Board` for what is asked of it."""

from latium.cli.boards.founders.drawing import draw
from latium.cli.boards.founders.reading import formality, readings, supposed
from latium.cli.boards.founders.words import ABOUT_STEPS, QUIET, about, gloss, remark

__all__ = ["ABOUT_STEPS", "QUIET", "about", "draw", "formality", "gloss", "readings", "remark", "supposed"]
