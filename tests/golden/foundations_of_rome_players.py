"""How the golden games of Foundations of Rome are played, and how a table looks as text."""

from collections.abc import Sequence
from typing import Final

from latium.games.foundations_of_rome.catalogue import catalogue_for
from latium.games.foundations_of_rome.views import BuildingView, PlayerView, View
from tests.games.foundations_of_rome.slow_rules import Square, square, squares

MONUMENTS: Final = {monument.id for monument in catalogue_for(None, 2, False).source.monument}
BARGAIN: Final = 4
"""Coins a settler pays for a deed, at most, while there is something to build."""


def settlers(_: View, legal: list[str]) -> list[str]:
    """They keep what comes, raise monuments, buy cheap deeds, build what is large, and take income when they must."""
    return (
        _of(legal, "keep")
        or [text for text in _of(legal, "build") if text.split()[1] in MONUMENTS]
        or _cheap(legal)
        or _largest(legal, 2)
        or _of(legal, "buy")
        or _largest(legal, 1)
        or legal
    )


def misers(view: View, legal: list[str]) -> list[str]:
    """Settlers who let the last deeds of an era lie."""
    if len(view.row) <= 2 and not view.final_turns:
        return [text for text in legal if text == "income"]
    return settlers(view, legal)


def drifters(_: View, legal: list[str]) -> list[str]:
    """Anything goes; deeds as often as anything else."""
    return _of(legal, "buy") + _of(legal, "build")[:6] or legal


def _of(legal: Sequence[str], verb: str) -> list[str]:
    return [text for text in legal if text.split()[0] == verb]


def _cheap(legal: Sequence[str]) -> list[str]:
    return [text for text in _of(legal, "buy") if int(text.split()[1]) <= BARGAIN - 1]


def _largest(legal: Sequence[str], least: int) -> list[str]:
    """The constructions on the most lots, if these are enough."""
    sizes = {text: len(squares(text.split()[2])) for text in _of(legal, "build")}
    most = max(sizes.values(), default=0)
    return [text for text, size in sizes.items() if size == most] if most >= least else []


def picture(view: View) -> str:
    """The sale, the city lot by lot, the buildings by their letters, and every seat; nothing during the set-up."""
    if len(view.steps) > 1 or not view.lots or any(hand.count for hand in view.hands):
        return ""
    step = f"final turns {view.final_turns}" if view.final_turns else view.reason or f"quiet {view.quiet}"
    table = [f"era {view.era}, {step}, row {' '.join(view.row) or 'empty'}, piles {list(view.piles)}"]
    shown = " ".join(f"{one.piece}/{one.cards}" for one in view.display if one.footprint is None)
    return "\n".join([*table, f"monuments {shown or 'none'}", *_city(view), *map(_side, range(9), view.players)])


def _city(view: View) -> list[str]:
    owners: dict[Square, str] = {square(lot): str(seat + 1) for lot, seat in view.lots.items()}
    for number, building in enumerate(view.buildings):
        owners |= {place: f"{building.owner + 1}{_letters(number)}" for place in squares(building.footprint)}
    side = catalogue_for(None, view.seats, False).size
    rows = [" ".join(f"{owners.get((x, y), '.'):3}" for x in range(side)) for y in range(side)]
    return [*rows, ", ".join(_told(number, building) for number, building in enumerate(view.buildings))]


def _letters(number: int) -> str:
    return chr(ord("a") + number % 26) + ("'" if number >= 26 else "")


def _told(number: int, building: BuildingView) -> str:
    return f"{building.owner + 1}{_letters(number)} {building.piece} {building.worth}"


def _side(seat: int, player: PlayerView) -> str:
    markers = f"markers {player.markers} and {player.monument_markers}"
    points = " ".join(f"{part} {number}" for part, number in player.points.items())
    numbers = f"coins {player.coins}, income {player.income}, population {player.population}"
    return f"seat {seat + 1}: {numbers}, {markers}; {points}"
