"""One spelling for every value: JSON with sorted keys, no spaces, in UTF-8. Chains and digests rest on it."""

from typing import Any

import msgspec

_encoder = msgspec.json.Encoder(order="sorted")


def canonical(value: Any) -> bytes:
    """The value's only JSON spelling; structs are spelled as the objects they encode to."""
    return _encoder.encode(value)
