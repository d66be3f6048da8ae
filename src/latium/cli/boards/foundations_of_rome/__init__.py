"""Foundations of Rome in the terminal: see `boards.Board` for what is asked of it."""

from latium.cli.boards.foundations_of_rome.about import about
from latium.cli.boards.foundations_of_rome.drawing import brief, draw
from latium.cli.boards.foundations_of_rome.reading import formality, readings, speller, supposed, times
from latium.cli.boards.foundations_of_rome.telling import ABOUT_STEPS, BRIEF, OPENING, QUIET, condensed, gloss, remark

__all__ = [
    "ABOUT_STEPS",
    "BRIEF",
    "OPENING",
    "QUIET",
    "about",
    "brief",
    "condensed",
    "draw",
    "formality",
    "gloss",
    "readings",
    "remark",
    "speller",
    "supposed",
    "times",
]
