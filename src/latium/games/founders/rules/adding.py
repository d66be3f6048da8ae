"""Chapter F-4: adding a tile, the duty to do so, and what is due when nothing can be added."""

from typing import Final

from latium.core.protocol import Refusal
from latium.core.seats import Seat
from latium.games.founders.actions import ADDS, SWAPS, Action, DrawNature, Finish
from latium.games.founders.catalogue import HALF, LOW, NATURE, NOTHING, VICTORY
from latium.games.founders.events import Added, AnyEvent, DrewNature, Finished, Gift
from latium.games.founders.frames import NatureDraw, Placing
from latium.games.founders.grid import AROUND, Cell, cell_name
from latium.games.founders.nation import Nation
from latium.games.founders.rules import naming
from latium.games.founders.rules.ending import end_turn
from latium.games.founders.rules.setup import take_from_stack
from latium.games.founders.rules.tokens import grant
from latium.games.founders.state import State

DRAW: Final[Action] = DrawNature()
FINISH: Final[Action] = Finish()
BOUGHT: Final = -1  # the place a bought resource comes from


def additions(state: State, nation: Nation, bought: int) -> list[Action]:
    """Every face-up tile on every empty cell that shares a side (F-4.3) and receives its needs (F-4.4), be it from
    other tiles than the one it touches (F-4.7)."""
    return _placements(nation.frontier, ADDS, state.face_up, nation, bought)


def swaps(state: State, nation: Nation, bought: int) -> list[Action]:
    """Every face-up tile on every own cell (F-5.1) that receives its needs from the others (F-5.2)."""
    return _placements(nation.own, SWAPS, state.face_up, nation, bought)


def placings(nation: Nation, kind: int) -> list[Action]:
    """The drawn nature tile on any empty cell that shares a side (F-4.12), or in place of a tile (F-4.13)."""
    empty = [ADDS[cell][kind] for cell in nation.frontier]
    taken = [SWAPS[cell][kind] for cell in nation.own]
    return empty + taken


def ways_to_add(state: State, seat: Seat, bought: int) -> list[Action]:
    """Additions and swaps, judged with the token that was played (F-4.10); where only swaps are left, also to do
    without one (F-4.11, F-4.14, F-5.12)."""
    nation = state.nations[seat]
    moves = additions(state, nation, bought)
    if not moves:
        moves.append(DRAW if state.stack_sizes[NATURE] else FINISH)
    moves.extend(swaps(state, nation, bought))
    return moves


def _placements(
    cells: list[Cell], moves_on: list[list[Action]], face_up: int, nation: Nation, bought: int
) -> list[Action]:
    """The moves on each cell that it allows; nature tiles are allowed anywhere."""
    moves: list[Action] = []
    natural = nation.catalogue.nature_kinds
    nature = face_up & natural
    while nature:
        lowest = nature & -nature
        nature ^= lowest
        kind = lowest.bit_length() - 1
        moves.extend([moves_on[cell][kind] for cell in cells])
    built = face_up & ~natural
    allowed = nation.allowed if bought == NOTHING else _with_purchase(nation, cells, bought)
    for cell in cells:
        kinds = allowed[cell] & built
        while kinds:
            lowest = kinds & -kinds
            kinds ^= lowest
            moves.append(moves_on[cell][lowest.bit_length() - 1])
    return moves


def _with_purchase(nation: Nation, cells: list[Cell], bought: int) -> list[int]:
    """What cells allow when a bought resource is one more source for each, good for one need (F-8.6), beside what
    neighbours give and unions deliver (F-8.7)."""
    low = nation.catalogue.purchase_low[bought]
    high = nation.catalogue.purchase_high[bought]
    has = nation.has
    allowed = nation.allowed.copy()
    for cell in cells:
        given = has[cell]
        allowed[cell] |= low[given & LOW] | high[given >> HALF]
    return allowed


def allows(nation: Nation, kind: int, cell: Cell, bought: int) -> bool:
    """Whether the needs of a kind are met on a cell."""
    allowed = nation.allowed if bought == NOTHING else _with_purchase(nation, [cell], bought)
    return allowed[cell] >> kind & 1 == 1


