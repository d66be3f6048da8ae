"""Non-interference at the wire: whoever may not know where two games differ receives the same bytes from both.

Two servers carry on two games in step, with the same ids, tokens, times and public chance. What one viewer may not know
is drawn and chosen differently in the second. Every frame and every body that the viewer and a spectator are sent is
compared, and so are the number and the order of the frames.
"""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from websockets.sync.client import connect

from latium.core.chance import Dice, commitment
from latium.core.seats import CHANCE, Seat
from latium.server import commands, table
from latium.server.client import Site
from latium.server.draft import Draft
from latium.server.messages import JoinTable, OpenTable
from latium.server.sources import Sources
from tests.server.inside import inside
from tests.server.running import sqlite

VIEWER: Seat = 0
SECRETS = (b"a" * 32, b"b" * 32)


class Chance:
    """The first game draws as it does; the second the same, but where the viewer may not look something else."""

    def __init__(self) -> None:
        self.drawn: dict[int, str] = {}
        self.hidden: set[int] = set()
        self.here = threading.local()

    def settle(self, settled: Callable[[Draft], None], draft: Draft) -> None:
        self.here.draft = draft
        settled(draft)

    def draw(self, natural: int, number: int) -> int:
        now = self.here.draft.table
        notations = [now.game.write(now.state, action) for action in now.game.legal(now.state, CHANCE)]
        if now.opening.secret == SECRETS[0]:
            self.drawn[number] = notations[natural]
            if _is_hidden(now, natural):
                self.hidden.add(number)
            return natural
        if number in self.hidden:
            others = [index for index, text in enumerate(notations) if text not in self.drawn.values()]
            return others[0] if others else notations.index(self.drawn[number])
        return notations.index(self.drawn[number])


def _is_hidden(now: table.Table, choice: int) -> bool:
    after, log = now.state.copy(), list[Any]()
    now.game.apply(after, CHANCE, now.game.legal(now.state, CHANCE)[choice], log)
    return any(now.game.redact(event, VIEWER) != event for event in log)


@pytest.fixture
def chance(monkeypatch: pytest.MonkeyPatch) -> Chance:
    made = Chance()
    settled = commands.settle

    class Loaded(Dice):
        """Draws what the test wants."""

        def draw(self, number: int, weights: Any) -> int:
            usual = Dice(SECRETS[0], self.nonces)
            return made.draw(usual.draw(number, weights) if self.secret == SECRETS[0] else 0, number)

    monkeypatch.setattr(table, "Dice", Loaded)
    monkeypatch.setattr(commands, "settle", lambda draft: made.settle(settled, draft))
    return made


