"""What people type, read generously.

The notation has English words, ids and letters. A person may also use names and colours in their own language, say how
often a move is made, and leave out the verb where the other words tell it.
"""

from collections.abc import Sequence
from typing import Final

from latium.cli.boards.vocabulary import Speller, Vocabulary
from latium.cli.boards.vocabulary import speller as speller_of
from latium.core.notation import Field
from latium.core.seats import Seat
from latium.core.text import Texts
from latium.games.first_empires.catalogue import COLOURS, FACE_NAMES, Catalogue
from latium.games.first_empires.frames import Advancing, Moving, Rerolling
from latium.games.first_empires.notation import CARD, FACE, LETTERS, NOTATION, REGION, TRACK
from latium.games.first_empires.observe import rebuild
from latium.games.first_empires.state import State
from latium.games.first_empires.views import View

_FORMALITIES: Final = {"Rerolling": "stop", "Moving": "halt", "Advancing": "rest"}
_REGION_VERBS: Final = {"Invading": "bring", "Retreating": "retreat", "Placing": "place"}
"""What a region alone means at a step; else a rival's is invaded, an own one left."""
MOST_TIMES: Final = 10


def vocabulary(catalogue: Catalogue, texts: Texts) -> Vocabulary:
    terms = [("region", id) for id in catalogue.regions] + [("card", id) for id in catalogue.cards]
    terms += [("face", id) for id in FACE_NAMES] + [("track", id) for id in COLOURS]
    terms += [("ocean", id) for id in catalogue.oceans]
    terms += [("civilization", id) for id in catalogue.civilizations]
    return Vocabulary(texts, terms, NOTATION.by_word, telling=["card", "ocean"])


def speller(view: View, texts: Texts) -> Speller:
    kinds: dict[Field[Catalogue], str] = {REGION: "region", CARD: "card", FACE: "face", TRACK: "face"}
    return speller_of(NOTATION, kinds, vocabulary(rebuild(view, None).catalogue, texts), texts)


def times(text: str) -> tuple[int, str]:
    """`move 2 scythia rus` is twice `move scythia rus`."""
    words = text.split()
    for place, word in enumerate(words):
        if word.isascii() and word.isdecimal() and 1 <= int(word) <= MOST_TIMES and len(words) > 1:
            return int(word), " ".join(words[:place] + words[place + 1 :])
    return 1, text


def readings(view: View, viewer: Seat, text: str, texts: Texts) -> list[str]:
    state = rebuild(view, None)
    found = vocabulary(state.catalogue, texts).find(text)
    if not found:
        return []
    if found[0] in NOTATION.by_word and (len(found) == 1 or found[0] != "black" or found[1] not in COLOURS):
        rest = _letters(found[1:]) if found[0] == "reroll" else found[1:]
        return [" ".join([found[0], *rest])]
    return _without_verb(state, viewer, view.steps[-1].step if view.steps else "", found)


def _letters(words: Sequence[str]) -> list[str]:
    """Colours by the letters dice have in the notation."""
    return [LETTERS[FACE_NAMES.index(word)] if word in FACE_NAMES else word for word in words]


def _without_verb(state: State, viewer: Seat, step: str, words: Sequence[str]) -> list[str]:
    """What the words alone tell: two regions a move, a card to be scored, a colour a track to be raised."""
    catalogue = state.catalogue
    regions = [word for word in words if word in catalogue.region_index]
    colours = [word for word in words if word in COLOURS]
    if step == "Rerolling" and all(letter in LETTERS for letter in _letters(words)):
        return [" ".join(["reroll", *_letters(words)])]
    if len(words) == len(regions) == 2:
        return [" ".join(["move", *regions])]
    if len(words) == len(regions) == 1:
        own = state.owners[catalogue.region_index[regions[0]]] == viewer
        return [f"{_REGION_VERBS.get(step, 'move' if own else 'invade')} {regions[0]}"]
    if len(words) == len(colours) == 1:
        return [f"raise {colours[0]}"]
    if len(words) == 2 and len(regions) == len(colours) == 1:
        return [f"city {colours[0]} {regions[0]}"]
    if len(words) == 1 and words[0] in catalogue.card_index:
        return [f"score {words[0]}"]
    return []


def formality(view: View) -> str | None:
    return _FORMALITIES.get(view.steps[-1].step) if view.steps else None


def supposed(state: State, seat: Seat) -> State | None:
    if not state.pending or not isinstance(state.pending[-1], Rerolling | Moving):
        return None
    after = state.copy()
    after.pending[-1] = Advancing(seat, True)
    return after
