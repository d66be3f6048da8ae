"""Every component of a table by name, wherever it lies (E-1.4 to E-1.8)."""

from collections import Counter

from latium.core.seats import Seat
from latium.games.first_empires import GAME
from latium.games.first_empires.catalogue import ORANGE, YELLOW
from latium.games.first_empires.state import State
from latium.games.first_empires.views import View

ON_THEIR_WAY = ("Placing", "Retreating", "Invading")
NO_TURN = ("Assigning", "Beginning", "Revealing")


def inventory(state: State) -> Counter[str]:
    """Cards by id, the rest as `explorer of seat 1`, `token of seat 1`, `token worth 2`, `die`."""
    return cards(state) + explorers(state) + tokens(state) + dice(state)


def cards(state: State) -> Counter[str]:
    """In decks, in hands, scored, discarded, and in the box with the civilizations nobody has."""
    found: Counter[str] = Counter()
    catalogue = state.catalogue
    masks = [mask for player in state.players for mask in (player.deck, player.hand, player.scored, player.discarded)]
    taken = {player.civilization for player in state.players}
    masks += [deck for civilization, deck in enumerate(catalogue.deck_of) if civilization not in taken]
    for mask in masks:
        found.update(catalogue.cards[card] for card in catalogue.cards_in(mask))
    return found


def explorers(state: State) -> Counter[str]:
    """On the map, on their way, or beside the board: those the yellow track does not show yet (E-8.8)."""
    view = GAME.observe(state, None)
    return Counter({f"explorer of seat {seat + 1}": _explorers(state, view, seat) for seat in range(state.seats)})


def _explorers(state: State, view: View, seat: Seat) -> int:
    shown = state.value(seat, YELLOW) if view.players[seat].civilization else 0
    on_map = sum(region.explorers for region in view.regions.values() if region.owner == seat)
    coming = sum(step.count or 0 for step in view.steps if step.step in ON_THEIR_WAY and step.seat == seat)
    return state.catalogue.source.game.explorers - shown + on_map + coming


def tokens(state: State) -> Counter[str]:
    """City tokens on the map, taken, above the tracks, or still in the box; and by what they are worth."""
    view = GAME.observe(state, None)
    found: Counter[str] = Counter()
    for seat, player in enumerate(view.players):
        lying = sum(region.cities[seat] for region in view.regions.values() if region.cities)
        away = sum(other.taken[seat] for other in view.players)
        boxed = 0 if player.civilization else len(state.catalogue.token_values)
        found[f"token of seat {seat + 1}"] = lying + away + len(player.tokens) + boxed
        found.update(f"token worth {value}" for value in player.revealed)
        for value, count in enumerate(view.values_left[seat]):
            found[f"token worth {value}"] += count
    return found


def dice(state: State) -> Counter[str]:
    """On the table, in the hand that rolls, or left aside: those the orange track did not show at the start of the turn
    (E-4.1, E-4.9)."""
    view = GAME.observe(state, None)
    total = state.catalogue.source.game.dice
    if not view.round or not view.steps or view.steps[-1].step in NO_TURN:
        return Counter(die=total)
    step = view.steps[-1]
    player = state.players[view.steps[0].seat or 0]
    level = player.levels[ORANGE] - view.turn.raised["orange"]
    rolled = state.catalogue.values[player.civilization][ORANGE][level]
    rolling = step.count or 0 if step.step == "Rolling" else 0
    return Counter(die=total - rolled + sum(view.turn.dice.values()) + rolling)
