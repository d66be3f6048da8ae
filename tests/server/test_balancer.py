"""Two processes behind a plain TCP balancer, with PostgreSQL and Redis."""

from latium.core.records import Record, verify
from latium.games import SHELF
from latium.server.client import Site
from tests.server.people import play_together, sit
from tests.server.running import Running
from tests.server.wires import Wire


def test_behind_a_balancer_two_players_on_different_processes_play_to_the_end(postgres: str, redis: str) -> None:
    servers = [Running(postgres, "--redis", redis).start() for _ in range(2)]
    try:
        with Wire([server.port for server in servers]) as balancer:
            site = Site(f"http://127.0.0.1:{balancer.port}")
            players = sit(site, "first-empires")
            before = len(balancer.taken)
            for player in players:
                player.connect()
            assert len(set(balancer.taken[before:])) == 2
            play_together(players)
            record = Record.from_text(site.record(players[0].table))
            assert verify(SHELF["first-empires"], record).sound
    finally:
        for server in servers:
            server.stop()
