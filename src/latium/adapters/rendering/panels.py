"""What is drawn of a position: panels of cells, each with a short label."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final, NamedTuple, cast

EMPTY: Final = "#f4efe4"
SEATS: Final = ("#c8553d", "#3d6fc8", "#3d9a5f", "#c8a13d", "#8a4fa8")
"""What belongs to a seat, by seat."""

PANELS: Final[Mapping[str, str]] = {
    "first-empires": "latium.adapters.rendering.first_empires",
    "foundations-of-rome": "latium.adapters.rendering.foundations_of_rome",
    "founders": "latium.adapters.rendering.founders",
}
"""By game: where its panels are made."""


class Cell(NamedTuple):
    """A place, its colour, and two short words on it."""

    label: str = ""
    mark: str = ""
    colour: str = EMPTY


class Panel(NamedTuple):
    """Cells in rows, the topmost first."""

    title: str
    rows: list[list[Cell]]


def panels(slug: str, view: Any) -> list[Panel]:
    """The panels of a view."""
    return cast(Callable[[Any], list[Panel]], import_module(PANELS[slug]).panels)(view)


def initials(name: str) -> str:
    """A component's id in three letters at most."""
    words = name.split("-")
    return name[:3] if len(words) == 1 else "".join(word[0] for word in words[:3])


def player(seat: int) -> str:
    """As PettingZoo names agents."""
    return f"player_{seat}"
