"""One whole game by bots."""

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from latium.arena.driver import play_game
from latium.bots.contract import Bot, BotFault, Forfeit, Guest
from latium.bots.roster import make
from latium.core.chance import Dice
from latium.core.protocol import Options, Outcome, message
from latium.core.records import Record, verify
from tests.core.toy import GAME as WAGER
from tests.core.toy.game import Bade, Dealt, Move, Rolled, View


class Spendthrift:
    """Bids all it has, and remembers what it was shown."""

    watches: ClassVar[bool] = True

    def __init__(self) -> None:
        self.seen: list[Any] = []

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        assert isinstance(view, View)
        return legal[-1]

    def watch(self, events: Sequence[Any]) -> None:
        self.seen.extend(events)


def bots(seats: int) -> list[Bot]:
    return [make("random", WAGER, seat, seat) for seat in range(seats)]


def test_a_game_is_played_to_its_end_and_its_record_verifies() -> None:
    finished = play_game(WAGER, 3, {}, bots(3), Dice.from_seed(1), ("a", "b", "c"))
    verdict = verify(WAGER, Record.from_text(finished.record.to_text()))
    assert verdict.sound
    assert (verdict.plies, verdict.draws, verdict.finished) == (1 + 3 + 3 * (1 + 3 + 1), 1 + 3 + 3, True)
    assert finished.record.header.names == ("a", "b", "c")


def test_chance_plies_are_no_decisions_and_the_only_thing_one_can_do_is_no_choice() -> None:
    finished = play_game(WAGER, 2, {"first": 1}, [Spendthrift(), Spendthrift()], Dice.from_seed(1), ("a", "b"))
    assert finished.decisions == 3 * (2 + 1)
    # The first wins the first bid with all its coins, so it has but one bid left afterwards; then so has the other.
    assert finished.choices == finished.decisions - 3


def test_a_watcher_hears_only_what_its_seat_may_know() -> None:
    watcher = Spendthrift()
    play_game(WAGER, 2, {}, [watcher, bots(2)[1]], Dice.from_seed(1), ("a", "b"))
    assert {event.coins is None for event in watcher.seen if isinstance(event, Bade) and event.seat == 1} == {True}
    assert {event.coins is None for event in watcher.seen if isinstance(event, Bade) and event.seat == 0} == {False}
    assert [event.card is None for event in watcher.seen if isinstance(event, Dealt)] == [False, True]
    assert sum(isinstance(event, Rolled) for event in watcher.seen) == 3


def test_options_are_completed_as_for_simulations_and_recorded() -> None:
    finished = play_game(WAGER, 2, {"first": 2}, bots(2), Dice.from_seed(1), ("a", "b"))
    assert finished.record.header.options == {"first": 2, "long": True}


class Rogue(Spendthrift):
    """Does what no bot may."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return Move("bid", 99)


class Broken(Spendthrift):
    """Fails."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        raise ZeroDivisionError("no idea")


@pytest.mark.parametrize(
    ("bot", "complaint"),
    [
        (Rogue(), r"the bot b on seat 2 chose Move.*99.*, which is not allowed\."),
        (Broken(), "the bot b on seat 2 failed: ZeroDivisionError: no idea"),
    ],
)
def test_a_bot_that_fails_is_named_with_its_seat(bot: Bot, complaint: str) -> None:
    with pytest.raises(BotFault, match=complaint):
        play_game(WAGER, 2, {}, [bots(2)[0], bot], Dice.from_seed(1), ("a", "b"))


class Visitor(Guest):
    """Sits down, chooses so many times, and then fails as it pleases."""

    def __init__(self, choices: int, failure: Exception) -> None:
        self.choices = choices
        self.failure = failure
        self.lived: list[str] = []

    def sit(self, seats: int, options: Options) -> None:
        self.lived.append(f"sat down with {seats - 1} more")
        if self.choices < 0:
            raise self.failure

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        if not self.choices:
            raise self.failure
        self.choices -= 1
        return legal[-1]

    def watch(self, events: Sequence[Any]) -> None:
        pass

    def leave(self, outcome: Outcome | None) -> None:
        self.lived.append("left" if outcome is None else f"left at the end by {outcome.reason}")

    def stand_in(self) -> Bot:
        return Spendthrift()


LOST = Forfeit(message("program-none"))


@pytest.mark.parametrize("choices", [-1, 0, 1])
def test_somebody_stands_in_for_a_guest_that_fails_and_it_is_last(choices: int) -> None:
    guest = Visitor(choices, LOST)
    finished = play_game(WAGER, 2, {}, [guest, bots(2)[1]], Dice.from_seed(1), ("a", "b"))
    assert [(one.seat, one.reason.id) for one in finished.forfeits] == [(0, "program-none")]
    assert finished.outcome.ranks == (2, 1)
    assert guest.lived[:2] == ["sat down with 1 more", "left"]
    record = Record.from_text(finished.record.to_text())
    assert verify(WAGER, record).sound
    assert record == play_game(WAGER, 2, {}, [Spendthrift(), bots(2)[1]], Dice.from_seed(1), ("a", "b")).record


def test_a_guest_hears_how_the_game_ended() -> None:
    guest = Visitor(99, LOST)
    finished = play_game(WAGER, 2, {}, [guest, bots(2)[1]], Dice.from_seed(1), ("a", "b"))
    assert finished.forfeits == ()
    assert guest.lived[1] == "left at the end by rounds"


def test_guests_leave_a_table_that_is_broken_off() -> None:
    guest = Visitor(99, LOST)
    with pytest.raises(BotFault):
        play_game(WAGER, 2, {}, [guest, Broken()], Dice.from_seed(1), ("a", "b"))
    assert guest.lived == ["sat down with 1 more", "left"]


def test_a_fault_of_ours_around_a_guest_is_no_forfeit() -> None:
    with pytest.raises(BotFault, match="ZeroDivisionError"):
        play_game(WAGER, 2, {}, [Visitor(0, ZeroDivisionError()), bots(2)[1]], Dice.from_seed(1), ("a", "b"))
