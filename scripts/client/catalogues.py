"""What the boards have to know of the components: plain data, without where the figures come from."""

from typing import Any

import msgspec

Data = dict[str, Any]


def plain(source: msgspec.Struct) -> Data:
    """A component file as data, without provenance and names: those are in the Fluent files."""
    stripped = _stripped(msgspec.to_builtins(source))
    assert isinstance(stripped, dict)
    return stripped


def _stripped(data: Any) -> Any:
    match data:
        case dict():
            return {key: _stripped(value) for key, value in data.items() if key not in {"provenance", "name"}}
        case list() | tuple():
            return [_stripped(value) for value in data]
        case _:
            return data
