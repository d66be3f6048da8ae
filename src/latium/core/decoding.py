"""Text from anybody as data: JSON and TOML, without the depth and the numbers that only serve to trip a reader."""

import tomllib
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from latium.core.protocol import Plain

DEEPEST: Final = 64
LARGEST: Final = 1 << 63
LONGEST: Final = 400


class UnreadableError(ValueError):
    """The text is no data of ours; `cut` if it only breaks off."""

    def __init__(self, cut: bool = False) -> None:
        super().__init__("unreadable")
        self.cut = cut


def read_json(text: str | bytes) -> Plain:
    """The data of a JSON text. Raises UnreadableError."""
    try:
        data: Plain = msgspec.json.decode(text)
    except (ValueError, RecursionError) as error:
        raise UnreadableError("truncated" in str(error)) from error
    _check_reason(data)
    return data


def read_toml(text: str) -> dict[str, Any]:
    """The data of a TOML text. Raises UnreadableError, from tomllib's own error where there is one."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise UnreadableError from error
    _check_reason(data)
    return data


def _check_reason(data: Any) -> None:
    level = [data]
    for _ in range(DEEPEST):
        if any(isinstance(value, int) and abs(value) >= LARGEST for value in level):
            raise UnreadableError
        level = [part for value in level for part in _parts(value)]
        if not level:
            return
    raise UnreadableError


def _parts(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def quoted(data: Any) -> str:
    """The data as a complaint shows it, whatever it is."""
    try:
        text = str(data)
    except (ValueError, RecursionError):
        return "…"
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
