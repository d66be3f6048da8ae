"""Chapter R-9: what an era brings, and R-10.2 to R-10.4: the final score."""

from latium.core.protocol import Part, Score
from latium.core.seats import Seat
from latium.games.foundations_of_rome.catalogue import (
    CIVIC as CIVIC_TYPE,
)
from latium.games.foundations_of_rome.catalogue import (
    COMMERCIAL,
    MEASURES,
    PER_BUILDING,
    PER_CIVIC,
    PER_COIN,
    RESIDENTIAL,
    Catalogue,
)
from latium.games.foundations_of_rome.components import ERAS
from latium.games.foundations_of_rome.events import (
    AnyEvent,
    CivicScored,
    CommerceScored,
    LotsScored,
    Neighbour,
    PopulationScored,
    Shop,
)
from latium.games.foundations_of_rome.rules import counting
from latium.games.foundations_of_rome.state import CIVIC, COMMERCE, EMPTY_LOTS, POPULATION, SCORE_PARTS, State


def score_era(state: State, log: list[AnyEvent] | None) -> None:
    """Commerce, civic buildings, population; the order changes nothing (R-8.4)."""
    for seat in range(state.seats):
        score_commerce(state, seat, log)
    for seat in range(state.seats):
        score_civic(state, seat, log)
    score_population(state, log)


# --- commerce


def commerce_points(state: State, building: int) -> int:
    """Its points (R-9.1), and in the last era its coins as points (R-9.2)."""
    piece = state.piece_on(building)
    return state.catalogue.points[piece] + (state.worths[piece] if state.era == ERAS - 1 else 0)


def commerce_coins(state: State, building: int) -> int:
    """Its coins, but in the last era, where they are points (R-9.2)."""
    return 0 if state.era == ERAS - 1 else state.worths[state.piece_on(building)]


def score_commerce(state: State, seat: Seat, log: list[AnyEvent] | None) -> None:
    """Each commercial building brings points and coins, without the fixed number of an income (R-9.1)."""
    player = state.players[seat]
    shops = counting.of_type(state, seat, COMMERCIAL)
    for building in shops:
        player.score(COMMERCE, commerce_points(state, building))
        player.coins += commerce_coins(state, building)
    if log is not None and shops:
        told = tuple([_shop(state, building) for building in shops])
        points, coins = sum([shop.points for shop in told]), sum([shop.coins for shop in told])
        log.append(CommerceScored(seat=seat, era=state.era + 1, buildings=told, points=points, coins=coins))


def _shop(state: State, building: int) -> Shop:
    catalogue = state.catalogue
    piece = catalogue.pieces[state.piece_on(building)]
    points, coins = commerce_points(state, building), commerce_coins(state, building)
    return Shop(piece, catalogue.footprints[building], points, coins)


# --- civic buildings


def counted(state: State, measure: int, neighbour: int) -> int:
    """For how much a neighbour counts, whoever owns it (R-9.3): as a building, a civic one, by coins or people."""
    piece = state.piece_on(neighbour)
    type_ = state.catalogue.type_of[piece]
    if measure == PER_BUILDING:
        return 1
    if measure == PER_CIVIC:
        return 1 if type_ == CIVIC_TYPE else 0
    if measure == PER_COIN:
        return state.worths[piece] if type_ == COMMERCIAL else 0
    return state.worths[piece] if type_ == RESIDENTIAL else 0


def civic_total(state: State, building: int) -> int:
    """What a civic building counts, over all its neighbours (R-9.4)."""
    measure = state.catalogue.measure[state.piece_on(building)]
    total = 0
    for neighbour in state.neighbours(building):
        total += counted(state, measure, neighbour)
    return total


def points_for(catalogue: Catalogue, piece: int, total: int) -> int:
    """So many for each full share of what a civic piece counts (R-9.5, R-9.6, R-9.7)."""
    return total // catalogue.every[piece] * catalogue.rate[piece]


def civic_points(state: State, building: int) -> int:
    return points_for(state.catalogue, state.piece_on(building), civic_total(state, building))


def score_civic(state: State, seat: Seat, log: list[AnyEvent] | None) -> None:
    for building in counting.of_type(state, seat, CIVIC_TYPE):
        points = civic_points(state, building)
        state.players[seat].score(CIVIC, points)
        if log is not None:
            log.append(_civic_event(state, seat, building, points))


def _civic_event(state: State, seat: Seat, building: int, points: int) -> CivicScored:
    catalogue = state.catalogue
    piece = state.piece_on(building)
    measure = catalogue.measure[piece]
    neighbours = [
        Neighbour(
            state.owner_of(neighbour),
            catalogue.pieces[state.piece_on(neighbour)],
            catalogue.footprints[neighbour],
            counted(state, measure, neighbour),
        )
        for neighbour in state.neighbours(building)
    ]
    return CivicScored(
        seat=seat,
        era=state.era + 1,
        piece=catalogue.pieces[piece],
        footprint=catalogue.footprints[building],
        measure=MEASURES[measure],
        neighbours=tuple([neighbour for neighbour in neighbours if neighbour.count]),
        total=civic_total(state, building),
        points=points,
    )


# --- population


def number_counted(populations: list[int], own: int) -> int:
    """The own number for the highest (R-9.8), the next higher for all others (R-9.9), nothing for nobody (R-9.10)."""
    if not own:
        return 0
    return min([number for number in populations if number > own], default=own)


def population_bonus(state: State, populations: list[int], own: int) -> int:
    """For every seat with the highest number, if it is not 0 (R-9.8, R-9.10)."""
    leads = own > 0 and own == max(populations)
    return state.catalogue.population_bonus[state.era] if leads else 0


def population_points(state: State, populations: list[int], own: int) -> int:
    return number_counted(populations, own) + population_bonus(state, populations, own)


def score_population(state: State, log: list[AnyEvent] | None) -> None:
    populations = counting.populations(state)
    for seat, own in enumerate(populations):
        number = number_counted(populations, own)
        bonus = population_bonus(state, populations, own)
        state.players[seat].score(POPULATION, number + bonus)
        if log is not None:
            log.append(
                PopulationScored(
                    seat=seat,
                    era=state.era + 1,
                    population=own,
                    counted=number,
                    bonus=bonus,
                    points=number + bonus,
                )
            )


# --- the end


def score_empty_lots(state: State, log: list[AnyEvent] | None) -> None:
    """For the owners; a lot whose deed the guard took has none (R-10.2)."""
    for seat in range(state.seats):
        lots = counting.empty_lots(state, seat)
        points = len(lots) * state.catalogue.source.game.empty_lot_points
        player = state.players[seat]
        player.points[EMPTY_LOTS] = points
        player.counts[EMPTY_LOTS] = len(lots)
        if log is not None and lots:
            names = tuple([state.catalogue.lots[lot] for lot in lots])
            log.append(LotsScored(seat=seat, lots=names, points=points))


def score(state: State, seat: Seat) -> Score:
    """What is scored so far; coins decide between equals and score nothing (R-10.3, R-10.4)."""
    player = state.players[seat]
    parts = [Part(name, player.counts[part], player.points[part]) for part, name in enumerate(SCORE_PARTS)]
    return Score(sum(player.points), tuple(parts), (player.coins,))
