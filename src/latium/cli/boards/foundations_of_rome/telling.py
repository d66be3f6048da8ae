"""What happened told in fewer sentences, and remarks on the moves of a menu."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final

from latium.cli.boards.foundations_of_rome.words import Words
from latium.cli.boards.vocabulary import words_of
from latium.core.protocol import Player, Term, message
from latium.core.seats import Seat
from latium.core.text import Texts
from latium.games.foundations_of_rome import GAME
from latium.games.foundations_of_rome.actions import Build, Buy
from latium.games.foundations_of_rome.events import CivicScored, CommerceScored, Dealt, Unveiled
from latium.games.foundations_of_rome.frames import Acting
from latium.games.foundations_of_rome.notation import FOOTPRINT
from latium.games.foundations_of_rome.observe import rebuild
from latium.games.foundations_of_rome.rules import construction, deeds
from latium.games.foundations_of_rome.state import State
from latium.games.foundations_of_rome.views import View

QUIET: Final = frozenset({"drew", "offered"})
BRIEF: Final = frozenset[str]()
OPENING: Final = frozenset[str]()
ABOUT_STEPS: Final = frozenset({"chance-first", "draft-first", "no-draft-now", "not-your-turn"})


def remark(event: Any, texts: Texts) -> str:
    """Which shops brought how many points."""
    if not isinstance(event, CommerceScored):
        return ""
    shops = [f"{texts.term(f'piece-{shop.piece}')} {shop.points}" for shop in event.buildings]
    return f"({', '.join(shops)})"


def condensed(events: Iterable[Any]) -> list[Any]:
    """Deeds dealt to a seat, monuments of the game and civic buildings scored, each kind in one sentence."""
    told: list[Any] = []
    for _, run in groupby(events, key=_alike):
        told += _together(list(run))
    return told


def _alike(event: Any) -> Any:
    match event:
        case Dealt() | CivicScored():
            return type(event), event.seat
        case Unveiled():
            return Unveiled
        case _:
            return id(event)


def _together(events: list[Any]) -> list[Any]:
    first = events[0]
    if len(events) == 1:
        return events
    match first:
        case Dealt():
            lots = ", ".join(event.lot.upper() for event in events)
            return [message("board-dealt", who=Player(first.seat), lots=lots)]
        case CivicScored():
            pieces = tuple(Term(f"piece-{event.piece}") for event in events)
            sum_ = " + ".join(str(event.points) for event in events)
            points = sum(event.points for event in events)
            return [message("board-civic", who=Player(first.seat), pieces=pieces, values=sum_, points=points)]
        case _:
            return [message("board-unveiled", pieces=tuple(Term(f"piece-{event.piece}") for event in events))]


def gloss(view: View, words: Sequence[str], texts: Texts) -> str:
    """What a move costs or brings."""
    return Remarks(rebuild(view, None), texts).on(words)


class Remarks:
    """Short remarks on moves."""

    def __init__(self, state: State, texts: Texts) -> None:
        self.state = state
        self.catalogue = state.catalogue
        self.texts = texts
        self.words = Words(state.catalogue, texts)

    @property
    def seat(self) -> Seat | None:
        frame = self.state.pending[-1] if self.state.pending else None
        return frame.seat if isinstance(frame, Acting) else None

    def on(self, words: Sequence[str]) -> str:
        match words:
            case ["income"] if self.seat is not None:
                return self.texts.format("board-coins", count=deeds.income(self.state, self.seat))
            case ["buy"] if self.seat is not None:
                return self._deeds(self.seat)
            case ["buy", slot]:
                return self._deed(int(slot) - 1)
            case ["build", piece]:
                return self._piece(self.catalogue.piece_index[piece])
            case ["build", piece, footprint]:
                return self._construction(self.catalogue.piece_index[piece], footprint)
            case _:
                return ""

    def _deeds(self, seat: Seat) -> str:
        slots = [action.slot for action in deeds.purchases(self.state, seat) if isinstance(action, Buy)]
        return ", ".join(map(self._deed, slots))

    def _deed(self, slot: int) -> str:
        lot = self.catalogue.lots[self.state.row[slot]].upper()
        return self.texts.format("board-deed", lot=lot, price=self.catalogue.prices[slot])

    def _piece(self, piece: int) -> str:
        """Its name too where moves have another: English ones have its id."""
        name = self.words.piece(piece)
        known = self.texts.language != "en" or words_of(name) == words_of(self.catalogue.pieces[piece])
        return self.words.summary(piece) if known else self.words.said(name, self.words.summary(piece))

    def _construction(self, piece: int, lots: str) -> str:
        """What it covers, and what it would change of the era's scoring and of an income."""
        footprint = FOOTPRINT.read(self.catalogue, lots)
        if footprint is None or self.seat is None:
            return ""
        covered = [self.state.piece_on(building) for building in construction.under(self.state, footprint)]
        told = [self.texts.format("board-covers", pieces=self.words.pieces(covered))] if covered else []
        return ", ".join([*self._changes(self.seat, Build(piece, footprint)), *told]) or self._piece(piece)

    def _changes(self, seat: Seat, action: Build) -> list[str]:
        found = {
            one.name: one.after[seat] - one.before[seat] for one in GAME.preview(self.state, seat, action).prospects
        }
        changes = [("board-era-points", found["era-points"]), ("board-income-change", found["income"])]
        return [self.texts.format(key, change=f"{change:+d}") for key, change in changes if change]
