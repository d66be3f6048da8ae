"""The rules of Wager, all in one file: a game outside the shelf that keeps every law."""

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, NamedTuple, TypeAlias

import msgspec

from latium.core.errors import Fault, NotationError, SaveError
from latium.core.options import first_option, first_seat
from latium.core.protocol import (
    Argument,
    Demands,
    Facts,
    Message,
    Option,
    Options,
    OptionValue,
    Outcome,
    Part,
    Plain,
    Player,
    Preview,
    Refusal,
    Rng,
    Score,
    Term,
    ranked,
)
from latium.core.schema import located
from latium.core.seats import CHANCE, Seat

CARDS = range(1, 7)
PIPS = {1: 1, 2: 2, 3: 1}
PURSE = 3
SEATS = (2, 3)


class Move(NamedTuple):
    """`begin` SEAT, `deal` CARD and `roll` PIPS are chance's; `bid` COINS, `take` and `leave` the players'."""

    kind: str
    value: int = 0


KINDS = {
    "first": ("begin",),
    "deal": ("deal",),
    "roll": ("roll",),
    "bid": ("bid",),
    "take": ("take", "leave"),
    "over": (),
}


class Began(msgspec.Struct, frozen=True, tag="began"):
    seat: Seat


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    seat: Seat
    card: int | None


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    pips: int


class Bade(msgspec.Struct, frozen=True, tag="bade"):
    seat: Seat
    coins: int | None


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    bids: tuple[int, ...]
    winner: Seat


class Took(msgspec.Struct, frozen=True, tag="took"):
    seat: Seat
    pips: int


Event: TypeAlias = Began | Dealt | Rolled | Bade | Revealed | Took


class State(msgspec.Struct, forbid_unknown_fields=True):
    options: dict[str, OptionValue]
    step: str
    first: Seat
    round: int
    pips: int
    winner: Seat
    deck: list[int]
    cards: list[int | None]
    purses: list[int]
    bids: list[int | None]
    shown: list[int]
    bank: int
    points: list[int]

    def copy(self) -> "State":
        lists = {name: list(getattr(self, name)) for name in ("deck", "cards", "purses", "bids", "shown", "points")}
        return msgspec.structs.replace(self, **lists)


class View(msgspec.Struct, frozen=True):
    viewer: Seat | None
    options: dict[str, OptionValue]
    step: str
    first: Seat
    round: int
    pips: int
    winner: Seat
    cards: tuple[int | None, ...]
    """One's own; everybody's at the end, when they count."""
    dealt: int
    purses: tuple[int, ...]
    bid: int | None
    have_bid: tuple[bool, ...]
    shown: tuple[int, ...]
    """The bids last revealed."""
    bank: int
    points: tuple[int, ...]


