"""A game as the talking knows it, be it played at this screen or at a server."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from latium.core.protocol import AnyGame, Message, OptionValue, Outcome
from latium.core.seats import Seat


class Chair(NamedTuple):
    """Who sits at a seat: a person, or a bot as the roster writes it."""

    name: str
    bot: str | None

    @property
    def written(self) -> str:
        return self.bot or self.name


class Happening(NamedTuple):
    """A ply and what came of it."""

    seat: Seat
    notation: str
    events: tuple[Any, ...]


class Sitting(Protocol):
    """A game under way, as the people at this screen see it."""

    state: Any
    """The truth, or what they cannot tell from it."""
    log: list[Happening]
    forfeits: list[Message]
    """Of guests whose seat somebody else plays now, as told to nobody yet."""

    @property
    def game(self) -> AnyGame: ...

    @property
    def chairs(self) -> Sequence[Chair]: ...

    @property
    def names(self) -> list[str]: ...

    @property
    def people(self) -> list[Seat]:
        """The seats of those who are at this screen."""
        ...

    @property
    def options(self) -> Mapping[str, OptionValue]: ...

    @property
    def commitment(self) -> str: ...

    @property
    def outcome(self) -> Outcome | None: ...

    @property
    def asked(self) -> Seat | None:
        """The person at this screen who owes a decision, if anybody does."""
        ...

    def has_secrets(self, seat: Seat) -> bool:
        """Whether the seat knows now what is not for everybody."""
        ...

    def legal(self) -> Sequence[Any]:
        """What the person who is asked may do."""
        ...

    def advance(self) -> Iterator[Happening]:
        """What happens without the people at this screen."""
        ...

    def act(self, action: Any) -> Happening:
        """The person who is asked does this. Raises IllegalMove."""
        ...

    def undo(self) -> Happening | str:
        """Take back the last ply if a person alone may; else the id of the sentence that says why not."""
        ...

    def hint(self) -> Any:
        """What the adviser would do in the place of the person who is asked."""
        ...

    def to_text(self) -> str:
        """What is needed to take the game up again."""
        ...

    def record_text(self) -> str:
        """The record, once the game is over."""
        ...
