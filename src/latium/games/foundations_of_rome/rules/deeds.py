"""Chapter R-4: income, and deeds for sale."""

from latium.core.protocol import Refusal
from latium.core.seats import Seat
from latium.games.foundations_of_rome.actions import BUYS, Action
from latium.games.foundations_of_rome.events import AnyEvent, Bought, Offered, TookIncome
from latium.games.foundations_of_rome.frames import Filling
from latium.games.foundations_of_rome.rules import counting, ending, naming
from latium.games.foundations_of_rome.rules.setup import own
from latium.games.foundations_of_rome.state import State


def income(state: State, seat: Seat) -> int:
    """A fixed number, and the coin values of the seat's buildings (R-4.1)."""
    return state.catalogue.income_base + counting.coin_value(state, seat)


def take_income(state: State, seat: Seat, log: list[AnyEvent] | None) -> None:
    coins = income(state, seat)
    state.players[seat].coins += coins
    if log is not None:
        base = state.catalogue.income_base
        log.append(TookIncome(seat=seat, base=base, value=coins - base, coins=coins))
    ending.end_quiet_turn(state, seat, log)


def purchases(state: State, seat: Seat) -> list[Action]:
    """Every deed the seat can pay and has a marker for (R-4.2, R-4.4); none in final turns (R-4.6, R-8.3)."""
    player = state.players[seat]
    if state.final_turns or not player.markers:
        return []
    prices = state.catalogue.prices
    return [BUYS[slot] for slot in range(len(state.row)) if prices[slot] <= player.coins]


def buy(state: State, seat: Seat, slot: int, log: list[AnyEvent] | None) -> None:
    """The deeds to the right slide (R-4.3), the lot is the buyer's (R-4.4)."""
    price = state.catalogue.prices[slot]
    lot = state.row.pop(slot)
    state.players[seat].coins -= price
    own(state, seat, lot)
    if log is not None:
        log.append(Bought(seat=seat, lot=state.catalogue.lots[lot], price=price))
    ending.after_a_deed_left(state, seat, log)


def offer(state: State, count: int, lot: int, log: list[AnyEvent] | None) -> None:
    """A deed of the era's pile comes in on the right (R-4.3)."""
    state.unseen.remove(lot)
    state.row.append(lot)
    state.piles[state.era] -= 1
    if count > 1:
        state.pending[-1] = Filling(count - 1)
    else:
        state.pending.pop()
    if log is not None:
        slot = len(state.row)
        price = state.catalogue.prices[slot - 1]
        log.append(Offered(lot=state.catalogue.lots[lot], slot=slot, price=price))


def refuse_buy(state: State, seat: Seat, slot: int) -> Refusal | None:
    player = state.players[seat]
    if state.final_turns:
        return Refusal("R-4.6", "no-deeds-in-final-turns")
    if slot >= len(state.row):
        return Refusal("R-4.2", "slot-empty", {"slot": slot + 1, "deeds": len(state.row)})
    lot = naming.lot(state.catalogue, state.row[slot])
    price = state.catalogue.prices[slot]
    if price > player.coins:
        return Refusal("R-4.2", "too-dear", {"lot": lot, "price": price, "coins": player.coins})
    if not player.markers:
        return Refusal("R-4.4", "no-marker-free", {"lot": lot})
    return None
