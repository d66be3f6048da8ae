"""Clocks: whose run, what they charge, what is forgiven, and what happens when time is up."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import delete, event

from latium.core.lines import Resign
from latium.games.first_empires.frames import Retreating
from latium.server import commands, hosting, playing, timing
from latium.server.clocks import BREATH, FORGIVEN, Clock
from latium.server.entries import Handed, Paused, Resigned
from latium.server.errors import BadRequest, NotOpen, Unavailable
from latium.server.messages import OpenTable
from latium.server.storage import tables
from latium.server.storage.schema import SNAPSHOTS
from latium.server.table import OVER, PLAYING, Table
from tests.server.running import sqlite
from tests.server.timed import HOUR, MINUTE, SECOND, Hourglass, Sitting, gathered, log_of, pass_time, serving

PER_MOVE = Clock(kind="move", seconds=30)
PER_GAME = Clock(kind="game", seconds=300, increment=5)
DAYS = Clock(kind="days", seconds=3 * 24 * 3600)


# In memory


@pytest.mark.parametrize("clock", [PER_MOVE, DAYS], ids=lambda clock: clock.kind)
def test_each_decision_has_its_time(clock: Clock) -> None:
    sitting = Sitting("founders", clock=clock)
    assert sitting.table.due(sitting.seat) == sitting.now + clock.total
    sitting.now += 20 * SECOND
    sitting.move()
    assert sitting.table.due_at == sitting.now + clock.total


def test_without_a_clock_nothing_is_ever_due() -> None:
    sitting = Sitting("founders")
    assert sitting.table.due_at is None
    assert timing.overdue(sitting.table, sitting.now + 1000 * HOUR) == []


def test_a_clock_for_the_game_is_charged_and_gets_its_increment() -> None:
    sitting = Sitting("founders", clock=PER_GAME)
    sitting.now += 20 * SECOND
    mover = sitting.move()
    assert sitting.table.banks[mover] == PER_GAME.total - 15 * SECOND
    assert sitting.table.banks[1 - mover] == PER_GAME.total


def test_clocks_run_for_all_who_choose_at_once() -> None:
    sitting = Sitting("foundations-of-rome", 3, PER_GAME, drafting=True)
    sitting.wander(lambda table: len(table.acting) == 3)
    sitting.now += 10 * SECOND
    sitting.move(1)
    sitting.now += 10 * SECOND
    assert [sitting.table.due(seat) is None for seat in range(3)] == [False, True, False]
    before = list(sitting.table.banks)
    sitting.move(0)
    assert before[0] - sitting.table.banks[0] == 15 * SECOND  # 20 s of thought, 5 s of increment
    assert sitting.table.banks[1] == before[1]


def test_clocks_run_in_a_retreat_for_who_retreats() -> None:
    sitting = Sitting("first-empires", 3, PER_MOVE)
    sitting.wander(lambda table: isinstance(table.state.pending[-1], Retreating))
    assert sitting.table.due(sitting.seat) is not None
    assert timing.overdue(sitting.table, sitting.now + MINUTE) == [sitting.seat]


def test_who_is_late_cannot_move_but_what_was_under_way_is_forgiven() -> None:
    sitting = Sitting("founders", clock=PER_MOVE)
    sitting.now += PER_MOVE.total + 600
    with pytest.raises(NotOpen) as refused:
        sitting.move(lag=500)
    assert refused.value.message.id == "time-up"
    sitting.move(lag=700)


def test_lag_is_not_charged() -> None:
    sitting = Sitting("founders", clock=Clock(kind="game", seconds=300))
    sitting.now += 10 * SECOND
    mover = sitting.move(lag=400)
    assert sitting.table.banks[mover] == 290_400


def test_nobody_gains_time_by_going_back() -> None:
    sitting = Sitting("first-empires", clock=PER_MOVE)
    sitting.wander(lambda table: bool(table.trail) and not table.trail[-1].reveals and _may_undo(table))
    mark = sitting.table.trail[-1]
    sitting.do(commands.undo, mark.seat, "back")
    assert sitting.table.due(mark.seat) == mark.since + PER_MOVE.total
    assert sitting.table.banks[mark.seat] == mark.bank
    sitting.move(mark.seat)
    sitting.now = mark.since + PER_MOVE.total + 1
    with pytest.raises(NotOpen):
        sitting.do(commands.undo, mark.seat, "again")


def _may_undo(table: Table) -> bool:
    return commands.undo_refusal(table, table.trail[-1].seat) is None


def test_time_that_nobody_counted_is_given_back_once() -> None:
    sitting = Sitting("founders", clock=PER_MOVE)
    due, asked = sitting.table.due_at, sitting.now
    sitting.now += HOUR
    sitting.do(timing.pause, asked + 10 * SECOND)
    assert due is not None
    assert sitting.table.due_at == due + HOUR - 10 * SECOND
    with pytest.raises(NotOpen):
        sitting.do(timing.pause, asked + 10 * SECOND)
    assert timing.overdue(sitting.table, sitting.now) == []


def test_a_bot_that_took_over_is_not_on_the_clock_and_who_returns_has_a_breath() -> None:
    sitting = Sitting("founders", clock=PER_GAME)
    seat = sitting.seat
    number = sitting.table.decisions[seat].number
    sitting.now += PER_GAME.total + FORGIVEN
    sitting.do(timing.time_out, "greedy")
    assert sitting.entries[-1] == Handed(seat=seat, bot="greedy", why="time")
    assert (sitting.table.due_at, sitting.table.banks[seat]) == (None, 0)
    with pytest.raises(NotOpen):
        sitting.do(commands.move, seat, number, sitting.actions(seat)[0], "too late")
    sitting.move(seat)  # of their own accord: they are back
    assert sitting.table.chairs[seat].bot == ""
    assert sitting.table.banks[seat] == BREATH + 5 * SECOND


def test_what_a_bot_thought_of_comes_too_late_once_the_person_is_back() -> None:
    sitting = Sitting("founders", clock=PER_MOVE)
    seat = sitting.seat
    sitting.do(commands.hand, seat, "greedy")
    number = sitting.table.decisions[seat].number
    sitting.do(commands.hand, seat, "")
    with pytest.raises(NotOpen):
        sitting.do(commands.move, seat, number, sitting.actions(seat)[0])


def test_resigning_by_time_ends_a_game_of_two_and_hands_a_seat_of_three_to_a_bot() -> None:
    resigning = Clock(kind="move", seconds=30, time_out="resign")
    for seats in (2, 3):
        sitting = Sitting("founders", seats, resigning)
        seat = sitting.seat
        sitting.now += 31 * SECOND
        sitting.do(timing.time_out, "greedy")
        lines = [entry.resign for entry in sitting.entries if isinstance(entry, Resigned)]
        assert lines == [Resign(n=lines[0].n, seat=seat, resign="time")]
        assert sitting.table.chairs[seat].resigned
        assert sitting.table.phase == (OVER if seats == 2 else PLAYING)
        if seats == 3:
            assert sitting.table.chairs[seat].bot == "greedy"
            with pytest.raises(NotOpen):
                sitting.move(seat)


def test_a_turn_lasts_until_somebody_else_is_asked() -> None:
    sitting = Sitting("founders", clock=DAYS)
    seat, turn = sitting.seat, dict(sitting.table.turns)
    sitting.wander(lambda table: table.acting[0] != seat)
    assert turn.keys() == {seat}
    assert sitting.table.turns.keys() == {1 - seat}
    assert sitting.table.turns[1 - seat] > turn[seat]


@pytest.mark.parametrize(
    ("clock", "problem"),
    [
        (Clock(kind="move", seconds=1), "clock-short"),
        (Clock(kind="days", seconds=60), "clock-short"),
        (Clock(kind="move", seconds=60, increment=5), "clock-increment"),
    ],
)
def test_a_clock_nobody_could_play_by_is_refused(clock: Clock, problem: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(sqlite(tmp_path), Hourglass()) as services:
            with pytest.raises(BadRequest) as refused:
                await hosting.open_table(services.desk, OpenTable(game="founders", bots=["", ""], clock=clock))
            assert refused.value.message.id == problem

    asyncio.run(run())


# With storage


def test_when_time_is_up_a_bot_plays_on_until_the_person_returns(tmp_path: Path) -> None:
    async def run() -> None:
        hourglass = Hourglass()
        async with serving(sqlite(tmp_path), hourglass) as services:
            id = await gathered(services, PER_MOVE, seats=2)
            before = await services.desk.table(id)
            seat = before.acting[0]
            await pass_time(hourglass, 32, services)
            async with asyncio.timeout(60):
                while (await services.desk.table(id)).lines == before.lines:  # until the bot moves
                    await asyncio.sleep(0.05)
            await hosting.come_back(services.desk, id, seat)
            table = await services.desk.table(id)
            assert (table.chairs[seat].bot, table.chairs[seat].person) == ("", True)

    asyncio.run(run())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_of_two_processes_one_carries_out_a_time_out(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    address = sqlite(tmp_path) if kind == "sqlite" else request.getfixturevalue("postgres")

    async def run() -> None:
        hourglass = Hourglass()
        async with serving(address, hourglass) as one, serving(address, hourglass) as other:
            id = await gathered(one, Clock(kind="move", seconds=30, time_out="resign"), seats=3)
            await other.desk.table(id)
            await pass_time(hourglass, 30, one, other)
            hourglass.ms += 2 * SECOND
            await asyncio.gather(one.timekeeper.look(), other.timekeeper.look())
            entries = await log_of(one, id)
            assert sum(isinstance(entry, Resigned) for entry in entries) == 1
            assert (await one.desk.current(id)).version == (await other.desk.current(id)).version

    asyncio.run(run())


def test_clocks_survive_a_restart_and_stand_still_meanwhile(tmp_path: Path) -> None:
    async def run() -> None:
        hourglass = Hourglass()
        address = sqlite(tmp_path)
        async with serving(address, hourglass) as services:
            id = await gathered(services, PER_GAME)
            seat = (await services.desk.table(id)).acting[0]
            await pass_time(hourglass, 60, services)
        hourglass.ms += 24 * HOUR
        async with serving(address, hourglass) as one, serving(address, hourglass) as other:
            pauses = [entry.ms for entry in await log_of(one, id) if isinstance(entry, Paused)]
            assert pauses == [24 * HOUR]
            table = await other.desk.table(id)
            due = table.due(seat)
            assert due is not None
            assert due - hourglass.ms == PER_GAME.total - 60 * SECOND
            await pass_time(hourglass, 10, one, other)
            action = table.game.pack(table.state, table.game.legal(table.state, seat)[0])
            await playing.move(other.desk, id, seat, "on", table.decisions[seat].number, action)
            assert (await other.desk.table(id)).banks[seat] == PER_GAME.total - 65 * SECOND

    asyncio.run(run())


def test_a_machine_that_slept_lets_no_time_run_out(tmp_path: Path) -> None:
    async def run() -> None:
        hourglass = Hourglass()
        async with serving(sqlite(tmp_path), hourglass) as services:
            id = await gathered(services, PER_MOVE)
            await pass_time(hourglass, 5, services)
            hourglass.ms += HOUR
            await services.timekeeper.look()
            entries = await log_of(services, id)
            assert [entry.ms for entry in entries if isinstance(entry, Paused)] != []
            assert not any(isinstance(entry, Handed) for entry in entries)

    asyncio.run(run())


def test_without_storage_nobody_can_move_and_no_clock_runs(tmp_path: Path) -> None:
    async def run() -> None:
        hourglass = Hourglass()
        async with serving(sqlite(tmp_path), hourglass) as services:
            id = await gathered(services, PER_MOVE)
            await pass_time(hourglass, 4, services)
            engine = services.database.engine

            def lost(*_: object) -> None:
                raise engine.dialect.loaded_dbapi.OperationalError("disk I/O error")

            event.listen(engine, "before_cursor_execute", lost)
            with pytest.raises(Unavailable):
                await pass_time(hourglass, 1, services)
            hourglass.ms += MINUTE
            event.remove(engine, "before_cursor_execute", lost)
            await services.timekeeper.look()
            entries = await log_of(services, id)
            assert any(isinstance(entry, Paused) for entry in entries)
            assert not any(isinstance(entry, Handed) for entry in entries)

    asyncio.run(run())


def test_clocks_are_loaded_as_they_were_with_snapshots_and_without(tmp_path: Path) -> None:
    async def run() -> None:
        hourglass = Hourglass()
        async with serving(sqlite(tmp_path), hourglass) as services:
            id = await gathered(services, PER_GAME, "first-empires")
            for _ in range(40):
                hourglass.ms += SECOND
                table = await services.desk.table(id)
                seat = table.acting[0]
                action = table.game.pack(table.state, table.game.legal(table.state, seat)[0])
                await playing.move(services.desk, id, seat, f"c{table.version}", table.decisions[seat].number, action)
            table = await services.desk.table(id)
            for snapshots in (True, False):
                loaded = await services.database.read(lambda connection: tables.load(connection, id))
                assert loaded is not None
                assert bool(loaded.snapshot) is snapshots
                assert times_of(loaded.table) == times_of(table)
                await services.database.write(lambda connection: connection.execute(delete(SNAPSHOTS)))

    asyncio.run(run())


def times_of(table: Table) -> tuple[object, ...]:
    marks = [(mark.line, mark.since, mark.bank) for mark in table.trail]
    return table.banks, table.turns, table.decisions, table.due_at, marks


def test_lag_is_forgiven_up_to_a_bound(tmp_path: Path) -> None:
    async def run() -> None:
        hourglass = Hourglass()
        async with serving(sqlite(tmp_path), hourglass) as services:
            id = await gathered(services, Clock(kind="game", seconds=300))
            table = await services.desk.table(id)
            seat = table.acting[0]
            hourglass.ms += 5 * SECOND
            action = table.game.pack(table.state, table.game.legal(table.state, seat)[0])
            number = table.decisions[seat].number
            await playing.move(services.desk, id, seat, "slow", number, action, lag=60 * SECOND)
            assert (await services.desk.table(id)).banks[seat] == 295 * SECOND + FORGIVEN

    asyncio.run(run())