def take_face_up(state: State, kind: int) -> None:
    """From its row, which is not refilled (F-3.7), or from the display."""
    class_ = state.catalogue.class_of[kind]
    place = state.display if class_ == VICTORY else state.rows[class_]
    place.remove(kind)
    if kind not in place:
        state.face_up &= ~(1 << kind)


def add(state: State, seat: Seat, kind: int, cell: Cell, bought: int, log: list[AnyEvent] | None) -> None:
    """The tile joins the nation, a city tile grants its token, and the turn ends (F-4.17). Its needs are not looked at
    again (F-4.15)."""
    if log is not None:
        tile = state.catalogue.kinds[kind]
        given = gifts(state.nations[seat], kind, cell, bought)
        log.append(Added(seat=seat, tile=tile, cell=cell_name(cell), gifts=given))
    state.nation(seat).lay(kind, cell)
    conclude(state, seat, kind, log)


def conclude(state: State, seat: Seat, kind: int, log: list[AnyEvent] | None) -> None:
    """After a tile was added: its token, then the end of the turn, unless a craftsman is still to be drawn."""
    if not grant(state, seat, kind, log):
        end_turn(state, seat, log)


def draw_nature(state: State, seat: Seat) -> None:
    state.pending[-1] = NatureDraw(seat)


def drawn(state: State, seat: Seat, kind: int, log: list[AnyEvent] | None) -> None:
    """It never enters the row (F-4.12)."""
    take_from_stack(state, kind)
    state.pending[-1] = Placing(seat, kind)
    if log is not None:
        log.append(DrewNature(seat=seat, tile=state.catalogue.kinds[kind]))


def finish(state: State, seat: Seat, log: list[AnyEvent] | None) -> None:
    """F-4.14; coins are collected all the same."""
    if log is not None:
        log.append(Finished(seat=seat))
    end_turn(state, seat, log)


# --- who gives what


def gifts(nation: Nation, kind: int, cell: Cell, bought: int) -> tuple[Gift, ...]:
    """One way to meet the needs, from the nearest sources; nobody is asked for it (F-4.6). Delivered or not, a tile
    gives one resource (F-9.5)."""
    needs = nation.catalogue.needs[kind]
    if not needs:
        return ()
    one, other = needs
    for first in sources_of(nation, one, cell, bought):
        for second in sources_of(nation, other, cell, bought):
            if first != second:
                return (_gift(nation, one, first, cell), _gift(nation, other, second, cell))
    return ()


def sources_of(nation: Nation, resource: int, cell: Cell, bought: int) -> list[Cell]:
    """Own tiles, not rivals' (F-4.8) and no tokens (F-4.16), that can give the resource to a cell, nearest first; the
    purchase last, as BOUGHT."""
    found = [source for source in nation.reach(cell) if nation.given_by(source) >> resource & 1]
    if bought == resource:
        found.append(BOUGHT)
    return found


def _gift(nation: Nation, resource: int, source: Cell, cell: Cell) -> Gift:
    name = nation.catalogue.resources[resource]
    if source == BOUGHT:
        return Gift(name, "bought")
    return Gift(name, "beside" if source in AROUND[cell] else "delivered", cell_name(source))


# --- why not


def refuse_add(state: State, seat: Seat, kind: int, cell: Cell, bought: int) -> Refusal | None:
    nation = state.nations[seat]
    return refuse_hidden(state, kind) or refuse_space(nation, cell) or refuse_needs(nation, kind, cell, bought)


def refuse_hidden(state: State, kind: int) -> Refusal | None:
    """F-4.2: neither from a stack nor from anybody's nation."""
    if state.face_up >> kind & 1:
        return None
    return Refusal("F-4.2", "not-face-up", {"tile": naming.tile(state.catalogue, kind)})


def refuse_space(nation: Nation, cell: Cell) -> Refusal | None:
    if cell in nation.tiles:
        return naming.refuse_cell("F-4.17", "cell-taken", nation, cell)
    if cell not in nation.frontier:
        return naming.refuse_cell("F-4.3", "no-shared-side", nation, cell)
    return None


