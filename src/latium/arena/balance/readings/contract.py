"""What can be read from a record about what the seats had."""

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from latium.core.records import Record


class Kind(NamedTuple):
    """A kind of things, all of them, and what has to be equal for one of them to be judged."""

    name: str
    """Its heading is the message `balance-kind-...`."""
    terms: tuple[str, ...]
    part: str = ""
    """The term of what the things belong to, if things of this name are judged apart by that."""
    given: tuple[str, ...] = ()
    """Kinds that come before it. Those that come after are what a thing is good for, and are left to differ."""
    whole: bool = False
    """Whether every seat has exactly one."""
    offered: bool = False
    """Whether some games do not have all of them."""


class Thing(NamedTuple):
    """A thing of a kind."""

    kind: str
    term: str


class Had(NamedTuple):
    """How many of each thing each seat had, and which of the things that not every game has were there."""

    seats: tuple[Counter[Thing], ...]
    offered: frozenset[Thing]


class Reading(NamedTuple):
    """How to read the records of a game."""

    kinds: Callable[[Any], tuple[Kind, ...]]
    """The kinds in a game that was set up so."""
    had: Callable[[Any, Record], Had]


def nothing(seats: int) -> tuple[Counter[Thing], ...]:
    """What they had before the game."""
    return tuple(Counter() for _ in range(seats))
