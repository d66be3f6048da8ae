"""Whatever First Empires can say has a sentence in both languages, and the sentences are right."""

from typing import TypeAlias

import pytest

from latium.core.protocol import Argument, Message, Player, Refusal, Term
from latium.core.seats import Seat
from latium.core.text import LANGUAGES
from latium.games.first_empires import GAME
from latium.games.first_empires.catalogue import COLOURS, CONDITIONS, FACE_NAMES, catalogue_for
from latium.games.first_empires.events import AnyEvent
from latium.games.first_empires.notation import NOTATION
from tests.texts.speaking import LEFTOVER, GameSpeech, read_by, refusal_ids, sentences

PACKAGE = "latium.games.first_empires"
CATALOGUE = catalogue_for(None, 5)


class TestFirstEmpires(GameSpeech):
    game = GAME
    package = PACKAGE
    notation = NOTATION
    events = AnyEvent
    refusals = refusal_ids(PACKAGE)
    terms = (
        "event-drew-unseen",
        *(f"region-{region}" for region in CATALOGUE.regions),
        *(f"ocean-{ocean}" for ocean in CATALOGUE.oceans),
        *(f"civilization-{civilization}" for civilization in CATALOGUE.civilizations),
        *(f"card-{card}" for card in CATALOGUE.cards),
        *(f"face-{face}" for face in FACE_NAMES),
        *(f"track-{track}" for track in COLOURS),
        *(f"condition-{kind.replace('_', '-')}" for kind in CONDITIONS),
    )


def card(name: str) -> Term:
    return Term(f"card-{name}")


def region(name: str) -> Term:
    return Term(f"region-{name}")


def unmet(kind: str, needed: int, found: int, **more: Argument) -> Refusal:
    return Refusal(
        "E-10.2",
        "condition-not-met",
        {"card": card("gansu-road"), "condition": kind, "needed": needed, "found": found, **more},
    )


LIVIA, MARCUS = Player(0), Player(1)
RUS, SCYTHIA, INDUS = region("rus"), region("scythia"), region("indus")
ORANGE, BLUE, PURPLE, BLACK = (Term(f"face-{face}") for face in ("orange", "blue", "purple", "black"))
GANSU = card("gansu-road")

Arguments: TypeAlias = dict[str, Argument]

CONQUEST: Arguments = {"who": LIVIA, "rival": MARCUS, "target": RUS, "explorers": 2, "black": 1, "defenders": 2}
TOO_DEAR: Arguments = {"region": RUS, "needed": 3, "defenders": 2, "black": 0, "points": 2, "cost": 4}
TOO_FEW: Arguments = {"region": RUS, "needed": 3, "defenders": 3, "black": 1, "points": 4, "found": 2}
NO_DIE: Arguments = {"track": Term("track-orange"), "face": ORANGE}