def refuse_other_tile(state: State, kind: int, drawn_kind: int) -> Refusal | None:
    """F-4.12: the tile drawn is the tile to place."""
    if kind == drawn_kind:
        return None
    return Refusal("F-4.12", "place-the-drawn-tile", {"tile": naming.tile(state.catalogue, drawn_kind)})


def refuse_needs(nation: Nation, kind: int, cell: Cell, bought: int) -> Refusal | None:
    """Which resource is missing, or which tile would have to give twice (F-4.5)."""
    if allows(nation, kind, cell, bought):
        return None
    catalogue = nation.catalogue
    missing = [need for need in catalogue.needs[kind] if not sources_of(nation, need, cell, bought)]
    if not missing:
        return _refuse_twice(nation, kind, cell, bought)
    return _refuse_silent(nation, kind, cell, missing) or _refuse_missing(nation, kind, cell, missing)


def _refuse_missing(nation: Nation, kind: int, cell: Cell, missing: list[int]) -> Refusal:
    resources = tuple([naming.resource(nation.catalogue, need) for need in missing])
    tile = naming.tile(nation.catalogue, kind)
    return Refusal("F-4.4", "missing", {"tile": tile, "cell": cell_name(cell), "resources": resources})


def _refuse_twice(nation: Nation, kind: int, cell: Cell, bought: int) -> Refusal:
    one, other = nation.catalogue.needs[kind]
    source = sources_of(nation, one, cell, bought)[0]
    tile = naming.tile(nation.catalogue, kind)
    one_name = naming.resource(nation.catalogue, one)
    other_name = naming.resource(nation.catalogue, other)
    if source == BOUGHT:
        return Refusal("F-8.6", "bought-once", {"tile": tile, "cell": cell_name(cell), "resource": one_name})
    return Refusal(
        "F-4.5",
        "gives-only-one",
        {
            "tile": tile,
            "cell": cell_name(cell),
            "source": naming.tile_on(nation, source),
            "where": cell_name(source),
            "one": one_name,
            "other": other_name,
        },
    )


def _refuse_silent(nation: Nation, kind: int, cell: Cell, missing: list[int]) -> Refusal | None:
    """A tile within reach would give what is missing, if something did not keep it from giving."""
    catalogue = nation.catalogue
    for need in missing:
        if cell in nation.tiles and catalogue.gives[nation.tiles[cell]] >> need & 1:
            return _silent("F-5.2", "replaced-gives-nothing", nation, kind, cell, need, cell)
        for source in nation.reach(cell):
            if catalogue.gives[nation.tiles[source]] >> need & 1:
                clause, message = _why_silent(nation, source)
                return _silent(clause, message, nation, kind, cell, need, source)
    return None


def _why_silent(nation: Nation, source: Cell) -> tuple[str, str]:
    if source in nation.pillaged:
        return "F-7.1", "source-pillaged"
    if source in nation.craftsmen:
        return "F-10.3", "source-has-craftsman"
    return "F-8.9", "source-sold"


def _silent(clause: str, message: str, nation: Nation, kind: int, cell: Cell, need: int, source: Cell) -> Refusal:
    return Refusal(
        clause,
        message,
        {
            "tile": naming.tile(nation.catalogue, kind),
            "cell": cell_name(cell),
            "resource": naming.resource(nation.catalogue, need),
            "source": naming.tile_on(nation, source),
            "where": cell_name(source),
        },
    )


def refuse_drawing(state: State, seat: Seat, bought: int) -> Refusal | None:
    """F-4.11: only when nothing can be added without a swap, and the stack has a tile."""
    moves = additions(state, state.nations[seat], bought)
    if moves:
        return Refusal("F-4.11", "something-can-be-added")
    if not state.stack_sizes[NATURE]:
        return Refusal("F-4.14", "nature-stack-empty")
    return None


def refuse_finishing(state: State, seat: Seat, bought: int) -> Refusal | None:
    """F-4.14: only when nothing can be added without a swap, and the nature stack is empty."""
    if additions(state, state.nations[seat], bought):
        return Refusal("F-4.1", "must-add")
    if state.stack_sizes[NATURE]:
        return Refusal("F-4.11", "must-draw")
    return None
