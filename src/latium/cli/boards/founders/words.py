"""Names that fit, and what there is to say about cells, tiles and tokens."""

import re
from collections.abc import Sequence
from typing import Any, Final

from latium.cli.boards.canvas import fit
from latium.cli.boards.founders.reading import vocabulary
from latium.cli.speech import unaccented
from latium.core.seats import Seat
from latium.core.text import Texts, capitalised
from latium.games.founders.catalogue import CLASSES, NOTHING, STACKS, TOKENS, VICTORY, Catalogue
from latium.games.founders.events import Gift
from latium.games.founders.frames import Adding
from latium.games.founders.grid import Cell, block_at, cell_name, read_cell
from latium.games.founders.nation import Nation
from latium.games.founders.observe import rebuild
from latium.games.founders.rules.adding import allows
from latium.games.founders.state import Hand, State
from latium.games.founders.views import View

QUIET: Final = frozenset({"shown"})
BRIEF: Final = frozenset[str]()
OPENING: Final = frozenset[str]()
ABOUT_STEPS: Final = frozenset({"open-first", "token-first", "not-this-step"})


class Words:
    """The names of a catalogue's components in one language, as long as there is room."""

    def __init__(self, catalogue: Catalogue, texts: Texts) -> None:
        self.catalogue = catalogue
        self.texts = texts
        self._building = {tile.id: tile.building for tile in catalogue.source.city}

    def term(self, key: str, form: str = "") -> str:
        return self.texts.term(key, form)

    def name(self, kind: int, room: int) -> str:
        """The longest name there is room for: in full, without the good or the kind of temple, or cut short."""
        fitting = (name for name in self.names(kind) if len(name) <= room)
        return next(fitting, fit(self.names(kind)[-1], room))

    def names(self, kind: int) -> list[str]:
        id = self.catalogue.kinds[kind]
        full = self.term(f"tile-{id}")
        building = self._building.get(id, id)
        shorter = [self.term(f"building-{building}")] if self.texts.has(f"building-{building}") else []
        if self.catalogue.class_of[kind] == VICTORY:
            shorter.append(re.split(r"[ '’]", full)[-1])
        if self.texts.has(f"short-{building}"):
            shorter.append(self.texts.format(f"short-{building}"))
        return [full, *shorter]

    def resource(self, number: int) -> str:
        return self.term(f"resource-{self.catalogue.resources[number]}")

    def gives(self, kind: int, room: int) -> str:
        """What a tile gives: one resource, or either of two."""
        return _joined(
            [self.resource(one) for one in self.catalogue.resources_in(self.catalogue.gives[kind])], "/", room
        )

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

    def summary(self, kind: int) -> str:
        """What a tile needs and brings, in words."""
        parts = []
        if self.catalogue.needs[kind]:
            parts.append(self.texts.format("board-needs", needs=self.needs(kind, 99)))
        if self.catalogue.gives[kind]:
            parts.append(self.texts.format("board-gives", gives=self.gives(kind, 99)))
        if points := self.catalogue.points[kind]:
            parts.append(self.texts.format("board-points", points=points))
        return ", ".join(parts)

    def reminder(self, kind: int) -> str:
        """The same, after the tile's name if that is not the one moves have: English ones have its id."""
        id = self.catalogue.kinds[kind]
        name = self.term(f"tile-{id}")
        known = self.texts.language != "en" or name == id.replace("-", " ")
        return self.summary(kind) if known else self.named(kind)

    def named(self, kind: int) -> str:
        """A tile's name and what it needs and brings."""
        return self.said(self.term(f"tile-{self.catalogue.kinds[kind]}"), self.summary(kind))

    def said(self, name: str, what: str) -> str:
        return self.texts.format("board-said", name=name, what=what)

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


