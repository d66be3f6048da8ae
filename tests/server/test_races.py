"""Two who want the same thing at the same time: one gets it, the other is told why not."""

import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from latium.server.client import Player, RefusedError
from latium.server.messages import JoinTable, Move, OpenTable, Seated
from tests.server.people import sit
from tests.server.running import Running, sqlite


def at_once(*deeds: Callable[[], Any]) -> list[Any]:
    """What each of them came to, refusals included."""
    found: list[Any] = [None] * len(deeds)
    together = threading.Barrier(len(deeds))

    def run(number: int, deed: Callable[[], Any]) -> None:
        together.wait(30)
        try:
            found[number] = deed()
        except RefusedError as refused:
            found[number] = refused.problem.message.id

    threads = [threading.Thread(target=run, args=one) for one in enumerate(deeds)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    return found


@pytest.mark.parametrize("kind", ["one process", "two processes", "two processes on postgresql"])
def test_of_those_who_race_for_a_seat_or_a_move_one_wins(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    database = request.getfixturevalue("postgres") if "postgresql" in kind else sqlite(tmp_path)
    servers = [Running(database).start() for _ in range(1 if kind == "one process" else 2)]
    sites = [servers[0].site, servers[-1].site]
    try:
        for _ in range(5):
            table = sites[0].open(OpenTable(game="founders", bots=["", ""])).id
            came = at_once(*(partial(site.join, table, JoinTable(name="Ada", seat=1)) for site in sites * 2))
            assert sum(isinstance(one, Player) for one in came) == 1
            assert came.count("seat-taken") == 3
        for number in range(5):
            table = sites[0].open(OpenTable(game="founders", bots=["", "", ""])).id
            same = JoinTable(name="Ada", token=f"{number:040}")
            came = at_once(
                *(partial(site.ask, "POST", f"/api/tables/{table}/join", Seated, same) for site in sites * 2)
            )
            assert {(one.seat, one.token) for one in came} == {(0, same.token)}
        for number in range(5):
            players = sit(sites[0], "founders")
            for player in players:
                player.connect()
            asked = next(player for player in players if player.position and player.position.asked)
            rivals = [Player(site, asked.table, asked.token) for site in sites * 2]
            moves = [choice(rival, f"{number} {index}", index) for index, rival in enumerate(rivals)]
            came = at_once(*(partial(rival.request, move) for rival, move in zip(rivals, moves, strict=True)))
            assert sum(not isinstance(one, str) for one in came) == 1
            assert came.count("decision-closed") == 3
            for player in (*players, *rivals):
                player.close()
    finally:
        for server in servers:
            if server.process:
                server.stop()


def choice(rival: Player, client: str, index: int) -> Move:
    rival.connect()
    assert rival.position is not None
    assert rival.position.asked is not None
    asked = rival.position.asked
    return Move(client=client, decision=asked.decision, action=asked.legal[index % len(asked.legal)].action)
