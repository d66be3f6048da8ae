"""A position as text."""

from typing import Any

from latium.adapters.rendering.panels import Cell, Panel, panels


def board(slug: str, view: Any) -> str:
    """The panels of a view, one below the other."""
    return "\n".join(_panel(panel) for panel in panels(slug, view)) + "\n"


def _panel(panel: Panel) -> str:
    words = [[_words(cell) for cell in row] for row in panel.rows]
    width = max((len(word) for row in words for word in row), default=0)
    lines = ["  " + " ".join(word.ljust(width) for word in row).rstrip() for row in words]
    return "\n".join([panel.title, *lines])


def _words(cell: Cell) -> str:
    return f"{cell.label or '.'} {cell.mark}".strip()
