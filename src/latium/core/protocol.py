"""The contract of a game: what a table, a bot, a simulator or a verifier may ask of it."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, Self, TypeAlias, TypeVar

import msgspec

from latium.core.seats import Seat

Plain: TypeAlias = bool | int | str | list[Any] | dict[str, Any] | None
"""What JSON can carry, without floats: a float has no place in a record."""

OptionValue: TypeAlias = bool | int | str | None
Options: TypeAlias = Mapping[str, OptionValue]


class Option(msgspec.Struct, frozen=True):
    """A choice made before the first move. It is part of the state and of the record's header."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...] = ()
    """The values allowed; empty means any text (such as a component file) or none."""
    in_simulations: OptionValue | msgspec.UnsetType = msgspec.UNSET
    """The default where no person sits at the table, if it differs."""
    clause: str = ""


class Facts(msgspec.Struct, frozen=True):
    """The fact sheet of a game."""

    slug: str
    prefix: str
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    rules_version: int
    options: tuple[Option, ...]
    end_reasons: tuple[str, ...]
    score_parts: tuple[str, ...]
    private: bool
    """Whether a seat ever knows what another may not."""


class Part(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One line of a score: what it is for, how many there were and what they brought."""

    name: str
    count: int
    points: int


class Score(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A seat's points with their breakdown; `tie_breaks` decide between equal totals, higher first."""

    total: int
    parts: tuple[Part, ...]
    tie_breaks: tuple[int, ...] = ()


class Outcome(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How a game ended: why, with which scores, and in which order (1 is best; equal ranks are shared)."""

    reason: str
    scores: tuple[Score, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def ranked(reason: str, scores: Sequence[Score]) -> Outcome:
    """An outcome whose ranks follow from totals and tie-breaks; full ties share a rank (1, 1, 3)."""
    keys = [(score.total, *score.tie_breaks) for score in scores]
    return Outcome(reason, tuple(scores), tuple(1 + sum(other > key for other in keys) for key in keys))


class Term(msgspec.Struct, frozen=True, gc=False, tag="term"):
    """A component named in a sentence: the reader's Fluent file knows its name, article and gender."""

    id: str


class Player(msgspec.Struct, frozen=True, gc=False, tag="player"):
    """A seat named in a sentence."""

    seat: Seat


Argument: TypeAlias = "int | str | Term | Player | Message | Refusal | tuple[Term, ...]"


class Message(msgspec.Struct, frozen=True, gc=False, tag="message"):
    """A sentence to be made where it is read: a Fluent message id and its arguments."""

    id: str
    args: dict[str, Argument] = {}


def message(id: str, /, **args: Argument) -> Message:
    """A message with its arguments by name."""
    return Message(id, args)


class Refusal(msgspec.Struct, frozen=True, gc=False, tag="refusal"):
    """Why a move is not allowed: the clause that forbids it and what the sentence needs to say so."""

    clause: str
    message: str
    args: dict[str, Argument] = {}


class Prospect(msgspec.Struct, frozen=True, gc=False):
    """A figure to come that an action changes, by seat, such as what the era would bring if it ended now."""

    name: str
    before: tuple[int, ...]
    after: tuple[int, ...]


class Preview(msgspec.Struct, frozen=True, gc=False):
    """What an action would bring, as far as its player may know: up to the next chance or other seat."""

    events: tuple[Any, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]
    prospects: tuple[Prospect, ...] = ()


class Demand(msgspec.Struct, frozen=True, gc=False):
    """A line of a card that asks for something: fulfilled once the viewer has what is needed. `has` is None where that
    cannot be told yet, as it depends on where or when."""

    says: Message
    needed: int
    has: int | None


Demands: TypeAlias = Mapping[str, tuple[Demand, ...]]
"""By card: what it asks for, line by line."""


class Rng(Protocol):
    """A source of choices for bots and determinisations; games never own one."""

    def below(self, bound: int) -> int:
        """A whole number from 0 up to but without `bound`, each equally likely."""
        ...


class Copyable(Protocol):
    """A state: plain data with a hand-written copy."""

    def copy(self) -> Self: ...


S = TypeVar("S", bound=Copyable)
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


class Game(Protocol[S, A, E, V]):
    """A game on the shelf. `S` states, `A` actions, `E` events, `V` views."""

    @property
    def facts(self) -> Facts: ...

    @property
    def event_type(self) -> Any:
        """The type (a tagged union) that events decode as."""
        ...

    @property
    def view_type(self) -> type[V]: ...

    def setup(self, seats: int, options: Options) -> S:
        """The state before the first ply. Options are complete and valid: see `core.options.resolve`."""
        ...

    def bound(self, state: S) -> int:
        """No game set up like this takes more plies than that, chance included."""
        ...

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Who owes a decision: several when simultaneous, (CHANCE,) for dice and draws, () once over."""
        ...

    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """All the seat may do now, in a stable order; empty when it owes no decision."""
        ...

    def weights(self, state: S) -> Sequence[int]:
        """How likely each of CHANCE's legal actions is, as whole numbers."""
        ...

    def apply(self, state: S, seat: Seat, action: A, log: list[E] | None = None) -> None:
        """Carry out a legal action in place. The caller vouches for it; see `core.play` for the checked door."""
        ...

    def outcome(self, state: S) -> Outcome | None: ...

    def scores(self, state: S) -> tuple[Score, ...]:
        """The standing if the game ended now."""
        ...

    def observe(self, state: S, viewer: Seat | None) -> V:
        """What a seat may know, or a spectator (None)."""
        ...

    def show(self, state: S, viewer: Seat | None) -> bytes:
        """The same as JSON, for whoever shows it again and again: a game may keep what stays as it was."""
        ...

    def redact(self, event: E, viewer: Seat | None) -> E | None:
        """The event as this viewer may see it; None if it may not know of it at all."""
        ...

    def determinize(self, view: V, rng: Rng) -> S:
        """A full state its viewer cannot tell from the truth."""
        ...

    def explain(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Why the action is not allowed; None if it is."""
        ...

    def preview(self, state: S, seat: Seat, action: A) -> Preview: ...

    def question(self, state: S, seat: Seat) -> Message:
        """What the seat is asked to decide now."""
        ...

    def demands(self, state: S, viewer: Seat | None) -> Demands:
        """What the cards that a viewer may use ask for, and how much of it the viewer has; a spectator has nothing."""
        ...

    def describe(self, event: E) -> Message:
        """The sentence of an event."""
        ...

    def names(self, options: Options) -> Mapping[str, str]:
        """Names that a user's own components bring, by term: they go before those in the Fluent files."""
        ...

    def write(self, state: S, action: A) -> str:
        """The notation of an action: short text a person can type."""
        ...

    def read(self, state: S, seat: Seat, text: str) -> A:
        """The action a text stands for; raises NotationError (unreadable or ambiguous)."""
        ...

    def pack(self, state: S, action: A) -> dict[str, Plain]:
        """The action as JSON with names, as records and the wire carry it."""
        ...

    def unpack(self, state: S, data: Plain) -> A:
        """The action of a packed one; raises NotationError if nothing of the sort exists."""
        ...

    def listing(self, state: S, actions: Sequence[A]) -> bytes:
        """A list in JSON of actions as `write` and as `pack` has them: [{"notation": ..., "action": ...}]."""
        ...

    def dump(self, state: S) -> dict[str, Plain]:
        """The whole state as JSON; see `core.saving`."""
        ...

    def restore(self, data: Plain) -> S:
        """The state of a dump; raises SaveError naming what is wrong."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
