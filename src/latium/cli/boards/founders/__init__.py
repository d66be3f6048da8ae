"""Founders of the Empire in the terminal: see `boards.Board` for what is asked of it."""

from latium.cli.boards.founders.drawing import brief, draw
from latium.cli.boards.founders.reading import formality, readings, speller, supposed, times
from latium.cli.boards.founders.words import ABOUT_STEPS, BRIEF, OPENING, QUIET, about, condensed, gloss, remark

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
