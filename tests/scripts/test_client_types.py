"""What the web client takes from the Python sources is current."""

from collections.abc import Callable

import pytest

from latium.games import SHELF
from scripts.client import first_empires_positions, foundations_of_rome_positions, founders_positions, positions
from scripts.client.positions import Position
from scripts.client_types import stale

FIXTURES = {
    "founders": founders_positions.positions,
    "first-empires": first_empires_positions.positions,
    "foundations-of-rome": foundations_of_rome_positions.positions,
}


def test_the_generated_files_of_the_client_are_current() -> None:
    assert not stale(), "python -m scripts.client_types makes them anew"


def test_every_board_has_positions_to_be_tested_with() -> None:
    assert FIXTURES.keys() == SHELF.keys()


@pytest.mark.parametrize(("slug", "made"), FIXTURES.items(), ids=FIXTURES)
def test_the_positions_that_boards_are_tested_with_are_current(
    slug: str, made: Callable[[], dict[str, Position]]
) -> None:
    assert not positions.stale(slug, made()), (
        f"python -m scripts.client.{slug.replace('-', '_')}_positions makes them anew"
    )
