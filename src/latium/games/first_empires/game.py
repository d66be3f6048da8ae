"""First Empires as the rest of the product sees it."""

from collections.abc import Sequence
from typing import Final, final

import msgspec

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
from latium.games.first_empires import events, observe, saving
from latium.games.first_empires.actions import Action
from latium.games.first_empires.asking import question
from latium.games.first_empires.catalogue import Catalogue, catalogue_for
from latium.games.first_empires.events import AnyEvent
from latium.games.first_empires.notation import NOTATION
from latium.games.first_empires.rules import cards, ending, scoring, setup, steps
from latium.games.first_empires.state import State
from latium.games.first_empires.views import View

SEATS: Final = (2, 3, 4, 5)

FACTS: Final = Facts(
    slug="first-empires",
    prefix="E",
    seats=SEATS,
    minutes=(45, 60),
    rules_version=1,
    options=(
        first_option(SEATS, "E-2.4"),
        Option("civilizations", setup.RANDOM, clause="E-2.3"),
        Option("early_dice_cards", False, (False, True), clause="E-10.6"),
        Option("converted_dice_count", True, (True, False), clause="E-10.6"),
        Option("reconvert_black", True, (True, False), clause="E-4.8"),
        Option("late_conversion", False, (False, True), clause="E-8.2"),
        Option("spread_cities", True, (True, False), clause="E-9.2"),
        Option("components", None, clause="E-1.9"),
    ),
    end_reasons=(ending.ROUNDS,),
    score_parts=("tracks", "cities", "cards"),
    private=True,
)


@final
class FirstEmpires:
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
        return setup.new_table(self._catalogue(options, seats), seats, dict(options), first_seat(options))

    def _catalogue(self, options: Options, seats: int) -> Catalogue:
        components = options["components"]
        return catalogue_for(components if isinstance(components, str) else None, seats)

    def bound(self, state: State) -> int:
        """E-3.1: a turn takes at most 5 dice, 4 re-rolls of them, 6 points, a card at a time and a marker at a time."""
        return state.seats * (state.catalogue.rounds * 120 + 40)

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
        return ranked(state.reason, self.scores(state)) if state.reason else None

    def scores(self, state: State) -> tuple[Score, ...]:
        return tuple([scoring.score(state, seat) for seat in range(state.seats)])

    def observe(self, state: State, viewer: Seat | None) -> View:
        return observe.observe(state, viewer)

    def show(self, state: State, viewer: Seat | None) -> bytes:
        return msgspec.json.encode(observe.observe(state, viewer))

    def redact(self, event: AnyEvent, viewer: Seat | None) -> AnyEvent | None:
        return events.redact(event, viewer)

    def determinize(self, view: View, rng: Rng) -> State:
        return observe.rebuild(view, rng)

    def explain(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return steps.explain(state, seat, action)

    def preview(self, state: State, seat: Seat, action: Action) -> Preview:
        after = state.copy()
        log: list[AnyEvent] = []
        self.apply(after, seat, action, log)
        seen = tuple([events.redact(event, seat) for event in log])
        return Preview(seen, self._totals(state), self._totals(after))

    def _totals(self, state: State) -> tuple[int, ...]:
        return tuple([scoring.points(state, seat) for seat in range(state.seats)])

    def question(self, state: State, seat: Seat) -> Message:
        return question(state, seat)

    def demands(self, state: State, viewer: Seat | None) -> Demands:
        return cards.demands(state, viewer)

    def describe(self, event: AnyEvent) -> Message:
        return events.describe(event)

    def names(self, options: Options) -> dict[str, str]:
        components = options["components"]
        return {} if components is None else self._catalogue(options, max(SEATS)).own_names()

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


GAME: Final = FirstEmpires()
