"""What the seats of a game had, read from its record: for each game the kinds of things there are, and who had which.

A thing is named by its kind and by the term that the game's own texts have for it, such as `tile-mine`.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from latium.core.options import resolve
from latium.core.protocol import AnyGame, Options
from latium.core.records import Record
from latium.core.seats import Seat
from latium.games.first_empires.catalogue import COLOURS, NOBODY
from latium.games.founders.catalogue import CLASSES, TOKENS
from latium.games.founders.catalogue import VICTORY as VICTORY_CLASS

SEAT: Final = "seat"


class Kind(NamedTuple):
    """A kind of things, all of them, and what has to be equal for one of them to be judged."""

    name: str
    """Its heading is the message `balance-kind-...`."""
    terms: tuple[str, ...]
    part: str = ""
    """The term of what the things belong to, if things of this name are judged apart by that."""
    given: tuple[str, ...] = ()
    """Kinds that come before it. Those that come after are what a thing is good for, and are left to differ."""
    whole: bool = False
    """Whether every seat has exactly one."""
    offered: bool = False
    """Whether some games do not have all of them."""


class Thing(NamedTuple):
    """A thing of a kind."""

    kind: str
    term: str


class Had(NamedTuple):
    """How many of each thing each seat had, and which of the things that not every game has were there."""

    seats: tuple[Counter[Thing], ...]
    offered: frozenset[Thing]


class Reading(NamedTuple):
    """How to read the records of a game."""

    kinds: Callable[[Any], tuple[Kind, ...]]
    """The kinds in a game that was set up so."""
    had: Callable[[Any, Record], Had]


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
    had = reading.had(state, record) if reading else Had(_nothing(seats), frozenset())
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


def _nothing(seats: int) -> tuple[Counter[Thing], ...]:
    return tuple(Counter() for _ in range(seats))


# --- Founders of the Empire


def _founders_kinds(state: Any) -> tuple[Kind, ...]:
    catalogue = state.catalogue
    tiles = [tuple(f"tile-{catalogue.kinds[kind]}" for kind in kinds) for kinds in catalogue.by_class]
    kinds = [Kind(name, tiles[number], given=tuple(CLASSES[:number])) for number, name in enumerate(CLASSES)]
    victory = kinds[VICTORY_CLASS]._replace(given=(*CLASSES[:VICTORY_CLASS], "token"), offered=True)
    # City tiles are where tokens come from: beside the tiles, only whether a token was used would be left to see.
    tokens = Kind("token", tuple(f"token-{token}" for token in TOKENS), given=("nature", "village"))
    return (*kinds[:VICTORY_CLASS], tokens, victory)


def _founders_had(state: Any, record: Record) -> Had:
    catalogue = state.catalogue
    seats = _nothing(record.header.seats)
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


# --- First Empires


def _empires_kinds(state: Any) -> tuple[Kind, ...]:
    catalogue = state.catalogue
    sides = tuple(f"civilization-{id}" for id in catalogue.civilizations)
    decks = [tuple(f"card-{catalogue.cards[card]}" for card in catalogue.cards_in(deck)) for deck in catalogue.deck_of]
    # A weak civilization wins little with any card, so that a card is measured by the others of its deck.
    cards = tuple(zip(decks, sides, strict=True))
    return (
        Kind("civilization", sides, whole=True),
        Kind("track", tuple(f"track-{colour}" for colour in COLOURS), given=("civilization",)),
        *(Kind("card", deck, side, ("civilization",), offered=True) for deck, side in cards),
        *(Kind("scored", deck, side, ("civilization", "card"), offered=True) for deck, side in cards),
    )


def _empires_had(state: Any, record: Record) -> Had:
    catalogue = state.catalogue
    seats = _nothing(record.header.seats)
    sides: list[int] = [player.civilization for player in state.players if player.civilization != NOBODY]
    for ply in record.standing():
        match ply.action["do"]:
            case "assign":  # to one seat after another (E-2.3)
                sides.append(catalogue.civilization_index[ply.action["civilization"]])
            case "draw":  # from a deck that only one seat has (E-1.7)
                card = 1 << catalogue.card_index[ply.action["card"]]
                seat = next(seat for seat, side in enumerate(sides) if catalogue.deck_of[side] & card)
                seats[seat][Thing("card", f"card-{ply.action['card']}")] += 1
            case "raise":
                seats[ply.seat][Thing("track", f"track-{ply.action['track']}")] += 1
            case "score":
                seats[ply.seat][Thing("scored", f"card-{ply.action['card']}")] += 1
    for counts, side in zip(seats, sides, strict=True):
        counts[Thing("civilization", f"civilization-{catalogue.civilizations[side]}")] = 1
    decks = (catalogue.cards_in(catalogue.deck_of[side]) for side in sides)
    there = (Thing("card", f"card-{catalogue.cards[card]}") for deck in decks for card in deck)
    drawn = (thing.term for counts in seats for thing in counts if thing.kind == "card")
    return Had(seats, frozenset((*there, *(Thing("scored", term) for term in drawn))))


# --- Foundations of Rome


def _rome_kinds(state: Any) -> tuple[Kind, ...]:
    catalogue = state.catalogue
    pieces = tuple(f"piece-{id}" for id in catalogue.pieces)
    buildings = Kind("building", pieces[: catalogue.monuments_from])
    if not state.options["monuments"]:
        return (buildings,)
    return (buildings, Kind("monument", pieces[catalogue.monuments_from :], given=("building",), offered=True))


def _rome_had(state: Any, record: Record) -> Had:
    catalogue = state.catalogue
    seats = _nothing(record.header.seats)
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


READINGS: Final = {
    "founders": Reading(_founders_kinds, _founders_had),
    "first-empires": Reading(_empires_kinds, _empires_had),
    "foundations-of-rome": Reading(_rome_kinds, _rome_had),
}
