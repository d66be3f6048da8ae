"""Whatever Foundations of Rome can say has a sentence in both languages, and the sentences are right."""

import re
from typing import ClassVar, TypeAlias

import pytest

from latium.core.protocol import Argument, Message, Player, Refusal, Term
from latium.core.resources import read_text
from latium.core.seats import Seat
from latium.core.text import LANGUAGES, shape, texts
from latium.games.foundations_of_rome import GAME
from latium.games.foundations_of_rome.catalogue import CARD_SETS, REQUIREMENTS, TYPES, catalogue_for
from latium.games.foundations_of_rome.events import AnyEvent
from latium.games.foundations_of_rome.notation import NOTATION
from tests.texts.speaking import LEFTOVER, SOURCE, GameSpeech, read_by, refusal_ids, sentences, strings

PACKAGE = "latium.games.foundations_of_rome"
CATALOGUE = catalogue_for(None, 5, False)


class TestFoundationsOfRome(GameSpeech):
    game = GAME
    package = PACKAGE
    notation = NOTATION
    events = AnyEvent
    refusals = refusal_ids(PACKAGE)
    terms = (
        "event-drew-unseen",
        "event-chose-unseen",
        "game-turn",
        *(f"piece-{piece}" for piece in CATALOGUE.pieces),
        *(f"type-{type_}" for type_ in [*TYPES, "any"]),
        *(f"cards-{cards}" for cards in CARD_SETS),
        *(f"condition-{kind.replace('_', '-')}" for kind in REQUIREMENTS),
        *(f"prospect-{name}" for name in ("era-points", "era-coins", "income")),
    )


class TestTheDraft(TestFoundationsOfRome):
    """What is said while deeds are drafted, and of mixed cards."""

    options: ClassVar = {"drafting": True, "cards": "mixed"}


def written(kinds: str) -> set[str]:
    """The messages whose ids begin with one of these words."""
    return {id for id in shape(read_text(PACKAGE, "text/en.ftl")) if re.match(f"({kinds})-", id) and "." not in id}


def test_no_complaint_is_left_that_nothing_makes_and_none_is_missing() -> None:
    """What is wrong with a component set or a position: the ids written here and in the package are the same."""
    files = sorted((SOURCE / PACKAGE.replace(".", "/")).rglob("*.py"))
    said = {text for path in files for text in strings(path.read_text(encoding="utf-8"))}
    complaints = {text for text in said if re.fullmatch("(position|components)-[a-z-]+", text)}
    assert written("position|components") == {id for id in complaints if not texts("en", "latium").has(id)}


def test_nothing_is_left_that_nobody_says() -> None:
    wanted = TestFoundationsOfRome().wanted()
    kinds = "event|question|condition|score|reason|prospect|option|move|game|piece|type|cards"
    assert written(kinds) == {id for id in wanted if not id.startswith("refusal-")}
    assert written("verb") <= {f"verb-{word}" for word in NOTATION.by_word}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_part_of_sentences_is_part_of_one(language: str) -> None:
    """No code asks for these messages: others contain them."""
    kinds = "event|refusal|question|condition|score|reason|prospect|option|move|verb|game|piece|short|type|cards"
    source = read_text(PACKAGE, f"text/{language}.ftl")
    others = f"({kinds}|position|components?|board|about)-"
    parts = {id for id in shape(source) if "." not in id and not re.match(others, id)}
    assert "points-scored" in parts
    assert [part for part in parts if f"{{ {part} }}" not in source] == []


Arguments: TypeAlias = dict[str, Argument]


def piece(name: str) -> Term:
    return Term(f"piece-{name}")


def condition(kind: str, n: int, type_: str = "any") -> Message:
    return Message(f"condition-{kind.replace('_', '-')}", {"n": n, "type": Term(f"type-{type_}")})


def missing(name: str, kind: str, n: int, count: int, type_: str = "any") -> Refusal:
    told: Arguments = {"piece": piece(name), "condition": condition(kind, n, type_), "kind": kind, "count": count}
    return Refusal("R-7.2", "requirement-missing", told)


LIVIA, MARCUS = Player(0), Player(1)
INSULA, FOUNDRY, MARKET = piece("insula-angle"), piece("foundry-row"), piece("grand-market")

