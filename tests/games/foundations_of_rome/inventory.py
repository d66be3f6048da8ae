"""Every component of a table by name, wherever it lies (R-1.2 to R-1.6)."""

from collections import Counter

from latium.core.seats import Seat
from latium.games.foundations_of_rome import GAME
from latium.games.foundations_of_rome.state import State
from latium.games.foundations_of_rome.views import View


def inventory(state: State) -> Counter[str]:
    """As `deed of c4`, `lot marker of seat 1`, `monument marker of seat 1`, `pottery of seat 1`, `pantheon`."""
    view = GAME.observe(state, None)
    found = deeds(state, view) + monuments(state, view)
    for seat in range(state.seats):
        found += markers(state, view, seat) + buildings(state, view, seat)
    return found


def deeds(state: State, view: View) -> Counter[str]:
    """Of owners, in the row, in hands, out of the game, and unseen: in the piles or still to be dealt."""
    lots = state.catalogue.lots
    hidden = [lots[lot] for lot in state.unseen]
    held = [lots[lot] for hand in state.hands for lot in hand]
    return Counter(f"deed of {lot}" for lot in (*view.lots, *view.row, *view.gone, *held, *hidden))


def markers(state: State, view: View, seat: Seat) -> Counter[str]:
    """In supply, on lots without a building, on monuments."""
    owned = sum(owner == seat for owner in view.lots.values())
    own = [building for building in view.buildings if building.owner == seat]
    sizes, index = state.catalogue.size_of_piece, state.catalogue.piece_index
    covered = sum(sizes[index[building.piece]] for building in own)
    standing = sum(building.piece in monuments_of(state) for building in own)
    return Counter(
        {
            f"lot marker of seat {seat + 1}": view.players[seat].markers + owned - covered,
            f"monument marker of seat {seat + 1}": view.players[seat].monument_markers + standing,
        }
    )


def monuments_of(state: State) -> list[str]:
    return [monument.id for monument in state.catalogue.source.monument]


def buildings(state: State, view: View, seat: Seat) -> Counter[str]:
    """In the tray and in the city."""
    own = [building.piece for building in view.buildings if building.owner == seat]
    standing = [piece for piece in own if piece not in monuments_of(state)]
    tray = [piece for piece, count in view.players[seat].tray.items() for _ in range(count)]
    return Counter(f"{piece} of seat {seat + 1}" for piece in (*tray, *standing))


def monuments(state: State, view: View) -> Counter[str]:
    """On their cards, in the city, and in the box."""
    known = monuments_of(state)
    standing = [building.piece for building in view.buildings if building.piece in known]
    waiting = [monument.piece for monument in view.display if monument.footprint is None]
    shown = {monument.piece for monument in view.display}
    return Counter([*standing, *waiting, *(monument for monument in known if monument not in shown)])
