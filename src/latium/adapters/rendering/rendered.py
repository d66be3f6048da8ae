"""A position drawn in one of the ways that environments know."""

from typing import Any, Final

from latium.adapters.rendering import picture, text
from latium.core.protocol import AnyGame
from latium.core.seats import Seat

MODES: Final = ("human", "ansi", "rgb_array", "svg")


def check_mode(mode: str | None) -> None:
    """Raises ValueError unless this is a way to draw, or none."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {mode!r}")


def rendered(mode: str | None, game: AnyGame, state: Any, viewer: Seat | None) -> Any:
    """An array of pixels, the text of an SVG file, or a text; None if nothing is to be drawn."""
    if mode is None:
        return None
    view = game.observe(state, viewer)
    if mode == "rgb_array":
        return picture.pixels(game.facts.slug, view)
    if mode == "svg":
        return picture.svg(game.facts.slug, view)
    return text.board(game.facts.slug, view)
