"""What people type, read generously.

The notation has English words and ids. A person may also use the names of tiles and resources in their own language,
put cell and tile in any order, and leave out the verb where the other words tell it.
"""

from collections.abc import Sequence

from latium.cli.boards.vocabulary import Speller, Vocabulary
from latium.cli.boards.vocabulary import speller as speller_of
from latium.core.notation import Field
from latium.core.seats import Seat
from latium.core.text import Texts
from latium.games.founders.catalogue import NOTHING, STACKS, TOKENS, Catalogue
from latium.games.founders.frames import Adding, Opening, TokenStep
from latium.games.founders.grid import read_cell
from latium.games.founders.notation import NOTATION, RESOURCE, SIDE, SIDES, STACK, TILE
from latium.games.founders.observe import rebuild
from latium.games.founders.rules.steps import legal
from latium.games.founders.state import State
from latium.games.founders.views import View


def vocabulary(catalogue: Catalogue, texts: Texts) -> Vocabulary:
    terms = [("tile", id) for id in catalogue.kinds]
    terms += [("resource", id) for id in catalogue.resources]
    terms += [("stack", id) for id in STACKS] + [("token", id) for id in TOKENS] + [("side", id) for id in SIDES]
    return Vocabulary(texts, terms, NOTATION.by_word, telling=["tile"])


def speller(view: View, texts: Texts) -> Speller:
    kinds: dict[Field[Catalogue], str] = {TILE: "tile", RESOURCE: "resource", STACK: "stack", SIDE: "side"}
    return speller_of(NOTATION, kinds, vocabulary(rebuild(view).catalogue, texts), texts)


def readings(view: View, viewer: Seat, text: str, texts: Texts) -> list[str]:
    state = rebuild(view)
    found = vocabulary(state.catalogue, texts).find(text)
    if not found:
        return []
    if found[0] in NOTATION.by_word:
        return [" ".join(found), " ".join([found[0], *_cells_last(found[1:])])]
    verbs = [NOTATION.write(state.catalogue, action).split()[0] for action in legal(state)]
    cells = [read_cell(word) for word in found]
    if len(found) > 1 and cells != [None] * len(found):
        taken = any(cell in state.nations[viewer].tiles for cell in cells)
        verbs = [*(("swap", "add") if taken else ("add", "swap")), *verbs]
    return [" ".join([verb, *_cells_last(found)]) for verb in dict.fromkeys(verbs)]


def _cells_last(words: Sequence[str]) -> list[str]:
    """`c4 mine` as `mine c4`; seats and resources keep their places among the others."""
    cells = [word for word in words if read_cell(word) is not None]
    return [word for word in words if word not in cells] + cells


def times(text: str) -> tuple[int, str]:
    """Numbers are seats here, and no move can be made twice."""
    return 1, text


def formality(view: View) -> str | None:
    return "keep" if view.steps and view.steps[-1].step == "TokenStep" else None


def supposed(state: State, seat: Seat) -> State | None:
    if not state.pending or not isinstance(state.pending[-1], Opening | TokenStep):
        return None
    after = state.copy()
    after.pending[-1] = Adding(seat, NOTHING)
    return after