CIVIC: Arguments = {
    "who": LIVIA,
    "era": 1,
    "piece": MARKET,
    "footprint": "C4-D4",
    "measure": "coins",
    "neighbours": 2,
    "total": 5,
    "points": 10,
}
PEOPLE: Arguments = {"who": LIVIA, "era": 1, "population": 7, "counted": 7, "bonus": 4, "points": 11}
FEWER: Arguments = {"who": MARCUS, "era": 1, "population": 5, "counted": 7, "bonus": 0, "points": 7}
NOBODY: Arguments = {"who": MARCUS, "era": 1, "population": 0, "counted": 0, "bonus": 0, "points": 0}
SHOPS: Arguments = {"who": LIVIA, "era": 1, "buildings": 2, "points": 5, "coins": 4}
OVER: Arguments = {"piece": piece("insula-row"), "size": 3, "covered": INSULA, "covered_size": 3}


@sentences(
    (Message("event-begun", {"who": LIVIA}), 0, "You go first."),
    (Message("event-dealt", {"who": LIVIA, "lot": "C4"}), None, "Livia got the deed of C4."),
    (Message("event-drew-unseen", {"who": LIVIA}), 1, "Livia drew a deed to choose from."),
    (Message("event-chose-unseen", {"who": LIVIA}), 1, "Livia has chosen a deed."),
    (Message("event-kept", {"who": LIVIA, "lot": "C4"}), 0, "You kept the deed of C4."),
    (
        Message("event-offered", {"lot": "C4", "slot": 6, "price": 10}),
        0,
        "The deed of C4 came into the row, in place 6, for 10 coins.",
    ),
    (
        Message("event-unveiled", {"piece": piece("imperial-port"), "cards": Term("cards-b")}),
        0,
        "The Imperial Port is on display, with its card of Latium's own set.",
    ),
    (
        Message("event-took-income", {"who": LIVIA, "base": 5, "value": 3, "coins": 8}),
        1,
        "Livia took 8 coins: 5 + 3 from buildings.",
    ),
    (Message("event-took-income", {"who": LIVIA, "base": 5, "value": 0, "coins": 5}), 0, "You took 5 coins."),
    (
        Message("event-bought", {"who": LIVIA, "lot": "C4", "price": 2}),
        1,
        "Livia bought the deed of C4 for 2 coins.",
    ),
    (Message("event-withdrawn", {"lot": "C4"}), 0, "Nobody buys: the deed of C4 leaves the game."),
    (
        Message("event-built", {"who": LIVIA, "piece": FOUNDRY, "footprint": "C4-F4"}),
        1,
        "Livia built the row foundry on C4-F4.",
    ),
    (
        Message("event-replaced", {"who": LIVIA, "piece": INSULA, "footprint": "C4+C5+D5"}),
        0,
        "You took the angled insula off C4+C5+D5.",
    ),
    (
        Message("event-gifted", {"who": LIVIA, "piece": piece("colosseum"), "points": 0, "coins": 3}),
        1,
        "The Colosseum gives Livia 3 coins.",
    ),
    (
        Message("event-gifted", {"who": LIVIA, "piece": piece("temple-of-jupiter"), "points": 2, "coins": 0}),
        0,
        "The Temple of Jupiter gives you 2 points.",
    ),
    (
        Message("event-population-moved", {"who": LIVIA, "before": 1, "population": 4}),
        1,
        "Livia's population went from 1 to 4.",
    ),
    (
        Message("event-final-turns", {"era": 1, "turns": 3}),
        0,
        "The last deed of era 1 is gone: 3 final turns are left.",
    ),
    (
        Message("event-commerce-scored", SHOPS),
        1,
        "2 commercial buildings bring Livia 5 points and 4 coins.",
    ),
    (
        Message("event-commerce-scored", {**SHOPS, "buildings": 1, "points": 8, "coins": 0}),
        0,
        "One commercial building brings you 8 points.",
    ),
    (
        Message("event-civic-scored", CIVIC),
        0,
        "The grand market on C4-D4 brings you 10 points: 5 coins in 2 adjacent buildings.",
    ),
    (
        Message("event-civic-scored", {**CIVIC, "measure": "civic", "total": 0, "points": 0}),
        1,
        "The grand market on C4-D4 brings Livia no points: no adjacent civic building.",
    ),
    (Message("event-population-scored", PEOPLE), 0, "Your population of 7 is the highest and brings 11 points: 7 + 4."),
    (
        Message("event-population-scored", FEWER),
        0,
        "Marcus's population of 5 brings 7 points: the next higher one is 7.",
    ),
    (Message("event-population-scored", NOBODY), 1, "Your population of 0 brings no points."),
    (
        Message("event-lots-scored", {"who": LIVIA, "lots": 1, "points": 1}),
        1,
        "One lot without a building brings Livia one point.",
    ),
    (Refusal("R-5.1", "not-in-tray", {"piece": INSULA}), 0, "You have no angled insula left in your tray."),
    (Refusal("R-5.2", "lot-not-yours", {"lot": "C4", "count": 1}), 0, "C4 is not your lot."),
    (
        Refusal("R-5.2", "lot-not-yours", {"lot": "C4", "count": 2}),
        0,
        "2 of these lots are not yours, C4 among them.",
    ),
    (
        Refusal("R-6.6", "markers-short", {"needed": 3, "markers": 1}),
        0,
        "3 lots would be laid open and need 3 lot markers, and you have 1.",
    ),
    (
        Refusal("R-6.1", "not-larger", OVER),
        0,
        "The row insula (3 lots) is not larger than the angled insula (3 lots), so it cannot take its place.",
    ),
    (
        Refusal("R-5.3", "wrong-shape", {"piece": FOUNDRY, "footprint": "C4-D5", "size": 4, "covered": 4}),
        0,
        "The row foundry (4 lots) does not have the shape of C4-D5 (4 lots).",
    ),
    (
        Refusal("R-4.2", "too-dear", {"lot": "C4", "price": 8, "coins": 7}),
        0,
        "The deed of C4 costs 8 coins, and you have 7.",
    ),
    (
        Refusal("R-4.4", "no-marker-free", {"lot": "C4"}),
        0,
        "All your lot markers are on the board, and C4 needs one: build first.",
    ),
    (missing("circus-maximus", "deeds", 14, 11), 0, "The Circus Maximus asks for 14 deeds, and you have 11."),
    (
        missing("imperial-port", "touches_border", 1, 0),
        0,
        "The Imperial Port asks for a place at the border, and no lot of this place is on it.",
    ),
    (
        missing("lighthouse", "max_building_size", 4, 1),
        0,
        "The Lighthouse asks for a building of 4 lots, and your largest covers one.",
    ),
    (
        missing("temple-of-venus", "buildings", 2, 0, "civic"),
        0,
        "The Temple of Venus asks for 2 civic buildings, and you have none.",
    ),
    (
        missing("statue-of-romulus", "buildings", 1, 0, "residential"),
        0,
        "The Statue of Romulus asks for a residential building, and you have none.",
    ),
    (
        Message("question-acting", {"coins": 5, "markers": 2}),
        0,
        "What do you do? You have 5 coins and 2 lot markers.",
    ),
    (Message("question-drafting", {"count": 6}), 0, "Which of these 6 deeds do you keep?"),
)
def test_english_sentences_are_english(message: Message | Refusal, reader: Seat | None, sentence: str) -> None:
    assert read_by("en", PACKAGE, message, reader) == sentence


