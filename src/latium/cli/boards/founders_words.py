"""Founders of the Empire in the terminal: names that fit, and what there is to say about cells, tiles and tokens."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from latium.cli.boards.canvas import fit
from latium.core.protocol import Options
from latium.core.seats import Seat
from latium.core.text import Texts
from latium.games.founders.catalogue import CITY, CLASSES, NATURE, TOKENS, VICTORY, Catalogue, catalogue_for
from latium.games.founders.frames import Adding, Opening, TokenStep
from latium.games.founders.grid import cell_name, read_cell
from latium.games.founders.observe import View, rebuild
from latium.games.founders.state import Hand, State

QUIET: Final = frozenset({"shown"})


class Words:
    """The names of a catalogue's components in one language, as long as there is room."""

    def __init__(self, catalogue: Catalogue, texts: Texts) -> None:
        self.catalogue = catalogue
        self.texts = texts
        self._building = {tile.id: tile.building for tile in catalogue.source.city}

    def term(self, key: str, form: str = "") -> str:
        return self.texts.term(key, form)

    def name(self, kind: int, room: int) -> str:
        """The full name, else a short one, cut if need be."""
        id = self.catalogue.kinds[kind]
        full = self.term(f"tile-{id}")
        if len(full) <= room:
            return full
        short = f"short-{self._building.get(id, id)}"
        if self.texts.has(short):
            return fit(self.texts.format(short), room)
        return fit(re.split(r"[ '’]", full)[-1], room) if self.catalogue.class_of[kind] == VICTORY else fit(full, room)

    def resource(self, number: int) -> str:
        return self.term(f"resource-{self.catalogue.resources[number]}")

    def gives(self, kind: int, room: int) -> str:
        """What a tile gives: one resource, or either of two."""
        return _joined([self.resource(one) for one in self.catalogue.resources_in(self.catalogue.gives[kind])], "/", room)

    def needs(self, kind: int, room: int) -> str:
        return _joined([self.resource(one) for one in self.catalogue.needs[kind]], "+", room)

    def card(self, kind: int, room: int, arrow: str) -> str:
        """What a tile needs and gives, on one line."""
        if not self.catalogue.needs[kind]:
            return self.gives(kind, room)
        if not self.catalogue.gives[kind]:
            return self.needs(kind, room)
        gives = self.gives(kind, room)
        needs = self.needs(kind, 99)
        if len(needs) + len(arrow) + len(gives) <= room:
            return f"{needs}{arrow}{gives}"
        gives = self.gives(kind, max(4, room - 8))
        return f"{self.needs(kind, room - len(arrow) - len(gives))}{arrow}{gives}"

    def hand(self, hand: Hand) -> str:
        """The tokens a player holds."""
        held = [
            self.texts.format("board-token", token=token, count=count)
            for token, count in zip(TOKENS[:3], hand.tokens, strict=True)
            if count
        ]
        goods = self.catalogue.resources_in(hand.craftsmen)
        held += [self.term(f"craftsman-{self.catalogue.resources[good]}") for good in goods]
        return ", ".join(held) or self.texts.format("board-empty-hand")


def _joined(words: Sequence[str], sign: str, room: int) -> str:
    """The words with a sign between them, each cut to its share of the room."""
    full = sign.join(words)
    if len(full) <= room:
        return full
    share = (room - len(sign) * (len(words) - 1)) // len(words)
    return sign.join(word[:share] if len(words) > 1 else fit(word, share) for word in words)


def own_names(options: Options) -> Mapping[str, str]:
    catalogue = _catalogue(options)
    return {f"tile-{id}": name for id, name in zip(catalogue.kinds, catalogue.names, strict=True) if name}


def _catalogue(options: Options) -> Catalogue:
    components = options["components"]
    return catalogue_for(components if isinstance(components, str) else None, options["uniform_village"] is True)


def gloss(view: View, words: Sequence[str], texts: Texts) -> str:
    """What the tile of a move needs and gives, or how many tiles a stack has."""
    return ""


def about(view: View, viewer: Seat, word: str, texts: Texts, names: Sequence[str]) -> list[str]:
    return []


def readings(view: View, viewer: Seat, text: str, texts: Texts) -> list[str]:
    return []


def ahead(state: State, seat: Seat) -> Any | None:
    return None