@sentences(
    (
        Message(
            "event-assigned", {"who": LIVIA, "civilization": Term("civilization-etruria"), "region": RUS, "count": 3}
        ),
        None,
        "Livia leads Etruria: 3 explorers and a city are in Rus.",
    ),
    (Message("event-started", {"who": LIVIA, "round": 2}), 0, "Round 2: it is your turn."),
    (Message("event-started", {"who": LIVIA, "round": 2}), 1, "Round 2: it is Livia's turn."),
    (Message("event-drew", {"who": LIVIA, "card": GANSU}), 0, "You drew Gansu Road."),
    (Message("event-drew-unseen", {"who": LIVIA}), 1, "Livia drew a card."),
    (Message("event-rolled", {"who": LIVIA, "face": BLUE}), 0, "You rolled blue."),
    (Message("event-rerolled", {"who": LIVIA, "faces": (BLUE,)}), None, "Livia re-rolled one die: blue."),
    (Message("event-rerolled", {"who": LIVIA, "faces": (BLUE, PURPLE)}), 0, "You re-rolled 2 dice: blue and purple."),
    (
        Message("event-blackened", {"who": LIVIA, "card": GANSU, "face": ORANGE}),
        0,
        "You discarded Gansu Road and turned an orange die black.",
    ),
    (
        Message("event-converted", {"who": LIVIA, "card": GANSU, "face": PURPLE, "into": ORANGE}),
        None,
        "Livia discarded Gansu Road and turned a purple die orange.",
    ),
    (
        Message("event-moved", {"who": LIVIA, "source": SCYTHIA, "target": RUS, "cost": 1}),
        None,
        "Livia moved an explorer from Scythia to Rus for one point.",
    ),
    (
        Message("event-invaded", {"who": LIVIA, "target": RUS, "rival": MARCUS}),
        1,
        "Livia set out to conquer Rus from you.",
    ),
    (Message("event-conquered", CONQUEST), 1, "Livia conquered Rus from you: 2 + 1 black against 2."),
    (
        Message("event-conquered", {**CONQUEST, "explorers": 3, "black": 0}),
        0,
        "You conquered Rus from Marcus: 3 against 2.",
    ),
    (
        Message("event-captured", {"who": LIVIA, "rival": MARCUS, "region": RUS, "count": 1}),
        1,
        "Livia took a city from you in Rus.",
    ),
    (
        Message("event-raised", {"who": LIVIA, "track": Term("track-orange"), "value": 3, "points": 1}),
        None,
        "Livia raised the dice track to a space that shows 3 and is worth one point.",
    ),
    (
        Message("event-founded", {"who": LIVIA, "track": Term("track-orange"), "region": RUS}),
        0,
        "You placed the city of the dice track in Rus.",
    ),
    (
        Message("event-turned-up", {"who": LIVIA, "owner": MARCUS, "value": 2}),
        0,
        "A city of Marcus's brings you 2 points.",
    ),
    (
        Message("event-turned-up", {"who": LIVIA, "owner": MARCUS, "value": 1}),
        1,
        "A city of yours brings Livia one point.",
    ),
    (
        Refusal("E-5.2", "too-far", {"source": SCYTHIA, "target": INDUS, "cost": 3, "points": 2}),
        0,
        "The way from Scythia to Indus costs 3 points, and you have 2 left.",
    ),
    (
        Refusal("E-6.3", "too-dear", TOO_DEAR),
        0,
        "Rus needs 3 explorers against 2 defenders: to bring them costs at least 4 points, and you have 2 left.",
    ),
    (
        Refusal("E-6.1", "too-few", TOO_FEW),
        0,
        "Rus needs 3 explorers and your black die against 3 defenders: only 2 can get there in one move.",
    ),
    (
        Refusal("E-6.6", "last-region", {"region": RUS, "rival": MARCUS}),
        0,
        "Rus is the only region that Marcus occupies, so it cannot be attacked.",
    ),
    (
        Refusal("E-4.2", "no-such-dice", {"face": BLUE, "count": 2, "there": 1}),
        0,
        "Only one die shows blue, and you named 2.",
    ),
    (Refusal("E-4.2", "no-such-dice", {"face": BLUE, "count": 2, "there": 0}), 0, "No die shows blue."),
    (
        Refusal("E-8.3", "no-die-left", {**NO_DIE, "dice": 0, "used": 0}),
        0,
        "The dice track needs an orange die, and you have none.",
    ),
    (
        Refusal("E-8.3", "no-die-left", {**NO_DIE, "dice": 2, "used": 2}),
        0,
        "The dice track needs another orange die: your 2 have served this turn.",
    ),
    (
        Refusal("E-8.3", "no-region-left", {**NO_DIE, "regions": 1, "used": 1}),
        0,
        "The dice track needs another orange region: the only one you occupy has served this turn.",
    ),
    (unmet("occupy_color", 2, 1, face=PURPLE), 0, "Gansu Road needs 2 purple regions, and you occupy 1."),
    (
        unmet("occupy_coast", 4, 0, ocean=Term("ocean-east")),
        0,
        "Gansu Road needs 4 regions on the Eastern Ocean, and you occupy 0.",
    ),
    (unmet("conquer", 1, 0), 0, "Gansu Road needs one conquest this turn, and you have made 0."),
    (unmet("dice_face", 2, 1, face=BLACK), 0, "Gansu Road needs 2 final black dice, and you have 1."),
    (Message("question-rerolling", {"count": 1}), 0, "Which dice do you re-roll? You have one re-roll left."),
    (
        Message("question-invading", {"target": RUS, "missing": 2, "points": 3}),
        0,
        "From where does an explorer join the invasion of Rus? You need 2 more and have 3 points left.",
    ),
    (
        Message("question-retreating", {"region": RUS, "count": 2}),
        0,
        "You have lost Rus. Where do your 2 explorers retreat to?",
    ),
)
def test_english_sentences_are_english(message: Message | Refusal, reader: Seat | None, sentence: str) -> None:
    assert read_by("en", PACKAGE, message, reader) == sentence


