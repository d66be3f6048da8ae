"""A position as a picture: one list of boxes and words, written as SVG or laid out in pixels."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple
from xml.sax.saxutils import escape

import numpy as np

from latium.adapters.rendering.glyphs import HEIGHT, WIDTH, points
from latium.adapters.rendering.panels import Cell, Panel, panels

PAPER: Final = "#ffffff"
INK: Final = "#222222"
BOX: Final = (54, 30)
GAP: Final = 2
MARGIN: Final = 8
SCALE: Final = 2
LETTER: Final = (WIDTH + 1) * SCALE
LINE: Final = (HEIGHT + 2) * SCALE


class Shape(NamedTuple):
    """A box; or, with a text, words from its top left corner on."""

    x: int
    y: int
    width: int
    height: int
    colour: str
    text: str = ""


def svg(slug: str, view: Any) -> str:
    """The text of an SVG file."""
    shapes, width, height = _layout(panels(slug, view))
    drawn = "\n".join(_element(shape) for shape in shapes)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    return f"{head}\n{drawn}\n</svg>\n"


def pixels(slug: str, view: Any) -> Any:
    """The same, as an array of rows of pixels of three colours."""
    shapes, width, height = _layout(panels(slug, view))
    image: Any = np.full((height, width, 3), _rgb(PAPER), np.uint8)
    for shape in shapes:
        if shape.text:
            _write(image, shape)
        else:
            image[shape.y : shape.y + shape.height, shape.x : shape.x + shape.width] = _rgb(shape.colour)
    return image


def _layout(drawn: list[Panel]) -> tuple[list[Shape], int, int]:
    shapes: list[Shape] = []
    y = MARGIN
    for panel in drawn:
        shapes.append(Shape(MARGIN, y, 0, 0, INK, panel.title))
        y += LINE
        for row in panel.rows:
            for column, cell in enumerate(row):
                shapes.extend(_cell(cell, MARGIN + column * (BOX[0] + GAP), y))
            y += BOX[1] + GAP
        y += MARGIN
    width = max(_right(shape) for shape in shapes) + MARGIN
    return shapes, width, y


def _right(shape: Shape) -> int:
    return shape.x + (len(shape.text) * LETTER if shape.text else shape.width)


def _cell(cell: Cell, x: int, y: int) -> Iterator[Shape]:
    yield Shape(x, y, *BOX, cell.colour)
    for line, word in enumerate((cell.label, cell.mark)):
        if word:
            yield Shape(x + GAP, y + GAP + line * LINE, 0, 0, INK, word)


def _element(shape: Shape) -> str:
    if shape.text:
        at = f'x="{shape.x}" y="{shape.y + HEIGHT * SCALE}" fill="{shape.colour}"'
        return f'<text {at} font-family="monospace" font-size="12">{escape(shape.text)}</text>'
    size = f'width="{shape.width}" height="{shape.height}"'
    return f'<rect x="{shape.x}" y="{shape.y}" {size} fill="{shape.colour}"/>'


def _write(image: Any, shape: Shape) -> None:
    for place, letter in enumerate(shape.text):
        for column, row in points(letter):
            x = shape.x + place * LETTER + column * SCALE
            y = shape.y + row * SCALE
            image[y : y + SCALE, x : x + SCALE] = _rgb(shape.colour)


def _rgb(colour: str) -> list[int]:
    return [int(colour[place : place + 2], 16) for place in (1, 3, 5)]
