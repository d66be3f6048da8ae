"""Dice that anybody can check afterwards.

Before the first ply whoever deals publishes the commitment, the SHA-256 of a secret, and every seat may add a nonce.
Draw number n (counted from 0 over all chance outcomes ever drawn at the table; nobody can undo one) then follows from
the secret, the nonces and n alone:

    block(k, r) = HMAC-SHA-256(key = secret, message = N LF k LF r)
    word(n, r)  = the (n mod 4)th of the four big-endian 64-bit numbers in block(n div 4, r)

where N is the list of nonces as JSON without spaces, in seat order and in UTF-8, k and r are decimal and LF is byte 10.
With T the sum of the weights, r counts up from 0 until word(n, r) is below the largest multiple of T that is not above
2^64; that word modulo T, counted off along the weights in the order of the legal list, is the outcome. Rejecting the
words above that multiple makes the map exactly unbiased. See docs/fairness.md for a worked example.
"""

import hashlib
import hmac
import struct
from collections.abc import Sequence
from typing import Final

from latium.core.canonical import canonical

RANGE: Final = 1 << 64
WORDS: Final = 4

_four_words = struct.Struct(">4Q").unpack


def commitment(secret: bytes) -> str:
    """What is published before the game: the SHA-256 of the secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def revealed(text: str) -> bytes:
    """The secret as `bytes.hex` spells it, and in no other way. Raises ValueError."""
    secret = bytes.fromhex(text)
    if secret.hex() != text:
        raise ValueError("a secret is spelled in small hexadecimal digits without spaces")
    return secret


def counted_off(number: int, weights: Sequence[int]) -> int:
    """The index on which a number below the sum of the weights falls, counted off along them."""
    for index, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return index
    raise AssertionError("a number below the sum of the weights falls on one of them")


class Dice:
    """All the chance of one table."""

    def __init__(self, secret: bytes, nonces: Sequence[str] = ()) -> None:
        self.secret = secret
        self.nonces = tuple(nonces)
        self.commitment = commitment(secret)
        self._keyed = hmac.new(secret, canonical(list(self.nonces)) + b"\n", hashlib.sha256)
        self._block = -1
        self._words: tuple[int, ...] = ()

    @classmethod
    def from_seed(cls, seed: int, game: int = 0) -> "Dice":
        """The dice of one game of a simulation: the secret is the SHA-256 of the text `latium SEED GAME`."""
        return cls(hashlib.sha256(f"latium {seed} {game}".encode()).digest())

    def draw(self, n: int, weights: Sequence[int]) -> int:
        """The index that draw `n` falls on, each index as likely as its weight says."""
        total = sum(weights)
        if total <= 0 or total > RANGE or min(weights) < 0:
            raise ValueError(f"weights must be whole numbers from 0 with a sum from 1 to 2^64, not {list(weights)}")
        return counted_off(self._below(n, total), weights)

    def _below(self, n: int, total: int) -> int:
        limit = RANGE - RANGE % total
        word = self._word(n)
        again = 0
        while word >= limit:
            again += 1
            word = self._words_of(n // WORDS, again)[n % WORDS]
        return word % total

    def _word(self, n: int) -> int:
        block = n // WORDS
        if block != self._block:
            self._words = self._words_of(block, 0)
            self._block = block
        return self._words[n % WORDS]

    def _words_of(self, block: int, again: int) -> tuple[int, ...]:
        keyed = self._keyed.copy()
        keyed.update(b"%d\n%d" % (block, again))
        return _four_words(keyed.digest())
