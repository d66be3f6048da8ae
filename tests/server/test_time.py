"""Time over real sockets: time-outs, returning, restarts; and ending or going back together."""

import time

from latium.core.lines import Resign
from latium.core.records import Record, verify
from latium.games import SHELF
from latium.server.client import Player, Site
from latium.server.clocks import Clock
from latium.server.messages import (
    AnswerTakeback,
    AskTakeback,
    Done,
    JoinTable,
    Listed,
    OpenTable,
    Ping,
    Pong,
    Position,
    PresenceChanged,
)
from tests.server.running import Running


def sit(site: Site, clock: Clock, people: int = 2) -> list[Player]:
    """Guests at a table of Founders, all connected."""
    table = site.open(OpenTable(game="founders", bots=[""] * people, clock=clock))
    players = [site.join(table.id, JoinTable(name=f"Guest {n}")) for n in range(people)]
    for player in players:
        player.connect()
    return players


def position_of(player: Player) -> Position:
    assert player.position is not None
    return player.position


def mover_of(players: list[Player]) -> Player:
    return next(player for player in players if position_of(player).asked)


def choose(player: Player, notation: str) -> Listed | None:
    asked = position_of(player).asked
    assert asked is not None
    return next((listed for listed in asked.legal if listed.notation.startswith(notation)), None)


def keep_up(players: list[Player], version: int) -> None:
    for player in players:
        while position_of(player).version < version:
            player.receive()


def move_on(players: list[Player]) -> Player:
    """Whoever is asked answers, and is returned."""
    mover = mover_of(players)
    asked = position_of(mover).asked
    assert asked is not None
    keep_up(players, mover.play(asked.legal[-1]))
    return mover


def kinds(player: Player) -> list[str]:
    return [entry.kind for entry in player.happened]


def test_time_runs_out_and_the_seat_is_given_up(site: Site) -> None:
    players = sit(site, Clock(kind="move", seconds=5, time_out="resign"))
    late = mover_of(players)
    clock = position_of(late).clocks[late.you or 0]
    assert clock.due is not None
    for player in players:
        while position_of(player).phase != "over":
            player.receive()
    record = Record.from_text(site.record(late.table))
    assert [entry.resign for entry in record.entries if isinstance(entry, Resign)] == ["time"]
    assert verify(SHELF["founders"], record).sound
    outcome = position_of(late).outcome
    assert outcome is not None
    assert outcome.ranks[late.you or 0] == 2


def test_a_bot_takes_over_and_hands_back_to_who_connects(site: Site) -> None:
    players = sit(site, Clock(kind="move", seconds=5), 3)
    late = mover_of(players)
    other = next(player for player in players if player is not late)
    late.close()
    while "handed" not in kinds(other):
        other.receive()
    handed = next(entry for entry in other.happened if entry.kind == "handed")
    assert (handed.seat, handed.why) == (late.you, "time")
    late.connect()
    assert late.you is not None
    assert position_of(late).seats[late.you].bot == ""
    assert kinds(late)[-1] == "handed"


def test_clocks_stand_still_while_the_server_is_down(server: Running) -> None:
    players = sit(server.site, Clock(kind="move", seconds=20, time_out="resign"))
    mover = mover_of(players)
    assert mover.you is not None
    time.sleep(1)
    server.kill()
    time.sleep(20)
    server.start()
    mover.reconnect()
    assert position_of(mover).phase == "playing"
    paused = next(entry for entry in mover.happened if entry.kind == "paused")
    assert paused.ms >= 20_000
    asked = position_of(mover).asked
    assert asked is not None
    mover.play(asked.legal[0])


def test_a_game_ends_by_agreement(site: Site) -> None:
    players = sit(site, Clock(kind="game", seconds=600, increment=5), 3)
    while (proposal := choose(mover_of(players), "propose")) is None:
        move_on(players)
    keep_up(players, mover_of(players).play(proposal))
    while position_of(players[0]).phase == "playing":
        voter = mover_of(players)
        assert position_of(voter).clocks[voter.you or 0].due is not None
        agreement = choose(voter, "agree")
        assert agreement is not None
        keep_up(players, voter.play(agreement))
    outcome = position_of(players[0]).outcome
    assert outcome is not None
    assert outcome.reason == "agreement"
    assert verify(SHELF["founders"], Record.from_text(site.record(players[0].table))).sound


def test_a_move_is_taken_back_by_consent(site: Site) -> None:
    players = sit(site, Clock())
    mover = move_on(players)
    while not position_of(mover).may_undo:  # something was drawn
        mover = move_on(players)
    other = next(player for player in players if player is not mover)
    done = mover.request(AskTakeback(client=mover.new_id()))
    assert isinstance(done, Done)
    keep_up(players, done.version)
    open_ = position_of(other).takeback
    assert open_ is not None
    assert (open_.seat, open_.awaited) == (mover.you, [other.you])
    other.request(AnswerTakeback(client="yes", proposal=open_.proposal, agreed=True))
    while "taken-back" not in kinds(mover):
        mover.receive()
    assert position_of(mover).takeback is None
    assert position_of(mover).asked is not None


def test_everybody_is_seen_to_be_there_and_pings_measure_the_way(site: Site) -> None:
    table = site.open(OpenTable(game="founders", bots=["", ""]))
    one = site.join(table.id, JoinTable(name="Ada"))
    welcome = one.connect()
    assert [(seat.seat, seat.state) for seat in welcome.presence] == [(0, "joined")]
    pong = one.request(Ping(client="1"))
    assert isinstance(pong, Pong)
    again = one.request(Ping(client="2", heard=pong.now))
    assert isinstance(again, Pong)
    assert again.now >= pong.now
    other = site.join(table.id, JoinTable(name="Ben"))
    other.connect()
    while not isinstance(news := one.receive(), PresenceChanged):
        pass
    assert [(seat.seat, seat.state) for seat in news.seats] == [(0, "joined"), (1, "joined")]
