"""What the client in Python does where a server does not answer as it should."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
from websockets.sync.server import ServerConnection, serve

from latium.core.protocol import message
from latium.server.client import Player, RefusedError, Site
from latium.server.errors import Forbidden, ServerError, Unavailable
from latium.server.messages import JoinTable, OpenTable, Refused
from latium.server.problems import problem_of
from tests.server.people import sit


@contextmanager
def refusing(*refusals: ServerError) -> Iterator[Site]:
    """A server that refuses sockets with these, one after the other."""
    left = list(refusals)

    def refuse(socket: ServerConnection) -> None:
        refusal = left.pop(0)
        socket.send(msgspec.json.encode(Refused(client=None, problem=problem_of(refusal))).decode())
        socket.close(4000 + refusal.status)

    with serve(refuse, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield Site(f"http://127.0.0.1:{server.socket.getsockname()[1]}")
        server.shutdown()
        thread.join(30)


def test_a_storage_that_is_away_is_waited_for() -> None:
    refusals = Unavailable(), Unavailable(), Forbidden(message("spectators-none"))
    with refusing(*refusals) as site, pytest.raises(RefusedError) as refused:
        Player(site, "table", "").reconnect()
    assert (refused.value.status, refused.value.problem.message.id) == (403, "spectators-none")


class Lossy(Site):
    """A way to a server on which the first answer gets lost."""

    lost = 0

    def call(self, method: str, path: str, body: Any = None, token: str = "") -> bytes:
        found = super().call(method, path, body, token)
        if not self.lost:
            self.lost += 1
            raise ConnectionResetError
        return found


def test_a_join_whose_answer_got_lost_leads_to_the_same_seat(site: Site) -> None:
    table = site.open(OpenTable(game="founders", bots=["", ""]))
    lossy = Lossy(site.address)
    ada = lossy.join(table.id, JoinTable(name="Ada"))
    assert lossy.lost == 1
    assert ada.connect().you == 0
    assert [seat.free for seat in ada.connect().position.seats] == [False, True]
    ada.close()


def test_the_last_to_sit_down_may_ask_again_though_the_game_has_begun(site: Site) -> None:
    players = sit(site, "founders", 1, ["greedy"])
    wanted = JoinTable(name="Guest 0", token=players[0].token)
    assert site.join(players[0].table, wanted).token == players[0].token


@pytest.mark.parametrize("token", ["short", "x" * 31, "é" * 40, "x" * 101])
def test_a_secret_that_can_be_guessed_is_not_taken(site: Site, token: str) -> None:
    table = site.open(OpenTable(game="founders", bots=["", ""]))
    with pytest.raises(RefusedError) as refused:
        site.join(table.id, JoinTable(name="Ada", token=token))
    assert refused.value.status == 422
