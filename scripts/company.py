"""People at a table of a real server, who choose as a bot would; one can look at it whenever it is interesting."""

import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from latium.bots.generator import Generator
from latium.bots.roster import make
from latium.core.protocol import OptionValue
from latium.core.seats import Seat
from latium.games import SHELF
from latium.server.client import Site
from latium.server.clocks import Clock
from latium.server.messages import (
    Asked,
    Carried,
    JoinTable,
    Listed,
    MovePlayed,
    OpenTable,
    Outline,
    Position,
    Requested,
    TableSeen,
)

NAMES: Final = ("Livia", "Marcus", "Julia", "Gaius", "Claudia")
BOT: Final = "greedy"
SEED: Final = 11


class Moment(NamedTuple):
    """A question of a game, from some line of its record on."""

    name: str
    question: str
    after: int = 0
    sought: str = ""
    """An action that leads there, and that a bot may never choose."""
    shunned: str = ""
    """One that leads away from there."""

    def met(self, position: Position, asked: Asked) -> bool:
        return asked.question.id == self.question and position.version >= self.after and len(asked.legal) > 1


Choices = Sequence[Listed]


def leading(moments: Sequence[Moment], legal: Choices) -> Choices:
    """What of it leads to one of the moments; all if nothing does."""
    sought = {moment.sought for moment in moments}
    shunned = {moment.shunned for moment in moments}
    found = [listed for listed in legal if listed.action["do"] in sought]
    return found or [listed for listed in legal if listed.action["do"] not in shunned] or legal


class Company:
    """A table with people at all of its seats."""

    def __init__(
        self, site: Site, game: str, seats: int, options: dict[str, OptionValue], clock: Clock | None = None
    ) -> None:
        self.site = site
        self.game = SHELF[game]
        self.id = site.open(OpenTable(game=game, bots=[""] * seats, options=options, clock=clock or Clock())).id
        wanted = (JoinTable(name=name, nonce=name) for name in NAMES[:seats])
        self.tokens = [site.join(self.id, each).token for each in wanted]
        self._bots = [make(BOT, self.game, seat, SEED + seat) for seat in range(seats)]
        self._generator = Generator(SEED)
        self._clients = (f"move-{number}" for number in itertools.count())

    def link(self, seat: Seat) -> str:
        """Where somebody sits."""
        return f"/tables/{self.id}#{self.tokens[seat]}"

    def moves(self, among: Callable[[Choices], Choices] = list) -> Iterator[tuple[Seat, Position, Asked]]:
        """Play to the end; before each move, who is asked what."""
        position = self._seen(0)
        while position.acting:
            seat = position.acting[0]
            position = self._seen(seat)
            if position.asked is None:
                continue
            yield seat, position, position.asked
            self._play(seat, position, position.asked, among(position.asked.legal))
            position = self._seen(seat)

    def moments(self, wanted: Sequence[Moment], *, led: bool = False) -> Iterator[tuple[Moment, Seat]]:
        """Play to the end, and stop at the first of each with the seat that is asked; some may never come up, fewer if
        the company is led there."""
        left = list(wanted)
        for seat, position, asked in self.moves(lambda legal: leading(left, legal) if led else legal):
            for moment in [each for each in left if each.met(position, asked)][:1]:
                left.remove(moment)
                yield moment, seat

    def resign(self, seat: Seat) -> None:
        wanted = Requested(client=next(self._clients))
        self.site.ask("POST", f"/api/tables/{self.id}/resign", Carried, wanted, token=self.tokens[seat])

    def lines(self) -> int:
        """How many lines the record has."""
        return len(self._outline().lines)

    def line_of(self, sentence: str) -> int:
        """The last line of the record in which this was told."""
        told = [any(sentence in message.id for message in line.told) for line in self._outline().lines]
        return len(told) - 1 - told[::-1].index(True)

    def _outline(self) -> Outline:
        return self.site.ask("GET", f"/api/tables/{self.id}/outline", Outline)

    def _seen(self, seat: Seat) -> Position:
        path = f"/api/tables/{self.id}?seat={seat}"
        return self.site.ask("GET", path, TableSeen, token=self.tokens[seat]).position

    def _play(self, seat: Seat, position: Position, asked: Asked, choices: Choices) -> None:
        view = msgspec.convert(position.view, self.game.view_type)
        state = self.game.determinize(view, self._generator)
        legal = tuple(self.game.unpack(state, listed.action) for listed in choices)
        chosen = legal.index(self._bots[seat].choose(view, legal))
        move = MovePlayed(client=next(self._clients), decision=asked.decision, action=choices[chosen].action)
        self.site.ask("POST", f"/api/tables/{self.id}/moves", Carried, move, token=self.tokens[seat])
