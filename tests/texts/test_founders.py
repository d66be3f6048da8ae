"""Whatever Founders can say has a sentence in both languages, and the sentences are right."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from latium.core.protocol import Message, Player, Refusal, Term
from latium.core.resources import read_text
from latium.core.seats import CHANCE
from latium.core.text import LANGUAGES, Texts, gaps, texts
from latium.games.founders import GAME
from latium.games.founders.catalogue import TOKENS, catalogue_for
from latium.games.founders.events import AnyEvent
from latium.games.founders.notation import VERBS
from latium.testing import Case, Chooser, Walk, walk

PACKAGE = "latium.games.founders"
SOURCE = Path(__file__).parents[2] / "src/latium/games/founders"
NAMES = ("Livia", "Marcus", "Portia", "Aulus")
LEFTOVER = re.compile(r"[{}$]|  |\bNone\b|\b(tile|resource|token|craftsman|stack|refusal|event)-[a-z]")
SPEAKERS = [pytest.param(texts(language, PACKAGE, strict=True), id=language) for language in LANGUAGES]


def strings(source: str) -> set[str]:
    """Every text written in a module."""
    return {
        node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant) and type(node.value) is str
    }


def refusal_ids() -> set[str]:
    """The messages of refusals in the rules: what stands behind a clause, or is handed to a refusal."""
    found: set[str] = set()
    for path in sorted(SOURCE.glob("rules/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for said in said_in(node):
                found |= {text for text in strings(ast.unparse(said)) if re.fullmatch("[a-z-]+", text)}
    return found


def said_in(node: ast.AST) -> Iterator[ast.AST]:
    """A refusal's second argument, whatever follows a clause, and the answers of `_what_first`."""
    if isinstance(node, ast.Call) and len(node.args) > 1 and (is_clause(node.args[0]) or called(node) == "Refusal"):
        yield node.args[1]
    if isinstance(node, ast.Tuple) and len(node.elts) > 1 and is_clause(node.elts[0]):
        yield node.elts[1]
    if isinstance(node, ast.FunctionDef) and node.name == "_what_first":
        yield from (statement for statement in node.body if isinstance(statement, ast.If | ast.Return))


def called(node: ast.Call) -> str:
    return ast.unparse(node.func).rpartition(".")[2]


