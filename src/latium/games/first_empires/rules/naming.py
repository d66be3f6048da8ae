"""Components as arguments of a sentence."""

from latium.core.protocol import Term
from latium.games.first_empires.catalogue import COLOURS, FACE_NAMES, Catalogue


def region(catalogue: Catalogue, number: int) -> Term:
    return Term(f"region-{catalogue.regions[number]}")


def ocean(catalogue: Catalogue, number: int) -> Term:
    return Term(f"ocean-{catalogue.oceans[number]}")


def card(catalogue: Catalogue, number: int) -> Term:
    return Term(f"card-{catalogue.cards[number]}")


def face(number: int) -> Term:
    return Term(f"face-{FACE_NAMES[number]}")


def track(number: int) -> Term:
    return Term(f"track-{COLOURS[number]}")
