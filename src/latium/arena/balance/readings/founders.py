"""What there is to have in Founders of the Empire, and who had it."""

from typing import Any

from latium.arena.balance.readings.contract import Had, Kind, Thing, nothing
from latium.core.records import Record
from latium.games.founders.catalogue import CLASSES, TOKENS, VICTORY


def kinds(state: Any) -> tuple[Kind, ...]:
    catalogue = state.catalogue
    tiles = [tuple(f"tile-{catalogue.kinds[kind]}" for kind in members) for members in catalogue.by_class]
    classes = [Kind(name, tiles[number], given=tuple(CLASSES[:number])) for number, name in enumerate(CLASSES)]
    victory = classes[VICTORY]._replace(given=(*CLASSES[:VICTORY], "token"), offered=True)
    # City tiles are where tokens come from: beside the tiles, only whether a token was used would be left to see.
    tokens = Kind("token", tuple(f"token-{token}" for token in TOKENS), given=("nature", "village"))
    return (*classes[:VICTORY], tokens, victory)


def had(state: Any, record: Record) -> Had:
    catalogue = state.catalogue
    seats = nothing(record.header.seats)
    offered = set()

    def tile(id: str) -> Thing:
        return Thing(CLASSES[catalogue.class_of[catalogue.index[id]]], f"tile-{id}")

    for ply in record.standing():
        match ply.action["do"]:
            case "reveal":
                offered.add(tile(ply.action["tile"]))
            case "lay":
                seats[ply.seat].update([tile(ply.action["first"]), tile(ply.action["second"])])
            case "add" | "swap":
                seats[ply.seat][tile(ply.action["tile"])] += 1
            case token if token in TOKENS:
                seats[ply.seat][Thing("token", f"token-{token}")] += 1
    return Had(seats, frozenset(thing for thing in offered if thing.kind == "victory"))
