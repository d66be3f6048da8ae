"""How much and how often: rates by address and by seat, sizes, and what is said to browsers."""

import asyncio
import http.client
import json
import socket
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from starlette.requests import HTTPConnection

from latium.server.api.headers import POLICY
from latium.server.api.hosts import is_own, own_names
from latium.server.api.limits import kind_of
from latium.server.client import RefusedError, Site
from latium.server.configuration import Configuration
from latium.server.errors import TooMany, TooOften
from latium.server.limiting import Limiter, changed, neighbourhood
from latium.server.messages import OpenTable, Ping, Pong, Say
from latium.server.rates import UNLIMITED, Rates
from tests.server.people import sit
from tests.server.running import Running, sqlite


def asked(limiter: Limiter, times: int, who: str = "one") -> int:
    """How many of so many questions are allowed."""

    async def run() -> int:
        allowed = 0
        for _ in range(times):
            try:
                await limiter.check("chat", who)
                allowed += 1
            except TooOften:
                pass
        return allowed

    return asyncio.run(run())


def test_who_asks_too_often_is_refused_and_nobody_else() -> None:
    limiter = Limiter(Rates(chat="5/hour"))
    assert asked(limiter, 9) == 5
    assert asked(limiter, 3, "another") == 3


def test_an_empty_rate_sets_no_limit() -> None:
    assert asked(Limiter(UNLIMITED), 1000) == 1000


def test_several_processes_count_together_over_redis(redis: str) -> None:
    async def run() -> list[bool]:
        limiters = [Limiter(Rates(chat="5/hour"), redis) for _ in range(2)]
        allowed = []
        for n in range(8):
            try:
                await limiters[n % 2].check("chat", "shared")
                allowed.append(True)
            except TooOften:
                allowed.append(False)
        for limiter in limiters:
            await limiter.close()
        return allowed

    assert asyncio.run(run()) == [True] * 5 + [False] * 3


def test_without_its_redis_a_process_counts_by_itself() -> None:
    assert asked(Limiter(Rates(chat="5/hour"), "redis://127.0.0.1:1/0"), 9) == 5


def test_an_address_has_so_many_sockets() -> None:
    limiter = Limiter(Rates(together=1))
    with limiter.connected("a"), limiter.connected("b"), pytest.raises(TooMany), limiter.connected("a"):
        pass
    with limiter.connected("a"):
        pass


def test_a_network_of_the_newer_kind_counts_as_one_address() -> None:
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff") != neighbourhood("2001:db8:0:1::1")
    assert neighbourhood("::ffff:192.0.2.1") == neighbourhood("192.0.2.1") == "192.0.2.1"


def test_limits_are_changed_by_name() -> None:
    assert changed(Rates(), ["chat=1/day", "together=3"]) == Rates(chat="1/day", together=3)
    for wrong in ("chat", "chats=1/day", "chat=often", "together=many"):
        with pytest.raises(ValueError, match=r"\w"):
            changed(Rates(), [wrong])


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("POST", "/api/tables", "openings"),
        ("POST", "/api/tables/abc/return", "secrets"),
        ("POST", "/api/records/verification", "checks"),
        ("GET", "/api/tables/abc/verification", "checks"),
        ("GET", "/api/tables/abc/record", "checks"),
        ("GET", "/api/records/abc/text", "checks"),
        ("GET", "/api/records/abc/replay", "replays"),
        ("GET", "/api/tables/abc", "requests"),
        ("POST", "/api/tables/abc/moves", "requests"),
    ],
)
def test_what_costs_more_has_a_rate_of_its_own(method: str, path: str, kind: str) -> None:
    assert kind_of({"type": "http", "method": method, "path": path}) == kind
    assert kind_of({"type": "http", "method": method, "path": f"/base{path}", "root_path": "/base"}) == kind
    assert HTTPConnection({"type": "http", "headers": []}).client is None


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    limits = ("openings=4/hour", "asking=12/hour", "chat=2/hour")
    options = [part for limit in limits for part in ("--limit", limit)]
    running = Running(sqlite(tmp_path_factory.mktemp("strict")), *options).start()
    yield running
    running.stop()


