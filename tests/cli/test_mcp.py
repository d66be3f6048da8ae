"""A language model plays through tools: a real server, spoken to as its client would."""

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from latium.bots.generator import Generator
from latium.cli.desk import Desk, Nothing, Play, Start
from latium.games import SHELF
from tests.cli.running import process


class Client:
    """One end of the conversation."""

    def __init__(self, server: "subprocess.Popen[str]") -> None:
        self.server = server
        self.sent = 0

    def say(self, line: str) -> dict[str, Any]:
        assert self.server.stdin is not None
        assert self.server.stdout is not None
        self.server.stdin.write(f"{line}\n")
        self.server.stdin.flush()
        answer: dict[str, Any] = json.loads(self.server.stdout.readline())
        return answer

    def ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        self.sent += 1
        answer = self.say(json.dumps({"jsonrpc": "2.0", "id": self.sent, "method": method, "params": parameters}))
        assert answer["id"] == self.sent
        return answer

    def call(self, tool: str, **arguments: Any) -> tuple[str, bool]:
        result = self.ask("tools/call", name=tool, arguments=arguments)["result"]
        (content,) = result["content"]
        assert content["type"] == "text"
        return content["text"], result["isError"]

    def told(self, tool: str, **arguments: Any) -> str:
        text, failed = self.call(tool, **arguments)
        assert not failed, text
        return text

    def refused(self, tool: str, **arguments: Any) -> str:
        text, failed = self.call(tool, **arguments)
        assert failed
        return text


@contextmanager
def serving(*arguments: str) -> Iterator[Client]:
    server = process("mcp", "--seed", "3", *arguments, stdin=subprocess.PIPE)
    client = Client(server)
    try:
        yield client
        _, complaints = server.communicate(timeout=60)
        assert (complaints, server.returncode) == ("", 0)
    finally:
        server.kill()


def test_it_introduces_itself_as_the_protocol_wants() -> None:
    with serving() as client:
        welcome = client.ask("initialize", protocolVersion="2024-11-05", capabilities={}, clientInfo={"name": "test"})
        assert welcome["result"]["protocolVersion"] == "2024-11-05"
        assert welcome["result"]["serverInfo"]["name"] == "latium"
        assert client.ask("initialize", protocolVersion="1999-01-01")["result"]["protocolVersion"] == "2025-06-18"
        assert client.ask("ping")["result"] == {}
        tools = {tool["name"]: tool for tool in client.ask("tools/list")["result"]["tools"]}
        assert list(tools) == ["list", "start", "observe", "legal", "play", "rules"]
        assert all(tool["description"] for tool in tools.values())
        wanted = tools["play"]["inputSchema"]
        assert wanted["required"] == ["move"]
        assert wanted["properties"]["move"]["description"]


def test_what_is_no_request_is_answered_and_the_server_goes_on() -> None:
    wrong = {
        "{": -32700,
        "[]": -32600,
        '{"id": 1, "method": "ping"}': -32600,
        '{"jsonrpc": "2.0", "id": 1, "method": "resources/list"}': -32601,
        '{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": [1]}': -32602,
        '{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "cheat"}}': -32602,
    }
    with serving() as client:
        for line, code in wrong.items():
            assert client.say(line)["error"]["code"] == code
        assert client.ask("ping")["result"] == {}


def test_a_notification_has_no_answer() -> None:
    with serving() as client:
        assert client.server.stdin is not None
        client.server.stdin.write('{"jsonrpc": "2.0", "method": "notifications/initialized"}\n\n')
        assert client.ask("ping")["result"] == {}


@pytest.mark.parametrize(
    ("slug", "options"), [("founders", ["agreement=false"]), ("first-empires", []), ("foundations-of-rome", [])]
)
def test_a_whole_game_can_be_played_with_nothing_but_the_tools(slug: str, options: list[str]) -> None:
    dice = Generator(1)
    with serving() as client:
        assert slug in client.told("list")
        text, over, moves = client.told("start", game=slug, rivals=["random"], seat=2, options=options), False, 0
        while not over:
            legal = client.told("legal").splitlines()
            text = client.told("play", move=legal[dice.below(len(legal))])
            _, over = client.call("legal")
            moves += 1
        assert moves > 10
        assert "The game is over" in text
        assert text.endswith(client.told("observe"))
        assert client.refused("play", move="finish") == "The game is over: call start for another."


def test_a_move_that_the_rules_forbid_is_refused_with_its_clause() -> None:
    with serving() as client:
        assert client.refused("observe") == "There is no table yet: call start first."
        client.told("start", game="founders", options=["first=1"])
        forbidden = client.refused("play", move="open village")
        assert "[F-" in forbidden
        clause = forbidden.partition("[")[2].split()[0]
        assert clause in client.told("rules", game="founders", clause=clause)
        assert "F-1 " in client.told("rules", game="founders")
        assert "dance" in client.refused("play", move="dance")


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "chess"),
    ({"game": "founders", "rivals": ["exec:rm"]}, "exec:rm"),
    ({"game": "founders", "rivals": ["mcts:milliseconds=100000000"]}, "mcts:milliseconds=100000000"),
    ({"game": "founders", "rivals": []}, "1"),
    ({"game": "founders", "seat": 3}, "3"),
    ({"game": "founders", "options": ["first=7"]}, "first"),
    ({"game": "founders", "colour": "red"}, "colour"),
    ({"rivals": []}, "game"),
]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_table_that_cannot_be_is_refused_in_a_sentence(lang: str) -> None:
    with serving("--lang", lang) as client:
        for arguments, complaint in IMPOSSIBLE:
            assert complaint in client.refused("start", **arguments)


@pytest.mark.parametrize(("slug", "option"), [("first-empires", "first=1"), ("foundations-of-rome", "drafting=true")])
def test_nothing_hidden_is_in_what_the_model_reads(slug: str, option: str) -> None:
    """Whatever its seat cannot tell from the truth looks the same."""
    desk, dice = Desk(5), Generator(5)
    desk.start(Start(slug, ("random", "random"), 2, (option,)))
    assert desk._screen is not None
    session, game = desk._screen.session, SHELF[slug]
    differing = moves = 0
    while not session.outcome and moves < 40:
        shown, truth = (desk.observe(Nothing()), desk.legal(Nothing())), session.state
        session.state = game.determinize(game.observe(truth, 1), dice)
        differing += game.dump(session.state) != game.dump(truth)
        assert (desk.observe(Nothing()), desk.legal(Nothing())) == shown
        session.state = truth
        legal = shown[1].splitlines()
        desk.play(Play(legal[dice.below(len(legal))]))
        moves += 1
    assert differing
