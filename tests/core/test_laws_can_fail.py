"""A law that cannot fail proves nothing: each mutant of Wager breaks one law, and that law notices."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from latium.core.protocol import Argument, Message, Options, Plain, Player, Preview, Refusal, Rng, Term
from latium.core.resources import read_text
from latium.core.seats import Seat
from latium.core.text import gaps
from latium.testing import Case, LawError, Walk, laws, walk
from tests.core.toy.game import Bade, Event, Move, Rolled, State, View, Wager, inventory

PACKAGE = "tests.core.toy"


class Endless(Wager):
    def rounds(self, state: State) -> int:
        return 99 if state.round else 2


class Silent(Wager):
    """Offers nothing in the last step."""

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        return [] if state.step == "take" else super().legal(state, seat)


class Twofold(Wager):
    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        return [*super().legal(state, seat)] * 2


class Weightless(Wager):
    def weights(self, state: State) -> Sequence[int]:
        return [1, 1, 0] if state.step == "roll" else super().weights(state)


class SharedState(State):
    def copy(self) -> State:
        twin = super().copy()
        twin.purses = self.purses
        return SharedState(**{name: getattr(twin, name) for name in State.__struct_fields__})


class Sharing(Wager):
    def setup(self, seats: int, options: Options) -> State:
        plain = super().setup(seats, options)
        return SharedState(**{name: getattr(plain, name) for name in State.__struct_fields__})


class Lax(Wager):
    """Accepts bids beyond the purse."""

    def explain(self, state: State, seat: Seat, action: Move) -> Refusal | None:
        refusal = super().explain(state, seat, action)
        return None if refusal and refusal.clause == "W-2.3" and action.kind == "bid" else refusal


class Fussy(Wager):
    """Refuses a bid of nothing, which it lists."""

    def explain(self, state: State, seat: Seat, action: Move) -> Refusal | None:
        dear = action == ("bid", 0) and state.step == "bid"
        args: dict[str, Argument] = {"who": Player(seat), "move": Term("move-bid")}
        return Refusal("W-2.3", "step", args) if dear else super().explain(state, seat, action)


class Lawless(Wager):
    """Names a clause that is not in the rulebook."""

    def explain(self, state: State, seat: Seat, action: Move) -> Refusal | None:
        refusal = super().explain(state, seat, action)
        return Refusal("W-9.9", refusal.message, refusal.args) if refusal else None


class Mute(Wager):
    """Refuses with a message that no language has."""

    def explain(self, state: State, seat: Seat, action: Move) -> Refusal | None:
        refusal = super().explain(state, seat, action)
        return Refusal(refusal.clause, "no-such-message", refusal.args) if refusal else None


class Crashing(Wager):
    """Trusts what it is sent."""

    def unpack(self, state: State, data: Plain) -> Move:
        assert isinstance(data, dict)
        return Move(data["kind"], data["value"])


class Stumbling(Wager):
    """Reads only what it wrote."""

    def read(self, state: State, seat: Seat, text: str) -> Move:
        kind, *number = text.split()
        return Move(kind, int(number[0]) if number else 0)


class Moody(Wager):
    """The same move does something else the next time."""

    def __init__(self) -> None:
        self.mood = 0

    def apply(self, state: State, seat: Seat, action: Move, log: list[Event] | None = None) -> None:
        super().apply(state, seat, action, log)
        self.mood += 1
        state.points[0] += self.mood if action.kind == "take" else 0


class Blind(Wager):
    """Guesses the viewer's own card."""

    def determinize(self, view: View, rng: Rng) -> State:
        state = super().determinize(view, rng)
        state.cards[0], state.cards[1] = state.cards[1], state.cards[0]
        return state


class TellingQuestion(Wager):
    def question(self, state: State, seat: Seat) -> Message:
        return Message(f"asked-{state.step}", {"pips": state.pips, "card": state.cards[1 - min(seat, 1)] or 0})


class TellingPreview(Wager):
    """Shows the reveal to the last bidder."""

    def preview(self, state: State, seat: Seat, action: Move) -> Preview:
        log: list[Event] = []
        self.apply(state.copy(), seat, action, log)
        return Preview(tuple(log), (), ())


class TellingLegal(Wager):
    """Puts the list in an order that depends on a rival's card."""

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        legal = list(super().legal(state, seat))
        return legal[::-1] if (state.cards[1 - min(max(seat, 0), 1)] or 0) % 2 else legal


class TellingRefusal(Wager):
    def explain(self, state: State, seat: Seat, action: Move) -> Refusal | None:
        refusal = super().explain(state, seat, action)
        odd = (state.cards[1 - min(max(seat, 0), 1)] or 0) % 2
        return Refusal("W-2.2" if odd else refusal.clause, refusal.message, refusal.args) if refusal else None


class TellingDeal(Wager):
    """Tells everybody which card was dealt."""

    def redact(self, event: Event, viewer: Seat | None) -> Event | None:
        return super().redact(event, viewer) if isinstance(event, Bade) else event


class TellingRoll(Wager):
    """Hides a rival's card in a public event."""

    def apply(self, state: State, seat: Seat, action: Move, log: list[Event] | None = None) -> None:
        super().apply(state, seat, action, log)
        if log is not None and action.kind == "roll":
            log.append(Rolled(state.cards[0] or 0))


class Forgetful(Wager):
    """Does not save the bank."""

    def dump(self, state: State) -> dict[str, Plain]:
        return {**super().dump(state), "bank": 0}

    def restore(self, data: Plain) -> State:
        state = super().restore(data)
        state.purses.reverse()
        return state


