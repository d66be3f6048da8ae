"""What is read into messages is what their patterns say."""

from typing import Any

import msgspec
import pytest

from latium.server.messages import ClientId, Email, OwnToken


@pytest.mark.parametrize(("kind", "right"), [(ClientId, "an id"), (OwnToken, "x" * 32), (Email, "ada@example.org")])
def test_no_line_break_gets_through_at_the_end(kind: Any, right: str) -> None:
    assert msgspec.convert(right, kind) == right
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(f"{right}\n", kind)