def gloss(view: View, words: Sequence[str], texts: Texts) -> str:
    """What a move is about: what its tile needs and gives, where it lies, or how many tiles a stack has."""
    state = rebuild(view)
    if words[0] == "open":
        return _stack_left(state, STACKS.index(words[1]), texts)
    told = Words(state.catalogue, texts)
    match words:
        case ["add" | "draft", tile, *_]:
            return told.reminder(state.catalogue.index[tile])
        case ["swap", tile, *_]:
            return f"{told.reminder(state.catalogue.index[tile])}, {texts.format('board-swap-cost')}"
        case ["lay", first, side, second]:
            return texts.format(
                f"board-lay-{side}", first=told.term(f"tile-{first}"), second=told.term(f"tile-{second}")
            )
        case ["war" | "coin", rival, cell, *_]:
            return _at(state.nations[int(rival) - 1], cell, told)
        case ["craftsman", _, cell]:
            return _at(state.nations[state.pending[-1].seat], cell, told)
        case ["carriage", corner]:
            return _block(state.nations[state.pending[-1].seat], corner, told)
        case _:
            return ""


def _at(nation: Nation, cell: str, told: Words) -> str:
    """The tile in a cell."""
    place = read_cell(cell)
    return told.named(nation.tiles[place]) if place in nation.tiles else ""


def _block(nation: Nation, corner: str, told: Words) -> str:
    """The four tiles a carriage would unite."""
    place = read_cell(corner)
    cells = block_at(place) if place is not None else ()
    names = [told.term(f"tile-{told.catalogue.kinds[nation.tiles[cell]]}") for cell in cells if cell in nation.tiles]
    return ", ".join(names)


def _stack_left(state: State, stack: int, texts: Texts) -> str:
    left = texts.format("board-stack", count=state.stack_sizes[stack])
    full = len(state.rows[stack]) >= state.catalogue.row_limit
    return f"{left}; {texts.format('board-row-full')}" if full else left


def remark(event: Any, texts: Texts) -> str:
    """Which sources gave what to an addition or a swap."""
    gifts: tuple[Gift, ...] = getattr(event, "gifts", ())
    given = [
        texts.format(f"board-gift-{gift.how}", resource=texts.term(f"resource-{gift.resource}"), cell=gift.cell)
        for gift in gifts
    ]
    return f"({', '.join(given)})" if given else ""


def condensed(events: Sequence[Any]) -> list[Any]:
    return list(events)


def about(view: View, viewer: Seat, text: str, texts: Texts, names: Sequence[str]) -> list[str]:
    """A cell (`c4`; a rival's: `2 c4`), a tile, a resource or a token."""
    state = rebuild(view)
    told = Telling(state, Words(state.catalogue, texts), names, viewer)
    words = text.lower().split()
    seat = viewer
    if len(words) == 2 and words[0].isdecimal() and 0 < int(words[0]) <= state.seats:
        seat = int(words.pop(0)) - 1
    if len(words) == 1 and (cell := read_cell(words[0])) is not None:
        return told.cell(seat, cell)
    found = vocabulary(state.catalogue, texts).find(text)
    return (told.thing(found[0]) if len(found) == 1 else []) or told.short(unaccented(text).strip())


