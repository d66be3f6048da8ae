"""A game just large enough for a driver: all bid at once, in secret; a drawn seat scores its bid; three times."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from latium.core.errors import Fault, NotationError, SaveError
from latium.core.protocol import (
    Facts,
    Message,
    Option,
    Options,
    OptionValue,
    Outcome,
    Part,
    Plain,
    Preview,
    Refusal,
    Rng,
    Score,
    ranked,
)
from latium.core.seats import CHANCE, Seat

ROUNDS = 3
BIDS = range(1, 4)


class State(msgspec.Struct):
    options: dict[str, OptionValue]
    points: list[int]
    bids: list[int]
    round: int = 0

    def copy(self) -> "State":
        return State(self.options, self.points.copy(), self.bids.copy(), self.round)


class View(msgspec.Struct, frozen=True):
    points: tuple[int, ...]
    bid: tuple[bool, ...]
    round: int


class Bade(msgspec.Struct, frozen=True, tag="bade"):
    seat: Seat
    bid: int


class Scored(msgspec.Struct, frozen=True, tag="scored"):
    seat: Seat
    points: int


Event: TypeAlias = Bade | Scored


class Auction:
    """Actions are whole numbers: a seat's bid, or the seat that CHANCE lets score."""

    facts = Facts(
        slug="auction",
        prefix="A",
        seats=(2, 3),
        minutes=(1, 1),
        rules_version=1,
        options=(Option("rich", default=False, choices=(False, True)),),
        end_reasons=("rounds",),
        score_parts=("bids",),
        private=True,
    )
    event_type = Event
    view_type = View

    def setup(self, seats: int, options: Options) -> State:
        return State(dict(options), [10 if options["rich"] else 0] * seats, [0] * seats)

    def bound(self, state: State) -> int:
        return ROUNDS * (len(state.points) + 1)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if state.round == ROUNDS:
            return ()
        return tuple(seat for seat, bid in enumerate(state.bids) if not bid) or (CHANCE,)

    def legal(self, state: State, seat: Seat) -> Sequence[int]:
        if seat not in self.to_act(state):
            return ()
        return range(len(state.points)) if seat == CHANCE else BIDS

    def weights(self, state: State) -> Sequence[int]:
        return state.bids

    def apply(self, state: State, seat: Seat, action: int, log: list[Event] | None = None) -> None:
        if seat != CHANCE:
            state.bids[seat] = action
            event: Event = Bade(seat, action)
        else:
            event = Scored(action, state.bids[action])
            state.points[action] += state.bids[action]
            state.bids = [0] * len(state.bids)
            state.round += 1
        if log is not None:
            log.append(event)

    def outcome(self, state: State) -> Outcome | None:
        return ranked("rounds", self.scores(state)) if state.round == ROUNDS else None

    def scores(self, state: State) -> tuple[Score, ...]:
        return tuple(Score(points, (Part("bids", 1, points),)) for points in state.points)

    def observe(self, state: State, viewer: Seat | None) -> View:
        return View(tuple(state.points), tuple(bid > 0 for bid in state.bids), state.round)

    def redact(self, event: Event, viewer: Seat | None) -> Event | None:
        return None if isinstance(event, Bade) and event.seat != viewer else event

    def determinize(self, view: View, rng: Rng) -> State:
        return State({"rich": False}, list(view.points), [bid and 1 + rng.below(3) for bid in view.bid], view.round)

    def explain(self, state: State, seat: Seat, action: int) -> Refusal | None:
        return None if action in self.legal(state, seat) else Refusal("A-1.1", "not-now")

    def preview(self, state: State, seat: Seat, action: int) -> Preview:
        return Preview((), tuple(state.points), tuple(state.points))

    def question(self, state: State, seat: Seat) -> Message:
        return Message("bid")

    def describe(self, event: Event) -> Message:
        return Message(type(event).__name__.lower())

    def write(self, state: State, action: int) -> str:
        return str(action)

    def read(self, state: State, seat: Seat, text: str) -> int:
        if not text.isdigit():
            raise NotationError(Fault.UNREADABLE, text)
        return int(text)

    def pack(self, state: State, action: int) -> dict[str, Plain]:
        return {"number": action}

    def unpack(self, state: State, data: Plain) -> int:
        match data:
            case {"number": int(action)}:
                return action
            case other:
                raise NotationError(Fault.UNREADABLE, str(other))

    def dump(self, state: State) -> dict[str, Plain]:
        data: dict[str, Plain] = msgspec.to_builtins(state)
        return data

    def restore(self, data: Plain) -> State:
        try:
            return msgspec.convert(data, State)
        except msgspec.ValidationError as error:
            raise SaveError(str(error)) from None


AUCTION: Any = Auction()
