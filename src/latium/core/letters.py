"""Letters that leave no trace on a screen, where somebody has to judge by what they see."""

import re
from typing import Final

_UNSEEN: Final = re.compile(
    r"[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    r"\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U00013430-\U0001343f\U00016fe4\U0001bca0-\U0001bca3\U0001d159"
    r"\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""What Unicode lets a font ignore by default, and fillers that are drawn as nothing."""

_BLANKS: Final = re.compile(" {2,}")


def seen(text: str) -> str:
    """The text without what leaves no trace."""
    return _UNSEEN.sub("", text)


def legible(text: str) -> str:
    """The text with a trace of everything: what leaves none is written as its number, and every blank of a row as ␣."""
    return _BLANKS.sub(lambda row: "␣" * len(row[0]), "".join(map(_written, text)))


def _written(letter: str) -> str:
    return letter if letter.isprintable() and seen(letter) else letter.encode("unicode_escape").decode()
