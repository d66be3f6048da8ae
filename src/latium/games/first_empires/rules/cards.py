"""Chapter E-10: achievement cards."""

from latium.core.protocol import Argument, Demand, Demands, Message, Refusal
from latium.core.seats import Seat
from latium.games.first_empires.actions import Action, Score
from latium.games.first_empires.catalogue import (
    CAPTURE_CITY_TURN,
    CAPTURED_TOTAL,
    CONDITIONS,
    CONQUER,
    CONQUER_PLAYERS,
    DICE_DISTINCT,
    DICE_FACE,
    DICE_SAME,
    EXPLORERS_IN_REGION,
    OCCUPY_COAST,
    OCCUPY_COLOR,
    OCCUPY_DISTINCT_COLORS,
    OCCUPY_TOTAL,
    OWN_CITIES_ON_BOARD,
    RAISE_TRACK,
    Catalogue,
)
from latium.games.first_empires.events import AnyEvent, Scored
from latium.games.first_empires.frames import Rerolling
from latium.games.first_empires.rules import naming
from latium.games.first_empires.state import State


def scorings(state: State, seat: Seat) -> list[Action]:
    """The cards in hand whose conditions hold now (E-10.1), however many (E-10.4); none has to be scored (E-10.8)."""
    hand = state.players[seat].hand
    if not hand:
        return []
    return [Score(card) for card in state.catalogue.cards_in(hand) if holds(state, seat, card)]


def holds(state: State, seat: Seat, card: int) -> bool:
    """Whether all conditions of a card hold now (E-10.1), whenever else they did (E-10.3); dice when final (E-10.6)."""
    for kind, number, about in state.catalogue.conditions[card]:
        if kind >= DICE_SAME and not dice_are_final(state):
            return False
        if reached(state, seat, kind, about) < number:
            return False
    return True


def dice_are_final(state: State) -> bool:
    """Dice count once re-rolling is over (E-10.6), unless the table lets a roll count at once."""
    return state.options["early_dice_cards"] is True or not isinstance(state.pending[-1], Rerolling)


def reached(state: State, seat: Seat, kind: int, about: int) -> int:
    """How far a seat has come with what a kind of condition counts (E-10.2)."""
    if kind <= EXPLORERS_IN_REGION:
        return _occupied(state, seat, kind, about)
    if kind >= DICE_SAME:
        return _dice(state, kind, about)
    if kind == OWN_CITIES_ON_BOARD:
        return sum(state.cities[seat])
    if kind == CAPTURED_TOTAL:
        return sum(state.players[seat].taken)
    return _this_turn(state, kind, about)


def _occupied(state: State, seat: Seat, kind: int, about: int) -> int:
    """Where the seat is now, on whose turn soever it came there (E-10.7)."""
    regions = [region for region, owner in enumerate(state.owners) if owner == seat]
    colours = state.catalogue.colour_of
    if kind == OCCUPY_TOTAL:
        return len(regions)
    if kind == OCCUPY_COLOR:
        return len([region for region in regions if colours[region] == about])
    if kind == OCCUPY_DISTINCT_COLORS:
        return len({colours[region] for region in regions})
    if kind == OCCUPY_COAST:
        return len([region for region in regions if state.catalogue.coast[about][region]])
    return max([state.explorers[region] for region in regions], default=0)


def _this_turn(state: State, kind: int, about: int) -> int:
    turn = state.turn
    if kind == CONQUER:
        return turn.conquests
    if kind == CONQUER_PLAYERS:
        return turn.rivals.bit_count()
    if kind == CAPTURE_CITY_TURN:
        return turn.captured
    if kind == RAISE_TRACK:
        return turn.raised[about]
    return len([steps for steps in turn.raised if steps])


