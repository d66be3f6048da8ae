"""Positions as JSON, saved or written by hand: read, rebuilt and checked."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from latium.core.decoding import quoted
from latium.core.errors import LatiumError, SaveError
from latium.core.options import check_complete, resolve
from latium.core.protocol import Facts, Message, Options, message
from latium.core.schema import located


class Position(Protocol):
    """What every game's view tells."""

    @property
    def seats(self) -> int: ...

    @property
    def options(self) -> Options: ...


P = TypeVar("P", bound=Position)
S = TypeVar("S")


def restored(
    data: Any,
    kind: type[P],
    facts: Facts,
    package: str,
    rebuild: Callable[[P], S],
    checks: Sequence[Callable[[S], Iterable[Message]]],
) -> S:
    """The state of data that should be a `kind`. A check may rely on those before it. Raises SaveError."""
    try:
        view = msgspec.convert(data, kind)
        check_complete(facts, view.options)
        resolve(facts, view.seats, view.options)
        state = rebuild(view)
        problem = next((problem for check in checks for problem in check(state)), None)
    except KeyError as error:
        raise _refused(message("position-unknown", name=quoted(error.args[0])), package) from error
    except msgspec.ValidationError as error:
        raise _refused(located(error), package) from error
    except LatiumError as error:
        raise _refused(error.message, package) from error
    except (ValueError, TypeError, IndexError, OverflowError, RecursionError) as error:
        raise _refused(message("position-misfit"), package) from error
    if problem is not None:
        raise _refused(problem, package)
    return state


def _refused(problem: Message, package: str) -> SaveError:
    return SaveError(message("position-wrong", problem=problem), package)
