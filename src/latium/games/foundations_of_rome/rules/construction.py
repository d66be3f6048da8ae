"""Chapters R-5 and R-6: constructing, on empty lots or over smaller buildings."""

from bisect import insort

from latium.core.protocol import Argument, Refusal
from latium.core.seats import Seat
from latium.games.foundations_of_rome.actions import Action
from latium.games.foundations_of_rome.catalogue import NONE
from latium.games.foundations_of_rome.events import AnyEvent, Built, PopulationMoved, Replaced
from latium.games.foundations_of_rome.rules import counting, ending, monuments, naming
from latium.games.foundations_of_rome.rules.setup import is_plot
from latium.games.foundations_of_rome.state import State


def constructions(state: State, seat: Seat) -> list[Action]:
    """By shape: every piece of the tray (R-5.1) and monument of the display (R-7.1) on every plot it may stand on."""
    found: list[Action] = []
    catalogue = state.catalogue
    tray = state.players[seat].tray
    free = monuments.free(state)
    for shape, plots in enumerate(state.plots[seat]):
        if not plots:
            continue
        at_hand = [catalogue.builds[piece] for piece in catalogue.of_shape[shape] if tray[piece]]
        offered = [monument for monument in free if catalogue.shape_of_piece[monument] == shape]
        if not at_hand and not offered:
            continue
        opened = open_plots(state, seat, plots)
        if not opened:
            continue
        wanted = [monument for monument in offered if monuments.builder_may(state, seat, monument)]
        first = catalogue.first_of_shape[shape]
        for footprint in opened:
            found.extend([builds[footprint - first] for builds in at_hand])
            found.extend(
                [
                    catalogue.builds[monument][footprint - first]
                    for monument in wanted
                    if _monument_may_stand(state, seat, monument, footprint)
                ]
            )
    return found


def open_plots(state: State, seat: Seat, plots: list[int]) -> list[int]:
    """Those of the plots, all of one shape, on which a new piece may stand."""
    covering = state.covering
    sizes = state.catalogue.size_of
    lots_of = state.catalogue.lots_of
    size = sizes[plots[0]]
    found: list[int] = []
    for footprint in plots:
        standing = 0
        for lot in lots_of[footprint]:
            building = covering[lot]
            if building >= 0:
                if sizes[building] >= size:
                    break
                standing += 1
        else:
            if not standing or enough_markers(state, seat, footprint):
                found.append(footprint)
    return found


def enough_markers(state: State, seat: Seat, footprint: int) -> bool:
    """Whether there are markers for all lots that would be laid open (R-6.6)."""
    return markers_needed(state, footprint) <= markers_at_hand(state, seat, footprint)


def markers_needed(state: State, footprint: int) -> int:
    """One for each lot that an upgrade lays open (R-6.5)."""
    sizes = state.catalogue.size_of
    replaced = under(state, footprint)
    return sum([sizes[building] for building in replaced]) + empty_lots(state, footprint) - sizes[footprint]


def markers_at_hand(state: State, seat: Seat, footprint: int) -> int:
    """Those in supply, and those that come back from the lots newly covered (R-6.5)."""
    freed = empty_lots(state, footprint) if state.options["marker_balance"] is True else 0
    return state.players[seat].markers + freed


def empty_lots(state: State, footprint: int) -> int:
    """How many lots of a footprint nothing stands on."""
    covering = state.covering
    return len([lot for lot in state.catalogue.lots_of[footprint] if covering[lot] < 0])


def _monument_may_stand(state: State, seat: Seat, monument: int, footprint: int) -> bool:
    replaced = under(state, footprint)
    markers = state.players[seat].markers + change_of_markers(state, footprint, replaced)
    return monuments.has_marker(state, seat, replaced) and monuments.place_may(
        state, seat, monument, footprint, replaced, markers
    )


def under(state: State, footprint: int) -> list[int]:
    """What a new piece on this footprint would cover, in whole or in part (R-6.2): of any type (R-6.3), monuments too
    (R-7.4)."""
    found: list[int] = []
    for lot in state.catalogue.lots_of[footprint]:
        building = state.covering[lot]
        if building >= 0 and building not in found:
            found.append(building)
    return found


def change_of_markers(state: State, footprint: int, replaced: list[int]) -> int:
    """Markers that come back, less those that go out to lots laid open (R-5.5, R-6.5)."""
    sizes = state.catalogue.size_of
    return sizes[footprint] - sum([sizes[building] for building in replaced])


