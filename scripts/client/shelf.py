"""What the client says of a game before it has loaded it."""

from typing import Any

from latium.core.protocol import AnyGame
from latium.core.resources import package_of, read_text
from latium.core.text import LANGUAGES, texts


def on_shelf(game: AnyGame) -> dict[str, Any]:
    facts, package = game.facts, package_of(game)
    heading = read_text(package, "rulebook/en.md").partition("\n")[0]
    return {
        "name": heading.removeprefix("# "),
        "package": package,
        "prefix": facts.prefix,
        "seats": facts.seats,
        "minutes": facts.minutes,
        "private": facts.private,
        "said": {language: _said(package, language) for language in LANGUAGES},
    }


def _said(package: str, language: str) -> dict[str, str]:
    words = texts(language, package, strict=True)
    return {part: words.format(f"game-{part}") for part in ("tagline", "description", "turn")}
