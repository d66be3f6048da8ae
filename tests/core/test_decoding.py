"""Text from anybody: what is beyond reason is no data."""

import pytest

from latium.core.components import ComponentFile, Table
from latium.core.decoding import UnreadableError, quoted, read_json, read_toml
from latium.core.errors import ComponentError


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        b"\xff",
        "[" * 100_000,
        "[" * 70 + "]" * 70,
        "9" * 5000,
        "9" * 4000,
        f"-{1 << 63}",
        "[[9223372036854775808]]",
    ],
)
def test_json_beyond_reason(text: str | bytes) -> None:
    with pytest.raises(UnreadableError):
        read_json(text)


def test_json_within_reason() -> None:
    assert read_json('{"a":[1,{"b":-9223372036854775807}]}') == {"a": [1, {"b": -9223372036854775807}]}
    assert read_json("[" * 60 + "]" * 60)


@pytest.mark.parametrize(
    "text",
    [
        "a",
        "a = " + "[" * 100_000,
        "a = " + "[" * 70 + "]" * 70,
        "a = " + "9" * 5000,
        "a = 0x" + "f" * 5000,
        "a." * 3000 + "a = 1",
    ],
)
def test_toml_beyond_reason(text: str) -> None:
    with pytest.raises(UnreadableError):
        read_toml(text)
    with pytest.raises(ComponentError, match="this is not TOML"):
        ComponentFile("own.toml", "latium").read(text, Table, {})


def test_anything_can_be_quoted() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    assert quoted(deep) == quoted(10**5000) == "…"
    assert quoted("x" * 1000) == "x" * 400 + "…"
    assert quoted({"a": 1}) == "{'a': 1}"
