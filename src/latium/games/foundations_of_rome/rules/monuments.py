"""Chapter R-7: what a monument asks for, and what it does."""

from latium.core.protocol import Argument, Demand, Demands, Message, Refusal
from latium.core.seats import Seat
from latium.games.foundations_of_rome.catalogue import (
    ADJACENT_BUILDINGS,
    ADJACENT_OTHER_PLAYER_BUILDINGS,
    BORDER_LOTS,
    BUILDINGS,
    COIN_VALUE,
    COINS_IN_HAND,
    DEEDS,
    LOT_MARKERS_IN_SUPPLY,
    LOT_MARKERS_ON_BOARD,
    LOTS_COVERED,
    MAX_BUILDING_SIZE,
    NONE,
    POPULATION,
    REQUIREMENTS,
    TOUCHES_BORDER,
)
from latium.games.foundations_of_rome.events import AnyEvent, Gifted
from latium.games.foundations_of_rome.rules import counting, naming
from latium.games.foundations_of_rome.state import GIFTS, State


def card_of(state: State, monument: int) -> list[list[int]]:
    """What the card of a monument in the game asks for."""
    place = state.place_of(monument)
    return state.catalogue.requirements[state.cards[place]][monument]


def about_place(kind: int) -> bool:
    """Whether a requirement is one on the footprint, and not on the builder (R-7.10)."""
    return kind >= TOUCHES_BORDER


def judged_after(state: State, kind: int) -> bool:
    """Markers in supply may count as they are after the construction, where the table plays so (R-7.2)."""
    return kind == LOT_MARKERS_IN_SUPPLY and state.options["pantheon_after"] is True


def figure(state: State, seat: Seat, kind: int, type_: int) -> int:
    """How much of what a card asks for the builder has, just before the action (R-7.2, R-7.9)."""
    player = state.players[seat]
    if kind == LOT_MARKERS_IN_SUPPLY:
        return player.markers
    if kind == LOT_MARKERS_ON_BOARD:
        return state.catalogue.lot_markers - player.markers
    if kind == POPULATION:
        return counting.population(state, seat)
    if kind == DEEDS:
        return counting.deeds(state, seat)
    if kind == LOTS_COVERED:
        return counting.lots_covered(state, seat, type_)
    if kind == BUILDINGS:
        return len(counting.of_type(state, seat, type_))
    if kind == MAX_BUILDING_SIZE:
        return counting.largest(state, seat)
    if kind == COIN_VALUE:
        return counting.coin_value(state, seat)
    if kind == BORDER_LOTS:
        return counting.border_lots(state, seat)
    assert kind == COINS_IN_HAND
    return player.coins


def figure_of_place(state: State, seat: Seat, kind: int, footprint: int, replaced: list[int]) -> int:
    """How much of what a card asks for the place has (R-7.3): neighbours as they are after the construction."""
    if kind == TOUCHES_BORDER:
        return 1 if state.catalogue.at_border[footprint] else 0
    beside = [building for building in state.neighbours(footprint) if building not in replaced]
    if kind == ADJACENT_BUILDINGS:
        return len(beside)
    assert kind == ADJACENT_OTHER_PLAYER_BUILDINGS
    return len([building for building in beside if state.owner_of(building) != seat])


def builder_may(state: State, seat: Seat, monument: int) -> bool:
    """Whether the builder has all that is asked of it; the footprint is another matter."""
    for kind, number, type_ in card_of(state, monument):
        if about_place(kind) or judged_after(state, kind):
            continue
        if figure(state, seat, kind, type_) < number:
            return False
    return True


def place_may(state: State, seat: Seat, monument: int, footprint: int, replaced: list[int], markers: int) -> bool:
    """Whether the footprint has all that is asked of it; `markers` will be in supply afterwards."""
    for kind, number, _ in card_of(state, monument):
        if about_place(kind):
            if figure_of_place(state, seat, kind, footprint, replaced) < number:
                return False
        elif judged_after(state, kind) and markers < number:
            return False
    return True


def free(state: State) -> list[int]:
    """The monuments of the game that stand nowhere (R-7.1)."""
    return [monument for place, monument in enumerate(state.display) if state.standing[place] < 0]