def test_a_seat_that_asks_too_often_is_told_so_and_stays(strict: Running) -> None:
    player, _ = sit(strict.site, "founders")
    player.connect()
    said = []
    for number in range(4):
        try:
            player.request(Say(client=f"say {number}", text="Salve!"))
            said.append("")
        except RefusedError as refused:
            said.append(refused.problem.message.id)
    assert said == ["", "", "too-often", "too-often"]
    for number in range(8):
        assert isinstance(player.request(Ping(client=f"ping {number}")), Pong)
    with pytest.raises(RefusedError) as refused_too:
        player.request(Ping(client="one too many"))
    assert refused_too.value.problem.message.id == "too-often"
    assert "seconds" in refused_too.value.problem.sentence


def test_an_address_that_opens_too_many_tables_is_told_when_to_come_back(strict: Running) -> None:
    wanted = OpenTable(game="founders", bots=["", ""])
    with suppress(RefusedError):
        for _ in range(4):
            strict.site.open(wanted)
    with pytest.raises(RefusedError) as refused:
        strict.site.open(wanted)
    assert (refused.value.status, refused.value.problem.message.id) == (429, "too-often")
    response = sent(strict.site, "POST", "/api/tables", b"{}")
    assert response.status == 429
    assert int(response.headers["Retry-After"]) > 0


class Answered(NamedTuple):
    """What a client can tell of limits by."""

    status: int
    headers: http.client.HTTPMessage


def sent(site: Site, method: str, path: str, body: Any = None, **headers: str) -> Answered:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    with closing(http.client.HTTPConnection(site.address.removeprefix("http://"), timeout=60)) as connection:
        connection.request(method, path, body, named)
        with connection.getresponse() as response:
            return Answered(response.status, response.headers)


def test_every_answer_has_the_policy_and_its_companions(site: Site) -> None:
    for path in ("/api/games", "/nothing", "/api/tables/none", "/openapi.json"):
        headers = sent(site, "GET", path).headers
        assert headers["Content-Security-Policy"] == POLICY
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["X-Frame-Options"] == "DENY"
        assert headers["Referrer-Policy"] == "no-referrer"
        assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert "unsafe" not in POLICY
    assert sent(site, "GET", "/api/games").headers["Cache-Control"] == "no-store"


BODY = json.dumps({"game": "founders", "bots": ["", ""]})


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"Origin": "http://{host}"}, 201),
        ({"Sec_Fetch_Site": "same-origin"}, 201),
        ({"Origin": "null"}, 403),
        ({"Origin": ""}, 403),
        ({"Origin": "http://elsewhere.example"}, 403),
        ({"Origin": "ftp://{host}"}, 403),
        ({"Origin": "http://{host}.elsewhere.example"}, 403),
        ({"Sec_Fetch_Site": "cross-site"}, 403),
        ({"Sec_Fetch_Site": "same-site"}, 403),
    ],
)
def test_only_pages_of_our_own_change_anything(site: Site, headers: dict[str, str], status: int) -> None:
    host = site.address.removeprefix("http://")
    named = {name: value.format(host=host) for name, value in headers.items()}
    assert sent(site, "POST", "/api/tables", BODY, **named).status == status


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200),
        ("latium.localhost:80", 200),
        ("192.168.1.20:8000", 200),
        ("[::1]:8000", 200),
        (f"{socket.gethostname()}:8000", 200),
        ("pi.local", 200),
        ("games.home.arpa", 200),
        ("rebound.example", 403),
        ("127.0.0.1.rebound.example:8000", 403),
        ("localhost.rebound.example", 403),
        ("local.example", 403),
        ("[", 403),
    ],
)
def test_a_server_answers_to_its_own_names(site: Site, host: str, status: int) -> None:
    assert sent(site, "GET", "/api/tables", Host=host).status == status
    assert sent(site, "GET", "/health", Host=host).status == 200


