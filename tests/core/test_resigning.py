"""Who gives up a seat comes last."""

import pytest

from latium.core.chance import Dice
from latium.core.errors import RecordError
from latium.core.lines import Resign
from latium.core.options import resolve
from latium.core.protocol import Outcome, Score
from latium.core.records import Record, header, verify
from latium.core.resigning import RESIGNED, concluded, ranked_last
from tests.core.toy import GAME as WAGER


@pytest.mark.parametrize(
    ("seats", "ranks"),
    [((), (2, 1, 3)), ((1,), (1, 3, 2)), ((2,), (2, 1, 3)), ((0, 1), (2, 2, 1)), ((0, 1, 2), (1, 1, 1))],
)
def test_who_forfeits_is_behind_all_others(seats: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    outcome = Outcome("rounds", (Score(5, ()), Score(9, ()), Score(2, ())), (2, 1, 3))
    assert ranked_last(outcome, seats) == Outcome("rounds", outcome.scores, ranks)


def opened() -> Record:
    return Record(header(WAGER.facts, 2, resolve(WAGER.facts, 2, {}), ("Ada", "Ben"), Dice(b"secret")))


def test_with_two_seats_the_game_is_over_at_once_and_the_record_is_sound() -> None:
    record = opened()
    record.entries.append(Resign(n=0, seat=1, resign="choice"))
    outcome = concluded(WAGER, WAGER.setup(2, record.header.options), record.resigned)
    assert outcome is not None
    assert (outcome.reason, outcome.ranks) == (RESIGNED, (1, 2))
    record.finish(outcome, b"secret")
    assert verify(WAGER, Record.from_text(record.to_text())).sound


def test_a_game_nobody_gave_up_is_not_over() -> None:
    assert concluded(WAGER, WAGER.setup(2, opened().header.options), ()) is None


@pytest.mark.parametrize(("seats", "words"), [((1, 1), "given up"), ((2,), "no seat 2")])
def test_a_seat_is_given_up_once_and_there_is_one(seats: tuple[int, ...], words: str) -> None:
    record = opened()
    record.entries.extend(Resign(n=n, seat=seat, resign="time") for n, seat in enumerate(seats))
    with pytest.raises(RecordError, match=words):
        Record.from_text(record.to_text())
