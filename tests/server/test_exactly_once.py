"""Servers are killed at random instants under load: what was acknowledged is there, nothing is there twice, every
record verifies, and nobody who plays has to do anything about it.

LATIUM_KILLS says how often in all; `make soak` asks for 500.
"""

import os
import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPException
from pathlib import Path
from typing import TypeAlias

import pytest
from sqlalchemy import select

from latium.core.records import Record, verify
from latium.games import SHELF
from latium.server import client
from latium.server.client import Player, Site
from latium.server.messages import Answer, Done, JoinTable, Move, OpenTable, Request, Welcome
from latium.server.storage.engine import make_engine
from latium.server.storage.schema import LOG
from tests.server.people import play_on
from tests.server.running import Running, sqlite

KILLS = int(os.environ.get("LATIUM_KILLS", "20"))
TABLES = 3
GAMES = list(SHELF)
PATIENCE = 300.0
"""Seconds that a server may take to come back on a busy machine."""


Moves: TypeAlias = dict[tuple[str, int], list[tuple[str, int]]]
"""By table and seat: the ids of its moves and the version each led to, in their order."""


class GivenUp(Exception):
    """Somebody else has failed: there is nothing to wait for."""


class Witness(Player):
    """Remembers which moves it has made, and which it was told are done."""

    def __init__(self, site: Site, table: str, token: str, failed: threading.Event) -> None:
        super().__init__(site, table, token)
        self.made: list[str] = []
        self.acknowledged: dict[str, int] = {}
        self.failed = failed

    def connect(self) -> Welcome:
        if self.failed.is_set():
            raise GivenUp
        return super().connect()

    def receive(self, patience: float = client.PATIENCE) -> Answer:
        if self.failed.is_set():
            raise GivenUp
        return super().receive(patience)

    def request(self, request: Request) -> Answer:
        if isinstance(request, Move) and request.client not in self.made:
            self.made.append(request.client)
        answer = super().request(request)
        if isinstance(request, Move) and isinstance(answer, Done):
            self.acknowledged[request.client] = answer.version
        return answer


class Load:
    """People at several tables who play game after game until they are told to stop, and then to the end."""

    def __init__(self, sites: list[Site]) -> None:
        self.sites = sites
        self.enough = threading.Event()
        self.failed = threading.Event()
        self.games: list[tuple[str, list[Witness]]] = []
        self.failures: list[BaseException] = []
        self._threads = [threading.Thread(target=self._host, args=(n,), daemon=True) for n in range(TABLES)]

    def __enter__(self) -> "Load":
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self.enough.set()
        if kind is not None:
            self.failed.set()
        late = time.monotonic() + PATIENCE
        for thread in self._threads:
            thread.join(max(0.0, late - time.monotonic()))
        self.check()
        if kind is None:
            assert not any(thread.is_alive() for thread in self._threads), "a game that does not end"

    def check(self) -> None:
        """Raises what the first of them met."""
        if self.failures:
            raise self.failures[0]

    def _fail(self, failure: BaseException) -> None:
        """Nobody goes on alone: whoever waits for one that has failed would wait for ever."""
        self.failures.append(failure)
        self.failed.set()

    @property
    def moves(self) -> int:
        return sum(len(one.acknowledged) for _, players in self.games for one in players)

    def _host(self, number: int) -> None:
        game = GAMES[number % len(GAMES)]
        try:
            while not (self.enough.is_set() or self.failed.is_set()):
                with suppress(OSError, HTTPException):  # it may be killed while people sit down; then they begin again
                    self._play(game, self._seated(game))
        except BaseException as failure:
            self._fail(failure)

    def _seated(self, game: str) -> list[Witness]:
        table = self.sites[0].open(OpenTable(game=game, bots=["", ""]))
        tokens = [self.sites[0].join(table.id, JoinTable(name=f"Guest {n}")).token for n in range(2)]
        players = [
            Witness(self.sites[n % len(self.sites)], table.id, token, self.failed) for n, token in enumerate(tokens)
        ]
        self.games.append((game, players))
        return players

    def _play(self, game: str, players: list[Witness]) -> None:
        threads = [threading.Thread(target=self._sit, args=one, daemon=True) for one in enumerate(players)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def _sit(self, seed: int, player: Witness) -> None:
        try:
            with suppress(GivenUp):
                play_on(player, seed)
        except BaseException as failure:
            self._fail(failure)
        finally:
            player.close()


@contextmanager
def running(database: str, processes: int) -> Iterator[list[Running]]:
    unlimited = [f"--limit={kind}=" for kind in ("requests", "sockets", "openings", "checks", "asking")]
    servers = [Running(database, *unlimited).start()]
    servers += [Running(database, *servers[0].options).start() for _ in range(processes - 1)]
    try:
        yield servers
    finally:
        for server in servers:
            if server.process:
                server.stop()


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("storage", ["sqlite", "postgresql"])
def test_killed_at_any_instant_every_acknowledged_move_is_there_once(
    storage: str, processes: int, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "PATIENCE", PATIENCE)
    database = sqlite(tmp_path) if storage == "sqlite" else request.getfixturevalue("postgres")
    instants = random.Random(f"{storage} {processes}")
    with running(database, processes) as servers:
        with Load([server.site for server in servers]) as load:
            for _ in range(max(1, KILLS // 4)):
                await_moves(load, load.moves + instants.randint(1, 5))
                time.sleep(instants.uniform(0, 0.2))
                killed = instants.choice(servers)
                killed.kill()
                killed.start()
        logged = log_of(database)
        for game, players in load.games:
            if all(player.position for player in players):
                check_game(game, players, logged, servers[-1].site)


def await_moves(load: Load, moves: int) -> None:
    """Until so many are acknowledged: it is killed under load, and there is progress between."""
    late = time.monotonic() + PATIENCE
    while load.moves < moves:
        load.check()
        assert time.monotonic() < late, "nobody moves any more"
        time.sleep(0.01)


def log_of(database: str) -> Moves:
    engine = make_engine(database)
    found: Moves = {}
    with engine.connect() as connection:
        query = select(LOG.c.table_id, LOG.c.seat, LOG.c.client, LOG.c.n).order_by(LOG.c.table_id, LOG.c.n)
        for table, seat, client_id, n in connection.execute(query.where(LOG.c.client.is_not(None))):
            found.setdefault((table, seat), []).append((client_id, n + 1))
    engine.dispose()
    return found


def check_game(
    game: str, players: list[Witness], logged: dict[tuple[str, int], list[tuple[str, int]]], site: Site
) -> None:
    for player in players:
        assert player.you is not None
        assert player.position is not None
        assert player.position.phase == "over"
        done = logged.get((player.table, player.you), [])
        assert [id for id, _ in done] == player.made  # each once, in the order they were made, and nothing else
        assert player.acknowledged.keys() == set(player.made)
        assert all(player.acknowledged[id] >= version for id, version in done)
        told = [entry.n for entry in player.happened]
        assert (
            told == list(range(told[0], told[0] + len(told))) if told else True
        )  # resumed without a gap or a repetition
    record = Record.from_text(site.record(players[0].table))
    assert record.finished
    assert verify(SHELF[game], record).sound