def has_marker(state: State, seat: Seat, replaced: list[int]) -> bool:
    """One monument marker each; one that comes back in the same action will do (R-7.5)."""
    if state.players[seat].monument_markers:
        return True
    first = state.catalogue.monuments_from
    return any(state.piece_on(building) >= first for building in replaced)


# --- what a monument does


def raise_monument(state: State, seat: Seat, monument: int, footprint: int) -> None:
    state.standing[state.place_of(monument)] = footprint
    state.players[seat].monument_markers -= 1


def return_monument(state: State, seat: Seat, monument: int) -> None:
    """Back on its card, for anyone to build (R-7.7)."""
    state.standing[state.place_of(monument)] = NONE
    state.players[seat].monument_markers += 1


def recount(state: State, built: int) -> None:
    """Numbers that count neighbours follow them (R-7.12); or stay as they were when built, where a table plays so."""
    catalogue = state.catalogue
    for monument in catalogue.live:
        place = state.place_of(monument)
        if place < 0 or (state.options["live_temples"] is not True and monument != built):
            continue
        standing = state.standing[place]
        worth = catalogue.worths[monument]
        if standing >= 0:
            worth += catalogue.per_neighbour[monument] * len(state.neighbours(standing))
        if state.worths[monument] != worth:
            state.worths = state.worths.copy()
            state.worths[monument] = worth


def give(state: State, monument: int, footprint: int, log: list[AnyEvent] | None) -> None:
    """To each seat with a building beside the new monument, the builder too, once each (R-7.11)."""
    catalogue = state.catalogue
    points, coins = catalogue.gift_points[monument], catalogue.gift_coins[monument]
    if not points and not coins:
        return
    beside = [state.owner_of(building) for building in state.neighbours(footprint)]
    for seat in range(state.seats):
        if seat not in beside:
            continue
        player = state.players[seat]
        player.coins += coins
        if points:
            player.score(GIFTS, points)
        if log is not None:
            log.append(Gifted(seat=seat, piece=catalogue.pieces[monument], points=points, coins=coins))


# --- why not


def refuse_monument(state: State, monument: int) -> Refusal | None:
    """Whether it can be had at all (R-7.1)."""
    place = state.place_of(monument)
    name = naming.piece(state.catalogue, monument)
    if place < 0:
        return Refusal("R-2.7", "monument-not-in-game", {"piece": name})
    if state.standing[place] >= 0:
        where = naming.footprint(state.catalogue, state.standing[place])
        return Refusal("R-7.1", "monument-stands", {"piece": name, "footprint": where})
    return None


def refuse_requirements(
    state: State, seat: Seat, monument: int, footprint: int, replaced: list[int], markers: int
) -> Refusal | None:
    """The first thing its card asks for that is missing, with the figures."""
    for kind, number, type_ in card_of(state, monument):
        if about_place(kind):
            there, clause = figure_of_place(state, seat, kind, footprint, replaced), "R-7.3"
        elif judged_after(state, kind):
            there, clause = markers, "R-7.2"
        else:
            there, clause = figure(state, seat, kind, type_), "R-7.2"
        if there < number:
            arguments: dict[str, Argument] = {
                "piece": naming.piece(state.catalogue, monument),
                "condition": condition(kind, number, type_),
                "kind": REQUIREMENTS[kind],
                "count": there,
            }
            return Refusal(clause, "requirement-missing", arguments)
    return None


# --- how far one has come


def demands(state: State, viewer: Seat | None) -> Demands:
    """What the cards of monuments that stand nowhere ask for, and how much of it a builder has."""
    found: dict[str, tuple[Demand, ...]] = {}
    for monument in free(state):
        lines = [_demand(state, viewer, kind, number, type_) for kind, number, type_ in card_of(state, monument)]
        found[state.catalogue.pieces[monument]] = tuple(lines)
    return found


def _demand(state: State, viewer: Seat | None, kind: int, number: int, type_: int) -> Demand:
    """The place is not known yet, and neither are the markers after the construction."""
    says = condition(kind, number, type_)
    if viewer is None or about_place(kind) or judged_after(state, kind):
        return Demand(says, number, None)
    return Demand(says, number, figure(state, viewer, kind, type_))


def condition(kind: int, number: int, type_: int) -> Message:
    """One line of a monument card as a sentence."""
    told: dict[str, Argument] = {"n": number, "type": naming.type_(type_)}
    return Message(f"condition-{REQUIREMENTS[kind].replace('_', '-')}", told)
