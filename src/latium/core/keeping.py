"""Component sets that were read once need not be read again; of people's own only the latest are kept."""

from typing import Final, TypeVar

K = TypeVar("K")
V = TypeVar("V")

OWN: Final = 64
"""Sets of people's own that a game keeps at hand; any other is read again when it is needed."""


def keep(sets: dict[tuple[str | None, K], V], key: tuple[str | None, K], found: V) -> None:
    """The first of a key is the text of a set, None for that of the game, which stays."""
    sets[key] = found
    own = [other for other in list(sets) if other[0] is not None]  # a copy: threads read sets at the same time
    for oldest in own[:-OWN]:
        sets.pop(oldest, None)
