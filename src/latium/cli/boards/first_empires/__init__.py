"""First Empires in the terminal: see `boards.Board` for what is asked of it."""

from latium.cli.boards.first_empires.about import about
from latium.cli.boards.first_empires.drawing import brief, draw
from latium.cli.boards.first_empires.reading import formality, readings, speller, supposed, times
from latium.cli.boards.first_empires.telling import ABOUT_STEPS, BRIEF, OPENING, QUIET, condensed, gloss, remark

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
