"""What there is to have in Foundations of Rome, and who had it."""

from typing import Any

from latium.arena.balance.readings.contract import Had, Kind, Thing, nothing
from latium.core.records import Record


def kinds(state: Any) -> tuple[Kind, ...]:
    catalogue = state.catalogue
    pieces = tuple(f"piece-{id}" for id in catalogue.pieces)
    buildings = Kind("building", pieces[: catalogue.monuments_from])
    if not state.options["monuments"]:
        return (buildings,)
    return (buildings, Kind("monument", pieces[catalogue.monuments_from :], given=("building",), offered=True))


def had(state: Any, record: Record) -> Had:
    catalogue = state.catalogue
    seats = nothing(record.header.seats)
    offered = set()
    for ply in record.standing():
        match ply.action["do"]:
            case "unveil":
                offered.add(Thing("monument", f"piece-{ply.action['monument']}"))
            case "build":
                piece = ply.action["piece"]
                kind = "building" if catalogue.piece_index[piece] < catalogue.monuments_from else "monument"
                seats[ply.seat][Thing(kind, f"piece-{piece}")] += 1
    return Had(seats, frozenset(offered))
