"""How each language writes a list, for the client: browsers take long to find that out."""

from typing import Final

from babel import Locale

from latium.core.text import LANGUAGES

STYLES: Final = {"and": "standard", "or": "or"}


def lists() -> dict[str, dict[str, dict[str, str]]]:
    return {language: {word: _between(language, style) for word, style in STYLES.items()} for language in LANGUAGES}


def _between(language: str, style: str) -> dict[str, str]:
    """What stands between words, before the last one, and between two alone."""
    patterns = Locale(language).list_patterns[style]
    found = {place: pattern.removeprefix("{0}").removesuffix("{1}") for place, pattern in patterns.items()}
    return {"words": found["middle"], "last": found["end"], "two": found["2"]}
