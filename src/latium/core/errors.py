"""Everything that can go wrong on purpose. Each error is one question with a clear sentence as its answer.

The sentence is a message like any other, made where it is read: in the reader's language by whoever catches the error,
in English by `str`.

LatiumError
|- IllegalMove        the action is readable and the rules forbid it (carries the Refusal)
|- NotationError      the text or data is no action: unreadable, ambiguous, or forbidden by the rules
|- OptionError        an unknown option, a value it does not take, a seat count the game does not have
|- ComponentError     a component file is wrong: names file and key
|- SaveError          a saved state is not one
`- RecordError        a record is truncated, edited or not one: names the line
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from latium.core.protocol import Message, Refusal, message

PRODUCT: Final = "latium"
"""The package whose texts every reader has; a game's come on top."""


class LatiumError(Exception):
    """Base of all errors meant for a person to read. `package` ships the texts that `message` needs.

    Subclasses leave `args` as they were called, so that errors can be pickled.
    """

    def __init__(self, message: Message, package: str = PRODUCT, names: Sequence[str] = ()) -> None:
        self.message = message
        self.package = package
        self.names = tuple(names)

    def __str__(self) -> str:
        from latium.core.text import texts  # noqa: PLC0415  # slow to load, and most errors are never shown

        return texts("en", *dict.fromkeys((PRODUCT, self.package))).phrase(self.message, self.names)


class IllegalMove(LatiumError):
    """The rules forbid this action now."""

    def __init__(self, refusal: Refusal, package: str = PRODUCT) -> None:
        super().__init__(message("illegal-move", clause=refusal.clause, reason=refusal), package)
        self.refusal = refusal


class Fault(StrEnum):
    """Which question about a notation failed."""

    UNREADABLE = "unreadable"
    AMBIGUOUS = "ambiguous"
    FORBIDDEN = "forbidden"


class NotationError(LatiumError):
    """A text does not name one action that can be played."""

    def __init__(
        self,
        fault: Fault,
        text: str,
        detail: Message | None = None,
        candidates: tuple[str, ...] = (),
        refusal: Refusal | None = None,
        package: str = PRODUCT,
    ) -> None:
        self.fault = fault
        self.text = text
        self.detail = detail
        self.candidates = candidates
        self.refusal = refusal
        super().__init__(self._sentence(), package)

    def _sentence(self) -> Message:
        if self.refusal:
            return message("notation-forbidden", text=self.text, clause=self.refusal.clause, reason=self.refusal)
        if self.fault is Fault.AMBIGUOUS:
            return message("notation-ambiguous", text=self.text, candidates=", ".join(self.candidates))
        if self.detail:
            return message("notation-unreadable-so", text=self.text, detail=self.detail)
        return message("notation-unreadable", text=self.text)


class OptionError(LatiumError):
    """An option, its value or the number of seats does not exist for this game."""


class ComponentError(LatiumError):
    """A component file breaks a rule of its schema."""

    def __init__(self, source: str, key: str, problem: Message, package: str = PRODUCT) -> None:
        super().__init__(message("components-at", source=source, key=key, problem=problem), package)
        self.source = source
        self.key = key
        self.problem = problem


class SaveError(LatiumError):
    """A saved state cannot be restored."""


class RecordError(LatiumError):
    """A record is not what it claims to be; `line` counts from 1. `refusal` tells of a line that the rules forbid."""

    def __init__(
        self,
        line: int,
        problem: Message,
        refusal: Refusal | None = None,
        package: str = PRODUCT,
        names: Sequence[str] = (),
    ) -> None:
        super().__init__(message("record-line", line=str(line), problem=problem), package, names)
        self.line = line
        self.problem = problem
        self.refusal = refusal