class Telling:
    """What there is to say about the things of a position."""

    def __init__(self, state: State, words: Words, names: Sequence[str], viewer: Seat) -> None:
        self.viewer = viewer
        self.state = state
        self.catalogue = state.catalogue
        self.words = words
        self.texts = words.texts
        self.names = names

    def thing(self, id: str) -> list[str]:
        if id in self.catalogue.index:
            return self.tile(self.catalogue.index[id])
        effect = self.texts.format(f"effect-{id}") if id in TOKENS else ""
        token = [self.words.said(capitalised(self.texts.term(f"token-{id}")), effect)] if effect else []
        known = id in self.catalogue.resource_index
        return token + (self.resource(self.catalogue.resource_index[id]) if known else [])

    def short(self, name: str) -> list[str]:
        """The tiles that the drawing may call so."""
        kinds = [kind for kind in range(len(self.catalogue.kinds)) if name in map(unaccented, self.words.names(kind))]
        if len(kinds) == 1:
            return self.tile(kinds[0])
        return [self.words.said(capitalised(self._tiles([kind])), self.words.summary(kind)) for kind in kinds]

    def tile(self, kind: int) -> list[str]:
        id, class_ = self.catalogue.kinds[kind], self.catalogue.class_of[kind]
        name = f"{capitalised(self.words.term(f'tile-{id}'))} ({self.words.term(f'stack-{CLASSES[class_]}')})"
        return [self.words.said(name, self.words.summary(kind)), self._where(kind)]

    def _where(self, kind: int) -> str:
        """Victory tiles come during the set-up or never (F-2.3)."""
        class_, down = self.catalogue.class_of[kind], self.state.left[kind]
        shown = self.state.display if class_ == VICTORY else self.state.rows[class_] + self.state.draft
        if class_ == VICTORY and down:
            return self.texts.format("about-tile-boxed")
        return self.texts.format("about-tile-where", up=shown.count(kind), down=down, id=self.catalogue.kinds[kind])

    def resource(self, number: int) -> list[str]:
        givers = [kind for kind, gives in enumerate(self.catalogue.gives) if gives >> number & 1]
        users = [kind for kind, needs in enumerate(self.catalogue.needs) if number in needs]
        return [
            self.texts.format("about-given-by", resource=self.words.resource(number), tiles=self._tiles(givers)),
            self.texts.format("about-needed-by", tiles=self._tiles(users)),
        ]

    def _tiles(self, kinds: Sequence[int]) -> str:
        return ", ".join(self.words.term(f"tile-{self.catalogue.kinds[kind]}") for kind in kinds) or "-"

    def cell(self, seat: Seat, cell: Cell) -> list[str]:
        nation = self.state.nations[seat]
        place = cell_name(cell)
        if seat != self.viewer:
            place = self.texts.format("about-place", cell=place, who=self.names[seat])
        if cell in nation.tiles:
            return [*self._laid(nation, cell, place), *self._possible("swap", seat, cell)]
        if cell in nation.frontier:
            return [
                self.texts.format("about-free", place=place),
                *self._reaching(nation, cell),
                *self._possible("add", seat, cell),
            ]
        return [self.texts.format("about-apart", place=place)]

    def _laid(self, nation: Nation, cell: Cell, place: str) -> list[str]:
        kind = nation.tiles[cell]
        name = self.words.term(f"tile-{self.catalogue.kinds[kind]}", "a")
        lines = [self.texts.format("about-tile", tile=name, card=self.words.summary(kind), place=place)]
        for mark, cells in (("pillaged", nation.pillaged), ("coin", nation.coins), ("craftsman", nation.craftsmen)):
            if cell in cells:
                lines.append(self.texts.format(f"about-{mark}"))
        if cell in nation.union_of:
            union = nation.unions[nation.union_of[cell]]
            lines.append(self.texts.format("about-union", cells=", ".join(map(cell_name, union))))
        if cell in nation.outermost.values() and cell not in nation.pillaged:
            lines.append(self.texts.format("about-unprotected"))
        return lines

    def _reaching(self, nation: Nation, cell: Cell) -> list[str]:
        sources = [source for source in nation.reach(cell) if nation.given_by(source)]
        given = [f"{self.words.gives(nation.tiles[source], 99)} ({cell_name(source)})" for source in sources]
        return [self.texts.format("about-reach", sources=", ".join(given))] if given else []

    def _possible(self, verb: str, seat: Seat, cell: Cell) -> list[str]:
        """The face-up tiles the cell would take now, whoever's turn it is."""
        frame = self.state.pending[-1] if self.state.pending else None
        bought = frame.bought if isinstance(frame, Adding) and frame.seat == seat else NOTHING
        nation = self.state.nations[seat]
        kinds = [
            kind
            for kind in range(len(self.catalogue.kinds))
            if self.state.face_up >> kind & 1 and allows(nation, kind, cell, bought)
        ]
        return [self.texts.format(f"about-{verb}", tiles=self._tiles(kinds))] if kinds else []
