"""Asking a game and playing it in notation: the same few words for the tests of every game."""

from collections.abc import Sequence
from typing import Generic, NamedTuple

from latium.core.play import play
from latium.core.protocol import A, Argument, E, Game, Message, Player, S, Term, V
from latium.core.seats import Seat


class Refused(NamedTuple):
    """A refusal in plain words: components and messages by their Fluent id, players by the number people give them."""

    clause: str
    message: str
    args: dict[str, int | str | list[str]]


class Asking(Generic[S, A, E, V]):
    """A game's positions, asked by whoever is to act."""

    def __init__(self, game: Game[S, A, E, V]) -> None:
        self.game = game

    def acting(self, state: S) -> Seat:
        (seat,) = self.game.to_act(state)
        return seat

    def _asked(self, state: S) -> Seat:
        return next(iter(self.game.to_act(state)), 0)

    def action_of(self, state: S, text: str) -> A:
        return self.game.read(state, self._asked(state), text)

    def legal(self, state: S, verb: str = "") -> list[str]:
        """The notation of everything the seat to act may do, or of what begins with that verb."""
        texts = [self.game.write(state, action) for action in self.game.legal(state, self.acting(state))]
        return [text for text in texts if verb in ("", text.split()[0])]

    def can(self, state: S, text: str) -> bool:
        """Whether the seat to act may do it; what it is told agrees with what it is offered."""
        action, seat = self.action_of(state, text), self.acting(state)
        listed = action in self.game.legal(state, seat)
        assert listed == (self.game.explain(state, seat, action) is None), f"{text}: listed {listed}, told otherwise"
        return listed

    def refusal(self, state: S, text: str, seat: Seat | None = None) -> Refused:
        """Why the seat to act, or another, may not do it."""
        by, action = self._asked(state) if seat is None else seat, self.action_of(state, text)
        refused = self.game.explain(state, by, action)
        assert refused is not None, f"{text} is legal"
        assert action not in self.game.legal(state, by), f"{text} is listed"
        return Refused(refused.clause, refused.message, {name: _plain(value) for name, value in refused.args.items()})

    def clause(self, state: S, text: str, seat: Seat | None = None) -> str:
        return self.refusal(state, text, seat).clause

    def after(self, state: S, *texts: str) -> S:
        """The position after these plies, each by whoever is to act, CHANCE included."""
        return self._played(state, texts)[0]

    def events(self, state: S, *texts: str) -> list[E]:
        """What happens in these plies."""
        return self._played(state, texts)[1]

    def _played(self, state: S, texts: Sequence[str]) -> tuple[S, list[E]]:
        happened: list[E] = []
        for text in texts:
            state, log = play(self.game, state, self.acting(state), self.action_of(state, text))
            happened += log
        return state, happened


def _plain(value: Argument) -> int | str | list[str]:
    match value:
        case Term(id):
            return id
        case Player(seat):
            return seat + 1
        case Message(id):
            return id
        case tuple():
            return [term.id for term in value]
        case int() | str():
            return value
        case _:
            raise AssertionError(f"no refusal names {value}")
