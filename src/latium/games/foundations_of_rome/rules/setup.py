"""Chapter R-2: the set-up, up to the first turn."""

from bisect import insort

from latium.core.protocol import OptionValue, Refusal
from latium.core.seats import Seat
from latium.games.foundations_of_rome.actions import DEALS, ROW, Action, Keep, Unveil
from latium.games.foundations_of_rome.catalogue import CARD_SETS, NONE, Catalogue
from latium.games.foundations_of_rome.components import ERAS
from latium.games.foundations_of_rome.events import AnyEvent, Begun, Chose, Dealt, Drew, Kept, Unveiled
from latium.games.foundations_of_rome.frames import Acting, AnyFrame, Beginning, Dealing, Drafting, Filling, Unveiling
from latium.games.foundations_of_rome.rules import naming
from latium.games.foundations_of_rome.state import Player, State


def new_table(catalogue: Catalogue, seats: int, options: dict[str, OptionValue], first: Seat | None) -> State:
    """An empty city; first who begins, then deeds, then the row and the monuments (R-2.9)."""
    state = State()
    state.catalogue = catalogue
    state.options = options
    state.seats = seats
    lots = len(catalogue.lots)
    state.owners = [NONE] * lots
    state.covering = [NONE] * lots
    state.pieces = [NONE] * lots
    state.plots = [[[] for _ in catalogue.shapes] for _ in range(seats)]
    state.unseen = list(range(lots))
    state.piles = pile_sizes(catalogue, options)
    state.worths = catalogue.worths
    state.hands = [[] for _ in range(seats)]
    state.choices = [NONE] * seats
    state.players = [_new_player(catalogue) for _ in range(seats)]
    if first is None:
        state.pending = [Beginning()]
    else:
        begin(state, first, None)
    return state


def _new_player(catalogue: Catalogue) -> Player:
    player = Player()
    player.tray = list(catalogue.copies)
    player.markers = catalogue.source.game.lot_markers
    player.monument_markers = catalogue.source.game.monument_markers
    return player


def pile_sizes(catalogue: Catalogue, options: dict[str, OptionValue]) -> list[int]:
    """What is not dealt to the seats in three piles, as equal as can be (R-2.5)."""
    deeds = len(catalogue.lots) - catalogue.seats * catalogue.source.game.starting_deeds
    share, spare = divmod(deeds, ERAS)
    sizes = [share + (1 if era < spare else 0) for era in range(ERAS)]
    return sizes if options["spare_deeds"] == "early" else sizes[::-1]


def begin(state: State, first: Seat, log: list[AnyEvent] | None) -> None:
    """Coins go by turn order (R-2.3); afterwards it does not matter who began (R-2.2)."""
    coins = state.catalogue.source.game.starting_coins
    state.first = first
    for place in range(state.seats):
        state.players[(first + place) % state.seats].coins = coins[place]
    if log is not None:
        log.append(Begun(seat=first, coins=tuple([player.coins for player in state.players])))
    state.pending = coming(state)[::-1]


def coming(state: State) -> list[AnyFrame]:
    """The steps after the first player is known, in their order (R-2.4 to R-2.9)."""
    game = state.catalogue.source.game
    steps: list[AnyFrame] = [
        Dealing((state.first + place) % state.seats, game.starting_deeds) for place in range(state.seats)
    ]
    if drafts(state):
        steps.append(Drafting())
    steps.append(Filling(ROW))
    if state.options["monuments"] is True:
        steps.append(Unveiling(game.extra_monuments + state.seats))
    steps.append(Acting(state.first))
    return steps


def drafts(state: State) -> bool:
    """Whether deeds are chosen; of a single one there is no choice (R-2.8)."""
    return state.options["drafting"] is True and state.catalogue.source.game.starting_deeds > 1


def unseen_deeds(state: State) -> list[Action]:
    """Any of them may be the next: the piles have no order."""
    return [DEALS[lot] for lot in state.unseen]


def deal(state: State, seat: Seat, count: int, lot: int, log: list[AnyEvent] | None) -> None:
    """To own it at once, or into the hand of a draft (R-2.4, R-2.8)."""
    state.unseen.remove(lot)
    if count > 1:
        state.pending[-1] = Dealing(seat, count - 1)
    else:
        state.pending.pop()
    name = state.catalogue.lots[lot]
    if drafts(state):
        insort(state.hands[seat], lot)
        if log is not None:
            log.append(Drew(seat=seat, lot=name))
        return
    own(state, seat, lot)
    if log is not None:
        log.append(Dealt(seat=seat, lot=name))


