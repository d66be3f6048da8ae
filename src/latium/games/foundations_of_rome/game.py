"""Foundations of Rome with Monuments as the rest of the product sees it."""

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
    Prospect,
    Refusal,
    Rng,
    Score,
    ranked,
)
from latium.core.seats import Seat
from latium.games.foundations_of_rome import events, observe, saving
from latium.games.foundations_of_rome.actions import Action, Keep
from latium.games.foundations_of_rome.asking import question
from latium.games.foundations_of_rome.components import SEATS
from latium.games.foundations_of_rome.events import AnyEvent, Chose
from latium.games.foundations_of_rome.notation import NOTATION
from latium.games.foundations_of_rome.rules import ending, monuments, scoring, setup, steps, valuing
from latium.games.foundations_of_rome.state import SCORE_PARTS, State
from latium.games.foundations_of_rome.views import View

FACTS: Final = Facts(
    slug="foundations-of-rome",
    prefix="R",
    seats=SEATS,
    minutes=(60, 90),
    rules_version=1,
    options=(  # other modules would be among these
        first_option(SEATS, "R-2.2"),
        Option("drafting", False, (False, True), clause="R-2.8"),
        Option("monuments", True, (True, False), clause="R-2.7"),
        Option("cards", "a", ("a", "b", "mixed"), clause="R-1.7"),
        Option("final_turns", "everyone", ("everyone", "round"), clause="R-8.2"),
        Option("stall_rounds", 2, (2, 3, 5), clause="R-8.6"),
        Option("spare_deeds", "early", ("early", "late"), clause="R-2.5"),
        Option("marker_balance", True, (True, False), clause="R-6.5"),
        Option("diagonals", False, (False, True), clause="R-9.4"),
        Option("pantheon_after", False, (False, True), clause="R-7.2"),
        Option("live_temples", True, (True, False), clause="R-7.12"),
        Option("components", None, clause="R-1.10"),
    ),
    end_reasons=(ending.SCORED,),
    score_parts=SCORE_PARTS,
    private=True,
)


@final
class FoundationsOfRome:
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
        return setup.new_table(observe.catalogue_of(dict(options), seats), seats, dict(options), first_seat(options))

    def bound(self, state: State) -> int:
        return ending.bound(state)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return steps.to_act(state)

    def legal(self, state: State, seat: Seat) -> list[Action]:
        return steps.legal(state, seat)

    def weights(self, state: State) -> list[int]:
        return steps.weights(state)

    def apply(self, state: State, seat: Seat, action: Action, log: list[AnyEvent] | None = None) -> None:
        steps.apply(state, seat, action, log)

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
        """With what it would change of the scoring of this era and of an income. A draft shows nothing before all have
        chosen (R-2.8), so neither does its preview."""
        totals = self._totals(state)
        if isinstance(action, Keep):
            return Preview((Chose(seat=seat, lot=state.catalogue.lots[action.lot]),), totals, totals)
        after = state.copy()
        log: list[AnyEvent] = []
        self.apply(after, seat, action, log)
        return Preview(
            tuple(log), totals, self._totals(after), _prospects(state, self._unscored(state, seat, action, after))
        )

    def _unscored(self, state: State, seat: Seat, action: Action, after: State) -> State:
        """The position after an action with the era still to be scored: prospects are those of one and the same era."""
        if after.era == state.era and not after.reason:
            return after
        if not state.final_turns:  # a deed left the row, which changes none of them
            return state
        waiting = state.copy()
        waiting.final_turns += 1
        self.apply(waiting, seat, action)
        return waiting

    def _totals(self, state: State) -> tuple[int, ...]:
        return tuple([sum(player.points) for player in state.players])

    def question(self, state: State, seat: Seat) -> Message:
        return question(state, seat)

    def demands(self, state: State, viewer: Seat | None) -> Demands:
        return monuments.demands(state, viewer)

    def describe(self, event: AnyEvent) -> Message:
        return events.describe(event)

    def names(self, options: Options) -> dict[str, str]:
        if options["components"] is None:
            return {}
        return observe.catalogue_of(dict(options), max(SEATS)).own_names()

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


def _prospects(before: State, after: State) -> tuple[Prospect, ...]:
    """What the era would bring each seat if it were scored now, and an income, before and after an action."""
    then, now = valuing.prospects(before), valuing.prospects(after)
    return (
        Prospect("era-points", tuple([seat.points for seat in then]), tuple([seat.points for seat in now])),
        Prospect("era-coins", tuple([seat.coins for seat in then]), tuple([seat.coins for seat in now])),
        Prospect("income", tuple([seat.income for seat in then]), tuple([seat.income for seat in now])),
    )


GAME: Final = FoundationsOfRome()
