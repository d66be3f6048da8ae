"""Several server processes on one storage: any of them serves any table."""

from pathlib import Path

import pytest

from latium.core.records import Record, verify
from latium.games import SHELF
from latium.server.client import Player
from tests.server.people import play_together, sit
from tests.server.running import Running, sqlite


@pytest.mark.parametrize("kind", ["sqlite", "postgresql", "postgresql with redis"])
def test_players_on_different_processes_play_to_the_end(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    database = sqlite(tmp_path) if kind == "sqlite" else request.getfixturevalue("postgres")
    options = ["--redis", request.getfixturevalue("redis")] if "redis" in kind else []
    one, other = (Running(database, *options).start() for _ in range(2))
    try:
        here, there = sit(one.site, "founders", 2, ["novice"])
        play_together([here, Player(other.site, there.table, there.token)])
        record = other.site.record(here.table)
        assert verify(SHELF["founders"], Record.from_text(record)).sound
    finally:
        one.stop()
        other.stop()