def own(state: State, seat: Seat, lot: int) -> None:
    """The lot is the seat's for good (R-4.5): one of its markers lies on it, and more plots may be whole."""
    state.owners[lot] = seat
    state.players[seat].markers -= 1
    plots = state.plots[seat].copy()
    catalogue = state.catalogue
    alone = not _has_company(state, seat, lot)
    for footprint in catalogue.with_lot[lot]:
        if alone and catalogue.size_of[footprint] > 1:
            continue
        if is_plot(state, seat, footprint):
            shape = catalogue.shape_of[footprint]
            plots[shape] = sorted([*plots[shape], footprint])
    state.plots[seat] = plots


def _has_company(state: State, seat: Seat, lot: int) -> bool:
    """Whether the seat owns a lot beside this one; if not, no plot is larger than a single lot."""
    owners = state.owners
    size = state.catalogue.size
    column = lot % size
    return (
        (column > 0 and owners[lot - 1] == seat)
        or (column < size - 1 and owners[lot + 1] == seat)
        or (lot >= size and owners[lot - size] == seat)
        or (lot < size * (size - 1) and owners[lot + size] == seat)
    )


def is_plot(state: State, seat: Seat, footprint: int) -> bool:
    """Whether the seat owns all the lots of a footprint; what lies around it does not matter (R-5.4)."""
    owners = state.owners
    for lot in state.catalogue.lots_of[footprint]:  # noqa: SIM110  # asked often, and a generator takes twice as long
        if owners[lot] != seat:
            return False
    return True


# --- the draft


def drafting(state: State) -> bool:
    return bool(state.pending) and isinstance(state.pending[-1], Drafting)


def waiting(state: State) -> list[Seat]:
    """The seats that have not chosen yet."""
    return [seat for seat in range(state.seats) if state.choices[seat] == NONE]


def keepable(state: State, seat: Seat) -> list[Action]:
    if state.choices[seat] != NONE:
        return []
    return [Keep(lot) for lot in state.hands[seat]]


def choose(state: State, seat: Seat, lot: int, log: list[AnyEvent] | None) -> None:
    """In whatever order the seats choose: nothing is shown before all have (R-2.8)."""
    state.choices[seat] = lot
    if log is not None:
        log.append(Chose(seat=seat, lot=state.catalogue.lots[lot]))
    if not waiting(state):
        _reveal(state, log)


def _reveal(state: State, log: list[AnyEvent] | None) -> None:
    """Everybody shows what it keeps and passes the rest to the next seat; a last card is kept by itself (R-2.8)."""
    for seat in range(state.seats):
        lot = state.choices[seat]
        state.hands[seat].remove(lot)
        own(state, seat, lot)
        if log is not None:
            log.append(Kept(seat=seat, lot=state.catalogue.lots[lot]))
    state.hands = [state.hands[seat - 1] for seat in range(state.seats)]
    state.choices = [NONE] * state.seats
    if len(state.hands[0]) == 1:
        state.choices = [hand[0] for hand in state.hands]
        _reveal(state, log)
    elif not state.hands[0]:
        state.pending.pop()


def refuse_keep(state: State, seat: Seat, lot: int) -> Refusal | None:
    name = naming.lot(state.catalogue, lot)
    if state.choices[seat] != NONE:
        chosen = naming.lot(state.catalogue, state.choices[seat])
        return Refusal("R-2.8", "chosen-already", {"lot": chosen})
    if lot not in state.hands[seat]:
        return Refusal("R-2.8", "not-in-hand", {"lot": name})
    return None


# --- monuments


def candidates(state: State) -> list[Action]:
    """Any monument that is not shown yet, with one of its cards (R-2.7, R-1.7)."""
    catalogue = state.catalogue
    wish = state.options["cards"]
    sets = [number for number, name in enumerate(CARD_SETS) if wish in (name, "mixed")]
    monuments = range(catalogue.monuments_from, len(catalogue.pieces))
    return [Unveil(monument, cards) for monument in monuments if monument not in state.display for cards in sets]


def unveil(state: State, count: int, monument: int, cards: int, log: list[AnyEvent] | None) -> None:
    state.display.append(monument)
    state.cards.append(cards)
    state.standing.append(NONE)
    if count > 1:
        state.pending[-1] = Unveiling(count - 1)
    else:
        state.pending.pop()
    if log is not None:
        log.append(Unveiled(piece=state.catalogue.pieces[monument], cards=CARD_SETS[cards]))