def _dice(state: State, kind: int, about: int) -> int:
    """Converted dice count as they lie (E-10.6), unless the table counts rolled ones only."""
    dice = state.turn.dice if state.options["converted_dice_count"] is True else _as_rolled(state)
    if kind == DICE_SAME:
        return max(dice)
    if kind == DICE_DISTINCT:
        return len([count for count in dice if count])
    return dice[about]


def _as_rolled(state: State) -> list[int]:
    return state.turn.dice if isinstance(state.pending[-1], Rerolling) else state.turn.natural


def score(state: State, seat: Seat, card: int, log: list[AnyEvent] | None) -> None:
    """It lies open from now on (E-10.5)."""
    player = state.players[seat]
    player.hand ^= 1 << card
    player.scored |= 1 << card
    if log is not None:
        points = state.catalogue.card_points[card]
        log.append(Scored(seat=seat, card=state.catalogue.cards[card], points=points))


def discard(state: State, seat: Seat, card: int) -> None:
    """A discarded card is out of the game (E-10.5)."""
    player = state.players[seat]
    player.hand ^= 1 << card
    player.discarded |= 1 << card


def refuse_hand(state: State, seat: Seat, card: int) -> Refusal | None:
    if state.players[seat].hand >> card & 1:
        return None
    return Refusal("E-10.5", "not-in-hand", {"card": naming.card(state.catalogue, card)})


def refuse_score(state: State, seat: Seat, card: int) -> Refusal | None:
    absent = refuse_hand(state, seat, card)
    if absent:
        return absent
    for kind, number, about in state.catalogue.conditions[card]:
        if kind >= DICE_SAME and not dice_are_final(state):
            return Refusal("E-10.6", "dice-not-final", {"card": naming.card(state.catalogue, card)})
        found = reached(state, seat, kind, about)
        if found < number:
            return _refuse_condition(state, card, kind, number, about, found)
    return None


def _refuse_condition(state: State, card: int, kind: int, number: int, about: int, found: int) -> Refusal:
    arguments: dict[str, Argument] = {
        "card": naming.card(state.catalogue, card),
        "condition": CONDITIONS[kind],
        "needed": number,
        "found": found,
    }
    if kind in (OCCUPY_COLOR, RAISE_TRACK, DICE_FACE):
        arguments["face"] = naming.face(about)
    if kind == OCCUPY_COAST:
        arguments["ocean"] = naming.ocean(state.catalogue, about)
    return Refusal("E-10.2", "condition-not-met", arguments)


# --- how far one has come


def demands(state: State, viewer: Seat | None) -> Demands:
    """What the cards in the viewer's hand ask for."""
    found: dict[str, tuple[Demand, ...]] = {}
    if viewer is None:
        return found
    catalogue = state.catalogue
    for card in catalogue.cards_in(state.players[viewer].hand):
        lines = [
            Demand(condition(catalogue, kind, number, about), number, so_far(state, viewer, kind, about))
            for kind, number, about in catalogue.conditions[card]
        ]
        found[catalogue.cards[card]] = tuple(lines)
    return found


def so_far(state: State, seat: Seat, kind: int, about: int) -> int | None:
    """As `reached`; but what is done on a turn belongs to the seat whose turn it is (E-3.4), and dice count once they
    are final (E-10.6)."""
    if kind >= CONQUER and state.whose_turn() != seat:
        return None
    if kind >= DICE_SAME and not dice_are_final(state):
        return None
    return reached(state, seat, kind, about)


def condition(catalogue: Catalogue, kind: int, number: int, about: int) -> Message:
    """A line of a card as a sentence."""
    told: dict[str, Argument] = {"n": number}
    if kind in (OCCUPY_COLOR, RAISE_TRACK):
        told["color"] = naming.face(about)
    if kind == DICE_FACE:
        told["face"] = naming.face(about)
    if kind == OCCUPY_COAST:
        told["ocean"] = naming.ocean(catalogue, about)
    return Message(f"condition-{CONDITIONS[kind].replace('_', '-')}", told)
