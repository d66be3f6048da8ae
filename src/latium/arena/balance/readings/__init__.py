"""What the seats of a game had, read from its record: for each game the kinds of things there are, and who had which.

A thing is named by its kind and by the term that the game's own texts have for it, such as `tile-mine`.
"""

from collections.abc import Sequence
from typing import Any, Final

from latium.arena.balance.readings import first_empires, foundations_of_rome, founders
from latium.arena.balance.readings.contract import Had, Kind, Reading, Thing, nothing
from latium.core.options import resolve
from latium.core.protocol import AnyGame, Options
from latium.core.records import Record
from latium.core.seats import Seat

SEAT: Final = "seat"

READINGS: Final = {
    "founders": Reading(founders.kinds, founders.had),
    "first-empires": Reading(first_empires.kinds, first_empires.had),
    "foundations-of-rome": Reading(foundations_of_rome.kinds, foundations_of_rome.had),
}


def kinds_of(game: AnyGame, seats: Sequence[int], options: Options) -> tuple[Kind, ...]:
    """All kinds, the place in the playing order before those of the game itself."""
    places = Kind(SEAT, tuple(f"place-{place}" for place in range(1, max(seats) + 1)), whole=True)
    reading = READINGS.get(game.facts.slug)
    return (places, *(reading.kinds(_set_up(game, max(seats), options)) if reading else ()))


def had_in(game: AnyGame, record: Record) -> Had:
    """What the seats had, their places in the playing order among it."""
    seats, options = record.header.seats, record.header.options
    state = _set_up(game, seats, options)
    reading = READINGS.get(game.facts.slug)
    had = reading.had(state, record) if reading else Had(nothing(seats), frozenset())
    first = _first(record)
    for seat, counts in enumerate(had.seats):
        counts[Thing(SEAT, f"place-{(seat - first) % seats + 1}")] = 1
    return had


def _set_up(game: AnyGame, seats: int, options: Options) -> Any:
    return game.setup(seats, resolve(game.facts, seats, options, simulated=True))


def _first(record: Record) -> Seat:
    """Whom an option named, or chance; else the first seat."""
    option = record.header.options.get("first")
    if isinstance(option, int):
        return option - 1
    named = (int(ply.action["seat"]) - 1 for ply in record.standing() if ply.action.get("do") == "first")
    return next(named, 0)
