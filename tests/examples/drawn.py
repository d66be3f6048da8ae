"""What an example of a rulebook is drawn as."""

from collections.abc import Mapping
from typing import Any, NamedTuple

LIVIA = ("Livia", "Marcus", "Julia")


class Drawn(NamedTuple):
    """An example of a clause: its position, what is worth a try there with the clause that forbids it (nothing if it is
    allowed), and how the players are called."""

    clause: str
    position: Any
    tries: Mapping[str, str]
    number: int = 1
    names: tuple[str, ...] = LIVIA
