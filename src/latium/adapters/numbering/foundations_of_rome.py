"""The ids of Foundations of Rome. A footprint is its first lot in reading order, then how the shape is turned."""

from collections.abc import Sequence
from typing import Any, Final, final

from latium.adapters.numbering.contract import END, Ids
from latium.core.seats import Seat
from latium.games.foundations_of_rome.actions import ROW, Action, Begin, Build, Buy, Deal, Income, Keep, Unveil
from latium.games.foundations_of_rome.catalogue import CARD_SETS, Catalogue
from latium.games.foundations_of_rome.components import SEATS, turns

DEPTH: Final = 3  # what to build, lot, turn
INCOME: Final = 0
TURNS: Final = 4


@final
class FoundationsOfRomeNumbering:
    """What is done first; of a construction then the lot, and the turn unless the shape looks the same in all."""

    __slots__ = ("_begin", "_build", "_buy", "_first_lots", "_lot", "_lots", "_names", "_turn", "_turns", "_unveil")

    def __init__(self, seats: int, catalogue: Catalogue) -> None:
        ids = Ids()
        ids.block(["income"])
        self._buy = ids.block([f"buy slot {slot + 1}" for slot in range(ROW)])
        self._build = ids.block([f"build {piece}" for piece in catalogue.pieces])
        largest = max(catalogue.source.game.sizes.values())
        self._lot = ids.block([f"{chr(ord('a') + lot % largest)}{lot // largest + 1}" for lot in range(largest**2)])
        self._turn = ids.block([f"turn {turn + 1}" for turn in range(TURNS)])
        self._unveil = ids.block([f"unveil {piece} {cards}" for piece in catalogue.pieces for cards in CARD_SETS])
        self._begin = ids.block([f"player {seat + 1} begins" for seat in range(max(SEATS))])
        self._names = ids.names
        size = catalogue.size
        self._lots: list[int] = [self._lot + lot // size * largest + lot % size for lot in range(len(catalogue.lots))]
        self._first_lots: list[int] = [self._lots[lots[0]] for lots in catalogue.lots_of]
        self._turns: list[int] = turns_of(catalogue)

    def names(self) -> list[str]:
        return self._names

    def depth(self) -> int:
        return DEPTH

    def ids_at(self, seat: Seat, actions: Sequence[Any], depth: int) -> list[int]:
        if depth == 0:
            return [self._what(action) for action in actions]
        return [self._where(action, depth) for action in actions]

    def _what(self, action: Action) -> int:
        if isinstance(action, Build):
            return self._build + action.piece
        if isinstance(action, Buy):
            return self._buy + action.slot
        if isinstance(action, Income):
            return INCOME
        if isinstance(action, (Deal, Keep)):
            return self._lots[action.lot]
        if isinstance(action, Unveil):
            return self._unveil + len(CARD_SETS) * action.monument + action.cards
        assert isinstance(action, Begin)
        return self._begin + action.seat

    def _where(self, action: Action, depth: int) -> int:
        if not isinstance(action, Build) or depth > 2:
            return END
        if depth == 1:
            return self._first_lots[action.footprint]
        turn = self._turns[action.footprint]
        return END if turn == END else self._turn + turn


def turns_of(catalogue: Catalogue) -> list[int]:
    """By footprint: how its shape is turned, END if there is only one way."""
    ways = [turns(catalogue.source.shapes[name]) for name in catalogue.shapes]
    size = catalogue.size
    found: list[int] = []
    for footprint, lots in enumerate(catalogue.lots_of):
        left = min([lot % size for lot in lots])
        top = lots[0] // size
        cells = tuple([(lot % size - left, lot // size - top) for lot in lots])
        known = ways[catalogue.shape_of[footprint]]
        found.append(END if len(known) == 1 else known.index(cells))
    return found