def build(state: State, seat: Seat, piece: int, footprint: int, log: list[AnyEvent] | None) -> None:
    """The old buildings off, which happens in no other way (R-5.6), the new one on, markers settled, and what follows
    from it."""
    populations = counting.populations(state) if log is not None else []
    replaced = under(state, footprint)
    for building in replaced:
        _take_off(state, seat, building, log)
    player = state.players[seat]
    player.markers += change_of_markers(state, footprint, replaced)
    for lot in state.catalogue.lots_of[footprint]:
        state.covering[lot] = footprint
        state.pieces[lot] = piece
    insort(player.buildings, footprint)
    if log is not None:
        name, lots = state.catalogue.pieces[piece], state.catalogue.footprints[footprint]
        log.append(Built(seat=seat, piece=name, footprint=lots))
    if piece < state.catalogue.monuments_from:
        player.tray[piece] -= 1
        monuments.recount(state, NONE)
    else:
        monuments.raise_monument(state, seat, piece, footprint)
        monuments.recount(state, piece)
        monuments.give(state, piece, footprint, log)
    if log is not None:
        _tell_populations(state, populations, log)
    ending.end_turn(state, seat, log)


def _take_off(state: State, seat: Seat, building: int, log: list[AnyEvent] | None) -> None:
    """Back to the tray or to its card (R-6.4)."""
    catalogue = state.catalogue
    player = state.players[seat]
    piece = state.piece_on(building)
    player.buildings.remove(building)
    for lot in catalogue.lots_of[building]:
        state.covering[lot] = NONE
        state.pieces[lot] = NONE
    if piece < catalogue.monuments_from:
        player.tray[piece] += 1
    else:
        monuments.return_monument(state, seat, piece)
    if log is not None:
        log.append(Replaced(seat=seat, piece=catalogue.pieces[piece], footprint=catalogue.footprints[building]))


def _tell_populations(state: State, before: list[int], log: list[AnyEvent]) -> None:
    """The net change of the action, for every seat it concerns (R-5.7, R-7.12)."""
    for seat, number in enumerate(before):
        now = counting.population(state, seat)
        if now != number:
            log.append(PopulationMoved(seat=seat, before=number, population=now))


# --- why not


def refuse_build(state: State, seat: Seat, piece: int, footprint: int) -> Refusal | None:
    """Is the piece there, does it fit, are the lots the seat's, may it cover what is there, and is its card content?"""
    return (
        _refuse_piece(state, seat, piece)
        or _refuse_shape(state, piece, footprint)
        or _refuse_lots(state, seat, footprint)
        or _refuse_upgrade(state, seat, piece, footprint)
        or _refuse_monument(state, seat, piece, footprint)
    )


def _refuse_piece(state: State, seat: Seat, piece: int) -> Refusal | None:
    if piece >= state.catalogue.monuments_from:
        return monuments.refuse_monument(state, piece)
    if not state.players[seat].tray[piece]:
        return Refusal("R-5.1", "not-in-tray", {"piece": naming.piece(state.catalogue, piece)})
    return None


def _refuse_shape(state: State, piece: int, footprint: int) -> Refusal | None:
    catalogue = state.catalogue
    if catalogue.shape_of[footprint] == catalogue.shape_of_piece[piece]:
        return None
    arguments: dict[str, Argument] = {
        "piece": naming.piece(catalogue, piece),
        "footprint": naming.footprint(catalogue, footprint),
        "size": catalogue.size_of_piece[piece],
        "covered": catalogue.size_of[footprint],
    }
    return Refusal("R-5.3", "wrong-shape", arguments)


def _refuse_lots(state: State, seat: Seat, footprint: int) -> Refusal | None:
    if is_plot(state, seat, footprint):
        return None
    lots = [lot for lot in state.catalogue.lots_of[footprint] if state.owners[lot] != seat]
    return Refusal("R-5.2", "lot-not-yours", {"lot": naming.lot(state.catalogue, lots[0]), "count": len(lots)})


def _refuse_upgrade(state: State, seat: Seat, piece: int, footprint: int) -> Refusal | None:
    catalogue = state.catalogue
    sizes = catalogue.size_of
    for building in under(state, footprint):
        if sizes[building] >= sizes[footprint]:
            arguments: dict[str, Argument] = {
                "piece": naming.piece(catalogue, piece),
                "size": sizes[footprint],
                "covered": naming.piece(catalogue, state.piece_on(building)),
                "covered_size": sizes[building],
            }
            return Refusal("R-6.1", "not-larger", arguments)
    if enough_markers(state, seat, footprint):
        return None
    needed, markers = markers_needed(state, footprint), markers_at_hand(state, seat, footprint)
    return Refusal("R-6.6", "markers-short", {"needed": needed, "markers": markers})


def _refuse_monument(state: State, seat: Seat, piece: int, footprint: int) -> Refusal | None:
    if piece < state.catalogue.monuments_from:
        return None
    replaced = under(state, footprint)
    markers = state.players[seat].markers + change_of_markers(state, footprint, replaced)
    missing = monuments.refuse_requirements(state, seat, piece, footprint, replaced, markers)
    if missing is not None:
        return missing
    if not monuments.has_marker(state, seat, replaced):
        return Refusal("R-7.5", "no-monument-marker", {"piece": naming.piece(state.catalogue, piece)})
    return None
