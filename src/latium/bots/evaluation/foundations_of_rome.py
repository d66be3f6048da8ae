"""Positions of Foundations of Rome judged by what can be counted: points, and what the city will still bring.

A seat's worth is its points, what its buildings bring in this era and those to come, its coins as far as deeds are left
to buy, its markers, and the best constructions its lots allow next, as far as there are turns for them. A deed is also
worth the plots it may become part of, and what a rival would have made of it. A position's value weighs the own worth
against that of the rivals. All is whole numbers: every machine judges alike.
"""

from collections.abc import Sequence
from typing import Final, final

from latium.bots.evaluation.foundations_of_rome_board import (
    POINT,
    City,
    Outlook,
    city_worth,
    coin_worth,
    marker_worth,
)
from latium.bots.evaluation.foundations_of_rome_lots import hope_of, wanted_shapes, wish_for
from latium.bots.evaluation.foundations_of_rome_plots import Survey, plan_worth
from latium.core.seats import Seat
from latium.games.foundations_of_rome.actions import Action, Build, Keep
from latium.games.foundations_of_rome.catalogue import NONE
from latium.games.foundations_of_rome.rules import counting
from latium.games.foundations_of_rome.rules.setup import drafting
from latium.games.foundations_of_rome.state import State

WON: Final = 1_000_000
"""The end outweighs everything else; the lead still counts."""
TRIED: Final = 20
"""So many constructions are looked at closely."""
EMPTY_LOT: Final[list[int]] = [15, 35, 60]
"""By era: what an own lot without a building is worth, which may bring its point at the end (R-10.2)."""
HOPE: Final = 150
"""Percent of the hopes for a lot, while deeds enough are to come."""
HOPE_DEEDS: Final = 800
"""Deeds for each seat, in hundredths, that are enough."""
DENIAL: Final = 35
"""Percent of what a rival may want a lot for; the more rivals there are, the less one of them matters."""


@final
class Judge:
    """Judges what may follow from a position, for the seat that is to act in it."""

    __slots__ = ("_city", "_root", "_seat", "_wanted")

    def __init__(self, state: State, seat: Seat) -> None:
        self._root = state
        self._seat = seat
        self._city = City(state)
        self._wanted: list[list[bool]] = [wanted_shapes(state, other) for other in range(state.seats)]

    # --- which actions

    def candidates(self, legal: Sequence[Action]) -> Sequence[Action]:
        """Of the constructions, those that promise most; of a hand to draft from, the best deed."""
        if drafting(self._root):
            return [self._draft(legal)]
        chosen = self._promising()
        return [action for action in legal if not isinstance(action, Build) or action.key in chosen]

    def _draft(self, legal: Sequence[Action]) -> Action:
        best = legal[0]
        highest = -1
        for action in legal:
            assert isinstance(action, Keep)
            wish = wish_for(self._root, self._seat, action.lot, self._wanted[self._seat])
            if wish > highest:
                best = action
                highest = wish
        return best

    def _promising(self) -> list[int]:
        """The keys of the constructions that promise most."""
        root = self._root
        gains = Survey(root, self._seat, self._city, Outlook(root, self._seat)).gains()
        return [Build(gain.piece, gain.footprint).key for gain in gains[:TRIED]]

    # --- what a position is worth

    def value(self, state: State) -> int:
        if state.reason:
            return self._final(state)
        root = self._root
        same = state.era == root.era and state.covering == root.covering
        city = self._city if same else City(state)
        rivals = 0
        for other in range(state.seats):
            if other != self._seat:
                rivals += self._rival(state, other, city)
        return state.seats * self._own(state, city) - rivals

    def _final(self, state: State) -> int:
        """Points, then coins (R-10.4)."""
        worths = [POINT * sum(player.points) + min(player.coins, POINT - 1) for player in state.players]
        lead = worths.pop(self._seat) - max(worths)
        return lead + (WON if lead > 0 else -WON if lead < 0 else 0)

    def _own(self, state: State, city: City) -> int:
        outlook = Outlook(state, self._seat)
        player = state.players[self._seat]
        worth = city_worth(state, self._seat, city, outlook)
        worth += coin_worth(player.coins, outlook) + marker_worth(player.markers, outlook)
        gains = Survey(state, self._seat, city, outlook).gains()
        worth += plan_worth(state, self._seat, gains, outlook)
        worth += len(counting.empty_lots(state, self._seat)) * EMPTY_LOT[state.era]
        return worth + self._deed(state, outlook)

    def _rival(self, state: State, other: Seat, city: City) -> int:
        outlook = Outlook(state, other)
        return city_worth(state, other, city, outlook) + coin_worth(state.players[other].coins, outlook)

    def _deed(self, state: State, outlook: Outlook) -> int:
        """What the deed just bought may become part of, and what it takes from rivals."""
        lot = self._bought(state)
        if lot == NONE:
            return 0
        hope = hope_of(self._root, self._seat, lot, self._wanted[self._seat]) * HOPE // 100
        worth = hope * min(outlook.share, HOPE_DEEDS) // HOPE_DEEDS
        return worth + self._denied(lot)

    def _denied(self, lot: int) -> int:
        """What it is worth that no rival has the lot, by the one who may want it most."""
        rivals = self._root.seats - 1
        most = 0
        for other in range(self._root.seats):
            if other != self._seat:
                most = max(most, wish_for(self._root, other, lot, self._wanted[other]))
        return most * DENIAL // (100 * rivals * rivals)

    def _bought(self, state: State) -> int:
        for lot in self._root.row:
            if state.owners[lot] == self._seat:
                return lot
        return NONE
