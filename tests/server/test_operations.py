"""For whoever runs a server: behind a proxy, for the invited only, watched, and ended."""

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from sqlalchemy import event
from websockets.exceptions import ConnectionClosed

from latium.core.records import Record, verify
from latium.games import SHELF
from latium.server.client import Player, RefusedError, Site
from tests.server.inside import inside
from tests.server.people import play_on, sit
from tests.server.running import Running, sqlite

OPENING = b'{"game":"founders","bots":["",""]}'


class Answer(NamedTuple):
    """What a GET brings."""

    status: int
    headers: dict[str, str]
    body: str


class Guarded(NamedTuple):
    """A server with everything set at once, what it printed, and where it logs."""

    running: Running
    printed: list[str]
    log: Path

    @property
    def invitation(self) -> str:
        return next(line for line in self.printed if "#invitation=" in line).rpartition("=")[2]

    def ask(self, path: str, body: bytes | None = None, **headers: str) -> Answer:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        request = Request(f"http://127.0.0.1:{self.running.port}{path}", body, named)
        try:
            with urlopen(request, timeout=60) as response:
                return Answer(response.status, dict(response.headers), response.read().decode())
        except HTTPError as refused:
            return Answer(refused.code, dict(refused.headers), refused.read().decode())

    def opened(self, **headers: str) -> dict[str, str]:
        answer = self.ask("/latium/api/tables", OPENING, Latium_Invitation=self.invitation, **headers)
        assert answer.status == 201
        found: dict[str, str] = json.loads(answer.body)
        return found


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guarded]:
    folder = tmp_path_factory.mktemp("guarded")
    options = [
        "--lan",
        "--invite-only",
        "--base-path",
        "/latium",
        "--proxy",
        "127.0.0.1",
        "--allow-host",
        "spiel.example",
    ]
    running = Running(sqlite(folder), *options, "--log", "json", "--log-level", "info")
    with (folder / "log").open("w") as log:
        running.log = log
        running.start()
        assert running.process is not None
        assert running.process.stdout is not None
        printed: list[str] = []
        while not printed or "Ctrl-C" not in printed[-1]:
            printed.append(running.process.stdout.readline().rstrip("\n"))
        yield Guarded(running, printed, folder / "log")
        assert running.stop() == 0


def test_a_server_says_that_it_is_alive_and_ready(guarded: Guarded) -> None:
    for path in ("/health", "/ready", "/latium/health", "/latium/ready"):  # a proxy may take the base path off, or not
        assert guarded.ask(path).status == 200


def test_figures_are_for_the_neighbourhood_only(guarded: Guarded) -> None:
    assert "latium_requests_total" in guarded.ask("/metrics").body
    assert guarded.ask("/metrics", X_Forwarded_For="192.168.1.7").status == 200
    assert guarded.ask("/metrics", X_Forwarded_For="8.8.8.8").status == 403


def test_nobody_can_make_up_labels(guarded: Guarded) -> None:
    for number in range(5):
        guarded.ask(f"/api/tables/made-up-{number}")
        guarded.ask(f"/made-up-{number}")
    assert "made-up" not in guarded.ask("/metrics").body


def test_a_link_has_the_address_the_page_was_opened_with(guarded: Guarded) -> None:
    opened = guarded.opened(Host="spiel.local:8000")
    assert opened["link"].startswith("http://spiel.local:8000/latium/tables/")
    https = guarded.opened(Host="spiel.example", X_Forwarded_Proto="https")
    assert https["link"].startswith("https://spiel.example/latium/tables/")


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_cookies_fit_the_way_one_came(guarded: Guarded, scheme: str) -> None:
    table = guarded.opened()["link"].rpartition("/")[2]
    answer = guarded.ask(f"/latium/api/tables/{table}/join", b'{"name":"Ada"}', X_Forwarded_Proto=scheme)
    cookie = answer.headers["set-cookie"]
    assert ("Secure" in cookie) == (scheme == "https")
    assert "Path=/latium" in cookie
    assert "HttpOnly" in cookie