class Trusting(Wager):
    """Fails on a broken save with whatever Python raises."""

    def restore(self, data: Plain) -> State:
        assert isinstance(data, dict)
        return super().restore({name: data[name] for name in State.__struct_fields__})


class Illegible(Wager):
    def write(self, state: State, action: Move) -> str:
        return action.kind


class Misread(Wager):
    def read(self, state: State, seat: Seat, text: str) -> Move:
        move = super().read(state, seat, text)
        return Move(move.kind, move.value + 1) if move.kind == "bid" else move


class Lossy(Wager):
    def pack(self, state: State, action: Move) -> dict[str, Plain]:
        return {"kind": action.kind, "value": min(action.value, 1)}


class Hasty(Wager):
    """The first to bid counts, so the order matters."""

    def apply(self, state: State, seat: Seat, action: Move, log: list[Event] | None = None) -> None:
        if action.kind == "bid" and all(bid is None for bid in state.bids):
            state.first = seat
        super().apply(state, seat, action, log)


class Crowded(Wager):
    """A bid takes the highest away from the others."""

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        taken = {("bid", bid) for bid in state.bids if bid}
        return [move for move in super().legal(state, seat) if move not in taken]


class Thieving(Wager):
    def apply(self, state: State, seat: Seat, action: Move, log: list[Event] | None = None) -> None:
        super().apply(state, seat, action, log)
        if action.kind == "leave":
            state.bank = 0


class Conjuring(Wager):
    """Guesses with a card too many."""

    def determinize(self, view: View, rng: Rng) -> State:
        state = super().determinize(view, rng)
        state.deck.append(7)
        return state


class Stammering(Wager):
    def describe(self, event: Event) -> Message:
        return Message("rolled", {}) if isinstance(event, Rolled) else super().describe(event)


class Speechless(Wager):
    def question(self, state: State, seat: Seat) -> Message:
        return Message("no-such-question")


def everywhere(law: Callable[[Walk, int], None]) -> Callable[[Walk], None]:
    def on(path: Walk) -> None:
        for n in range(len(path.states)):
            law(path, n)

    return on


def conserves(path: Walk) -> None:
    laws.conserves(path, count)


def count(state: State) -> Counter[str]:
    return inventory(state)


accepts = everywhere(lambda path, n: laws.accepts_what_it_lists(path, n, PACKAGE))
secrets = everywhere(laws.keeps_secrets)
survives = everywhere(laws.survives_writing)
commutes = everywhere(laws.choices_commute)


def speaks(path: Walk) -> None:
    laws.speaks(path, PACKAGE)


LAWS = [laws.ends, laws.copies_share_nothing, accepts, laws.replays, secrets, survives, commutes, conserves, speaks]

MUTANTS = [
    (laws.ends, Endless, "which is the bound"),
    (laws.ends, Silent, "0 actions while"),
    (laws.ends, Twofold, "same action twice"),
    (laws.ends, Weightless, "not whole and positive"),
    (laws.copies_share_nothing, Sharing, "changed by later plies"),
    (accepts, Lax, "listed False"),
    (accepts, Fussy, "listed True"),
    (accepts, Lawless, "does not have"),
    (accepts, Mute, "no message refusal-no-such-message"),
    (accepts, Crashing, "instead of NotationError"),
    (accepts, Stumbling, "instead of NotationError"),
    (laws.replays, Moody, "other positions"),
    (secrets, Blind, "looks different"),
    (secrets, TellingQuestion, "learns from the question"),
    (secrets, TellingPreview, "learns from the previews"),
    (secrets, TellingLegal, "learns from the legal actions"),
    (secrets, TellingRefusal, "learns from the refusals"),
    (secrets, TellingDeal, "told by an event"),
    (secrets, TellingRoll, "told by an event"),
    (survives, Forgetful, "does not survive saving"),
    (survives, Trusting, "instead of SaveError"),
    (survives, Illegible, "written alike"),
    (survives, Misread, "is not read as"),
    (survives, Lossy, "does not survive JSON"),
    (commutes, Hasty, "the order of"),
    (commutes, Crowded, "may no longer do"),
    (conserves, Thieving, "components have changed"),
    (conserves, Conjuring, "other components"),
    (speaks, Stammering, "Unknown external"),
    (speaks, Speechless, "no message no-such-question"),
]


def break_on_some_walk(law: Callable[[Walk], None], game: Any) -> None:
    for seed in range(12):
        law(walk(game, Case(2 + seed % 2, {}), seed))


@pytest.mark.parametrize("law", LAWS)
def test_wager_itself_breaks_no_law(law: Callable[[Walk], None]) -> None:
    break_on_some_walk(law, Wager())


@pytest.mark.parametrize(("law", "mutant", "words"), MUTANTS, ids=[mutant.__name__ for _, mutant, _ in MUTANTS])
def test_a_broken_law_is_noticed(law: Callable[[Walk], None], mutant: type[Wager], words: str) -> None:
    with pytest.raises(LawError, match=words):
        break_on_some_walk(law, mutant())


def test_a_language_that_lacks_a_message_is_noticed() -> None:
    english = read_text(PACKAGE, "text/en.ftl")
    assert gaps(english, english.replace("took = ", "taken = ")) == [
        "took is missing in the second",
        "taken is missing in the first",
    ]
    assert gaps(english, english.replace("bid { $coins }", "bid")) == [
        "bade: the first uses coins, who, the second who"
    ]
    assert gaps(english, english.replace("    .the = the bid\n", "")) == ["move-bid.the is missing in the second"]
