"""Taking back by consent: all must agree, and neither chance nor what was shown is taken back."""

import pytest

from latium.core.records import verify
from latium.core.seats import Seat
from latium.games import SHELF
from latium.games.first_empires.actions import Blacken, Convert, Retreat, Score
from latium.server import commands, takebacks
from latium.server.entries import Played, Row, TakenBack
from latium.server.errors import NotOpen
from latium.server.records import record_of
from latium.server.table import Table
from tests.server.timed import Sitting


def answered(table: Table) -> bool:
    """Whether somebody moved after another, and nothing was drawn since."""
    return len({mark.seat for mark in table.trail}) > 1


def asker(sitting: Sitting) -> Seat:
    """Whoever moved before the last one."""
    *_, last = movers = [mark.seat for mark in sitting.table.trail]
    return [seat for seat in movers if seat != last][-1]


def sound(sitting: Sitting) -> bool:
    rows = [Row(n, entry, None, None, 0) for n, entry in enumerate(sitting.entries)]
    return verify(sitting.table.game, record_of(sitting.table, rows)).sound


@pytest.mark.parametrize("game", ["founders", "foundations-of-rome"])
def test_all_agree_and_the_position_is_as_it_was(game: str) -> None:
    sitting = Sitting(game, 3)
    sitting.wander(answered)
    seat = asker(sitting)
    mark = next(mark for mark in reversed(sitting.table.trail) if mark.seat == seat)
    sitting.do(takebacks.ask, seat, "please")
    assert sitting.table.proposal is not None
    number = sitting.table.proposal.number
    others = [other for other in range(3) if other != seat]
    assert takebacks.awaited(sitting.table) == others
    for other in others:
        sitting.do(takebacks.answer, other, number, True, "yes")
    assert isinstance(sitting.entries[-1], TakenBack)
    assert sitting.table.state is mark.before
    assert sitting.table.acting == tuple(SHELF[game].to_act(mark.before))
    assert sound(sitting)


def test_one_who_does_not_agree_is_enough() -> None:
    sitting = Sitting("founders", 3)
    sitting.wander(answered)
    seat, version = asker(sitting), sitting.table.lines
    sitting.do(takebacks.ask, seat, "please")
    assert sitting.table.proposal is not None
    number = sitting.table.proposal.number
    one, other = (other for other in range(3) if other != seat)
    sitting.do(takebacks.answer, one, number, False, "no")
    assert not takebacks.awaited(sitting.table)
    assert sitting.table.lines == version
    with pytest.raises(NotOpen):
        sitting.do(takebacks.answer, other, number, True, "yes")


def test_a_move_ends_the_question() -> None:
    sitting = Sitting("founders")
    sitting.wander(answered)
    seat = asker(sitting)
    sitting.do(takebacks.ask, seat, "please")
    assert sitting.table.proposal is not None
    number = sitting.table.proposal.number
    sitting.move()
    with pytest.raises(NotOpen) as refused:
        sitting.do(takebacks.answer, 1 - seat, number, True, "yes")
    assert refused.value.message.id == "takeback-closed"


def test_nobody_answers_for_others_or_for_themselves() -> None:
    sitting = Sitting("founders")
    sitting.wander(answered)
    seat = asker(sitting)
    sitting.do(takebacks.ask, seat, "please")
    assert sitting.table.proposal is not None
    with pytest.raises(NotOpen):
        sitting.do(takebacks.answer, seat, sitting.table.proposal.number, True, "yes")


def test_bots_agree_at_once() -> None:
    sitting = Sitting("founders")
    sitting.wander(answered)
    seat = asker(sitting)
    sitting.do(commands.hand, 1 - seat, "greedy")
    sitting.do(takebacks.ask, seat, "please")
    assert isinstance(sitting.entries[-1], TakenBack)


def test_who_gave_up_asks_for_nothing() -> None:
    sitting = Sitting("founders", 3)
    sitting.wander(answered)
    seat = asker(sitting)
    sitting.do(commands.resign, seat, "greedy", "enough")
    with pytest.raises(NotOpen) as refused:
        sitting.do(takebacks.ask, seat, "please")
    assert refused.value.message.id == "seat-resigned"


def test_at_rated_tables_bots_do_not() -> None:
    sitting = Sitting("founders", rated=True)
    sitting.wander(answered)
    seat = asker(sitting)
    sitting.do(commands.hand, 1 - seat, "greedy")
    with pytest.raises(NotOpen) as refused:
        sitting.do(takebacks.ask, seat, "please")
    assert refused.value.message.id == "takeback-rated"


@pytest.mark.parametrize("game", SHELF)
def test_what_was_drawn_stays_drawn(game: str) -> None:
    sitting = Sitting(game)
    sitting.wander(lambda table: not table.trail and any(isinstance(entry, Played) for entry in sitting.entries))
    for seat in range(2):
        with pytest.raises(NotOpen) as refused:
            sitting.do(takebacks.ask, seat, "please")
        assert refused.value.message.id == "undo-chance"


def test_what_was_shown_stays_shown() -> None:
    """Whoever plays a card shows it: the others know it from then on."""
    sitting = Sitting("first-empires")
    sitting.wander(lambda table: bool(table.trail) and isinstance(_last(table), Blacken | Convert | Score))
    with pytest.raises(NotOpen) as refused:
        sitting.do(takebacks.ask, sitting.table.trail[-1].seat, "please")
    assert refused.value.message.id == "undo-reveal"


def test_a_retreat_shows_nothing_and_can_be_taken_back() -> None:
    sitting = Sitting("first-empires", 3)
    sitting.wander(lambda table: bool(table.trail) and isinstance(_last(table), Retreat))
    sitting.do(takebacks.ask, sitting.table.trail[-1].seat, "please")
    assert sitting.table.proposal is not None


def _last(table: Table) -> object:
    mark = table.trail[-1]
    return table.game.unpack(mark.before, mark.action)


def test_what_was_chosen_in_secret_stays_chosen() -> None:
    sitting = Sitting("foundations-of-rome", 3, drafting=True)
    sitting.wander(lambda table: len(table.acting) == 3)
    sitting.move(0)
    sitting.move(1)
    with pytest.raises(NotOpen) as refused:
        sitting.do(takebacks.ask, 0, "please")
    assert refused.value.message.id == "undo-reveal"
