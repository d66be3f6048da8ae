"""Positions as text and pictures."""

from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from latium.adapters.rendering import picture, text
from latium.adapters.rendering.glyphs import GLYPHS, HEIGHT, points
from latium.adapters.rendering.panels import SEATS, initials
from latium.games import SHELF
from latium.testing import Case
from tests.adapters.playing import SEATINGS, plies


def views(slug: str, seats: int) -> list[Any]:
    """Some of a game, the first and the last among them."""
    game = SHELF[slug]
    seen = [game.observe(state, None) for state, _, _ in plies(game, Case(seats, {}), seed=1)]
    return [*seen[::40], seen[-1]]


@pytest.mark.parametrize(("slug", "seats"), SEATINGS)
def test_every_position_can_be_drawn(slug: str, seats: int) -> None:
    for view in views(slug, seats):
        told = text.board(slug, view)
        drawn = ElementTree.fromstring(picture.svg(slug, view))
        image = picture.pixels(slug, view)
        assert all(f"player_{seat}" in told for seat in range(seats))
        assert image.shape == (int(drawn.attrib["height"]), int(drawn.attrib["width"]), 3)
        assert image.dtype == np.uint8


def test_boxes_have_the_colour_of_their_owner() -> None:
    view = views("founders", 2)[-1]
    image = picture.pixels("founders", view)
    colours = {f"#{red:02x}{green:02x}{blue:02x}" for red, green, blue in np.unique(image.reshape(-1, 3), axis=0)}
    assert {SEATS[0], SEATS[1]} <= colours


def test_a_letter_is_made_of_points() -> None:
    assert points("l") == [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (1, 4), (2, 4)]
    assert points("?") == []
    assert all(len(rows) == HEIGHT for rows in GLYPHS.values())


def test_components_are_told_in_three_letters() -> None:
    assert [initials(name) for name in ("mine", "gold-mine", "war-camp-iron")] == ["min", "gm", "wci"]
