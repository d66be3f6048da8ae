"""What people type, read generously: names in their own language, no verb, lots in any order or only one of them."""

import re
from collections.abc import Sequence
from typing import Final

from latium.cli.boards.vocabulary import Speller, Vocabulary
from latium.cli.boards.vocabulary import speller as speller_of
from latium.cli.speech import unaccented
from latium.core.notation import Field
from latium.core.seats import Seat
from latium.core.text import Texts
from latium.games.foundations_of_rome.actions import Build
from latium.games.foundations_of_rome.catalogue import CARD_SETS, Catalogue
from latium.games.foundations_of_rome.notation import CARDS, FOOTPRINT, NOTATION, PIECE
from latium.games.foundations_of_rome.observe import rebuild
from latium.games.foundations_of_rome.rules.setup import drafting
from latium.games.foundations_of_rome.rules.steps import legal
from latium.games.foundations_of_rome.state import State
from latium.games.foundations_of_rome.views import View

LOTS: Final = re.compile(r"(?<![\w])[a-z]\d{1,2}(?:\s*[-+,]\s*[a-z]\d{1,2})*(?![\w])")
"""A lot, or several as a footprint is written."""


def vocabulary(catalogue: Catalogue, texts: Texts) -> Vocabulary:
    terms = [("piece", id) for id in catalogue.pieces] + [("cards", id) for id in CARD_SETS]
    return Vocabulary(texts, terms, NOTATION.by_word, telling=["piece"])


def speller(view: View, texts: Texts) -> Speller:
    kinds: dict[Field[Catalogue], str] = {PIECE: "piece", CARDS: "cards"}
    return speller_of(NOTATION, kinds, vocabulary(rebuild(view, None).catalogue, texts), texts)


def times(text: str) -> tuple[int, str]:
    """Numbers are slots of the row here, and a turn is one action."""
    return 1, text


def readings(view: View, viewer: Seat, text: str, texts: Texts) -> list[str]:
    state = rebuild(view, None)
    plain = unaccented(text)
    places = [re.sub(r"\s", "", found).replace(",", "+") for found in LOTS.findall(plain)]
    words = vocabulary(state.catalogue, texts).find(LOTS.sub(" ", plain))
    pieces = {word for word in words if word in state.catalogue.piece_index}
    if pieces:
        other = any(word in NOTATION.by_word and word != "build" for word in words)
        return [] if other or len(pieces) > 1 else _constructions(state, viewer, pieces.pop(), places)
    if places:
        return _of_a_lot(state, places, words)
    return [" ".join(words)] if words and words[0] in NOTATION.by_word else []


def _constructions(state: State, viewer: Seat, piece: str, places: Sequence[str]) -> list[str]:
    """Lots one by one may be a footprint, its corners, or a part that tells which is meant."""
    if not places:
        return [f"build {piece}"]
    if len(places) == 1 and FOOTPRINT.read(state.catalogue, places[0]) is not None and len(places[0]) > 3:
        return [f"build {piece} {places[0]}"]
    joined = "+".join(places)
    catalogue = state.catalogue
    lots = {catalogue.lot_index.get(name, -1) for name in re.split(r"[-+]", joined)}
    number = catalogue.piece_index[piece]
    allowed = [
        action.footprint
        for action in legal(state, viewer)
        if isinstance(action, Build) and action.piece == number and lots.issubset(catalogue.lots_of[action.footprint])
    ]
    exact = [footprint for footprint in allowed if len(catalogue.lots_of[footprint]) == len(lots)]
    found = [f"build {piece} {catalogue.footprints[footprint]}" for footprint in exact or allowed]
    if len(found) > 1:
        return [f"build {piece}"]
    return found or [f"build {piece} {joined}", f"build {piece} {joined.replace('+', '-')}"]


def _of_a_lot(state: State, places: Sequence[str], words: Sequence[str]) -> list[str]:
    """In a draft its deed is kept, else it is bought."""
    verb = words[0] if words and words[0] in NOTATION.by_word else None
    if verb == "keep" or (verb is None and drafting(state)):
        return [f"keep {places[0]}"]
    lot = state.catalogue.lot_index.get(places[0], -1)
    if verb in ("buy", None) and lot in state.row:
        return [f"buy {state.row.index(lot) + 1}"]
    return [" ".join([verb, *places])] if verb else []


def formality(view: View) -> str | None:
    """A turn has but one step."""
    return None


def supposed(state: State, seat: Seat) -> State | None:
    """And whoever is asked is at it."""
    return None
