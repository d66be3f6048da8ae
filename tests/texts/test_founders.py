"""Whatever Founders can say has a sentence in both languages, and the sentences are right."""

from typing import ClassVar

from latium.core.protocol import Message, Player, Refusal, Term
from latium.core.seats import Seat
from latium.games.founders import GAME
from latium.games.founders.catalogue import TOKENS, catalogue_for
from latium.games.founders.events import AnyEvent
from latium.games.founders.notation import NOTATION
from tests.texts.speaking import GameSpeech, read_by, refusal_ids, sentences

PACKAGE = "latium.games.founders"
CATALOGUE = catalogue_for(None, False)


class TestFounders(GameSpeech):
    game = GAME
    package = PACKAGE
    notation = NOTATION
    events = AnyEvent
    refusals = refusal_ids(PACKAGE, ["_what_first"])
    terms = (
        *(f"effect-{token}" for token in TOKENS),
        *(f"token-{token}" for token in TOKENS),
        *(f"tile-{tile}" for tile in CATALOGUE.kinds),
        *(f"resource-{resource}" for resource in CATALOGUE.resources),
        *(f"craftsman-{good}" for good in CATALOGUE.source.tokens.craftsmen),
        "stack-nature",
        "stack-village",
        "stack-city",
    )
    options: ClassVar = {"agreement": False}


@sentences(
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
)
def test_french_sentences_are_french(message: Message | Refusal, reader: Seat | None, sentence: str) -> None:
    assert read_by("fr", PACKAGE, message, reader) == sentence


@sentences(
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
)
def test_english_sentences_are_english(message: Message | Refusal, reader: Seat | None, sentence: str) -> None:
    assert read_by("en", PACKAGE, message, reader) == sentence
