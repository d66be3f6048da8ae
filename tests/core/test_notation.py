"""Actions as text and as JSON: what is remembered of them changes nothing."""

from typing import Any

import pytest

from latium.core import notation
from latium.core.errors import NotationError
from latium.core.notation import Named, Notation, Slot, Verb


class Take:
    """An action with two fields."""

    def __init__(self, rival: int, thing: int) -> None:
        self.rival = rival
        self.thing = thing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Take) and (self.rival, self.thing) == (other.rival, other.thing)

    def __hash__(self) -> int:
        return hash((self.rival, self.thing))


class Things:
    """A catalogue."""

    def __init__(self, *names: str) -> None:
        self.names = names


RIVAL = notation.seats(2)
THING = Named[Things](lambda things: things.names)
SOME = Things("coin", "cart")
COIN = Take(1, 0)
PACKED = {"do": "take", "rival": 2, "thing": "coin"}


@pytest.fixture
def language() -> Notation[Things, Take]:
    return Notation(Verb("take", Take, (Slot("rival", RIVAL), Slot("thing", THING))))


def test_what_was_listed_is_recognised_whatever_the_order_of_its_fields(language: Notation[Things, Take]) -> None:
    for _ in range(2):
        assert language.unpack(SOME, PACKED) == COIN
        assert language.unpack(SOME, dict(reversed(PACKED.items()))) == COIN
        assert language.listing(SOME, [COIN]) == (
            b'[{"notation":"take 2 coin","action":{"do":"take","rival":2,"thing":"coin"}}]'
        )
    assert language.listing(SOME, []) == b"[]"


@pytest.mark.parametrize(
    "changed", [{"rival": True}, {"rival": 2.0}, {"rival": "2"}, {"thing": "gold"}, {"more": 1}, {"thing": ["coin"]}]
)
def test_what_only_looks_like_something_listed_is_not_read(
    language: Notation[Things, Take], changed: dict[str, Any]
) -> None:
    language.listing(SOME, [COIN, Take(0, 0)])
    with pytest.raises(NotationError):
        language.unpack(SOME, {**PACKED, **changed})


def test_each_catalogue_has_its_own_words(language: Notation[Things, Take]) -> None:
    others = Things("cart", "coin")
    assert [language.write(one, COIN) for one in (SOME, others, SOME)] == ["take 2 coin", "take 2 cart", "take 2 coin"]
    assert [language.unpack(one, PACKED) for one in (SOME, others, SOME)] == [COIN, Take(1, 1), COIN]


def test_what_is_packed_may_be_changed_by_whoever_has_it(language: Notation[Things, Take]) -> None:
    language.pack(SOME, COIN).clear()
    assert language.pack(SOME, COIN) == PACKED


def test_no_more_is_remembered_than_is_of_use(
    language: Notation[Things, Take], monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(3 * notation.CATALOGUES):
        language.write(Things(f"coin-{number}"), COIN)
    assert len(language._words) == notation.CATALOGUES
    long = Things("c" * notation.SHORT)
    language.listing(long, [COIN])
    assert not language._words_of(long).written
    monkeypatch.setattr(notation, "KEPT", 3)
    many = Things(*(f"coin-{number}" for number in range(100)))
    language.listing(many, [Take(0, number) for number in range(100)])
    assert len(language._words_of(many).written) <= 5