@sentences(
    (Message("event-chose-unseen", {"who": LIVIA}), 1, "Livia a choisi un titre."),
    (
        Message("event-unveiled", {"piece": piece("triumphal-arch"), "cards": Term("cards-a")}),
        0,
        "L'arc de triomphe est à l'étalage, avec sa carte du jeu standard.",
    ),
    (
        Message("event-took-income", {"who": LIVIA, "base": 5, "value": 3, "coins": 8}),
        0,
        "Vous avez touché 8 pièces : 5 + 3 des bâtiments.",
    ),
    (
        Message("event-built", {"who": LIVIA, "piece": FOUNDRY, "footprint": "C4-F4"}),
        1,
        "Livia a construit la fonderie en ligne en C4-F4.",
    ),
    (
        Message("event-gifted", {"who": LIVIA, "piece": piece("colosseum"), "points": 0, "coins": 3}),
        1,
        "Le Colisée donne 3 pièces à Livia.",
    ),
    (
        Message("event-commerce-scored", {**SHOPS, "buildings": 1}),
        0,
        "Un bâtiment commercial vous rapporte 5 points et 4 pièces.",
    ),
    (
        Message("event-civic-scored", {**CIVIC, "measure": "civic", "total": 0, "points": 0}),
        0,
        "Le grand marché en C4-D4 vous rapporte 0 point : aucun bâtiment civique adjacent.",
    ),
    (
        Refusal("R-5.1", "not-in-tray", {"piece": INSULA}),
        0,
        "Vous n'avez plus aucune insula en équerre sur votre plateau.",
    ),
    (
        Message("event-commerce-scored", {**SHOPS, "coins": 0}),
        1,
        "2 bâtiments commerciaux rapportent 5 points à Livia.",
    ),
    (
        Message("event-civic-scored", {**CIVIC, "measure": "population", "total": 1, "neighbours": 1, "points": 1}),
        1,
        "Le grand marché en C4-D4 rapporte un point à Livia : un habitant dans un bâtiment adjacent.",
    ),
    (
        Message("event-population-scored", PEOPLE),
        1,
        "La population de Livia, 7, est la plus grande et rapporte 11 points : 7 + 4.",
    ),
    (
        Message("event-population-scored", FEWER),
        1,
        "Votre population, 5, rapporte 7 points : la suivante au-dessus est de 7.",
    ),
    (
        Message("event-lots-scored", {"who": LIVIA, "lots": 3, "points": 3}),
        0,
        "3 parcelles sans bâtiment vous rapportent 3 points.",
    ),
    (
        Refusal("R-6.1", "not-larger", OVER),
        0,
        (
            "L'insula en ligne (3 parcelles) n'est pas plus grande que l'insula en équerre (3 parcelles) "
            "et ne peut donc pas prendre sa place."
        ),
    ),
    (
        Refusal("R-6.6", "markers-short", {"needed": 3, "markers": 0}),
        0,
        "3 parcelles seraient découvertes et demandent 3 marqueurs de parcelle, et vous n'en avez pas.",
    ),
    (missing("circus-maximus", "deeds", 14, 11), 0, "Le Circus Maximus demande 14 titres, et vous en avez 11."),
    (
        missing("temple-of-vulcan", "lots_covered", 4, 3, "commercial"),
        0,
        "Le temple de Vulcain demande 4 parcelles couvertes par des bâtiments commerciaux, et vous en avez 3.",
    ),
    (
        missing("regia", "population", 4, 3),
        0,
        "La Regia demande une population de 4, et la vôtre est de 3.",
    ),
    (
        Message("question-final-turn", {"coins": 1, "markers": 2}),
        0,
        (
            "Votre dernier tour de cette ère : un revenu, ou un bâtiment ? "
            "Vous avez une pièce et 2 marqueurs de parcelle."
        ),
    ),
)
def test_french_sentences_are_french(message: Message | Refusal, reader: Seat | None, sentence: str) -> None:
    assert read_by("fr", PACKAGE, message, reader) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", REQUIREMENTS)
def test_what_a_card_asks_for_is_told_with_the_figures(kind: str, language: str) -> None:
    """A sentence of its own for each kind, with the number needed and the number found."""
    told = {other: read_by(language, PACKAGE, missing("regia", other, 9, 7, "civic"), 0) for other in REQUIREMENTS}
    assert list(told.values()).count(told[kind]) == 1
    assert not LEFTOVER.search(told[kind])
    if kind != "touches_border":
        assert re.findall(r"\d+", told[kind]) == ["9", "7"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_of_a_card_stands_by_itself_too(language: str) -> None:
    speaker = texts(language, PACKAGE, strict=True)
    lines = {
        speaker.phrase(condition(one.kind, one.n, one.type or "any"))
        for monument in CATALOGUE.source.monument
        for one in (*monument.a, *monument.b)
    }
    assert not [line for line in lines if LEFTOVER.search(line) or line[-1] == "."]
    assert {"en": "3 residential buildings", "fr": "3 bâtiments résidentiels"}[language] in lines
    assert {"en": "6 buildings", "fr": "6 bâtiments"}[language] in lines
