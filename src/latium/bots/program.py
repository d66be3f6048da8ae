"""The bot that is a program in any language: `exec:./mybot`. See docs/programs.md for what is said to it."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeVar, final

import msgspec

from latium.bots.contract import Bot, Forfeit, Guest
from latium.bots.generator import Generator
from latium.bots.greedy import Greedy
from latium.bots.program_command import command_line
from latium.bots.program_lines import VERSION, Answer, Decide, End, Hello, Listed, Ready, spelled
from latium.bots.program_process import Process, ProgramError
from latium.core.decoding import UnreadableError, quoted, read_json
from latium.core.protocol import AnyGame, Message, Options, Outcome, message
from latium.core.seats import Seat

SEEDS: Final = 1 << 53
"""Whole numbers that every JSON reader keeps whole."""

T = TypeVar("T")


class Limits(NamedTuple):
    """How long a program is waited for, in seconds."""

    hello: float = 10.0
    decision: float = 10.0
    farewell: float = 0.5
    """From the last line to its exit; then it is ended."""


LIMITS = Limits()


@final
class Program(Guest):
    """Says what its seat sees to a process of its own and plays what that answers. Whatever goes wrong forfeits."""

    def __init__(self, game: AnyGame, seat: Seat, generator: Generator, command: str) -> None:
        """Raises BotError if there is no such program."""
        self._game = game
        self._seat = seat
        self._generator = generator
        self._command = command_line(command)
        self._name = command
        self._limits = LIMITS
        self._events: list[Any] = []
        self._decisions = 0
        self._process: Process | None = None

    def sit(self, seats: int, options: Options) -> None:
        facts = self._game.facts
        hello = Hello(
            game=facts.slug,
            rules_version=facts.rules_version,
            seats=seats,
            seat=self._seat,
            options=dict(options),
            seed=self._generator.below(SEEDS),
            milliseconds=_milliseconds(self._limits.hello),
        )
        try:
            self._process = Process(self._command)
            ready = _read(self._process.ask(spelled(hello), self._limits.hello), Ready)
            if ready.latium != VERSION:
                raise ProgramError(message("program-version", version=str(ready.latium), known=VERSION))
        except ProgramError as problem:
            raise self._forfeit(problem.message) from None
        self._name = f"{self._name} ({quoted(ready.name)})"

    def watch(self, events: Sequence[Any]) -> None:
        self._events.extend(events)

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        try:
            return legal[self._asked(view, legal)]
        except ProgramError as problem:
            raise self._forfeit(problem.message) from None

    def _asked(self, view: Any, legal: Sequence[Any]) -> int:
        assert self._process is not None, "it has sat down"
        listed = self._listed(view, legal)
        events, self._events = self._events, []
        question = Decide(
            decision=self._decisions,
            milliseconds=_milliseconds(self._limits.decision),
            events=events,
            view=view,
            legal=listed,
        )
        said = self._process.ask(spelled(question), self._limits.decision)
        answer = _read(said, Answer)
        if answer.decision != self._decisions:
            raise ProgramError(
                message("program-out-of-turn", decision=str(answer.decision), asked=str(self._decisions))
            )
        self._decisions += 1
        return _index(answer, listed, said)

    def _listed(self, view: Any, legal: Sequence[Any]) -> list[Listed]:
        """Written as in any position the view allows: what is legal, and how it is written, is no secret."""
        game = self._game
        state = game.determinize(view, self._generator)
        return [Listed(game.write(state, action), game.pack(state, action)) for action in legal]

    def leave(self, outcome: Outcome | None) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if outcome is None:
            process.end()
        else:
            process.part(spelled(End(outcome=outcome)), self._limits.farewell)

    def stand_in(self) -> Bot:
        return Greedy(self._game, self._seat, self._generator)

    def _forfeit(self, problem: Message) -> Forfeit:
        return Forfeit(message("program-forfeits", program=self._name, seat=self._seat + 1, problem=problem))


def _milliseconds(seconds: float) -> int:
    return round(1000 * seconds)


def _read(line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.convert(read_json(line), kind)
    except (UnreadableError, msgspec.ValidationError):
        raise ProgramError(message("program-unreadable", line=_excerpt(line))) from None


def _index(answer: Answer, listed: Sequence[Listed], said: bytes) -> int:
    """Which of the listed actions was meant. Raises ProgramError."""
    if sum(way is not None for way in (answer.index, answer.notation, answer.action)) != 1:
        raise ProgramError(message("program-unreadable", line=_excerpt(said)))
    for number, option in enumerate(listed):
        if number == answer.index or option.notation == answer.notation or option.action == answer.action:
            return number
    raise ProgramError(message("program-illegal", line=_excerpt(said)))


def _excerpt(line: bytes) -> str:
    return quoted(line.decode(errors="replace"))
