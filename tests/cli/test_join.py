"""`latium join`: a server's table in the terminal, shown and played as one at this screen."""

import io
import re
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest
from rich.console import Console

from latium.cli.remote import RemoteSession
from latium.cli.screen import Screen
from latium.cli.visiting import Visit, spelled
from latium.core.errors import PRODUCT
from latium.core.records import Record, verify
from latium.core.resources import package_of
from latium.core.text import texts
from latium.games import SHELF
from latium.server.client import Player, RefusedError, Site
from latium.server.clocks import Clock
from latium.server.links import Link, parse_link
from latium.server.messages import AskTakeback, JoinTable, OpenTable, ResignSeat, TableSeen
from tests.cli.running import latium
from tests.server.people import play_on
from tests.server.running import Running, sqlite

FIRST = "1\n" * 3000
"""Whatever is listed first, as long as there is anything to answer."""

LONG: Final = 180.0
"""Seconds after which nothing more is to be expected."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    running = Running(sqlite(tmp_path_factory.mktemp("joined"))).start()
    yield running.site
    running.stop()


@pytest.mark.parametrize("game", SHELF)
def test_a_game_at_a_server_is_played_to_its_end(site: Site, game: str) -> None:
    result = latium("join", site.address, "--open", game, "--players", "random,you", "--name", "Ada", stdin=FIRST)
    assert result.exit_code == 0, result.output
    assert "you" in result.stdout
    table = re.search(r"/tables/(\w+)", result.stdout)
    assert table
    record = Record.from_text(site.record(table[1]))
    assert record.finished
    assert verify(SHELF[game], record).sound
    assert record.header.commitment in result.stdout.replace("\n", "")


def test_one_can_ask_all_that_one_can_ask_at_home(site: Site) -> None:
    typed = ["?", "score", "log", "rules F-4.4", "moves", "hint", "why add mine c4", "say hello", "resign", "1", "undo"]
    result = latium("join", site.address, "--open", "founders", "--name", "Ada", stdin="\n".join([*typed, "quit"]))
    said = result.stdout
    assert "say hello" in said  # the help
    assert "[F-" in said  # a clause
    assert "Type `resign yes`" in said
    assert "leads back to your seat" in said
    link = re.search(r"join '(\S+)'", said.replace("\n", ""))
    assert link
    again = latium("join", link[1], stdin="resign yes\n\n")
    assert "The game is over: all but one have given up." in again.stdout
    place = parse_link(link[1])
    assert place
    assert _chat(site, place) == ["hello"]


def _chat(site: Site, place: Link) -> list[str]:
    player = site.watch(place.table)
    player.connect()
    player.close()
    return [line.text for line in player.chat]


def test_friends_meet_by_a_link(site: Site) -> None:
    table = site.open(OpenTable(game="founders", bots=["", ""]))
    link = str(Link(site.address, table.id, ""))
    friend = site.join(table.id, JoinTable(name="Ben"))
    playing = threading.Thread(target=play_on, args=(friend, 1), daemon=True)
    playing.start()
    result = latium("join", link, "--name", "Ada", "--seat", "2", stdin=FIRST)
    playing.join(60)
    assert "Ben" in result.stdout
    assert Record.from_text(site.record(table.id)).finished
    assert "You are watching" in latium("join", link).stdout


def test_a_server_that_starts_anew_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("latium.server.client.PATIENCE", LONG)
    running = Running(sqlite(tmp_path)).start()
    opponent = ThreadPoolExecutor(1)
    try:
        # Founders may be over after four moves by agreement; here nobody can end the game early.
        table = running.site.open(OpenTable(game="first-empires", bots=["", ""]))
        mine, friend = (running.site.join(table.id, JoinTable(name=name)) for name in ("Ada", "Ben"))
        other = opponent.submit(play_on, friend, 1)
        mine.since = 0
        session = RemoteSession(mine, mine.connect().table, True)
        done = [_next_move(session, other) for _ in range(6)]
        assert running.stop() == 0
        running.start()
        done += [_next_move(session, other) for _ in range(6)]
        assert [one.notation for one in session.log if one.seat == 0] == done
        _await_turn(session, other)
        session.resign()
        mine.close()
        other.result(LONG)
    finally:
        if running.process:
            running.stop()
        opponent.shutdown(wait=False)


def _await_turn(session: RemoteSession, other: Future[int]) -> None:
    """Raises what the opponent met, instead of waiting for somebody who is gone."""
    end = time.monotonic() + LONG
    while session.asked is None:
        assert time.monotonic() < end
        assert session.outcome is None
        if other.done():
            pytest.fail(f"The opponent has left: {other.exception()!r}")
        session.wait()


def _next_move(session: RemoteSession, other: Future[int]) -> str:
    _await_turn(session, other)
    happening = session.act(session.legal()[0])
    assert happening.seat == 0
    return happening.notation


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nowhere"], "A link to a table looks like"),
        (["http://127.0.0.1:1/tables/x", "--name", "Ada"], "The server does not answer"),
        (["http://127.0.0.1:1", "--open", "founders", "--players", "greedy,random"], "--players names you once"),
    ],
)
def test_a_link_that_leads_nowhere(arguments: list[str], said: str) -> None:
    result = latium("join", *arguments)
    assert result.exit_code in {1, 2}
    assert said in result.stderr


def test_what_the_server_refuses_is_a_sentence(site: Site) -> None:
    assert "There is no such table" in latium("join", f"{site.address}/tables/none", "--name", "Ada").stderr
    unknown = latium(
        "join", site.address, "--open", "founders", "--players", "you,nobody", "--name", "Ada", "--lang", "fr"
    )
    assert "nobody" in unknown.stderr


def test_links_are_read_and_written() -> None:
    for text in ("http://a.b:1/tables/x", "https://a.b/latium/tables/x-1#secret"):
        assert str(parse_link(text)) == text
    for wrong in ("http://a.b/", "ftp://a.b/tables/x", "tables/x", "http://[/tables/x", "http://a.b/tables/a/b"):
        assert parse_link(wrong) is None


def _regretted(site: Site, **settings: Any) -> tuple[Player, Player]:
    """Two people at a table: the first has moved and asks to take it back, the second is to answer that."""
    table = site.open(OpenTable(game="founders", bots=["", ""], **settings))
    players = [site.join(table.id, JoinTable(name=name)) for name in ("Ada", "Ben")]
    while True:
        for player in players:
            player.connect()
        first, second = sorted(players, key=lambda player: not (player.position and player.position.asked))
        second.close()
        assert first.position is not None
        assert first.position.asked is not None
        first.play(first.position.asked.legal[0])
        with suppress(RefusedError):  # chance fell after it: the next one, then
            first.request(AskTakeback(client=first.new_id()))
            if site.ask("GET", f"/api/tables/{table.id}", TableSeen, token=second.token).position.asked:
                return first, second


@pytest.mark.parametrize(("word", "kind"), [("yes", "taken-back"), ("no", "takeback-answered")])
def test_who_is_asked_to_let_another_take_back_a_move_says_yes_or_no(site: Site, word: str, kind: str) -> None:
    first, second = _regretted(site)
    link = str(Link(site.address, second.table, second.token))
    moving = threading.Thread(target=play_on, args=(first, 1, 1), daemon=True)
    moving.start()  # if it is taken back; the other would wait for that
    result = latium("join", link, stdin=f"{word}\nquit\n")
    assert "would like to take back the last move" in result.stdout
    second.connect()
    second.request(ResignSeat(client="enough"))
    second.close()
    moving.join(LONG)
    first.close()
    assert kind in {entry.kind for entry in first.happened}
    assert ("taken-back" in {entry.kind for entry in first.happened}) == (word == "yes")


def test_who_asks_for_it_is_told_why_not(site: Site) -> None:
    result = latium("join", site.address, "--open", "founders", "--name", "Ada", stdin="takeback\nquit\n")
    assert "take back" in result.stdout or "taken back" in result.stdout or "undo" in result.stdout.lower()


def test_time_is_shown_where_it_runs(site: Site) -> None:
    _, second = _regretted(site, clock=Clock(kind="move", seconds=600))
    link = str(Link(site.address, second.table, second.token))
    said = latium("join", link, stdin="no\nquit\n").stdout
    assert re.search(r"Time left: .*you (10:00|9:\d\d)", said)


def test_times_are_spelled_as_clocks_do() -> None:
    assert [spelled(seconds) for seconds in (0, 9, 61, 3600, 100_000)] == [
        "0:00",
        "0:09",
        "1:01",
        "1:00:00",
        "27:46:40",
    ]


def test_some_things_can_be_typed_while_others_are_to_move(site: Site) -> None:
    first, _ = _regretted(site)
    first.close()
    first.since = 0
    session = RemoteSession(first, first.connect().table, True)
    out = Console(file=io.StringIO())
    visit = Visit(session, Screen(session, texts("en", PRODUCT, package_of(session.game)), out))
    visit.hear("say Salve")
    visit.hear("1")
    assert isinstance(out.file, io.StringIO)
    assert "It is not your turn" in out.file.getvalue()
    visit.hear("?")
    helped = out.file.getvalue().rpartition("It is not your turn")[2]
    assert "say" in helped
    assert "resign" in helped
    assert "hint" not in helped
    assert _chat(site, Link(site.address, first.table, "")) == ["Salve"]
    first.close()