@sentences(
    (Message("event-started", {"who": LIVIA, "round": 2}), 1, "Manche 2 : c'est à Livia de jouer."),
    (Message("event-drew", {"who": LIVIA, "card": GANSU}), 0, "Vous avez pioché « Route du Gansu »."),
    (Message("event-drew-unseen", {"who": LIVIA}), 1, "Livia a pioché une carte."),
    (
        Message("event-rerolled", {"who": LIVIA, "faces": (BLUE, PURPLE)}),
        None,
        "Livia a relancé 2 dés : bleu et violet.",
    ),
    (
        Message("event-converted", {"who": LIVIA, "card": GANSU, "face": PURPLE, "into": ORANGE}),
        0,
        "Vous avez défaussé « Route du Gansu » et passé un dé violet à l'orange.",
    ),
    (
        Message("event-converted", {"who": LIVIA, "card": GANSU, "face": ORANGE, "into": BLUE}),
        None,
        "Livia a défaussé « Route du Gansu » et passé un dé orange au bleu.",
    ),
    (
        Message("event-moved", {"who": LIVIA, "source": INDUS, "target": RUS, "cost": 2}),
        None,
        "Livia a déplacé un explorateur d'Indus à Rus pour 2 points.",
    ),
    (Message("event-conquered", CONQUEST), 1, "Livia a conquis Rus sur vous : 2 + 1 noir contre 2."),
    (
        Message("event-conquered", {**CONQUEST, "explorers": 3, "black": 0}),
        0,
        "Vous avez conquis Rus sur Marcus : 3 contre 2.",
    ),
    (
        Message("event-captured", {"who": LIVIA, "rival": MARCUS, "region": RUS, "count": 1}),
        1,
        "Livia vous a pris une cité à Rus.",
    ),
    (
        Message("event-captured", {"who": LIVIA, "rival": MARCUS, "region": RUS, "count": 2}),
        0,
        "Vous avez pris 2 cités à Marcus à Rus.",
    ),
    (
        Message("event-turned-up", {"who": LIVIA, "owner": MARCUS, "value": 1}),
        1,
        "Une cité placée par vous rapporte 1 point à Livia.",
    ),
    (
        Refusal("E-6.3", "too-dear", TOO_DEAR),
        0,
        (
            "Pour Rus, il faut 3 explorateurs contre 2 défenseurs : "
            "les amener coûte au moins 4 points, et il vous en reste 2."
        ),
    ),
    (
        Refusal("E-6.1", "too-few", TOO_FEW),
        0,
        (
            "Pour Rus, il faut 3 explorateurs et votre dé noir contre 3 défenseurs : "
            "2 seulement peuvent s'y rendre en un déplacement."
        ),
    ),
    (
        Refusal("E-4.2", "no-such-dice", {"face": BLUE, "count": 3, "there": 2}),
        0,
        "Seuls 2 dés sont bleus, et vous en avez nommé 3.",
    ),
    (
        Refusal("E-8.3", "no-region-left", {"track": Term("track-purple"), "face": PURPLE, "regions": 0, "used": 0}),
        0,
        "La piste du mouvement exige une région violette, et vous n'en occupez pas.",
    ),
    (
        unmet("occupy_color", 2, 1, face=PURPLE),
        0,
        "« Route du Gansu » demande 2 régions violettes, et vous en occupez 1.",
    ),
    (
        unmet("raise_track", 2, 0, face=BLUE),
        0,
        "« Route du Gansu » demande 2 cases sur la piste bleue pendant ce tour, et vous en avez monté 0.",
    ),
    (
        unmet("dice_face", 2, 1, face=BLACK),
        0,
        "« Route du Gansu » demande 2 dés définitifs noirs, et vous en avez 1.",
    ),
    (
        Message("question-invading", {"target": INDUS, "missing": 1, "points": 1}),
        0,
        "D'où un explorateur rejoint-il l'invasion d'Indus ? Il en faut encore un, et il vous reste 1 point.",
    ),
)
def test_french_sentences_are_french(message: Message | Refusal, reader: Seat | None, sentence: str) -> None:
    assert read_by("fr", PACKAGE, message, reader) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", CONDITIONS)
def test_what_a_card_still_needs_is_told_for_every_condition(kind: str, language: str) -> None:
    """A sentence of its own for each kind, with the number needed and the number found."""
    extra: dict[str, Argument] = {"face": PURPLE, "ocean": Term("ocean-west")}
    told = {
        other: read_by(language, PACKAGE, unmet(other, needed, 7, **extra), 0)
        for other in CONDITIONS
        for needed in (1, 9)
    }
    assert list(told.values()).count(told[kind]) == 1
    assert "9" in told[kind]
    assert "7" in told[kind]
    assert not LEFTOVER.search(told[kind])