class Wager:
    facts: ClassVar = Facts(
        slug="wager",
        prefix="W",
        seats=SEATS,
        minutes=(1, 2),
        rules_version=1,
        options=(
            first_option(SEATS, clause="W-1.3"),
            Option("long", default=False, choices=(False, True), in_simulations=True, clause="W-3.1"),
        ),
        end_reasons=("rounds",),
        score_parts=("card", "coins", "prizes"),
        private=True,
    )
    event_type: ClassVar = Event
    view_type: ClassVar = View

    def setup(self, seats: int, options: Options) -> State:
        first = first_seat(options)
        return State(
            options=dict(options),
            step="first" if first is None else "deal",
            first=first or 0,
            round=0,
            pips=0,
            winner=0,
            deck=list(CARDS),
            cards=[None] * seats,
            purses=[PURSE] * seats,
            bids=[None] * seats,
            shown=[],
            bank=0,
            points=[0] * seats,
        )

    def rounds(self, state: State) -> int:
        return 3 if state.options["long"] else 2

    def bound(self, state: State) -> int:
        return 1 + len(state.cards) + self.rounds(state) * (2 + len(state.cards))

    def to_act(self, state: State) -> tuple[Seat, ...]:
        match state.step:
            case "over":
                return ()
            case "bid":
                return tuple(seat for seat, bid in enumerate(state.bids) if bid is None)
            case "take":
                return (state.winner,)
            case _:
                return (CHANCE,)

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        if seat not in self.to_act(state):
            return []
        match state.step:
            case "first":
                return [Move("begin", own) for own in range(len(state.cards))]
            case "deal":
                return [Move("deal", card) for card in state.deck]
            case "roll":
                return [Move("roll", pips) for pips in PIPS]
            case "bid":
                return [Move("bid", coins) for coins in range(state.purses[seat] + 1)]
            case _:
                return [Move("take"), Move("leave")]

    def weights(self, state: State) -> Sequence[int]:
        return list(PIPS.values()) if state.step == "roll" else [1] * len(self.legal(state, CHANCE))

    def apply(self, state: State, seat: Seat, action: Move, log: list[Event] | None = None) -> None:
        events = log if log is not None else []
        match action:
            case Move("begin", own):
                state.first, state.step = own, "deal"
                events.append(Began(own))
            case Move("deal", card):
                self._deal(state, card, events)
            case Move("roll", pips):
                state.pips, state.step = pips, "bid"
                events.append(Rolled(pips))
            case Move("bid", coins):
                self._bid(state, seat, coins, events)
            case _:
                self._taken(state, seat, action.kind == "take", events)

    def _deal(self, state: State, card: int, events: list[Event]) -> None:
        owner = state.cards.index(None)
        state.deck.remove(card)
        state.cards[owner] = card
        events.append(Dealt(owner, card))
        if None not in state.cards:
            state.step = "roll"

    def _bid(self, state: State, seat: Seat, coins: int, events: list[Event]) -> None:
        state.bids[seat] = coins
        events.append(Bade(seat, coins))
        bids = [bid for bid in state.bids if bid is not None]
        if len(bids) == len(state.bids):
            order = [(state.first + turn) % len(bids) for turn in range(len(bids))]
            state.winner = max(order, key=lambda own: bids[own])
            events.append(Revealed(tuple(bids), state.winner))
            state.purses[state.winner] -= bids[state.winner]
            state.bank += bids[state.winner]
            state.shown, state.bids, state.step = bids, [None] * len(bids), "take"

    def _taken(self, state: State, seat: Seat, taken: bool, events: list[Event]) -> None:
        gained = state.pips if taken else 0
        state.points[seat] += gained
        state.round += 1
        state.pips = 0
        state.step = "roll" if state.round < self.rounds(state) else "over"
        events.append(Took(seat, gained))

    def outcome(self, state: State) -> Outcome | None:
        return ranked("rounds", self.scores(state)) if state.step == "over" else None

    def scores(self, state: State) -> tuple[Score, ...]:
        return tuple(
            Score(
                (card or 0) + coins + prizes,
                (Part("card", 1, card or 0), Part("coins", coins, coins), Part("prizes", 1, prizes)),
            )
            for card, coins, prizes in zip(state.cards, state.purses, state.points, strict=True)
        )

    def observe(self, state: State, viewer: Seat | None) -> View:
        return View(
            viewer=viewer,
            options=state.options,
            step=state.step,
            first=state.first,
            round=state.round,
            pips=state.pips,
            winner=state.winner,
            cards=tuple(
                card if seat == viewer or state.step == "over" else None for seat, card in enumerate(state.cards)
            ),
            dealt=sum(card is not None for card in state.cards),
            purses=tuple(state.purses),
            bid=None if viewer is None else state.bids[viewer],
            have_bid=tuple(bid is not None for bid in state.bids),
            shown=tuple(state.shown),
            bank=state.bank,
            points=tuple(state.points),
        )

    def show(self, state: State, viewer: Seat | None) -> bytes:
        return msgspec.json.encode(self.observe(state, viewer))

    def redact(self, event: Event, viewer: Seat | None) -> Event | None:
        match event:
            case Dealt(seat=seat) if seat != viewer:
                return Dealt(seat, None)
            case Bade(seat=seat) if seat != viewer:
                return Bade(seat, None)
            case _:
                return event

    def determinize(self, view: View, rng: Rng) -> State:
        deck = [card for card in CARDS if card not in view.cards]
        cards = list(view.cards)
        for seat in range(view.dealt):
            cards[seat] = view.cards[seat] or deck.pop(rng.below(len(deck)))
        bids = [rng.below(purse + 1) if bid else None for purse, bid in zip(view.purses, view.have_bid, strict=True)]
        if view.viewer is not None:
            bids[view.viewer] = view.bid
        return State(
            options=view.options,
            step=view.step,
            first=view.first,
            round=view.round,
            pips=view.pips,
            winner=view.winner,
            deck=deck,
            cards=cards,
            purses=list(view.purses),
            bids=bids,
            shown=list(view.shown),
            bank=view.bank,
            points=list(view.points),
        )

    def explain(self, state: State, seat: Seat, action: Move) -> Refusal | None:
        args: dict[str, Argument] = {"who": Player(max(seat, 0)), "move": Term(f"move-{action.kind}")}
        if seat not in self.to_act(state):
            return Refusal("W-2.1", "turn", args)
        if action.kind not in KINDS[state.step]:
            return Refusal("W-2.2", "step", args)
        if action not in self.legal(state, seat):
            return Refusal("W-2.3", "number", {**args, "number": action.value})
        return None

    def preview(self, state: State, seat: Seat, action: Move) -> Preview:
        """A bid shows only itself: what the others have bid is not known before the reveal."""
        scores = [score.total - (card or 0) for score, card in zip(self.scores(state), state.cards, strict=True)]
        events: list[Event] = []
        after = scores.copy()
        match action:
            case Move("bid", coins):
                events.append(Bade(seat, coins))
            case Move("take"):
                events.append(Took(seat, state.pips))
                after[seat] += state.pips
            case _:
                events.append(Took(seat, 0))
        return Preview(tuple(events), tuple(scores), tuple(after))

    def question(self, state: State, seat: Seat) -> Message:
        return Message(f"asked-{state.step}", {"pips": state.pips})

    def demands(self, state: State, viewer: Seat | None) -> Demands:
        return {}

    def describe(self, event: Event) -> Message:
        match event:
            case Began(seat):
                return Message("began", {"who": Player(seat)})
            case Dealt(seat, card):
                return Message("dealt" if card else "dealt-hidden", {"who": Player(seat), "card": card or 0})
            case Rolled(pips):
                return Message("rolled", {"pips": pips})
            case Bade(seat, coins):
                return Message("bade-hidden" if coins is None else "bade", {"who": Player(seat), "coins": coins or 0})
            case Revealed(_, winner):
                return Message("revealed", {"who": Player(winner)})
            case Took(seat, pips):
                return Message("took", {"who": Player(seat), "pips": pips})

    def names(self, options: Options) -> dict[str, str]:
        return {}

    def write(self, state: State, action: Move) -> str:
        return action.kind if action.kind in ("take", "leave") else f"{action.kind} {action.value}"

    def read(self, state: State, seat: Seat, text: str) -> Move:
        kind, _, number = text.strip().lower().partition(" ")
        near = [known for known in KINDS[state.step] if known.startswith(kind)]
        if len(near) > 1:
            raise NotationError(Fault.AMBIGUOUS, text, candidates=tuple(near))
        if not near or not (number or "0").isdecimal():
            raise NotationError(Fault.UNREADABLE, text)
        return Move(near[0], int(number or "0"))

    def pack(self, state: State, action: Move) -> dict[str, Plain]:
        return {"kind": action.kind, "value": action.value}

    def unpack(self, state: State, data: Plain) -> Move:
        known = {kind for kinds in KINDS.values() for kind in kinds}
        match data:
            case {"kind": str(kind), "value": int(value), **rest} if kind in known and not rest:
                if not isinstance(value, bool):
                    return Move(kind, value)
        raise NotationError(Fault.UNREADABLE, str(data))

    def listing(self, state: State, actions: Sequence[Move]) -> bytes:
        listed = [{"notation": self.write(state, one), "action": self.pack(state, one)} for one in actions]
        return msgspec.json.encode(listed)

    def dump(self, state: State) -> dict[str, Plain]:
        data: dict[str, Plain] = msgspec.to_builtins(state)
        return data

    def restore(self, data: Plain) -> State:
        try:
            return msgspec.convert(data, State)
        except msgspec.ValidationError as problem:
            raise SaveError(located(problem)) from None


def inventory(state: State) -> Counter[str]:
    """Six cards, three coins a seat."""
    cards = Counter(f"card {card}" for card in [*state.deck, *state.cards] if card is not None)
    return cards + Counter(coins=sum(state.purses) + state.bank)
