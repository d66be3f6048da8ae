"""A game played by numbers: seats choose id after id, chance falls in between."""

from typing import Any, final

from latium.adapters.numbering.contract import Numbering
from latium.adapters.observing.contract import Observer, size
from latium.adapters.observing.memory import Memory
from latium.adapters.walk import Walk
from latium.core.chance import Dice
from latium.core.protocol import AnyGame
from latium.core.seats import CHANCE, Seat


@final
class Table:
    """A game under way. Between two calls a seat is to choose, or the game is over."""

    __slots__ = (
        "_before_chosen",
        "_draws",
        "_ids",
        "_seen",
        "_seen_by",
        "dice",
        "game",
        "memory",
        "numbering",
        "observer",
        "state",
        "walk",
    )

    def __init__(
        self,
        game: AnyGame,
        numbering: Numbering,
        observer: Observer,
        state: Any,
        dice: Dice,
        memory: Memory | None = None,
    ) -> None:
        self.game = game
        self.numbering = numbering
        self.observer = observer
        self.state = state
        self.dice = dice
        self.memory = memory
        self._ids: int = len(numbering.names())
        self._before_chosen: int = size(observer.blocks()) - self._ids
        self._draws = 0
        self._seen = bytearray()
        self._seen_by: Seat = CHANCE
        self.walk: Walk | None = None
        """The decision at hand; None once the game is over."""
        self._go_on()

    def seat(self) -> Seat:
        """Who chooses; CHANCE once the game is over."""
        walk = self.walk
        return CHANCE if walk is None else walk.seat

    def choose(self, id: int) -> bool:
        """The seat's next id; whether that completed an action. Raises ValueError if it is not offered."""
        walk = self.walk
        if walk is None:
            raise ValueError("the game is over")
        action = walk.take(id)
        if action is None:
            return False
        self._carry_out(walk.seat, action)
        self._go_on()
        return True

    def legal(self) -> list[Any]:
        """The whole actions that the ids chosen so far leave to the seat at hand."""
        walk = self.walk
        return [] if walk is None else walk.actions()

    def play(self, action: Any) -> None:
        """A whole action of the seat at hand, which is one of the legal ones."""
        self._carry_out(self.seat(), action)
        self._go_on()

    def mask(self, seat: Seat) -> bytearray:
        """A 1 for each id the seat may choose now: none unless it is its turn."""
        walk = self.walk
        return bytearray(self._ids) if walk is None or walk.seat != seat else walk.mask(self._ids)

    def observation(self, seat: Seat) -> bytearray:
        """What the seat may know; of the ids chosen so far only whoever chooses."""
        if self._seen_by != seat:
            self._seen = self.observer.encode(self.state, seat)
            self._seen_by = seat
        found = bytearray(self._seen)
        walk = self.walk
        if walk is not None and walk.seat == seat:
            for id in walk.chosen:
                found[self._before_chosen + id] += 1
        return found

    def _go_on(self) -> None:
        """Let chance fall, up to the next decision of a seat or the end."""
        game, state = self.game, self.state
        self._seen_by = CHANCE
        acting = game.to_act(state)
        while acting and acting[0] == CHANCE:
            drawn = self.dice.draw(self._draws, game.weights(state))
            self._draws += 1
            self._carry_out(CHANCE, game.legal(state, CHANCE)[drawn])
            acting = game.to_act(state)
        self.walk = Walk(self.numbering, acting[0], game.legal(state, acting[0])) if acting else None

    def _carry_out(self, seat: Seat, action: Any) -> None:
        memory = self.memory
        if memory is None:
            self.game.apply(self.state, seat, action)
            return
        memory.note(self.state, seat, action)
        self.game.apply(self.state, seat, action)
        memory.look(self.state)
