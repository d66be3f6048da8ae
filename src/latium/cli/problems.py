"""What goes wrong, as one sentence on stderr and an exit code: 2 for a request that makes no sense, else 1."""

from typing import IO, Any, Final

import click

from latium.arena.errors import ArenaError
from latium.bots.contract import BotError, BotFault
from latium.cli.speech import language, printable, sentence, spoken
from latium.core.clauses import UnknownClauseError, rulebook
from latium.core.errors import ComponentError, LatiumError, OptionError, RecordError, SaveError
from latium.core.protocol import Message, Refusal, message

INTERRUPTED: Final = 130


class Problem(click.ClickException):
    """A sentence for the reader, without a traceback or a lesson on usage."""

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(f"latium: {self.message}", file=file, err=True)


class BadRequest(Problem):
    """What was asked for makes no sense."""

    exit_code = 2


class Interrupted(Problem):
    """Ctrl-C."""

    exit_code = INTERRUPTED


def problem(failure: BaseException) -> Problem | None:
    """The problem a failure is for the reader; None if it is none of theirs, or click's to handle."""
    match failure:
        case KeyboardInterrupt():
            return Interrupted(sentence("interrupted"))
        case BotFault():
            return Problem(told(failure))
        case ArenaError() | BotError() | ComponentError() | OptionError() | UnknownClauseError():
            return BadRequest(told(failure))
        case LatiumError():
            return Problem(told(failure))
        case BrokenPipeError():
            return None
        case OSError(filename=str(file)):
            return Problem(sentence("file-refused", file=file, reason=failure.strerror or ""))
        case OSError():
            return Problem(sentence("output-refused", reason=failure.strerror or str(failure)))
        case _:
            return None


def unexpected(failure: Exception) -> Exception:
    """Any failure as a problem; a reader who has left, for click to handle."""
    if isinstance(failure, BrokenPipeError):
        return failure
    problem_ = f"{type(failure).__name__}: {failure}"
    return problem(failure) or Problem(printable(sentence("unexpected", problem=problem_)))


def told(error: LatiumError) -> str:
    """The sentence of an error in the reader's language, with the file the user named."""
    return printable(spoken(error.package).sentence(_with_file(error), error.names))


def _with_file(error: LatiumError) -> Message:
    file = _named("file") or ""
    match error:
        case ComponentError(source=source, key=key, problem=problem):
            return message("components-wrong", file=_named("components") or source, key=key, problem=problem)
        case RecordError(line=line, refusal=Refusal(clause=clause) as refusal):
            heading = rulebook(error.package, language()).clause(clause).heading
            return message("record-forbidden", line=str(line), reason=refusal, clause=clause, heading=heading)
        case RecordError(line=line, problem=problem):
            return message("record-broken", file=file, line=str(line), problem=problem)
        case SaveError(message=problem):
            return message("save-broken", file=file, problem=problem)
        case _:
            return error.message


def _named(parameter: str) -> str | None:
    """The file the user named for a parameter, if any."""
    ctx = click.get_current_context(silent=True)
    return ctx.meta.get(f"latium.{parameter}") if ctx else None
