"""Sentences made by Python, which the client has to make from the same messages in the same words."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from latium.bots.generator import Generator
from latium.core.options import resolve
from latium.core.protocol import AnyGame, Message, Player, Refusal, Term, message
from latium.core.resources import package_of
from latium.core.seats import CHANCE
from latium.core.text import LANGUAGES, Texts, texts
from latium.games import SHELF

NAMES: Final = ("Ada", "Boëce", "Cléo", "Dido")
READER: Final = 1
PLIES: Final = 2000

SOURCE: Final = """
apple = apple
    .the = the apple
    .a = an apple
    .of = of the apple
    .gender = neuter
pear = pear
counted = { $count ->
    [0] nothing
    [one] one of { $fruits_of }
   *[other] { $count } of { $fruits_the }, or { $fruits_or } ({ $fruits_count })
}
single = { $fruit } { $fruit_the } { $fruit_a } { $fruit_of } { $fruit_gender }
said = { $who } ({ $who_seat }, { $who_you }): { $what }
inside = { $number } { $text }
refusal-not = not { $fruit_the }
"""

CASES: Final = (
    message("counted", count=0, fruits=()),
    message("counted", count=1, fruits=(Term("apple"),)),
    message("counted", count=2, fruits=(Term("apple"), Term("pear"))),
    message("counted", count=1_234_567, fruits=(Term("apple"), Term("pear"), Term("apple"))),
    message("single", fruit=Term("apple")),
    message("said", who=Player(1), what=message("inside", number=-3, text="a\u202eb\tc")),
    message("said", who=Player(2), what=Refusal("F-1.1", "not", {"fruit": Term("apple")})),
    message("said", who=Player(7), what="x" * 500),
    message("inside", number=10**15, text="{ $number }"),
    message("nowhere"),
    Refusal("F-1.1", "not", {"fruit": Term("no-such-thing")}),
)


def sentences() -> list[dict[str, Any]]:
    """Each with what it was made from: cases of our own, and one of each kind from games of chance."""
    return [*_own(), *(case for game in SHELF.values() for case in _of_game(game))]


def _own() -> Iterator[dict[str, Any]]:
    for language in LANGUAGES:
        made = Texts(language, SOURCE)
        for case in CASES:
            yield _case(language, "", case, made.sentence(case, NAMES, READER))


def _of_game(game: AnyGame) -> Iterator[dict[str, Any]]:
    found = _messages(game)
    for language in LANGUAGES:
        made = texts(language, package_of(game), strict=True)
        for one in found:
            yield _case(language, game.facts.slug, one, made.sentence(one, NAMES, READER))


def _case(language: str, game: str, said: Message | Refusal, sentence: str) -> dict[str, Any]:
    return {"language": language, "game": game, "message": msgspec.to_builtins(said), "sentence": sentence}


def _messages(game: AnyGame) -> list[Message]:
    """The first of every id that a game of random moves brings."""
    found: dict[str, Message] = {}
    generator = Generator(7)
    seats = max(seats for seats in game.facts.seats if seats <= len(NAMES))
    state = game.setup(seats, resolve(game.facts, seats, {}, simulated=True))
    for _ in range(PLIES):
        acting = game.to_act(state)
        if not acting:
            break
        if acting != (CHANCE,):
            question = game.question(state, acting[0])
            found.setdefault(question.id, question)
        legal = game.legal(state, acting[0])
        log: list[Any] = []
        game.apply(state, acting[0], legal[generator.below(len(legal))], log)
        for event in log:
            said = game.describe(event)
            found.setdefault(said.id, said)
    return list(found.values())
