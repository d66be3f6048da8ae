"""The derivation of chance: reproducible by anybody, unbiased, and the same for ever."""

import hashlib
import hmac
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from latium.core.chance import RANGE, Dice, commitment

secrets = st.binary(min_size=1, max_size=64)
nonces = st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=8), max_size=5)
weights = st.lists(st.integers(0, 2**40), min_size=1, max_size=30).filter(any)


def by_the_book(secret: bytes, given_nonces: Sequence[str], n: int, weighing: Sequence[int]) -> int:
    """The derivation as docs/fairness.md tells it, written without looking at ours."""
    total, retry = sum(weighing), 0
    while True:
        listed = json.dumps(list(given_nonces), separators=(",", ":"), ensure_ascii=False)
        block = hmac.digest(secret, f"{listed}\n{n // 4}\n{retry}".encode(), "sha256")
        word = int.from_bytes(block[8 * (n % 4) : 8 * (n % 4) + 8], "big")
        if word < 2**64 // total * total:
            break
        retry += 1
    place = word % total
    return next(i for i in range(len(weighing)) if place < sum(weighing[: i + 1]))


@given(secrets, nonces, st.integers(0, 10_000), weights)
def test_the_documented_derivation_gives_the_same_draws(
    secret: bytes, given_nonces: list[str], n: int, weighing: list[int]
) -> None:
    assert Dice(secret, given_nonces).draw(n, weighing) == by_the_book(secret, given_nonces, n, weighing)


@given(st.integers(0, 400), st.integers(2**63 + 1, 2**64))
def test_words_beyond_the_last_multiple_are_rejected(n: int, total: int) -> None:
    dice = Dice(b"secret", ["a", "b"])
    parts = [total // 3, total // 3, total - 2 * (total // 3)]
    assert dice.draw(n, parts) == by_the_book(b"secret", ["a", "b"], n, parts)


def test_draws_may_be_asked_in_any_order_and_again() -> None:
    dice, other = Dice(b"secret"), Dice(b"secret")
    forward = [dice.draw(n, [1] * 6) for n in range(50)]
    assert [other.draw(n, [1] * 6) for n in reversed(range(50))] == forward[::-1]
    assert [dice.draw(n, [1] * 6) for n in range(50)] == forward


def test_known_draws_never_change() -> None:
    dice = Dice(bytes.fromhex("00" * 32), ["ada", ""])
    assert dice.commitment == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert [dice.draw(n, [1, 2, 3]) for n in range(12)] == [1, 1, 1, 2, 0, 2, 2, 1, 2, 2, 1, 1]
    assert [Dice.from_seed(7, 3).draw(n, [1] * 10) for n in range(12)] == [9, 9, 6, 3, 6, 7, 7, 4, 7, 0, 3, 0]


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(b"abc") == Dice(b"abc").commitment == hashlib.sha256(b"abc").hexdigest()


def test_each_outcome_is_as_likely_as_its_weight() -> None:
    dice = Dice(b"many draws")
    counts = Counter(dice.draw(n, [1, 0, 2, 5]) for n in range(16_000))
    assert counts[1] == 0
    assert [round(counts[index] / 2_000) for index in (0, 2, 3)] == [1, 2, 5]


def test_nonces_and_seeds_change_the_draws() -> None:
    def first_draws(dice: Dice) -> list[int]:
        return [dice.draw(n, [1] * 100) for n in range(8)]

    tables = [Dice(b"s"), Dice(b"s", [""]), Dice(b"s", ["a", "b"]), Dice(b"s", ["ab"]), Dice(b"s", ["b", "a"])]
    seeded = [Dice.from_seed(1, 0), Dice.from_seed(1, 1), Dice.from_seed(11, 1), Dice.from_seed(1, 11)]
    seen = [first_draws(dice) for dice in [*tables, *seeded]]
    assert all(seen.count(draws) == 1 for draws in seen)


@pytest.mark.parametrize("wrong", [[], [0], [0, 0], [-1, 3], [RANGE, 1]])
def test_weights_that_weigh_nothing_too_much_or_less_are_refused(wrong: list[int]) -> None:
    with pytest.raises(ValueError, match="weights must be"):
        Dice(b"s").draw(0, wrong)


def test_the_worked_example_of_the_documentation_is_right() -> None:
    page = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
    dice = Dice(b"latium", ["ada", "ben"])
    block = hmac.digest(b"latium", b'["ada","ben"]\n0\n0', "sha256")
    assert dice.commitment in page
    assert block.hex() in page
    assert f"{int.from_bytes(block[:8], 'big')} mod 6 = 3" in page
    assert f"are {', '.join(str(dice.draw(n, [1] * 6) + 1) for n in range(6))}." in page
    assert f"outcomes {', '.join(str(dice.draw(n, [1, 2, 3])) for n in range(6))}, counted" in page
    assert Dice.from_seed(12, 3).secret == hashlib.sha256(b"latium 12 3").digest()