class Line:
    """A connection, all frames it brought and the version they have led to."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.version = 0

    def read(self) -> dict[str, Any]:
        self.frames.append(self.socket.recv(60))
        message: dict[str, Any] = json.loads(self.frames[-1])
        self.version = message.get("position", {}).get("version", self.version)
        return message

    def until(self, found: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while not found(message := self.read()):
            pass
        return message

    def reach(self, version: int) -> None:
        """Read until the table is told to be so far."""
        while self.version < version:
            self.read()

    def ask(self, kind: str, client: str, **content: Any) -> dict[str, Any]:
        self.socket.send(json.dumps({"type": kind, "client": client, **content}))
        return self.until(lambda message: message.get("client") == client)


class Game:
    """One of the two, with everybody connected: the viewer, the rivals and a spectator."""

    def __init__(self, site: Site, name: str, seats: int, leaving: ExitStack, **options: Any) -> None:
        self.site = site
        self.bodies: list[bytes] = []
        self.table = site.open(OpenTable(game=name, bots=[""] * seats, options={"first": 1, **options})).id
        people = [JoinTable(name=f"Guest {n}", nonce="n", token=f"seat-{n:040}") for n in range(seats)]
        self.tokens = [site.join(self.table, person).token for person in people]
        uri = f"{site.address.replace('http', 'ws')}/api/tables/{self.table}/socket"
        self.version = 0
        self.lines: list[Line] = []
        for token in [*self.tokens, ""]:
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            opening = connect(uri, additional_headers=headers, compression=None, proxy=None)
            self.lines.append(Line(leaving.enter_context(opening)))
            welcome = self.lines[-1].until(lambda message: message["type"] == "welcome")
            self.version = welcome["position"]["version"]
        self.settle_presence(seats)

    def settle_presence(self, seats: int) -> None:
        """Until each of those who were there has heard of those who came after."""
        for line in self.lines:
            line.ask("ping", "all there")
            line.frames.clear()

    @property
    def seen(self) -> list[list[str]]:
        """What the viewer and the spectator were sent."""
        return [fixed(self.lines[VIEWER].frames), fixed(self.lines[-1].frames)]

    def asked(self, seat: Seat) -> dict[str, Any] | None:
        for frame in reversed(self.lines[seat].frames):
            if position := json.loads(frame).get("position"):
                return position["asked"]  # type: ignore[no-any-return]
        return self.look(self.tokens[seat])["position"]["asked"]  # type: ignore[no-any-return]

    def act(self, seat: Seat, kind: str, client: str, **content: Any) -> dict[str, Any]:
        answer = self.lines[seat].ask(kind, client, **content)
        if answer["type"] == "done" and answer["version"] > self.version:
            self.version = answer["version"]
            for line in self.lines:
                line.reach(self.version)
        return answer

    def look(self, token: str) -> Any:
        return json.loads(self.read(f"/api/tables/{self.table}", token))

    def read(self, path: str, token: str) -> bytes:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        with urlopen(Request(self.site.address + path, headers=headers), timeout=30) as response:
            body: bytes = response.read()
            return body

    def remember_bodies(self) -> None:
        for token in (self.tokens[VIEWER], ""):
            for part in ("", "/record", "/chat"):
                self.bodies.append(self.read(f"/api/tables/{self.table}{part}", token))


def fixed(frames: list[str]) -> list[str]:
    return [frame.replace(commitment(SECRETS[1]), commitment(SECRETS[0])) for frame in frames]


@contextmanager
def twins(tmp_path: Path, name: str, seats: int, **options: Any) -> Iterator[tuple[Game, Game]]:
    with ExitStack() as leaving:
        games = []
        for number, secret in enumerate(SECRETS):
            tokens = iter(f"token-{count:040}" for count in range(100))
            sources = Sources(
                now=lambda: 1_700_000_000_000,
                secret=lambda secret=secret: secret,  # type: ignore[misc]
                token=lambda tokens=tokens: next(tokens),  # type: ignore[misc]
                table_id=lambda: "table",
            )
            folder = tmp_path / str(number)
            folder.mkdir()
            server = leaving.enter_context(inside(sqlite(folder), sources))
            games.append(Game(server.site, name, seats, leaving, **options))
        yield games[0], games[1]


def check_equal(one: Game, other: Game) -> None:
    assert one.seen == other.seen
    one.remember_bodies()
    other.remember_bodies()
    assert fixed([body.decode() for body in one.bodies]) == fixed([body.decode() for body in other.bodies])


def notations(game: Game, seat: Seat) -> list[str]:
    asked = game.asked(seat)
    return [listed["notation"] for listed in asked["legal"]] if asked else []


def probe(games: tuple[Game, Game], texts: list[str], step: int) -> None:
    """The viewer asks about what it would like to know; nobody may be told."""
    for game in games:
        for number, text in enumerate(texts):
            game.act(VIEWER, "why", f"why {step} {number}", notation=text)
            game.act(VIEWER, "preview", f"preview {step} {number}", notation=text)


def test_the_hands_of_first_empires(tmp_path: Path, chance: Chance) -> None:
    with twins(tmp_path, "first-empires", 3) as games:
        secret = [text for number, text in chance.drawn.items() if number in chance.hidden]
        assert secret
        check_equal(*games)
        for step in range(40):
            common = next((found for seat in range(3) if (found := shared(games, seat))), None)
            if common is None:
                break
            seat, choices = common
            for game in games:
                decision = game.asked(seat)
                assert decision is not None
                text = choices[step % len(choices)]
                answer = game.act(seat, "move", f"move {step}", decision=decision["decision"], notation=text)
                assert answer["type"] == "done"
            probe(games, [text.replace("draw", "score") for text in secret[:2]], step)
            check_equal(*games)
        assert step > 10
        hands = [game.look(game.tokens[1])["position"]["view"]["players"][1]["hand"] for game in games]
        assert hands[0] != hands[1]


def shared(games: tuple[Game, Game], seat: Seat) -> tuple[Seat, list[str]] | None:
    """What a seat may do in both games."""
    there = set(notations(games[1], seat))
    both = [text for text in notations(games[0], seat) if text in there]
    return (seat, both) if both else None


def test_the_draft_of_foundations(tmp_path: Path, chance: Chance) -> None:
    with twins(tmp_path, "foundations-of-rome", 3, drafting=True) as games:
        check_equal(*games)
        secret = [text.replace("deal", "keep") for n, text in chance.drawn.items() if n in chance.hidden]
        kept: list[list[str]] = [[], []]
        for step, seat in enumerate((1, VIEWER)):
            for game, texts in zip(games, kept, strict=True):
                decision = game.asked(seat)
                assert decision is not None
                texts.append(decision["legal"][0]["notation"])
                game.act(seat, "move", f"keep {step}", decision=decision["decision"], notation=texts[-1])
            probe(games, [*secret[:3], kept[0][-1]], step)
            check_equal(*games)
        for game in games:
            game.act(VIEWER, "undo", "not so")
            game.act(VIEWER, "move", "too much", decision=10**6, notation=kept[0][0])
            game.act(VIEWER, "say", "hm", text="What have you got?")
        for game in games:
            for line in game.lines:
                line.ask("ping", "last")
        check_equal(*games)
        assert kept[0][0] != kept[1][0]
        assert kept[0][1] == kept[1][1]
