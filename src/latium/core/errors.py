"""Everything that can go wrong on purpose. Each error is one question with a clear sentence as its answer.

LatiumError
|- IllegalMove        the action is readable and the rules forbid it (carries the Refusal)
|- NotationError      the text or data is no action: unreadable, ambiguous, or forbidden by the rules
|- OptionError        an unknown option, a value it does not take, a seat count the game does not have
|- ComponentError     a component file is wrong: names file and key
|- SaveError          a saved state is not one
`- RecordError        a record is truncated, edited or not one: names the line
"""

from enum import StrEnum

from latium.core.protocol import Refusal


class LatiumError(Exception):
    """Base of all errors meant for a person to read."""


class IllegalMove(LatiumError):
    """The rules forbid this action now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.clause}: {refusal.message}")
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
        detail: str = "",
        candidates: tuple[str, ...] = (),
        refusal: Refusal | None = None,
    ) -> None:
        super().__init__(": ".join(part for part in (fault.value, repr(text), detail, ", ".join(candidates)) if part))
        self.fault = fault
        self.text = text
        self.detail = detail
        self.candidates = candidates
        self.refusal = refusal


class OptionError(LatiumError):
    """An option, its value or the number of seats does not exist for this game."""


class ComponentError(LatiumError):
    """A component file breaks a rule of its schema."""

    def __init__(self, source: str, key: str, problem: str) -> None:
        super().__init__(f"{source}: {key}: {problem}")
        self.source = source
        self.key = key
        self.problem = problem


class SaveError(LatiumError):
    """A saved state cannot be restored."""


class RecordError(LatiumError):
    """A record is not what it claims to be; `line` counts from 1."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem
