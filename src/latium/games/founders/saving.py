"""Positions as JSON, saved or written by hand. What the rules could not go on from is refused with a reason."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from latium.core.positions import restored
from latium.core.protocol import Facts, Message, message
from latium.games.founders.catalogue import CLASSES, CRAFTSMAN, NATURE, TOKENS, VICTORY
from latium.games.founders.components import PACKAGE
from latium.games.founders.frames import (
    AnyFrame,
    Beginning,
    Dealing,
    Drafting,
    Hiring,
    Laying,
    Opening,
    Placing,
    Spreading,
    Voting,
)
from latium.games.founders.grid import beside, cell_name
from latium.games.founders.nation import Nation
from latium.games.founders.observe import observe, rebuild
from latium.games.founders.rules.setup import steps_from
from latium.games.founders.rules.steps import legal
from latium.games.founders.state import State
from latium.games.founders.views import View

SETTING_UP: Final = (Beginning, Dealing, Spreading, Drafting, Laying)


def dump(state: State) -> dict[str, Any]:
    return msgspec.to_builtins(observe(state))  # type: ignore[no-any-return]


def restore(data: Any, facts: Facts) -> State:
    """The state of a dump. Raises SaveError."""
    return restored(data, View, facts, PACKAGE, rebuild, CHECKS)


def _seats(state: State) -> Iterator[Message]:
    if len(state.nations) != state.seats:
        yield message("position-players", seats=state.seats, players=len(state.nations))
    named = [state.first]
    for frame in state.pending:
        if not isinstance(frame, Beginning | Dealing | Spreading):
            named.append(frame.seat)
        if isinstance(frame, Voting):
            named.append(frame.proposer)
    for seat in named:
        if not 0 <= seat < state.seats:
            yield message("position-seat", seat=seat)


def _tiles(state: State) -> Iterator[Message]:
    """F-1.1: wherever they lie, there are as many tiles of each kind as the set has."""
    counts = state.left.copy()
    places = [state.display, state.draft, state.cleared, *state.rows, *state.drafted]
    for nation in state.nations:
        places += [list(nation.tiles.values()), nation.swapped]
    places += [[frame.kind] for frame in state.pending if isinstance(frame, Placing)]
    for place in places:
        for kind in place:
            counts[kind] += 1
    for kind, id in enumerate(state.catalogue.kinds):
        if counts[kind] != state.catalogue.copies[kind] or state.left[kind] < 0:
            total = state.catalogue.copies[kind]
            yield message("position-tiles", tile=id, count=counts[kind], total=total)


def _rows(state: State) -> Iterator[Message]:
    """F-2.8: tiles lie where tiles of their class can lie, and not too many in a row (F-3.4)."""
    catalogue = state.catalogue
    drawn = [frame.kind for frame in state.pending if isinstance(frame, Placing)]
    places = [(NATURE, [*state.draft, *drawn]), *enumerate(state.rows), (VICTORY, state.display)]
    for class_, kinds in places:
        for kind in kinds:
            if catalogue.class_of[kind] != class_:
                yield message("position-place", tile=catalogue.kinds[kind], stack=CLASSES[class_])
    if max(len(row) for row in state.rows) > catalogue.row_limit:
        yield message("position-row", most=catalogue.row_limit)


def _tokens(state: State) -> Iterator[Message]:
    """F-1.6: the same for tokens."""
    source = state.catalogue.source.tokens
    totals = [source.war, source.coin, source.carriage, len(source.craftsmen)]
    for token, total in enumerate(totals):
        counted = [state.supply[token], state.box[token]]
        counted += [len(_on_tiles(nation, token)) for nation in state.nations]
        counted += [hand.craftsmen.bit_count() if token == CRAFTSMAN else hand.tokens[token] for hand in state.hands]
        drawn = 1 if token == CRAFTSMAN and _hiring(state) else 0
        if min(counted) < 0 or sum(counted) + drawn != total:
            yield message("position-tokens", token=TOKENS[token], count=sum(counted), total=total)
    if state.craftsmen.bit_count() != state.supply[CRAFTSMAN] + (1 if _hiring(state) else 0):
        yield message("position-craftsmen", count=state.supply[CRAFTSMAN], named=state.craftsmen.bit_count())


def _hiring(state: State) -> bool:
    """A craftsman has left the supply and is not yet in a hand."""
    return bool(state.pending) and isinstance(state.pending[-1], Hiring)


def _on_tiles(nation: Nation, token: int) -> list[int]:
    return [list(nation.pillaged), list(nation.coins), nation.carriages, list(nation.craftsmen)][token]


def _nations(state: State) -> Iterator[Message]:
    waiting = {frame.seat for frame in state.pending if isinstance(frame, Laying)}
    begun = not any(isinstance(frame, Beginning | Drafting | Spreading) for frame in state.pending)
    for seat, nation in enumerate(state.nations):
        if begun and seat not in waiting:
            yield from _nation(nation, seat)


def _nation(nation: Nation, seat: int) -> Iterator[Message]:
    if not nation.tiles:
        yield message("position-no-tile", seat=seat)
        return
    reached = [nation.own[0]]
    for cell in reached:
        reached += [near for near in beside(cell) if near in nation.tiles and near not in reached]
    if len(reached) < len(nation.tiles):
        yield message("position-pieces", seat=seat)
    for corner in nation.carriages:
        if not nation.full_block(corner) or nation.carriages.count(corner) > 1:
            yield message("position-carriage", cell=cell_name(corner))
    for cell, good in nation.craftsmen.items():
        if nation.catalogue.makes[nation.tiles[cell]] != good:
            yield message("position-craftsman", cell=cell_name(cell))


def _set_up(state: State) -> Iterator[Message]:
    """What is still to be dealt, drafted and laid must be there."""
    takers = [frame.seat for frame in state.pending if isinstance(frame, Drafting)]
    spread = 0
    for frame in state.pending:
        if isinstance(frame, Laying) and len(state.drafted[frame.seat]) + takers.count(frame.seat) != 2:
            yield message("position-laying", seat=frame.seat)
        if isinstance(frame, Spreading):
            spread = frame.count
        if isinstance(frame, Dealing) and not 1 <= frame.count <= state.stack_sizes[frame.class_]:
            yield message("position-dealing", count=frame.count)
    if not 0 <= spread <= state.stack_sizes[NATURE] or len(state.draft) + spread < len(takers):
        yield message("position-draft")
    drafting = any(isinstance(frame, Beginning | Spreading | Drafting) for frame in state.pending)
    if drafting and (state.turn or any(nation.tiles for nation in state.nations) or any(state.rows)):
        yield message("position-steps")


def _order(state: State) -> Iterator[Message]:
    """Steps follow each other as the rulebook has them: the set-up in its order, then a turn, or a vote on it."""
    steps = state.pending[::-1]
    if len(steps) == 2 and isinstance(steps[0], Voting):
        steps = steps[1:]
    if len(steps) == 1 and not isinstance(steps[0], SETTING_UP):
        return
    if steps and isinstance(steps[0], Dealing) and steps[0].class_ == VICTORY:
        steps = steps[1:]
    if len(steps) == 1 and isinstance(steps[0], Beginning):
        return
    whole = steps_from(state, state.first)
    if len(steps) > len(whole) or not all(map(_follows, steps, whole[len(whole) - len(steps) :])):
        yield message("position-steps")


def _follows(step: AnyFrame, expected: AnyFrame) -> bool:
    """The same step, perhaps with some of its tiles turned up already."""
    if isinstance(step, Dealing) and isinstance(expected, Dealing):
        return step.class_ == expected.class_ and step.count <= expected.count
    if isinstance(step, Spreading) and isinstance(expected, Spreading):
        return step.count <= expected.count
    return type(step) is type(expected) and step.seat == expected.seat


def _steps(state: State) -> Iterator[Message]:
    if bool(state.pending) == bool(state.reason):
        yield message("position-end")
    if state.pending and not legal(state):
        yield message("position-stuck")
    for number, frame in enumerate(state.pending):
        below = state.pending[number - 1] if number else None
        if isinstance(frame, Voting) and not (isinstance(below, Opening) and below.seat == frame.proposer):
            yield message("position-vote", seat=frame.proposer)


CHECKS: Final[tuple[Callable[[State], Iterator[Message]], ...]] = (
    _seats,
    _tiles,
    _rows,
    _tokens,
    _nations,
    _order,
    _set_up,
    _steps,
)
