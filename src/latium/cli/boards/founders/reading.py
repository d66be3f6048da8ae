"""What people type, read generously.

The notation has English words and ids. A person may also use the names of tiles and resources in their own language,
put cell and tile in any order, and leave out the verb where the other words tell it.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from latium.cli.speech import unaccented
from latium.core.seats import Seat
from latium.core.text import Texts
from latium.games.founders.catalogue import NOTHING, STACKS, TOKENS, Catalogue
from latium.games.founders.frames import Adding, Opening, TokenStep
from latium.games.founders.grid import read_cell
from latium.games.founders.notation import BY_WORD
from latium.games.founders.notation import write as written
from latium.games.founders.observe import View, rebuild
from latium.games.founders.rules.steps import legal
from latium.games.founders.state import State

_WORD: Final = re.compile(r"-?[a-z]{1,2}-?\d{1,2}(?![\w])|\w+")
_SHORTEST: Final = 3


def words_of(text: str) -> list[str]:
    """The words of a text in small letters without accents; names of cells stay whole."""
    return _WORD.findall(unaccented(text))


class Vocabulary:
    """What words stand for: tiles, resources, stacks, tokens and verbs, by their ids."""

    def __init__(self, catalogue: Catalogue, texts: Texts) -> None:
        self._phrases: dict[tuple[str, ...], str] = {}
        terms = [("tile", id) for id in catalogue.kinds]
        terms += [("resource", id) for id in catalogue.resources]
        terms += [("stack", id) for id in STACKS] + [("token", id) for id in TOKENS]
        for kind, id in terms:
            self._learn(texts.term(f"{kind}-{id}"), id)
            self._learn(id, id)
        for verb in BY_WORD:
            for word in texts.format(f"verb-{verb}").split("|") if texts.has(f"verb-{verb}") else ():
                self._learn(word, verb)
            self._learn(verb, verb)
        self._learn_single_words([(texts.term(f"tile-{id}"), id) for id in catalogue.kinds])

    def _learn(self, phrase: str, id: str) -> None:
        self._phrases.setdefault(tuple(words_of(phrase)), id)

    def _learn_single_words(self, tiles: Sequence[tuple[str, str]]) -> None:
        """A word that only one tile has in its name is enough: `zeus`."""
        owners: dict[str, set[str]] = {}
        for name, id in tiles:
            for word in (*words_of(name), *words_of(id)):
                owners.setdefault(word, set()).add(id)
        for word, ids in owners.items():
            if len(ids) == 1 and len(word) >= _SHORTEST:
                self._phrases.setdefault((word,), next(iter(ids)))

    def find(self, text: str) -> list[str]:
        """The text with every phrase replaced by what it stands for; other words stay."""
        return list(self._found(words_of(text)))

    def _found(self, words: Sequence[str]) -> Iterator[str]:
        place = 0
        while place < len(words):
            length = next(
                (size for size in range(5, 0, -1) if tuple(words[place : place + size]) in self._phrases), None
            )
            if length is None:
                yield words[place]
                place += 1
            else:
                yield self._phrases[tuple(words[place : place + length])]
                place += length


def readings(view: View, viewer: Seat, text: str, texts: Texts) -> list[str]:
    state = rebuild(view)
    found = Vocabulary(state.catalogue, texts).find(text)
    if not found:
        return []
    if found[0] in BY_WORD:
        return [" ".join(found), " ".join([found[0], *_cells_last(found[1:])])]
    verbs = [written(state.catalogue, action).split()[0] for action in legal(state)]
    cells = [read_cell(word) for word in found]
    if len(found) > 1 and cells != [None] * len(found):
        taken = any(cell in state.nations[viewer].tiles for cell in cells)
        verbs = [*(("swap", "add") if taken else ("add", "swap")), *verbs]
    return [" ".join([verb, *_cells_last(found)]) for verb in dict.fromkeys(verbs)]


def _cells_last(words: Sequence[str]) -> list[str]:
    """`c4 mine` as `mine c4`; seats and resources keep their places among the others."""
    cells = [word for word in words if read_cell(word) is not None]
    return [word for word in words if word not in cells] + cells


def formality(view: View) -> str | None:
    return "keep" if view.steps and view.steps[-1].step == "TokenStep" else None


def supposed(state: State, seat: Seat) -> State | None:
    if not state.pending or not isinstance(state.pending[-1], Opening | TokenStep):
        return None
    after = state.copy()
    after.pending[-1] = Adding(seat, NOTHING)
    return after