def test_no_page_of_a_rebound_name_gets_a_socket(site: Site) -> None:
    (player,) = sit(site, "founders", 1, ["greedy"])
    upgrade = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec_WebSocket_Version": "13",
        "Sec_WebSocket_Key": "A" * 22 + "==",
    }
    path = f"/api/tables/{player.table}/socket"
    host = "rebound.example"
    assert sent(site, "GET", path, Host=host, Origin=f"http://{host}", **upgrade).status == 403


@pytest.mark.parametrize(
    ("configuration", "names"),
    [
        (Configuration(), set()),
        (Configuration(allow_host="Latium.home, games.example.org"), {"latium.home", "games.example.org"}),
        (Configuration(public_url="https://Play.example.org/latium"), {"play.example.org"}),
        (Configuration(allow_host="*"), {"*"}),
    ],
)
def test_names_can_be_allowed(configuration: Configuration, names: set[str]) -> None:
    own = own_names(configuration)
    assert own - own_names(Configuration()) == names
    assert all(is_own(f"{name.upper()}.:443", own) for name in own - {"*"})


def test_no_script_reads_the_cookie_of_a_seat_and_old_ones_make_room(site: Site) -> None:
    table = site.open(OpenTable(game="founders", bots=["", ""]))
    many = "; ".join(f"latium-seat-{number}-0=x" for number in range(72))
    answer = sent(site, "POST", f"/api/tables/{table.id}/join", json.dumps({"name": "Ada"}), Cookie=many)
    cookies = answer.headers.get_all("Set-Cookie")
    assert cookies is not None
    *gone, given = cookies
    assert [cookie.split("=")[0] for cookie in gone] == ["latium-seat-0-0", "latium-seat-1-0"]
    assert {"httponly", "samesite=strict", "path=/"} <= {part.strip().lower() for part in given.split(";")[1:]}


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/tables", b"x" * (1 << 19), 429),
        ("/api/tables", json.dumps({"game": "f" * 101, "bots": [""]}).encode(), 422),
        ("/api/tables", json.dumps({"game": "founders", "bots": [""] * 17}).encode(), 422),
        ("/api/tables", json.dumps({"game": "founders", "bots": ["", ""], "options": {"x": "y" * 300}}).encode(), 422),
        ("/api/tables", b"[" * 100_000, 422),
        ("/api/tables", b'{"game": "\xff"}', 422),
        ("/api/records/verification", b"[" * 100_000, 422),
        ("/api/records/verification", b"x" * (1 << 23), 429),
    ],
)
def test_what_is_too_large_is_refused(site: Site, path: str, body: bytes, status: int) -> None:
    assert sent(site, "POST", path, body).status == status


def test_names_and_chat_are_bounded(site: Site) -> None:
    table = site.open(OpenTable(game="founders", bots=["", ""]))
    for wanted in ({"name": "n" * 41}, {"name": ""}, {"name": "\u200b"}, {"name": "Ada", "nonce": "n" * 101}):
        assert sent(site, "POST", f"/api/tables/{table.id}/join", json.dumps(wanted)).status == 422


def test_the_head_of_a_request_is_bounded(site: Site) -> None:
    assert sent(site, "GET", "/api/games", Accept="x" * 20_000).status == 200
    with suppress(OSError):  # it may be cut off before it has said all
        assert sent(site, "GET", "/api/games", Accept="x" * 200_000).status == 400
    upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Cookie": "x" * 9000}
    assert sent(site, "GET", "/api/tables/none/socket", **upgrade).status == 400


class Plain(Running):
    """A server where the fast parser of requests cannot be had."""

    program = ("-c", "import sys; sys.modules['httptools'] = None; from latium.__main__ import main; main()")


def test_without_the_fast_parser_requests_are_answered_and_bounded_too(tmp_path: Path) -> None:
    running = Plain(sqlite(tmp_path)).start()
    try:
        (player,) = sit(running.site, "founders", 1, ["greedy"])
        assert player.connect().you == 0
        player.close()
        with closing(http.client.HTTPConnection("127.0.0.1", running.port, timeout=30)) as connection:
            connection.request("GET", "/health", headers={"X-Long": "x" * (1 << 20)})
            assert connection.getresponse().status == 400
    finally:
        assert running.stop() == 0
