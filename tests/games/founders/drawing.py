"""Positions are drawn, not played for forty lines.

A nation is drawn as in the rulebook, its owner sitting below: row numbers on the left, column letters underneath.

    state = table('''
        6  .   me   .
        5  cl! fo$ mi*
           e   f   g
    ''', village="mi", hand="war coin iron")

Without numbers and letters the lower left corner of the drawing is `origin`. A dot is an empty cell, and so are the
marks of a rulebook example: `(1)` and `**`. A tile is its two letters from the rulebook (`fo`, `mi`, ...), a city tile
its building and its good (`mk-iron`, `in-gold`), a victory tile its god (`dionysus`), or any tile its whole id. Behind
it `!` is a war token, `$` a coin and `*` the craftsman of its good.

What is not drawn is face down or in the supply, so that 97 tiles and 24 tokens are always there.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Final, TypeAlias

import msgspec

from latium.core.options import resolve
from latium.core.protocol import OptionValue
from latium.core.seats import Seat
from latium.games.founders import GAME
from latium.games.founders.catalogue import CLASSES, STACKS, TOKENS, VICTORY, VILLAGE, Catalogue, catalogue_for
from latium.games.founders.grid import cell_at, cell_name, column_name, column_of, read_cell, row_of
from latium.games.founders.state import State
from latium.games.founders.views import Held, Laid, PlayerView, Step, View
from tests.games.asking import Asking
from tests.games.founders.inventory import tokens

CODES: Final = {
    "fo": "forest",
    "cl": "cliff",
    "wf": "waterfall",
    "la": "lake",
    "me": "meadow",
    "gr": "grove",
    "mi": "mine",
    "gm": "gold-mine",
    "we": "weaving-house",
    "wi": "winery",
    "hf": "horse-farm",
    "fi": "fishery",
    "mk": "marketplace",
    "in": "inn",
    "ws": "workshop",
    "wc": "war-camp",
}
ELSEWHERE: Final = ("me me", "la la", "gr gr")
"""The nations of the seats that are not drawn."""
ODD: Final = "hermes"
"""The victory tile on display if none is named (it needs fish and coin): with none at all the game would end."""

PerSeat: TypeAlias = str | Mapping[Seat, str]
"""Something a player has: a text for the seat whose step it is, or texts by seat."""


def table(
    *nations: str,
    origin: str = "e5",
    seats: int | None = None,
    seat: Seat = 0,
    step: str = "Adding",
    bought: str | None = None,
    drawn: str | None = None,
    proposer: Seat | None = None,
    proposed: bool = False,
    nature: str = "",
    village: str = "",
    city: str = "",
    victory: str = ODD,
    stacks: Mapping[str, str] | None = None,
    cleared: str = "",
    hand: PerSeat = "",
    carriages: PerSeat = "",
    swapped: PerSeat = "",
    box: str = "",
    options: Mapping[str, OptionValue] | None = None,
) -> State:
    """A position at `step` of `seat`: "Opening", "TokenStep", "Adding" (with `bought`), "Placing" (of `drawn`),
    "Voting" (on what `proposer` proposed) or another of `observe.Step`.

    The drawings are the nations from seat 0 on. `nature`, `village`, `city` are the rows, `victory` the display.
    `stacks` names what a stack still holds, everything else of that class being cleared; a stack not named keeps all
    that lies nowhere else. `hand` is a list of tokens, a craftsman by its good: "war coin coin iron".
    """
    chosen = resolve(GAME.facts, seats or max(2, len(nations)), {"first": 1, **(options or {})})
    catalogue = catalogue_of(chosen)
    drawings = [*nations, *ELSEWHERE[: max(0, (seats or 2) - len(nations))]]
    players = [
        PlayerView(
            tiles=draw(drawing, origin, catalogue),
            carriages=tuple(_of(carriages, seat, own).split()),
            swapped=_ids(_of(swapped, seat, own), catalogue),
            hand=_held(_of(hand, seat, own)),
        )
        for own, drawing in enumerate(drawings)
    ]
    rows = {"nature": _ids(nature, catalogue), "village": _ids(village, catalogue), "city": _ids(city, catalogue)}
    kind = tile_id(drawn, catalogue) if drawn else None
    view = View(
        seats=len(players),
        options=chosen,
        first=0,
        turn=0,
        reason="",
        steps=_steps("Placing" if drawn else step, seat, bought, kind, proposer, proposed),
        face_down=dict(zip(catalogue.kinds, catalogue.copies, strict=True)),
        rows=rows,
        display=_ids(victory, catalogue),
        draft=(),
        cleared=_ids(cleared, catalogue),
        supply=dict.fromkeys(TOKENS, 0),
        craftsmen=(),
        box={token: box.split().count(token) for token in TOKENS},
        players=tuple(players),
    )
    state = GAME.restore(msgspec.to_builtins(_supplied(_stacked(view, stacks or {}, catalogue), catalogue)))
    assert set(tokens(state).values()) == {6}, "there are six tokens of each kind"
    return state


def catalogue_of(options: Mapping[str, OptionValue]) -> Catalogue:
    components = options["components"]
    return catalogue_for(components if isinstance(components, str) else None, options["uniform_village"] is True)


def _of(given: PerSeat, acting: Seat, own: Seat) -> str:
    return given.get(own, "") if isinstance(given, Mapping) else given if own == acting else ""


def _steps(
    step: str, seat: Seat, bought: str | None, kind: str | None, proposer: Seat | None, proposed: bool
) -> tuple[Step, ...]:
    if proposer is not None:
        return (Step("Opening", proposer, proposed=True), Step("Voting", seat, proposer=proposer))
    return (Step(step, seat, tile=kind, resource=bought, proposed=proposed),)


def _held(words: str) -> Held:
    count = Counter(words.split())
    war, coin, carriage = (count.pop(token, 0) for token in ("war", "coin", "carriage"))
    return Held(war, coin, carriage, tuple(count))


def _stacked(view: View, stacks: Mapping[str, str], catalogue: Catalogue) -> View:
    """Face down is what lies nowhere else; of a stack that is named, the rest was cleared."""
    left = Counter(view.face_down)
    for place in (*view.rows.values(), view.display, view.cleared):
        left.subtract(place)
    for player in view.players:
        left.subtract(laid.tile for laid in player.tiles)
        left.subtract(player.swapped)
    left.subtract(step.tile for step in view.steps if step.tile)
    more = [tile for tile, count in left.items() if count < 0]
    assert not more, f"there are not so many tiles: {', '.join(more)}"
    gone: list[str] = list(view.cleared)
    for stack, content in stacks.items():
        kept = Counter(_ids(content, catalogue))
        assert kept <= left, f"there are not so many tiles left for the {stack} stack"
        for kind in catalogue.by_class[STACKS.index(stack)]:
            tile = catalogue.kinds[kind]
            gone += [tile] * (left[tile] - kept[tile])
            left[tile] = kept[tile]
    return msgspec.structs.replace(view, face_down=dict(+left), cleared=tuple(gone))


def _supplied(view: View, catalogue: Catalogue) -> View:
    """In supply are the tokens that are neither in hand nor on a tile nor in the box."""
    used = Counter(view.box)
    away: set[str] = set()
    for player in view.players:
        used["war"] += player.hand.war + sum(laid.pillaged for laid in player.tiles)
        used["coin"] += player.hand.coin + sum(laid.coin for laid in player.tiles)
        used["carriage"] += player.hand.carriage + len(player.carriages)
        away.update(player.hand.craftsmen, (laid.craftsman for laid in player.tiles if laid.craftsman))
    free = [good for good in catalogue.source.tokens.craftsmen if good not in away]
    free = free[: len(free) - view.box["craftsman"]]
    hiring = sum(step.step == "Hiring" for step in view.steps)
    supply = {token: 6 - used[token] for token in TOKENS[:3]} | {"craftsman": len(free) - hiring}
    return msgspec.structs.replace(view, supply=supply, craftsmen=tuple(free))


# --- reading a drawing


def draw(drawing: str, origin: str = "e5", catalogue: Catalogue | None = None) -> tuple[Laid, ...]:
    """The tiles of a drawing, nearest row first."""
    catalogue = catalogue or catalogue_for(None, False)
    return tuple(
        _laid(cell, word, catalogue) for cell, word in words_of(drawing, origin).items() if not _is_empty(word)
    )


def words_of(drawing: str, origin: str = "e5") -> dict[str, str]:
    """What is written on each cell of a drawing, dots and marks included."""
    lines = [line.split() for line in drawing.splitlines() if line.strip()]
    corner = read_cell(origin)
    assert corner is not None, f"no cell {origin}"
    if all(_is_number(line[0]) for line in lines[:-1]) and len(lines) > 1 and not _is_number(lines[-1][0]):
        columns, rows = lines[-1], [int(line[0]) for line in lines[:-1]]
        cells = [[f"{column}{row}" for column in columns] for row in rows]
        words = [line[1:] for line in lines[:-1]]
    else:
        high, left = row_of(corner) + len(lines) - 1, column_of(corner)
        cells = [[cell_name(cell_at(left + x, high - y)) for x in range(len(line))] for y, line in enumerate(lines)]
        words = lines
    pairs = [list(zip(*row, strict=True)) for row in zip(cells, words, strict=True)]
    return {cell: word for row in reversed(pairs) for cell, word in row}


def _is_number(word: str) -> bool:
    return word.removeprefix("-").isdigit()


def _is_empty(word: str) -> bool:
    return word in (".", "**") or word.startswith("(")


def _laid(cell: str, word: str, catalogue: Catalogue) -> Laid:
    tile = tile_id(word.rstrip("!$*"), catalogue)
    kind = catalogue.index[tile]
    marks = word[len(word.rstrip("!$*")) :]
    assert "*" not in marks or catalogue.class_of[kind] == VILLAGE, f"no craftsman fits {tile}"
    good = catalogue.resources[catalogue.makes[kind]] if "*" in marks else None
    return Laid(cell, tile, "!" in marks, "$" in marks, good)


def sketch(player: PlayerView) -> str:
    """A nation as a drawing that `draw` reads; nothing without tiles."""
    words = {read_cell(laid.cell): _word(laid) for laid in player.tiles}
    places = [(column_of(cell), row_of(cell)) for cell in words if cell is not None]
    if not places:
        return ""
    columns = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
    rows = range(max(y for _, y in places), min(y for _, y in places) - 1, -1)
    lines = [[str(y), *(words.get(cell_at(x, y), ".") for x in columns)] for y in rows]
    lines.append(["", *(column_name(x) for x in columns)])
    width = 1 + max(len(word) for line in lines for word in line)
    return "\n".join("".join(word.ljust(width) for word in line).rstrip() for line in lines)


def _word(laid: Laid) -> str:
    marks = "!" * laid.pillaged + "$" * laid.coin + "*" * (laid.craftsman is not None)
    for code, id in CODES.items():
        if laid.tile == id or laid.tile.startswith(f"{id}-"):
            return laid.tile.replace(id, code, 1) + marks
    return laid.tile.rpartition("-")[2] + marks


def tile_id(word: str, catalogue: Catalogue | None = None) -> str:
    """The id of a tile from its letters, its building and good, its god or its id."""
    catalogue = catalogue or catalogue_for(None, False)
    head, dash, tail = word.partition("-")
    known = {word, CODES.get(head, head) + dash + tail}
    gods = [tile for tile in catalogue.kinds if tile.endswith(f"-{word}") and _is_victory(tile, catalogue)]
    found = [tile for tile in catalogue.kinds if tile in known] or gods
    assert len(found) == 1, f"no tile is called {word!r}"
    return found[0]


def _is_victory(tile: str, catalogue: Catalogue) -> bool:
    return catalogue.class_of[catalogue.index[tile]] == VICTORY


def _ids(words: str, catalogue: Catalogue) -> tuple[str, ...]:
    return tuple(tile_id(word, catalogue) for word in words.split())


# --- asking and playing

_ASKING: Final = Asking(GAME)
acting = _ASKING.acting
action_of = _ASKING.action_of
legal = _ASKING.legal
can = _ASKING.can
refusal = _ASKING.refusal
clause = _ASKING.clause
after = _ASKING.after
events = _ASKING.events


# --- looking


def view(state: State) -> View:
    return GAME.observe(state, None)


def laid(state: State, seat: Seat = 0) -> dict[str, Laid]:
    """A nation by cell."""
    return {tile.cell: tile for tile in view(state).players[seat].tiles}


def hand(state: State, seat: Seat = 0) -> str:
    """A hand as `table` takes it: "war coin coin iron"."""
    held = view(state).players[seat].hand
    counts = {"war": held.war, "coin": held.coin, "carriage": held.carriage}
    return " ".join([*(token for token, count in counts.items() for _ in range(count)), *held.craftsmen])


def row(state: State, stack: str) -> list[str]:
    return list(view(state).rows[stack])


def stack_size(state: State, stack: str) -> int:
    return state.stack_sizes[CLASSES.index(stack)]


def points(state: State, seat: Seat = 0) -> int:
    return GAME.scores(state)[seat].total


def step_of(state: State) -> tuple[str, Seat | None]:
    """Which step is open, and whose it is."""
    step = view(state).steps[-1]
    return step.step, step.seat
