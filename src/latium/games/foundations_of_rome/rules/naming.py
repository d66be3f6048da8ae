"""Components as arguments of a sentence."""

from latium.core.protocol import Term
from latium.games.foundations_of_rome.catalogue import CARD_SETS, TYPES, Catalogue


def piece(catalogue: Catalogue, number: int) -> Term:
    return Term(f"piece-{catalogue.pieces[number]}")


def type_(number: int) -> Term:
    return Term(f"type-{TYPES[number]}" if number < len(TYPES) else "type-any")


def cards(number: int) -> Term:
    return Term(f"cards-{CARD_SETS[number]}")


def lot(catalogue: Catalogue, number: int) -> str:
    return catalogue.lots[number].upper()


def footprint(catalogue: Catalogue, number: int) -> str:
    return catalogue.footprints[number].upper()
