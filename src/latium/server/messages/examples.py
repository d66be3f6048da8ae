"""Examples of the rulebook, to try out."""

from typing import Annotated, Any, Final, TypeAlias

import msgspec

from latium.core.protocol import Demand, Message, OptionValue, Outcome
from latium.core.seats import Seat
from latium.server.messages.parts import Asked, Body, Given, Listed, Notation

MOST_TRIED: Final = 20
"""No more moves are made in an example."""

Tried: TypeAlias = Annotated[list[dict[str, Any]], msgspec.Meta(max_length=MOST_TRIED)]


class ExampleInfo(Given, frozen=True):
    """An example of a clause that can be tried out; `number` counts the clause's examples from 1."""

    id: str
    clause: str
    number: int


class Examples(Given, frozen=True):
    """Those of a game's rulebook, in its order."""

    examples: list[ExampleInfo]


class PlayExample(Body, frozen=True):
    """All the moves made in an example so far: nothing of it is kept."""

    moves: Tried = msgspec.field(default_factory=list)


class ConsiderInExample(Body, frozen=True):
    """An action to ask about, after these moves."""

    moves: Tried = msgspec.field(default_factory=list)
    action: dict[str, Any] | None = None
    notation: Notation | None = None


class ExampleSeen(Given, frozen=True):
    """The position of an example as whoever is to act (`seat`) sees it, and what the last move brought. `tries` are
    worth a try in the first position, and some of them are not allowed."""

    names: list[str]
    options: dict[str, OptionValue]
    seat: Seat | None
    view: Any
    demands: dict[str, list[Demand]]
    asked: Asked | None
    events: Any
    told: list[Message]
    scores: list[int]
    tries: list[Listed]
    outcome: Outcome | None
