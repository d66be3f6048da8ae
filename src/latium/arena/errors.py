"""What a tournament cannot be."""

from latium.core.errors import LatiumError


class ArenaError(LatiumError):
    """A tournament cannot be held as it was asked for."""
