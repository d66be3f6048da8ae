"""Chapter F-2: the set-up, up to the first turn."""

from latium.core.protocol import OptionValue, Refusal
from latium.core.seats import Seat
from latium.games.founders.actions import Action, Draft, Lay
from latium.games.founders.catalogue import CITY, CLASSES, NATURE, VICTORY, VILLAGE, Catalogue, mask_of
from latium.games.founders.events import AnyEvent, Begun, Drafted, Laid, LeftOver, Shown
from latium.games.founders.frames import AnyFrame, Beginning, Dealing, Drafting, Laying, Opening, Spreading
from latium.games.founders.grid import START, above, cell_name, right_of
from latium.games.founders.nation import Nation
from latium.games.founders.rules import naming
from latium.games.founders.state import Hand, State


def new_table(catalogue: Catalogue, seats: int, options: dict[str, OptionValue], first: Seat | None) -> State:
    """Everything face down and in supply (F-1.1, F-1.6, F-2.10); the victory tiles come first (F-2.3)."""
    state = State()
    state.catalogue = catalogue
    state.options = options
    state.agreement = options["agreement"] is True  # F-11.4
    state.seats = seats
    state.left = catalogue.copies.copy()
    state.stack_sizes = [sum([catalogue.copies[kind] for kind in kinds]) for kinds in catalogue.by_class]
    state.rows = [[], [], []]
    tokens = catalogue.source.tokens
    state.supply = [tokens.war, tokens.coin, tokens.carriage, len(tokens.craftsmen)]
    state.craftsmen = mask_of([catalogue.resource_index[good] for good in tokens.craftsmen])
    state.box = [0, 0, 0, 0]
    state.hands = [Hand() for _ in range(seats)]
    state.nations = [Nation.of(catalogue) for _ in range(seats)]
    state.drafted = [[] for _ in range(seats)]
    if first is None:
        state.pending.append(Beginning())
    else:
        begin(state, first, None)
    state.pending.append(Dealing(VICTORY, catalogue.source.setup.victory_shown[str(seats)]))
    return state


def begin(state: State, first: Seat, log: list[AnyEvent] | None) -> None:
    """The first player is known (F-2.2), and so is the order of draft, laying and turns."""
    state.first = first
    state.pending = steps_from(state, first)[::-1]
    if log is not None:
        log.append(Begun(seat=first))


def steps_from(state: State, first: Seat) -> list[AnyFrame]:
    """All that comes before the first turn, and that turn's beginning."""
    setup = state.catalogue.source.setup
    order = [(first + place) % state.seats for place in range(state.seats)]
    steps: list[AnyFrame] = [Spreading(setup.draft[str(state.seats)])]
    steps.extend([Drafting(seat) for seat in order + order[::-1]])  # F-2.5
    steps.extend([Laying(seat) for seat in order])  # F-2.7
    steps.append(Dealing(NATURE, setup.rows.nature))  # F-2.8
    steps.append(Dealing(VILLAGE, setup.rows.village))
    steps.append(Dealing(CITY, setup.rows.city))
    steps.append(Opening(first))
    return [step for step in steps if not (isinstance(step, Dealing) and step.count == 0)]


def deal(state: State, class_: int, count: int, kind: int, log: list[AnyEvent] | None) -> None:
    """A victory tile for the display (F-2.3) or a tile for a row (F-2.8)."""
    take_from_stack(state, kind)
    place = state.display if class_ == VICTORY else state.rows[class_]
    place.append(kind)
    state.face_up |= 1 << kind
    if count > 1:
        state.pending[-1] = Dealing(class_, count - 1)
    else:
        state.pending.pop()
    if log is not None:
        log.append(Shown(place=CLASSES[class_], tile=state.catalogue.kinds[kind]))


def spread(state: State, count: int, kind: int, log: list[AnyEvent] | None) -> None:
    """A nature tile for the draft (F-2.4)."""
    take_from_stack(state, kind)
    state.draft.append(kind)
    if count > 1:
        state.pending[-1] = Spreading(count - 1)
    else:
        state.pending.pop()
    if log is not None:
        log.append(Shown(place="draft", tile=state.catalogue.kinds[kind]))


def take_from_stack(state: State, kind: int) -> None:
    state.left[kind] -= 1
    state.shown = b""
    state.stack_sizes[state.catalogue.class_of[kind]] -= 1


def drafts(state: State) -> list[Action]:
    return [Draft(kind) for kind in sorted(set(state.draft))]


def draft(state: State, seat: Seat, kind: int, log: list[AnyEvent] | None) -> None:
    state.draft.remove(kind)
    state.drafted[seat].append(kind)
    state.pending.pop()
    if log is not None:
        log.append(Drafted(seat=seat, tile=state.catalogue.kinds[kind]))
    if not isinstance(state.pending[-1], Drafting):
        _leave_over(state, log)


def _leave_over(state: State, log: list[AnyEvent] | None) -> None:
    """What nobody drafted starts the nature row (F-2.6)."""
    for kind in state.draft:
        state.rows[NATURE].append(kind)
        state.face_up |= 1 << kind
        if log is not None:
            log.append(LeftOver(tile=state.catalogue.kinds[kind]))
    state.draft = []


def layings(state: State, seat: Seat) -> list[Action]:
    """Side by side or behind each other, either tile first (F-2.7)."""
    one, other = state.drafted[seat]
    orders = [(one, other)] if one == other else [(one, other), (other, one)]
    return [Lay(first, second, behind) for behind in (False, True) for first, second in orders]


def lay(state: State, seat: Seat, first: int, second: int, behind: bool, log: list[AnyEvent] | None) -> None:
    nation = state.nation(seat)
    beyond = above(START) if behind else right_of(START)
    nation.lay(first, START)
    nation.lay(second, beyond)
    state.drafted[seat] = []
    state.pending.pop()
    if not isinstance(state.pending[-1], Laying):
        state.drafted = []
    if log is not None:
        kinds = state.catalogue.kinds
        cells = (cell_name(START), cell_name(beyond))
        log.append(Laid(seat=seat, tiles=(kinds[first], kinds[second]), cells=cells))


def refuse_draft(state: State, kind: int) -> Refusal | None:
    if kind in state.draft:
        return None
    return Refusal("F-2.4", "not-in-draft", {"tile": naming.tile(state.catalogue, kind)})


def refuse_lay(state: State, seat: Seat, first: int, second: int) -> Refusal | None:
    if sorted((first, second)) == sorted(state.drafted[seat]):
        return None
    one, other = (naming.tile(state.catalogue, kind) for kind in state.drafted[seat])
    return Refusal("F-2.7", "not-drafted", {"one": one, "other": other})
