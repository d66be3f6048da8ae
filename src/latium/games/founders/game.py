"""Founders of the Empire as the rest of the product sees it."""

from collections.abc import Sequence
from typing import Final, final

from latium.core.options import first_option, first_seat
from latium.core.protocol import (
    Demands,
    Facts,
    Message,
    Option,
    Options,
    Outcome,
    Plain,
    Preview,
    Refusal,
    Rng,
    Score,
    ranked,
)
from latium.core.seats import Seat
from latium.games.founders import observe, saving
from latium.games.founders.actions import Action
from latium.games.founders.asking import question
from latium.games.founders.catalogue import Catalogue, catalogue_for
from latium.games.founders.events import AnyEvent, describe
from latium.games.founders.notation import NOTATION
from latium.games.founders.rules import ending, scoring, setup, steps
from latium.games.founders.state import State
from latium.games.founders.views import View

SEATS: Final = (2, 3, 4)

FACTS: Final = Facts(
    slug="founders",
    prefix="F",
    seats=SEATS,
    minutes=(30, 45),
    rules_version=1,
    options=(
        first_option(SEATS, "F-2.2"),
        Option("agreement", True, (True, False), in_simulations=False, clause="F-11.4"),
        Option("uniform_village", False, (False, True), clause="F-1.7"),
        Option("components", None, clause="F-1.7"),
    ),
    end_reasons=(ending.VICTORY_TILES, ending.EMPTY_STACKS, ending.AGREEMENT),
    score_parts=("victory", "craftsmen", "tokens", "swaps"),
    private=False,
)


@final
class Founders:
    """The game; it keeps nothing, all is in the states."""

    @property
    def facts(self) -> Facts:
        return FACTS

    @property
    def event_type(self) -> object:
        return AnyEvent

    @property
    def view_type(self) -> type[View]:
        return View

    def setup(self, seats: int, options: Options) -> State:
        return setup.new_table(self._catalogue(options), seats, dict(options), first_seat(options))

    def _catalogue(self, options: Options) -> Catalogue:
        components = options["components"]
        text = components if isinstance(components, str) else None
        return catalogue_for(text, options["uniform_village"] is True)

    def bound(self, state: State) -> int:
        """F-11.2: a turn opens one tile, so there are as many turns as tiles; a turn has at most nine plies and, by
        agreement, a vote; the set-up turns up and lays what it turns up."""
        tiles = sum(state.catalogue.copies)
        return tiles * (9 + state.seats) + tiles

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return (state.pending[-1].asks,) if state.pending else ()

    def legal(self, state: State, seat: Seat) -> list[Action]:
        if not state.pending or state.pending[-1].asks != seat:
            return []
        return steps.legal(state)

    def weights(self, state: State) -> list[int]:
        return steps.weights(state)

    def apply(self, state: State, seat: Seat, action: Action, log: list[AnyEvent] | None = None) -> None:
        steps.apply(state, action, log)

    def outcome(self, state: State) -> Outcome | None:
        """Ranks by points, then by victory tiles (F-12.6); who is equal in both shares a rank (F-12.7)."""
        return ranked(state.reason, self.scores(state)) if state.reason else None

    def scores(self, state: State) -> tuple[Score, ...]:
        return tuple([scoring.score(state, seat) for seat in range(state.seats)])

    def observe(self, state: State, viewer: Seat | None) -> View:
        return observe.observe(state)

    def show(self, state: State, viewer: Seat | None) -> bytes:
        return observe.show(state)

    def redact(self, event: AnyEvent, viewer: Seat | None) -> AnyEvent | None:
        return event

    def determinize(self, view: View, rng: Rng) -> State:
        return observe.rebuild(view)

    def explain(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return steps.explain(state, seat, action)

    def preview(self, state: State, seat: Seat, action: Action) -> Preview:
        after = state.copy()
        log: list[AnyEvent] = []
        self.apply(after, seat, action, log)
        return Preview(tuple(log), self._totals(state), self._totals(after))

    def _totals(self, state: State) -> tuple[int, ...]:
        return tuple([scoring.points(state, seat) for seat in range(state.seats)])

    def question(self, state: State, seat: Seat) -> Message:
        return question(state, seat)

    def demands(self, state: State, viewer: Seat | None) -> Demands:
        """Tiles ask for neighbours, and legal moves and previews tell of these."""
        return {}

    def describe(self, event: AnyEvent) -> Message:
        return describe(event)

    def names(self, options: Options) -> dict[str, str]:
        return self._catalogue(options).own_names()

    def write(self, state: State, action: Action) -> str:
        return NOTATION.write(state.catalogue, action)

    def read(self, state: State, seat: Seat, text: str) -> Action:
        return NOTATION.read(state.catalogue, self.legal(state, seat), text)

    def pack(self, state: State, action: Action) -> dict[str, Plain]:
        return NOTATION.pack(state.catalogue, action)

    def unpack(self, state: State, data: Plain) -> Action:
        return NOTATION.unpack(state.catalogue, data)

    def listing(self, state: State, actions: Sequence[Action]) -> bytes:
        return NOTATION.listing(state.catalogue, actions)

    def dump(self, state: State) -> dict[str, Plain]:
        return saving.dump(state)

    def restore(self, data: Plain) -> State:
        return saving.restore(data, FACTS)


GAME: Final = Founders()
