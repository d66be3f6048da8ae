"""What a viewer may know.

In this game that is everything but the order of the stacks and of the craftsmen (F-1.9), and a state has no such order:
what is still face down follows from what has been seen. So a view carries the whole position, by name, and a state is
rebuilt from it without a guess. Saved states have the same form: see `saving`.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from latium.core.errors import SaveError
from latium.core.protocol import OptionValue, message
from latium.core.seats import Seat
from latium.games.founders.catalogue import (
    CARRIAGE,
    CLASSES,
    COIN,
    NOTHING,
    STACKS,
    TOKENS,
    WAR,
    Catalogue,
    catalogue_for,
    mask_of,
)
from latium.games.founders.components import PACKAGE
from latium.games.founders.frames import (
    Adding,
    AnyFrame,
    Beginning,
    Dealing,
    Drafting,
    Drawing,
    Hiring,
    Laying,
    NatureDraw,
    Opening,
    Placing,
    Spreading,
    TokenStep,
    Voting,
)
from latium.games.founders.grid import Cell, cell_name, read_cell
from latium.games.founders.nation import Nation
from latium.games.founders.state import Hand, State
from latium.games.founders.views import Held, Laid, PlayerView, Step, View

Names: TypeAlias = tuple[str, ...]


def observe(state: State) -> View:
    return _view(state, _face_down(state), [_laid(nation) for nation in state.nations])


def show(state: State) -> bytes:
    """The same as JSON. Stacks and nations that nobody has changed since they were last shown keep theirs."""
    return msgspec.json.encode(_view(state, _stacks_shown(state), [_tiles_shown(nation) for nation in state.nations]))


def _stacks_shown(state: State) -> msgspec.Raw:
    if not state.shown:
        state.shown = msgspec.json.encode(_face_down(state))
    return msgspec.Raw(state.shown)


def _tiles_shown(nation: Nation) -> msgspec.Raw:
    if not nation.shown:
        nation.shown = msgspec.json.encode(_laid(nation))
    return msgspec.Raw(nation.shown)


def _view(state: State, face_down: Any, tiles: list[Any]) -> View:
    """What is face down and what lies in the nations is given, be it as JSON. Lists inside, not generators: the server
    makes one of these for every move."""
    kinds = state.catalogue.kinds
    return View(
        seats=state.seats,
        options=dict(state.options),
        first=state.first,
        turn=state.turn,
        reason=state.reason,
        steps=tuple([_step(state.catalogue, frame) for frame in state.pending]),
        face_down=face_down,
        rows={stack: _tiles(kinds, row) for stack, row in zip(STACKS, state.rows, strict=True)},
        display=_tiles(kinds, state.display),
        draft=_tiles(kinds, state.draft),
        cleared=_tiles(kinds, state.cleared),
        supply=dict(zip(TOKENS, state.supply, strict=True)),
        craftsmen=_goods(state.catalogue, state.craftsmen),
        box=dict(zip(TOKENS, state.box, strict=True)),
        players=tuple([_player(state, seat, tiles[seat]) for seat in range(state.seats)]),
    )


def _face_down(state: State) -> dict[str, int]:
    return {kind: count for kind, count in zip(state.catalogue.kinds, state.left, strict=True) if count}


def _tiles(names: Sequence[str], kinds: list[int]) -> Names:
    return tuple([names[kind] for kind in kinds])


def _goods(catalogue: Catalogue, mask: int) -> Names:
    return tuple([catalogue.resources[good] for good in catalogue.resources_in(mask)]) if mask else ()


def _player(state: State, seat: Seat, tiles: Any) -> PlayerView:
    nation, kinds = state.nations[seat], state.catalogue.kinds
    return PlayerView(
        tiles=tiles,
        carriages=tuple([cell_name(corner) for corner in nation.carriages]),
        swapped=_tiles(kinds, nation.swapped),
        hand=_held(state.catalogue, state.hands[seat]),
        drafted=_tiles(kinds, state.drafted[seat]) if state.drafted else (),
    )


def _laid(nation: Nation) -> tuple[Laid, ...]:
    kinds, resources = nation.catalogue.kinds, nation.catalogue.resources
    pillaged, coins, craftsmen = nation.pillaged, nation.coins, nation.craftsmen
    return tuple(
        [
            Laid(
                cell_name(cell),
                kinds[kind],
                cell in pillaged,
                cell in coins,
                resources[craftsmen[cell]] if cell in craftsmen else None,
            )
            for cell, kind in nation.tiles.items()
        ]
    )


def _held(catalogue: Catalogue, hand: Hand) -> Held:
    war, coin, carriage = hand.tokens
    return Held(war, coin, carriage, _goods(catalogue, hand.craftsmen))


def _step(catalogue: Catalogue, frame: AnyFrame) -> Step:
    name = type(frame).__name__
    match frame:
        case Opening(seat, proposed):
            return Step(name, seat, proposed=proposed)
        case Drawing(seat, stack):
            return Step(name, seat, stack=STACKS[stack])
        case Adding(seat, bought):
            return Step(name, seat, resource=None if bought == NOTHING else catalogue.resources[bought])
        case Placing(seat, kind):
            return Step(name, seat, tile=catalogue.kinds[kind])
        case Voting(seat, proposer):
            return Step(name, seat, proposer=proposer)
        case Dealing(class_, count):
            return Step(name, stack=CLASSES[class_], count=count)
        case Spreading(count):
            return Step(name, count=count)
        case Beginning():
            return Step(name)
        case _:
            return Step(name, frame.seat)


# --- and back


def rebuild(view: View) -> State:
    """The state of a view. Raises LatiumError, ValueError, KeyError or IndexError on one that never was a view."""
    catalogue = catalogue_for(_text(view.options.get("components")), view.options.get("uniform_village") is True)
    state = State()
    state.catalogue = catalogue
    state.options = dict(view.options)
    state.agreement = view.options["agreement"] is True
    state.seats = view.seats
    state.first = view.first
    state.turn = view.turn
    state.reason = view.reason
    state.pending = [_frame(catalogue, step) for step in view.steps]
    state.left = [view.face_down.get(id, 0) for id in catalogue.kinds]
    state.stack_sizes = [sum(state.left[kind] for kind in kinds) for kinds in catalogue.by_class]
    state.rows = [_kinds(catalogue, view.rows[stack]) for stack in STACKS]
    state.display = _kinds(catalogue, view.display)
    state.face_up = mask_of([*state.display, *(kind for row in state.rows for kind in row)])
    state.draft = _kinds(catalogue, view.draft)
    state.cleared = _kinds(catalogue, view.cleared)
    state.supply = [view.supply[token] for token in TOKENS]
    state.craftsmen = _mask(catalogue, view.craftsmen)
    state.box = [view.box[token] for token in TOKENS]
    state.hands = [_hand(catalogue, player.hand) for player in view.players]
    state.nations = [_nation(catalogue, player) for player in view.players]
    state.drafted = [_kinds(catalogue, player.drafted) for player in view.players] if _setting_up(state) else []
    return state


def _setting_up(state: State) -> bool:
    return any(isinstance(frame, Beginning | Drafting | Laying) for frame in state.pending)


def _text(value: OptionValue) -> str | None:
    return value if isinstance(value, str) else None


def _kinds(catalogue: Catalogue, tiles: Names) -> list[int]:
    return [catalogue.index[tile] for tile in tiles]


def _mask(catalogue: Catalogue, goods: Names) -> int:
    return mask_of([catalogue.resource_index[good] for good in goods])


def _hand(catalogue: Catalogue, held: Held) -> Hand:
    hand = Hand()
    hand.tokens = [0, 0, 0]
    hand.tokens[WAR] = held.war
    hand.tokens[COIN] = held.coin
    hand.tokens[CARRIAGE] = held.carriage
    hand.craftsmen = _mask(catalogue, held.craftsmen)
    return hand


def _cell(name: str) -> Cell:
    cell = read_cell(name)
    if cell is None:
        raise SaveError(message("position-cell", name=name), PACKAGE)
    return cell


def _nation(catalogue: Catalogue, player: PlayerView) -> Nation:
    nation = Nation.of(catalogue)
    for laid in player.tiles:
        cell = _cell(laid.cell)
        nation.lay(catalogue.index[laid.tile], cell)
        if laid.pillaged:
            nation.pillaged[cell] = True
        if laid.coin:
            nation.coins[cell] = True
        if laid.craftsman is not None:
            nation.craftsmen[cell] = catalogue.resource_index[laid.craftsman]
    nation.swapped = _kinds(catalogue, player.swapped)
    nation.carriages = [_cell(corner) for corner in player.carriages]
    nation.join_blocks()
    nation.recount_all()
    return nation


_PLAIN_STEPS: Final[dict[str, Callable[[Seat], AnyFrame]]] = {
    "TokenStep": TokenStep,
    "NatureDraw": NatureDraw,
    "Hiring": Hiring,
    "Drafting": Drafting,
    "Laying": Laying,
}


def _frame(catalogue: Catalogue, step: Step) -> AnyFrame:
    seat = -1 if step.seat is None else step.seat
    if step.step in _PLAIN_STEPS:
        return _PLAIN_STEPS[step.step](seat)
    match step.step:
        case "Opening":
            return Opening(seat, step.proposed)
        case "Drawing":
            return Drawing(seat, STACKS.index(step.stack or ""))
        case "Adding":
            return Adding(seat, NOTHING if step.resource is None else catalogue.resource_index[step.resource])
        case "Placing":
            return Placing(seat, catalogue.index[step.tile or ""])
        case "Voting":
            return Voting(seat, -1 if step.proposer is None else step.proposer)
        case "Dealing":
            return Dealing(CLASSES.index(step.stack or ""), step.count or 0)
        case "Spreading":
            return Spreading(step.count or 0)
        case "Beginning":
            return Beginning()
        case other:
            raise SaveError(message("position-step", name=other), PACKAGE)
