"""People who play whatever is legal, each in a thread of their own."""

import random
import threading
from collections.abc import Sequence
from http.cookiejar import CookieJar
from urllib.request import HTTPCookieProcessor, build_opener

from latium.server.client import LOST, Player, Site
from latium.server.messages import AccountSeen, Credentials, JoinTable, OpenTable, TableBrief, Tables, TableSeen


class Device(Site):
    """A browser: it keeps cookies, of seats and of a session."""

    def __init__(self, site: Site) -> None:
        super().__init__(site.address)
        self.cookies = CookieJar()
        self._send = build_opener(HTTPCookieProcessor(self.cookies)).open

    def sign_up(self, name: str, password: str = "open sesame") -> AccountSeen:
        return self.ask("POST", "/api/account", AccountSeen, Credentials(name=name, password=password))

    def sign_in(self, name: str, password: str = "open sesame") -> AccountSeen:
        return self.ask("POST", "/api/session", AccountSeen, Credentials(name=name, password=password))

    def see(self, table: str, query: str = "") -> TableSeen:
        return self.ask("GET", f"/api/tables/{table}{query}", TableSeen)

    def mine(self, query: str = "") -> list[TableBrief]:
        return self.ask("GET", f"/api/mine{query}", Tables).tables


def sit(site: Site, game: str, people: int = 2, bots: Sequence[str] = (), **options: bool | str) -> list[Player]:
    """A new table with everybody seated: people first, then bots."""
    table = site.open(OpenTable(game=game, bots=[*[""] * people, *bots], options=dict(options)))
    return [site.join(table.id, JoinTable(name=f"Guest {n}", nonce=f"nonce {n}")) for n in range(people)]


def play_on(player: Player, seed: int, most: int = 10_000) -> int:
    """Random legal moves until the game is over, or so many; how many there were."""
    dice = random.Random(seed)
    player.reconnect()
    for count in range(most):
        player.wait()
        position = player.position
        assert position is not None
        if position.asked is None:
            return count
        player.play(dice.choice(position.asked.legal))
        while player.position is position:
            try:
                player.receive()
            except LOST:
                player.reconnect()
    return most


def play_together(players: Sequence[Player], most: int = 10_000) -> None:
    """Everybody at once. Raises what any of them met."""
    failures: list[BaseException] = []

    def run(seed: int, player: Player) -> None:
        try:
            play_on(player, seed, most)
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=run, args=one, daemon=True) for one in enumerate(players)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    if failures:
        raise failures[0]
    assert not any(thread.is_alive() for thread in threads)