def is_clause(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and re.fullmatch(r"F-\d+\.\d+", str(node.value)) is not None


@pytest.mark.parametrize("speaker", SPEAKERS)
def test_everything_that_can_be_said_has_a_message(speaker: Texts) -> None:
    catalogue = catalogue_for(None, False)
    refusals = refusal_ids()
    assert len(refusals) > 50
    wanted = [
        "game-tagline",
        "game-description",
        *(f"event-{event.__struct_config__.tag}" for event in get_args(AnyEvent)),
        *(f"refusal-{id}" for id in refusals),
        *(id for id in strings((SOURCE / "asking.py").read_text(encoding="utf-8")) if re.fullmatch("question-.*", id)),
        *(f"score-{part}" for part in GAME.facts.score_parts),
        *(f"reason-{reason}" for reason in GAME.facts.end_reasons),
        *(f"option-{option.name.replace('_', '-')}" for option in GAME.facts.options),
        *(f"move-{verb.word}" for verb in VERBS),
        *(f"effect-{token}" for token in TOKENS),
        *(f"tile-{tile}" for tile in catalogue.kinds),
        *(f"resource-{resource}" for resource in catalogue.resources),
        *(f"craftsman-{good}" for good in catalogue.source.tokens.craftsmen),
    ]
    assert [id for id in wanted if not speaker.has(id)] == []


def test_no_refusal_is_left_that_no_rule_gives() -> None:
    written = set(re.findall("^refusal-([a-z-]+)", read_text(PACKAGE, "text/en.ftl"), re.MULTILINE))
    assert written == refusal_ids()


@pytest.mark.parametrize("speaker", SPEAKERS)
def test_options_are_described_and_moves_show_how_they_are_typed(speaker: Texts) -> None:
    for option in GAME.facts.options:
        assert speaker.term(f"option-{option.name.replace('_', '-')}", "description").endswith(".")
    for verb in VERBS:
        assert speaker.term(f"move-{verb.word}", "usage").split()[0] == verb.word


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    assert gaps(read_text(PACKAGE, "text/en.ftl"), read_text(PACKAGE, "text/fr.ftl")) == []


def messages_of(path: Walk) -> Iterator[Message | Refusal]:
    """Every question and event of a walk, and why other plies of it may not be made."""
    chooser, pool = Chooser(path.seed), list({action: None for _, action in path.plies})
    for n, state in enumerate(path.states):
        yield from (GAME.question(state, seat) for seat in path.seats)
        yield from (GAME.describe(event) for event in (path.events[n] if n < len(path.events) else []))
        for seat in (CHANCE, *path.seats):
            refusals = (GAME.explain(state, seat, action) for action in chooser.some(pool, 12))
            yield from filter(None, refusals)


@pytest.mark.parametrize("seats", GAME.facts.seats)
@pytest.mark.parametrize("speaker", SPEAKERS)
def test_every_refusal_event_and_question_of_a_walk_is_a_whole_sentence(speaker: Texts, seats: int) -> None:
    path = walk(GAME, Case(seats, {"agreement": False}), seed=seats)
    messages = {repr(message): message for message in messages_of(path)}
    said = {speaker.sentence(message, NAMES, reader) for message in messages.values() for reader in (None, 0, 1)}
    assert len(said) > 300
    assert [sentence for sentence in said if LEFTOVER.search(sentence)] == []
    assert [sentence for sentence in said if sentence[0].islower() or sentence[-1] not in ".?"] == []


FRENCH = [
    (Message("event-begun", {"who": Player(0)}), 0, "Vous commencez."),
    (
        Message("event-laid", {"who": Player(0), "tiles": (Term("tile-forest"), Term("tile-lake")), "cells": "e5, e6"}),
        None,
        "Livia a posé une forêt et un lac en e5, e6.",
    ),
    (
        Message("event-pillaged", {"who": Player(0), "rival": Player(1), "tile": Term("tile-inn-gold"), "cell": "f6"}),
        1,
        "Livia a pillé l'auberge de l'or en f6 chez vous.",
    ),
    (
        Message(
            "event-bought",
            {
                "who": Player(1),
                "rival": Player(0),
                "tile": Term("tile-horse-farm"),
                "cell": "e6",
                "resource": Term("resource-horses"),
            },
        ),
        1,
        "Vous avez posé une pièce sur le haras en e6 chez Livia pour acheter des chevaux.",
    ),
    (
        Message(
            "event-swapped", {"who": Player(1), "old": Term("tile-cliff"), "tile": Term("tile-mine"), "cell": "e5"}
        ),
        None,
        "Marcus a échangé la falaise en e5 contre la mine.",
    ),
    (Message("event-collected", {"who": Player(0), "count": 2}), None, "Livia a repris 2 pièces."),
    (Message("event-collected", {"who": Player(0), "count": 1}), 0, "Vous avez repris une pièce."),
    (
        Message("event-none-left", {"who": Player(3), "token": Term("token-coin")}),
        0,
        "Aulus ne reçoit rien : il ne reste aucune pièce dans la réserve.",
    ),
    (
        Refusal(
            "F-4.4",
            "missing",
            {
                "tile": Term("tile-mine"),
                "cell": "g5",
                "resources": (Term("resource-wood"), Term("resource-water")),
            },
        ),
        0,
        "La mine ne peut pas aller en g5 : il y manque du bois et de l'eau.",
    ),
    (
        Refusal(
            "F-7.2",
            "protected",
            {"tile": Term("tile-grove"), "cell": "f6", "shield": Term("tile-waterfall"), "where": "f8"},
        ),
        0,
        "Le bosquet en f6 est protégé : la cascade en f8 est plus loin dans la même colonne.",
    ),
    (
        Refusal("F-6.6", "no-such-token", {"token": Term("craftsman-gold")}),
        0,
        "Vous n'avez en main aucun artisan de l'or.",
    ),
    (
        Refusal("F-8.3", "already-sold", {"tile": Term("tile-meadow"), "cell": "e5"}),
        0,
        "La prairie en e5 porte déjà une pièce et ne vend plus rien pour le moment.",
    ),
    (
        Message("question-placing", {"tile": Term("tile-forest")}),
        0,
        "Où ajoutez-vous la forêt que vous avez piochée ?",
    ),
]


@pytest.mark.parametrize(("message", "reader", "sentence"), FRENCH, ids=lambda value: getattr(value, "id", None))
def test_french_sentences_are_french(message: Message | Refusal, reader: int | None, sentence: str) -> None:
    assert texts("fr", PACKAGE, strict=True).sentence(message, NAMES, reader) == sentence


ENGLISH = [
    (Message("event-begun", {"who": Player(1)}), 0, "Marcus goes first."),
    (
        Message("event-pillaged", {"who": Player(0), "rival": Player(1), "tile": Term("tile-mine"), "cell": "f6"}),
        None,
        "Livia pillaged Marcus's mine on f6.",
    ),
    (
        Message("event-pillaged", {"who": Player(0), "rival": Player(1), "tile": Term("tile-mine"), "cell": "f6"}),
        1,
        "Livia pillaged your mine on f6.",
    ),
    (Message("event-answered", {"who": Player(0), "agreed": "no"}), 0, "You do not agree: the game goes on."),
    (
        Refusal(
            "F-4.4",
            "missing",
            {"tile": Term("tile-mine"), "cell": "g5", "resources": (Term("resource-wood"), Term("resource-stone"))},
        ),
        0,
        "The mine cannot go on g5: nothing within reach gives wood or stone.",
    ),
]


@pytest.mark.parametrize(("message", "reader", "sentence"), ENGLISH, ids=lambda value: getattr(value, "id", None))
def test_english_sentences_are_english(message: Message | Refusal, reader: int | None, sentence: str) -> None:
    assert texts("en", PACKAGE, strict=True).sentence(message, NAMES, reader) == sentence
