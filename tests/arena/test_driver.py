"""One whole game by bots."""

from collections.abc import Sequence
from typing import Any, ClassVar

from latium.arena.driver import play_game
from latium.bots.roster import make
from latium.core.chance import Dice
from latium.core.records import Record, verify
from tests.arena.toy import AUCTION, ROUNDS, Bade, Scored, View


class Watcher:
    """Bids two, and remembers what it was shown."""

    watches: ClassVar[bool] = True

    def __init__(self) -> None:
        self.seen: list[Any] = []

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        assert isinstance(view, View)
        return legal[1]

    def watch(self, events: Sequence[Any]) -> None:
        self.seen.extend(events)


def bots(seats: int) -> list[Any]:
    return [make("random", AUCTION, seat, seat) for seat in range(seats)]


def test_a_game_is_played_to_its_end_and_its_record_verifies() -> None:
    finished = play_game(AUCTION, 3, {}, bots(3), Dice.from_seed(1), ("a", "b", "c"))
    verdict = verify(AUCTION, Record.from_text(finished.record.to_text()))
    assert verdict.sound
    assert (verdict.plies, verdict.draws, verdict.finished) == (4 * ROUNDS, ROUNDS, True)
    assert finished.record.header.names == ("a", "b", "c")


def test_chance_plies_are_no_decisions() -> None:
    finished = play_game(AUCTION, 2, {}, bots(2), Dice.from_seed(1), ("a", "b"))
    assert finished.decisions == finished.choices == 2 * ROUNDS


def test_a_watcher_hears_only_what_its_seat_may_know() -> None:
    watcher = Watcher()
    play_game(AUCTION, 2, {}, [watcher, bots(2)[1]], Dice.from_seed(1), ("a", "b"))
    assert [event for event in watcher.seen if isinstance(event, Bade)] == [Bade(0, 2)] * ROUNDS
    assert sum(isinstance(event, Scored) for event in watcher.seen) == ROUNDS


def test_options_are_completed_and_recorded() -> None:
    finished = play_game(AUCTION, 2, {"rich": True}, bots(2), Dice.from_seed(1), ("a", "b"))
    assert finished.record.header.options == {"rich": True}
    assert all(score.total >= 10 for score in finished.outcome.scores)