def test_without_an_invitation_one_gets_no_further_than_a_link_leads(guarded: Guarded) -> None:
    for path, body in (("tables", OPENING), ("tables", None), ("account", b"{}"), ("leaders?game=founders", None)):
        assert guarded.ask(f"/latium/api/{path}", body).status == 403
    table = guarded.opened()["link"].rpartition("/")[2]
    assert guarded.ask(f"/api/tables/{table}").status == 200
    assert guarded.ask(f"/api/tables/{table}/join", b'{"name":"Ada"}').status == 201
    shown = guarded.ask("/api/invitation", json.dumps({"token": guarded.invitation}).encode())
    cookie = shown.headers["set-cookie"].partition(";")[0]
    assert guarded.ask("/api/tables", OPENING, Cookie=cookie).status == 201
    assert guarded.ask("/api/invitation", b'{"token":"guessed"}').status == 403


def test_the_front_page_says_what_this_is_and_how_to_join(guarded: Guarded) -> None:
    english, french = (guarded.ask("/", Accept_Language=language) for language in ("en", "fr-CA,fr;q=0.9"))
    assert "latium join" in english.body
    assert "a place to play" in english.body
    assert '<html lang="fr">' in french.body
    assert "un lieu où jouer" in french.body
    assert "script-src 'self'" in english.headers["content-security-policy"]
    assert guarded.ask("/latium/front.css").headers["content-type"].startswith("text/css")
    link = guarded.opened(Host="spiel.local")["link"]
    assert link in guarded.ask(link.removeprefix("http://spiel.local"), Host="spiel.local").body
    assert guarded.ask("/tables/nowhere").status == 404


def test_whoever_is_at_home_sees_an_address_and_a_code(guarded: Guarded) -> None:
    said = "\n".join(guarded.printed)
    assert ("with this code" in said and "█████" in said) or "No network was found" in said
    assert f"/latium/#invitation={guarded.invitation}" in said


def test_the_log_is_json_without_secrets(guarded: Guarded) -> None:
    opened = guarded.opened()
    table = opened["link"].rpartition("/")[2]
    seated = json.loads(guarded.ask(f"/api/tables/{table}/join", b'{"name":"Ada"}').body)
    guarded.ask("/api/games?token=in-the-query", Authorization="Bearer in-a-header")
    site = Site(f"http://127.0.0.1:{guarded.running.port}/latium")
    player = Player(site, table, seated["token"])
    player.connect()
    player.close()
    lines = [json.loads(line) for line in guarded.log.read_text().splitlines()]
    assert {"request", "socket-opened"} <= {line["event"] for line in lines}
    told = guarded.log.read_text()
    for secret in ("in-the-query", "in-a-header", opened["host"], seated["token"], guarded.invitation):
        assert secret not in told


def test_a_server_without_its_database_is_alive_but_not_ready(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path)) as server:
        engine = server.app.state.services.database.engine

        def gone(*_: object) -> None:
            raise engine.dialect.loaded_dbapi.OperationalError("unable to open database file")

        server.site.call("GET", "/ready")
        event.listen(engine, "before_cursor_execute", gone)
        with pytest.raises(RefusedError) as refused:
            server.site.call("GET", "/ready")
        assert refused.value.status == 503
        server.site.call("GET", "/health")
        event.remove(engine, "before_cursor_execute", gone)
        server.site.call("GET", "/ready")


def test_a_server_that_is_told_to_end_hands_over(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("latium.server.client.PATIENCE", 120.0)  # starting anew may take long
    players = sit(server.site, "founders")
    watching = server.site.watch(players[0].table)
    watching.connect()
    threads = [
        threading.Thread(target=play_on, args=(player, seed), daemon=True) for seed, player in enumerate(players)
    ]
    for thread in threads:
        thread.start()
    while watching.position is None or watching.position.version < 20:
        watching.receive()
    assert server.stop() == 0
    assert _goodbye(watching) == 1012
    server.start()
    for thread in threads:
        thread.join(120)
    record = Record.from_text(server.site.record(players[0].table))
    assert record.finished
    assert verify(SHELF["founders"], record).sound


def _goodbye(player: Player) -> int:
    """The code that a socket was closed with, once all that was sent before is read."""
    try:
        while True:
            player.receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0
