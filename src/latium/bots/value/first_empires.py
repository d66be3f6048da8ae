"""What the trained value of First Empires looks at: the civilizations and the map, and of the own cards what they
promise."""

from typing import Any, Final, final

from latium.bots.evaluation.first_empires import Judge, carried_through, rival_worth, tokens_won, turns_to_come
from latium.bots.evaluation.first_empires_cards import prospect
from latium.bots.evaluation.first_empires_map import Holding
from latium.bots.evaluation.first_empires_tracks import POINT
from latium.bots.value.traits import Look
from latium.core.seats import Seat
from latium.games.first_empires.catalogue import BLACK, BLUE, COLOURS, ORANGE, PURPLE, YELLOW
from latium.games.first_empires.frames import (
    Advancing,
    Closing,
    Founding,
    Moving,
    Placing,
    Rerolling,
    Revealing,
    Rolling,
)
from latium.games.first_empires.rules import scoring
from latium.games.first_empires.rules.advancement import TOP
from latium.games.first_empires.state import State

TABLE: Final = ["round", "rounds to come", "free regions", "turned up"]
PRIVATE: Final = ["worth with cards", "promise of cards", "best card", "second best card", "points in hand"]
PUBLIC: Final = [
    "worth",
    "points",
    "card points",
    "tokens won",
    "cities on the map",
    "cities left open",
    "cities lost",
    "orange level",
    "blue level",
    "purple level",
    "green level",
    "yellow level",
    "dice",
    "re-rolls",
    "points to move",
    "explorers to come",
    "regions",
    "colours",
    "explorers",
    "most explorers in a region",
    "lone explorers",
    "cards in hand",
    "cards scored",
    "cards to draw",
    "tokens not on the map",
    "turns to come",
    "turns until the next",
    "rolls",
    "re-rolls now",
    "moves",
    "advances",
    "places",
    "re-rolls left",
    "points left",
    "raises at hand",
    "raises a region away",
    "black dice",
]


@final
class FirstEmpires:
    """Counts positions of First Empires."""

    __slots__ = ()

    def started(self, state: Any) -> bool:
        position: State = state
        return position.round > 0

    def names(self) -> list[list[str]]:
        return [TABLE, PRIVATE, PUBLIC]

    def look(self, state: Any) -> Look:
        position = carried_through(state)
        seats = range(position.seats)
        holdings = [Holding(position, seat) for seat in seats]
        turns = [turns_to_come(position, seat) for seat in seats]
        public = [_public(position, seat, holdings[seat], turns[seat]) for seat in seats]
        private = [_private(position, seat, holdings[seat], turns[seat]) for seat in seats]
        return Look(_table(position), public, private)


def _table(state: State) -> list[int]:
    free = 0
    for owner in state.owners:
        if owner < 0:
            free += 1
    turned_up = 0
    for values in state.hoards:
        turned_up += len(values)
    return [state.round, state.catalogue.rounds - state.round, free, turned_up]


def _private(state: State, seat: Seat, held: Holding, turns: int) -> list[int]:
    """What the judge says with the seat's cards in its eyes, and what these promise."""
    player = state.players[seat]
    own = Judge(state, seat).own(state)
    total = best = second = points = card = 0
    hand = player.hand
    while hand:
        if hand & 1:
            worth = prospect(state, seat, card, held, None, turns + 1)
            total += worth
            points += state.catalogue.card_points[card]
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
        hand >>= 1
        card += 1
    return [own, total, best, second, points]


def _public(state: State, seat: Seat, held: Holding, turns: int) -> list[int]:
    player = state.players[seat]
    card_points = scoring.card_points(state, seat)
    found = [
        rival_worth(state, seat, turns) + POINT * sum(state.hoards[seat]),
        scoring.track_points(state, seat) + card_points + sum(state.hoards[seat]),
        card_points,
        tokens_won(state, seat),
    ]
    found += _cities(state, seat)
    found += player.levels
    found += [state.value(seat, track) for track in (ORANGE, BLUE, PURPLE, YELLOW)]
    found += _explorers(state, held)
    found += [
        player.hand.bit_count(),
        player.scored.bit_count(),
        player.deck.bit_count(),
        player.tokens.bit_count(),
        turns,
    ]
    return found + _stage(state, seat) + _dice(state, seat, held)


def _cities(state: State, seat: Seat) -> list[int]:
    """On the map, those of them without own explorers, and those in regions of rivals."""
    cities = open_ = lost = 0
    for region, count in enumerate(state.cities[seat]):
        if count:
            cities += count
            owner = state.owners[region]
            if owner != seat:
                if owner < 0:
                    open_ += count
                else:
                    lost += count
    return [cities, open_, lost]


def _explorers(state: State, held: Holding) -> list[int]:
    count = lone = 0
    for region in held.regions:
        explorers = state.explorers[region]
        count += explorers
        if explorers == 1:
            lone += 1
    return [len(held.regions), len(COLOURS) - held.colours.count(0), count, held.tallest, lone]


def _stage(state: State, seat: Seat) -> list[int]:
    """How many turns until the seat's next one, and how far it is in its own."""
    frame = state.pending[0]
    if isinstance(frame, Revealing):
        return [0, 0, 0, 0, 0, 0]
    wait = (seat - frame.seat) % state.seats
    if wait:
        return [wait, 0, 0, 0, 0, 0]
    return [
        0,
        1 if isinstance(frame, Rolling) else 0,
        1 if isinstance(frame, Rerolling) else 0,
        1 if isinstance(frame, Moving) else 0,
        1 if isinstance(frame, Advancing) else 0,
        1 if isinstance(frame, (Closing, Founding, Placing)) else 0,
    ]


def _dice(state: State, seat: Seat, held: Holding) -> list[int]:
    """What the turn under way still offers the seat whose it is."""
    if state.pending[0].seat != seat:
        return [0, 0, 0, 0, 0]
    turn = state.turn
    levels = state.players[seat].levels
    at_hand = away = 0
    for track in range(len(COLOURS)):
        risen = turn.raised[track]
        room = min(turn.dice[track] - risen, TOP - levels[track])
        if room > 0:
            ready = min(room, max(0, held.colours[track] - risen))
            at_hand += ready
            away += room - ready
    return [turn.rerolls, turn.points, at_hand, away, turn.dice[BLACK]]
