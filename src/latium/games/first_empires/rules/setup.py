"""Chapter E-2: the set-up, up to the first turn."""

from latium.core.errors import OptionError
from latium.core.protocol import OptionValue, message
from latium.core.seats import Seat
from latium.games.first_empires.actions import Action, Assign, Draw
from latium.games.first_empires.catalogue import GREEN, NOBODY, YELLOW, Catalogue
from latium.games.first_empires.components import PACKAGE
from latium.games.first_empires.events import AnyEvent, Assigned, Begun, Drew
from latium.games.first_empires.frames import AnyFrame, Assigning, Beginning, Drawing
from latium.games.first_empires.rules.ending import start_turn
from latium.games.first_empires.state import Player, State

RANDOM = "random"
ALL_TRACKS = 0b11111


def new_table(catalogue: Catalogue, seats: int, options: dict[str, OptionValue], first: Seat | None) -> State:
    """An empty map; civilizations come first, then hands, then the first player (E-2.3, E-2.7, E-2.4)."""
    state = State()
    state.catalogue = catalogue
    state.options = options
    state.seats = seats
    size = len(catalogue.regions)
    state.owners = [NOBODY] * size
    state.explorers = [0] * size
    state.cities = [[0] * size for _ in range(seats)]
    state.players = [Player() for _ in range(seats)]
    state.values_left = [token_counts(catalogue) for _ in range(seats)]
    state.hoards = [[] for _ in range(seats)]
    for player in state.players:
        player.taken = [0] * seats
    chosen = chosen_civilizations(catalogue, options)
    steps: list[AnyFrame] = [Assigning(seat) for seat in range(seats) if not chosen]
    steps.extend([Drawing(seat, 0) for seat in range(seats)])
    if first is None:
        steps.append(Beginning())
    else:
        state.first = first
    state.pending = steps[::-1]
    for seat, civilization in enumerate(chosen):
        found_civilization(state, seat, civilization, None)
    go_on(state, None)
    return state


def token_counts(catalogue: Catalogue) -> list[int]:
    """How many city tokens of a seat are worth 0, 1, 2 and so on (E-1.6)."""
    return [catalogue.token_values.count(value) for value in range(max(catalogue.token_values) + 1)]


def chosen_civilizations(catalogue: Catalogue, options: dict[str, OptionValue]) -> list[int]:
    """The civilizations of the seats in order, if they were chosen (E-2.3); empty if chance decides."""
    wish = options["civilizations"]
    if not isinstance(wish, str) or wish == RANDOM:
        return []
    names = [name.strip() for name in wish.split(",")]
    allowed = [catalogue.civilizations[civilization] for civilization in catalogue.allowed]
    if len(names) != catalogue.seats or len(set(names)) != len(names) or not set(names) <= set(allowed):
        known = ", ".join(allowed)
        raise OptionError(message("civilizations-wrong", value=wish, seats=catalogue.seats, known=known), PACKAGE)
    return [catalogue.civilization_index[name] for name in names]


def candidates(state: State) -> list[Action]:
    """The civilizations this number of seats allows and nobody has yet."""
    taken = [player.civilization for player in state.players]
    return [Assign(civilization) for civilization in state.catalogue.allowed if civilization not in taken]


def assign(state: State, seat: Seat, civilization: int, log: list[AnyEvent] | None) -> None:
    state.pending.pop()
    found_civilization(state, seat, civilization, log)
    go_on(state, log)


def found_civilization(state: State, seat: Seat, civilization: int, log: list[AnyEvent] | None) -> None:
    """Markers at the bottom (E-2.5), explorers and a city in the start region (E-2.6, E-2.8), the deck (E-2.7)."""
    catalogue = state.catalogue
    player = state.players[seat]
    player.civilization = civilization
    player.deck = catalogue.deck_of[civilization]
    player.tokens = ALL_TRACKS
    region = catalogue.start_of[civilization]
    state.owners[region] = seat
    state.explorers[region] = state.value(seat, YELLOW)
    state.cities[seat][region] = 1
    for place, frame in enumerate(state.pending):
        if isinstance(frame, Drawing) and frame.seat == seat:
            state.pending[place] = Drawing(seat, state.value(seat, GREEN))
    if log is not None:
        log.append(
            Assigned(
                seat=seat,
                civilization=catalogue.civilizations[civilization],
                region=catalogue.regions[region],
                count=state.explorers[region],
            )
        )


def begin(state: State, first: Seat, log: list[AnyEvent] | None) -> None:
    """It stays the first player for the whole game (E-2.4)."""
    state.first = first
    state.pending.pop()
    if log is not None:
        log.append(Begun(seat=first))
    open_first_turn(state, log)


def open_first_turn(state: State, log: list[AnyEvent] | None) -> None:
    state.round = 1
    start_turn(state, state.first, log)


def draws(state: State, seat: Seat) -> list[Action]:
    """Each card of the deck is as likely as the next: it has no order."""
    return [Draw(card) for card in state.catalogue.cards_in(state.players[seat].deck)]


def draw(state: State, seat: Seat, count: int, card: int, log: list[AnyEvent] | None) -> None:
    player = state.players[seat]
    player.deck ^= 1 << card
    player.hand |= 1 << card
    if count > 1:
        state.pending[-1] = Drawing(seat, count - 1)
    else:
        state.pending.pop()
    if log is not None:
        log.append(Drew(seat=seat, card=state.catalogue.cards[card]))
    if not state.round:
        go_on(state, log)


def go_on(state: State, log: list[AnyEvent] | None) -> None:
    """Hands without cards are passed over; when all is set up, the first turn begins."""
    frames = state.pending
    while frames and isinstance(frames[-1], Drawing) and frames[-1].count == 0:
        frames.pop()
    if not frames:
        open_first_turn(state, log)
