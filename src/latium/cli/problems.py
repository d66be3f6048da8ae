"""What goes wrong, as one sentence on stderr and an exit code: 2 for a request that makes no sense, else 1."""

from typing import IO, Any

import click

from latium.bots.contract import BotError
from latium.cli.speech import sentence, spoken
from latium.core.clauses import UnknownClauseError
from latium.core.errors import ComponentError, LatiumError, OptionError, RecordError

INTERRUPTED = 130


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
        case BotError():
            return BadRequest(spoken().sentence(failure.message))
        case OptionError():
            return BadRequest(str(failure))
        case ComponentError():
            file = _named("components") or failure.source
            return BadRequest(sentence("components-wrong", file=file, key=failure.key, problem=failure.problem))
        case RecordError():
            file = _named("file") or ""
            return Problem(sentence("record-broken", file=file, line=failure.line, problem=failure.problem))
        case UnknownClauseError():
            close = ", ".join(failure.close)
            return BadRequest(sentence("clause-unknown", name=failure.wanted, close=close or "none"))
        case LatiumError():
            return Problem(str(failure))
        case BrokenPipeError():
            return None
        case OSError(filename=str(file)):
            return Problem(sentence("file-refused", file=file, reason=failure.strerror or ""))
        case _:
            return None


def _named(parameter: str) -> str | None:
    """The file the user named for a parameter, if any."""
    ctx = click.get_current_context(silent=True)
    return ctx.meta.get(f"latium.{parameter}") if ctx else None
