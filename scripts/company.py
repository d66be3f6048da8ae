"""People at a table of a real server, who choose as a bot would; one can look at it whenever it is interesting."""

import itertools
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from latium.bots.generator import Generator
from latium.bots.roster import make
from latium.core.protocol import OptionValue
from latium.core.seats import Seat
from latium.games import SHELF
from latium.server.client import Site
from latium.server.messages import Asked, Carried, JoinTable, MovePlayed, OpenTable, Outline, Position, TableSeen

NAMES: Final = ("Livia", "Marcus", "Julia", "Gaius", "Claudia")
BOT: Final = "greedy"
SEED: Final = 11


class Moment(NamedTuple):
    """A question of a game, from some line of its record on."""

    name: str
    question: str
    after: int = 0

    def met(self, position: Position, asked: Asked) -> bool:
        return asked.question.id == self.question and position.version >= self.after and len(asked.legal) > 1


class Company:
    """A table with people at all of its seats."""

    def __init__(self, site: Site, game: str, seats: int, options: dict[str, OptionValue]) -> None:
        self.site = site
        self.game = SHELF[game]
        self.id = site.open(OpenTable(game=game, bots=[""] * seats, options=options)).id
        wanted = (JoinTable(name=name, nonce=name) for name in NAMES[:seats])
        self.tokens = [site.join(self.id, each).token for each in wanted]
        self._bots = [make(BOT, self.game, seat, SEED + seat) for seat in range(seats)]
        self._generator = Generator(SEED)
        self._clients = (f"move-{number}" for number in itertools.count())

    def link(self, seat: Seat) -> str:
        """Where somebody sits."""
        return f"/tables/{self.id}#{self.tokens[seat]}"

    def moves(self) -> Iterator[tuple[Seat, Position, Asked]]:
        """Play to the end; before each move, who is asked what."""
        position = self._seen(0)
        while position.acting:
            seat = position.acting[0]
            position = self._seen(seat)
            if position.asked is None:
                continue
            yield seat, position, position.asked
            self._play(seat, position, position.asked)
            position = self._seen(seat)

    def moments(self, wanted: Sequence[Moment]) -> Iterator[tuple[Moment, Seat]]:
        """Play to the end, and stop at the first of each with the seat that is asked; some may never come up."""
        left = list(wanted)
        for seat, position, asked in self.moves():
            for moment in [each for each in left if each.met(position, asked)][:1]:
                left.remove(moment)
                yield moment, seat

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

    def _play(self, seat: Seat, position: Position, asked: Asked) -> None:
        view = msgspec.convert(position.view, self.game.view_type)
        state = self.game.determinize(view, self._generator)
        legal = tuple(self.game.unpack(state, listed.action) for listed in asked.legal)
        chosen = legal.index(self._bots[seat].choose(view, legal))
        move = MovePlayed(client=next(self._clients), decision=asked.decision, action=asked.legal[chosen].action)
        self.site.ask("POST", f"/api/tables/{self.id}/moves", Carried, move, token=self.tokens[seat])
