"""Whole games over real sockets: everybody sees them end, and the records prove them."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from latium.cli import main
from latium.core.lines import Resign
from latium.core.records import Record, verify
from latium.games import SHELF
from latium.server.client import Player, RefusedError, Site
from latium.server.messages import (
    AskPreview,
    Chatted,
    Checked,
    Done,
    JoinTable,
    Move,
    OpenTable,
    Ping,
    Pong,
    Previewed,
    Reason,
    ResignSeat,
    Say,
    TableSeen,
    UndoMove,
    Why,
)
from tests.server.people import play_on, play_together, sit
from tests.server.running import Running


def record_of(site: Site, player: Player) -> Record:
    return Record.from_text(site.record(player.table, player.token))


@pytest.mark.parametrize("game", SHELF)
def test_two_guests_play_a_game_to_its_end_and_its_record_verifies(site: Site, game: str, tmp_path: Path) -> None:
    players = sit(site, game)
    play_together(players)
    (tmp_path / "game.jsonl").write_text(site.record(players[0].table), encoding="utf-8")
    verified = CliRunner().invoke(main, ["verify", str(tmp_path / "game.jsonl")])
    assert verified.exit_code == 0, verified.output
    checked = site.ask("GET", f"/api/tables/{players[0].table}/verification", Checked)
    assert (checked.findings, checked.finished) == ([], True)
    record = record_of(site, players[0])
    assert record.header.nonces == ("nonce 0", "nonce 1")


def test_simultaneous_choices_do_not_collide(site: Site) -> None:
    players = sit(site, "foundations-of-rome", 3, drafting=True)
    for player in players:
        player.connect()
    for player in players:  # each answers the decision it was first asked, whatever the others did meanwhile
        assert player.position is not None
        if player.position.asked:
            player.play(player.position.asked.legal[0])
    play_together(players)
    assert verify(SHELF["foundations-of-rome"], record_of(site, players[0])).sound


@pytest.mark.parametrize("game", SHELF)
def test_bots_finish_a_game_that_a_spectator_sees(site: Site, game: str) -> None:
    table = site.open(OpenTable(game=game, bots=["novice", "greedy"]))
    spectator = site.watch(table.id)
    spectator.connect()
    spectator.wait()
    assert spectator.position is not None
    assert spectator.position.phase == "over"
    assert verify(SHELF[game], Record.from_text(site.record(table.id))).sound


def test_a_person_plays_against_bots(site: Site) -> None:
    (player,) = sit(site, "founders", 1, ["citizen", "senator"])
    play_on(player, 1)
    assert verify(SHELF["founders"], record_of(site, player)).sound


def test_a_move_sent_twice_is_played_once(site: Site) -> None:
    players = sit(site, "founders")
    for player in players:
        player.connect()
    asked = next(player for player in players if player.position and player.position.asked)
    assert asked.position is not None
    assert asked.position.asked is not None
    move = Move(client="the same", decision=asked.position.asked.decision, action=asked.position.asked.legal[0].action)
    first = asked.request(move)
    assert isinstance(first, Done)
    asked.reconnect()
    again = asked.request(move)
    assert isinstance(again, Done)
    assert again.version <= first.version
    other = sent_as(move, "another")
    with pytest.raises(RefusedError) as refused:
        asked.request(other)
    assert refused.value.problem.message.id == "decision-closed"


def sent_as(move: Move, client: str) -> Move:
    return Move(client=client, decision=move.decision, action=move.action)


def test_who_was_away_is_told_what_was_missed(site: Site) -> None:
    one, other = sit(site, "first-empires")
    for player in (one, other):
        player.connect()
    away = other if one.position and one.position.asked else one
    mover = one if away is other else other
    away.close()
    assert mover.position is not None
    assert mover.position.asked is not None
    assert away.position is not None
    before = away.position.version
    mover.play(mover.position.asked.legal[0])
    welcome = away.connect()
    assert welcome.position.version > before
    assert [entry.n for entry in welcome.happened] == list(range(before, welcome.position.version))


def test_of_two_who_race_for_a_seat_one_gets_it(site: Site) -> None:
    table = site.open(OpenTable(game="founders", bots=["", ""]))
    site.join(table.id, JoinTable(name="Ada", seat=1))
    with pytest.raises(RefusedError) as refused:
        site.join(table.id, JoinTable(name="Ben", seat=1))
    assert (refused.value.status, refused.value.problem.message.id) == (409, "seat-taken")


def test_a_seat_can_be_asked_about_and_talked_at(site: Site) -> None:
    players = sit(site, "founders")
    for player in players:
        player.connect()
    asked = next(player for player in players if player.position and player.position.asked)
    waiting = next(player for player in players if player is not asked)
    assert asked.position is not None
    assert asked.position.asked is not None
    listed = asked.position.asked.legal[0]
    allowed = asked.request(Why(client="1", action=listed.action))
    assert isinstance(allowed, Reason)
    assert allowed.problem is None
    forbidden = waiting.request(Why(client="1", action=listed.action))
    assert isinstance(forbidden, Reason)
    assert forbidden.problem is not None
    assert forbidden.problem.clause is not None
    assert forbidden.problem.clause.startswith("F-")
    assert isinstance(asked.request(AskPreview(client="2", notation=listed.notation)), Previewed)
    assert isinstance(asked.request(Ping(client="3")), Pong)
    assert isinstance(asked.request(Say(client="4", text="Salve!")), Done)
    while not isinstance(heard := waiting.receive(), Chatted):
        pass
    assert [line.text for line in heard.lines] == ["Salve!"]


def test_undo_goes_back_and_not_over_a_draw(site: Site) -> None:
    players = sit(site, "first-empires")
    undone = 0
    for player in players:
        player.connect()
    for _ in range(60):
        mover = next((one for one in players if one.position and one.position.asked), None)
        assert mover is not None
        assert mover.position is not None
        assert mover.position.asked is not None
        version = mover.play(mover.position.asked.legal[-1])
        for player in players:
            while player.position and player.position.version < version:
                player.receive()
        if mover.position.may_undo:
            done = mover.request(UndoMove(client=mover.new_id()))
            assert isinstance(done, Done)
            undone += 1
            break
        with pytest.raises(RefusedError) as refused:
            mover.request(UndoMove(client=mover.new_id()))
        assert refused.value.problem.message.id in {"undo-chance", "undo-other", "undo-reveal"}
    assert undone


def test_with_two_seats_resigning_ends_the_game(site: Site) -> None:
    players = sit(site, "founders")
    players[0].connect()
    players[0].request(ResignSeat(client="enough"))
    record = record_of(site, players[1])
    assert isinstance(record.entries[-1], Resign)
    assert record.result is not None
    assert record.result.outcome is not None
    assert record.result.outcome.ranks == (2, 1)
    assert verify(SHELF["founders"], record).sound


def test_with_more_seats_a_bot_plays_on_and_the_seat_is_last(site: Site) -> None:
    players = sit(site, "founders", 3)
    players[0].connect()
    players[0].request(ResignSeat(client="enough"))
    play_together(players[1:])
    record = record_of(site, players[1])
    assert record.result is not None
    assert record.result.outcome is not None
    assert record.result.outcome.ranks[0] == 3
    assert verify(SHELF["founders"], record).sound


def test_before_the_end_a_record_is_partial_and_has_no_secret(site: Site) -> None:
    players = sit(site, "foundations-of-rome")
    record = record_of(site, players[0])
    assert record.header.partial
    assert not record.finished


def test_a_seat_is_nobody_elses(site: Site) -> None:
    players = sit(site, "founders")
    seen = site.ask("GET", f"/api/tables/{players[0].table}", TableSeen)
    assert (seen.you, seen.position.asked) == (None, None)
    with pytest.raises(RefusedError) as refused:
        site.call("POST", f"/api/tables/{players[0].table}/undo", {"client": "x"}, token="guessed")
    assert refused.value.status == 403


def test_killed_in_the_middle_it_goes_on_and_nothing_is_lost(server: Running) -> None:
    players = sit(server.site, "foundations-of-rome")
    for player in players:
        player.connect()
    for _ in range(3):
        play_some(players)
        server.kill()
        server.start()
    play_together(players)
    record = record_of(server.site, players[0])
    assert verify(SHELF["foundations-of-rome"], record).sound


def play_some(players: list[Player], moves: int = 4) -> None:
    """A few moves, each acknowledged; everybody must find them afterwards."""
    for player in players:
        player.reconnect()
    for _ in range(moves):
        mover = next(one for one in players if one.position and one.position.asked)
        assert mover.position is not None
        assert mover.position.asked is not None
        version = mover.play(mover.position.asked.legal[0])
        for player in players:
            while player.position is None or player.position.version < version:
                player.receive()


def test_it_ends_in_good_order(server: Running) -> None:
    players = sit(server.site, "founders")
    players[0].connect()
    assert server.stop() in {0, -15}
