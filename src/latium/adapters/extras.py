"""What an adapter needs besides Latium, and the sentence that says how to get it."""

from latium.core.errors import LatiumError
from latium.core.protocol import message


class MissingExtra(LatiumError, ImportError):
    """A package that an adapter is for is not installed."""


def missing(extra: str, module: str) -> MissingExtra:
    """What to raise where this module is not there; the extra of that name brings it."""
    return MissingExtra(message("extra-missing", module=module, extra=extra))
