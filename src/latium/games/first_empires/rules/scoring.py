"""Chapter E-11: scoring."""

from latium.core.protocol import Part, Score
from latium.core.seats import Seat
from latium.games.first_empires.catalogue import COLOURS
from latium.games.first_empires.state import State


def track_points(state: State, seat: Seat) -> int:
    """The spaces reached, not those below them (E-11.2)."""
    player = state.players[seat]
    if player.civilization < 0:
        return 0
    spaces = state.catalogue.level_points[player.civilization]
    return sum([spaces[track][player.levels[track]] for track in range(len(COLOURS))])


def card_points(state: State, seat: Seat) -> int:
    """E-11.4."""
    cards = state.catalogue.cards_in(state.players[seat].scored)
    return sum([state.catalogue.card_points[card] for card in cards])


def points(state: State, seat: Seat) -> int:
    """What is known to be scored: city tokens count once they are turned up (E-11.3)."""
    return track_points(state, seat) + card_points(state, seat) + sum(state.hoards[seat])


def score(state: State, seat: Seat) -> Score:
    player = state.players[seat]
    tokens = sum(state.cities[seat]) + sum(player.taken)
    cards = player.scored.bit_count()
    parts = (
        Part("tracks", sum(player.levels), track_points(state, seat)),
        Part("cities", tokens, sum(state.hoards[seat])),
        Part("cards", cards, card_points(state, seat)),
    )
    # E-11.5: cards left in hand, then scored tokens and cards together.
    return Score(points(state, seat), parts, (player.hand.bit_count(), tokens + cards))
