"""What msgspec says of data that does not fit its type, as messages of ours."""

import re
from typing import Final

import msgspec

from latium.core.protocol import Message, message

_UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`")
_MISSING: Final = re.compile(r"Object missing required field `(.*)`")
_WRONG: Final = re.compile(r"Expected `([^`]*)`, got `([^`]*)`")


def misfit(error: msgspec.ValidationError) -> tuple[str, Message]:
    """Where in the data, such as `setup.rows`, and what is wrong there; nowhere in particular is an empty text."""
    complaint, _, path = str(error).partition(" - at ")
    return path.strip("`").removeprefix("$").removeprefix("."), _problem(complaint)


def _problem(complaint: str) -> Message:
    if found := _UNKNOWN.fullmatch(complaint):
        return message("schema-unknown", field=found[1])
    if found := _MISSING.fullmatch(complaint):
        return message("schema-missing", field=found[1])
    if found := _WRONG.fullmatch(complaint):
        return message("schema-type", expected=_kind(found[1]), got=_kind(found[2]))
    return message("schema-misfit")


def _kind(name: str) -> Message:
    return message("schema-kind", kind=name)


def located(error: msgspec.ValidationError) -> Message:
    """Both in one sentence."""
    key, problem = misfit(error)
    return message("schema-at", key=key, problem=problem) if key else problem
