"""Examples of the rulebook as positions to try things out in. Nothing of it is kept: whoever tries sends all the moves
made so far, and plays for every seat."""

from collections.abc import Sequence
from typing import Any, Final

from latium.core.chance import Dice
from latium.core.errors import IllegalMove, LatiumError, NotationError
from latium.core.examples import Example, example, restored
from latium.core.play import play, redacted
from latium.core.protocol import Plain, Preview, message
from latium.core.resources import package_of
from latium.core.seats import CHANCE, Seat
from latium.server.errors import NotFound
from latium.server.messages import MOST_TRIED, Asked, ExampleSeen
from latium.server.naming import game_of
from latium.server.viewing import Written, demands, listed

SEED: Final = 1
"""The dice of an example fall the same for everybody."""


class Trial:
    """An example after some moves. Raises NotFound, or what a move is refused with."""

    def __init__(self, slug: str, id: str, moves: Sequence[Plain]) -> None:
        self.game = game_of(slug)
        found = example(package_of(self.game), id)
        if found is None:
            raise NotFound(message("example-unknown", id=id))
        self.example: Example = found
        self.moves = len(moves)
        self.events: list[Any] = []
        self._dice = Dice.from_seed(SEED)
        self._draws = 0
        self._state: Any = restored(self.game, found)
        self.opener: Seat = self.seat or 0
        for move in moves:
            self._play(move)

    @property
    def seat(self) -> Seat | None:
        """Who is to act."""
        return next(iter(self.game.to_act(self._state)), None)

    def seen(self) -> ExampleSeen:
        """As whoever is to act sees it."""
        viewer = self._acting
        happened = redacted(self.game, self.events, viewer)
        return ExampleSeen(
            names=list(self.example.names),
            options=dict(self.example.position.state["options"]),
            seat=self.seat,
            view=self.game.observe(self._state, viewer),
            demands=demands(self.game, self._state, viewer),
            asked=self._asked(),
            events=happened,
            told=[self.game.describe(event) for event in happened],
            scores=[score.total for score in self.game.scores(self._state)],
            tries=self._tries(),
            outcome=self.game.outcome(self._state),
        )

    def why(self, what: Plain | str) -> LatiumError | None:
        """Why whoever is to act cannot do this; None if they can."""
        try:
            action = self._action(what)
        except NotationError as unreadable:
            return unreadable
        refusal = self.game.explain(self._state, self._acting, action)
        return self._illegal(IllegalMove(refusal, package_of(self.game))) if refusal else None

    def preview(self, what: Plain | str) -> Preview:
        """Raises what `why` would return."""
        if problem := self.why(what):
            raise problem
        return self.game.preview(self._state, self._acting, self._action(what))

    @property
    def _acting(self) -> Seat:
        return self.opener if self.seat is None else self.seat

    def _asked(self) -> Asked | None:
        if self.seat is None or self.moves >= MOST_TRIED:
            return None
        question = self.game.question(self._state, self.seat)
        legal = listed(self.game, self._state, self.game.legal(self._state, self.seat))
        return Asked(decision=self.moves, question=question, legal=legal)

    def _tries(self) -> Written:
        """They are meant for the position of the example itself."""
        actions = [] if self.moves else [self._action(notation) for notation in self.example.tries]
        return listed(self.game, self._state, actions)

    def _play(self, move: Plain) -> None:
        try:
            self._state, self.events = play(self.game, self._state, self._acting, self._action(move))
        except IllegalMove as problem:
            raise self._illegal(problem) from None
        while self.seat == CHANCE:
            drawn = self._dice.draw(self._draws, self.game.weights(self._state))
            self._draws += 1
            action = self.game.legal(self._state, CHANCE)[drawn]
            self._state, events = play(self.game, self._state, CHANCE, action)
            self.events += events

    def _illegal(self, problem: IllegalMove) -> IllegalMove:
        problem.names = self.example.names
        return problem

    def _action(self, what: Plain | str) -> Any:
        if isinstance(what, str):
            return self.game.read(self._state, self._acting, what)
        return self.game.unpack(self._state, what)
