"""The dice of a bot: the same numbers from the same seed on every Python."""

import random
from hashlib import sha256
from typing import final


@final
class Generator:
    """Whole numbers from a seed, each equally likely. Only `getrandbits` is used: its stream is fixed by the seed."""

    __slots__ = ("_bits",)

    def __init__(self, seed: int) -> None:
        self._bits = random.Random(seed).getrandbits

    def below(self, bound: int) -> int:
        """A whole number from 0 up to but without `bound`; too large ones are drawn again, so none is favoured."""
        if bound < 1:
            raise ValueError(f"no whole number from 0 is below {bound}")
        width = (bound - 1).bit_length()
        if width == 0:
            return 0
        number = self._bits(width)
        while number >= bound:
            number = self._bits(width)
        return number


def derived_seed(*parts: int) -> int:
    """One seed from several numbers, such as those of a simulation, a game in it and a seat at it."""
    digest = sha256(":".join(map(str, parts)).encode()).digest()
    return int.from_bytes(digest[:8], "big")
