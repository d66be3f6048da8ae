"""R-2.8 and R-2.9: deeds are drafted, all at once, and what of it is whose secret."""

import itertools
from collections.abc import Sequence

import pytest

from latium.core.canonical import canonical
from latium.core.options import resolve
from latium.core.play import play
from latium.core.protocol import Argument, OptionValue
from latium.core.seats import CHANCE, Seat
from latium.games.foundations_of_rome import GAME
from latium.games.foundations_of_rome.events import AnyEvent, Chose, Drew, Kept
from latium.games.foundations_of_rome.state import State
from latium.games.foundations_of_rome.views import HandView
from latium.testing import rule
from tests.games.foundations_of_rome.drawing import after, events, lots, player, refusal, view
from tests.games.foundations_of_rome.sets import edited

SEATS = [2, 3, 4, 5]
HAND = 6


def hand_of(seat: Seat) -> list[str]:
    """What a seat is dealt: the first lots of a line of its own."""
    return [f"{letter}{seat + 1}" for letter in "abcdef"]


def draft(seats: int = 3, hands: Sequence[Sequence[str]] = (), **options: OptionValue) -> State:
    """Everybody holds six deeds; the first seat goes first."""
    table = GAME.setup(seats, resolve(GAME.facts, seats, {"drafting": True, "first": 1, **options}))
    dealt = hands or [hand_of(seat) for seat in range(seats)]
    return after(table, *(f"deal {lot}" for hand in dealt for lot in hand))


def keep(state: State, seat: Seat, lot: str) -> tuple[State, list[AnyEvent]]:
    return play(GAME, state, seat, GAME.read(state, seat, f"keep {lot}"))


def kept(state: State, *choices: tuple[Seat, str]) -> State:
    for seat, lot in choices:
        state, _ = keep(state, seat, lot)
    return state


def hands(state: State) -> list[list[str]]:
    """What everybody holds, told by itself."""
    return [list(view(state, seat).hands[seat].lots or ()) for seat in range(state.seats)]


def round_of(state: State) -> State:
    """Everybody keeps the first deed of its hand."""
    return kept(state, *((seat, held[0]) for seat, held in enumerate(hands(state))))


def rounds(state: State, count: int) -> State:
    for _ in range(count):
        state = round_of(state)
    return state


# --- how it goes


@rule("R-2.8", "R-3.3")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_is_asked_at_once_until_it_has_chosen(seats: int) -> None:
    state = draft(seats)
    assert GAME.to_act(state) == tuple(range(seats))
    for seat in range(seats):
        texts = [GAME.write(state, action) for action in GAME.legal(state, seat)]
        assert texts == [f"keep {lot}" for lot in hand_of(seat)]
    assert GAME.to_act(kept(state, (1, "c2"))) == (0, *range(2, seats))
    assert GAME.legal(kept(state, (1, "c2")), 1) == []
    assert GAME.legal(state, CHANCE) == []


@rule("R-2.8")
def test_in_which_order_they_choose_changes_nothing() -> None:
    choices = [(0, "c1"), (1, "a2"), (2, "f3")]
    ends = {canonical(GAME.dump(kept(draft(), *order))) for order in itertools.permutations(choices)}
    assert len(ends) == 1


@rule("R-2.8")
def test_nothing_is_placed_or_passed_on_before_all_have_chosen() -> None:
    state = kept(draft(), (0, "c1"), (2, "f3"))
    assert view(state).lots == {}
    assert hands(state) == [hand_of(0), hand_of(1), hand_of(2)]
    assert [own.markers for own in view(state).players] == [8, 8, 8]


@rule("R-2.8")
def test_then_all_show_put_a_marker_and_pass_the_rest_to_the_next_seat() -> None:
    """Livia keeps C1 and passes five to Marcus; Julia's five come to Livia."""
    state, told = keep(kept(draft(), (0, "c1"), (2, "f3")), 1, "a2")
    assert told == [
        Chose(seat=1, lot="a2"),
        Kept(seat=0, lot="c1"),
        Kept(seat=1, lot="a2"),
        Kept(seat=2, lot="f3"),
    ]
    assert view(state).lots == {"c1": 0, "a2": 1, "f3": 2}
    assert [own.markers for own in view(state).players] == [7, 7, 7]
    assert hands(state) == [
        ["a3", "b3", "c3", "d3", "e3"],
        ["a1", "b1", "d1", "e1", "f1"],
        ["b2", "c2", "d2", "e2", "f2"],
    ]
    assert GAME.to_act(state) == (0, 1, 2)


@rule("R-2.8")
@pytest.mark.parametrize("seats", SEATS)
def test_six_five_four_three_two_and_the_last_is_kept_by_itself(seats: int) -> None:
    state, sizes = draft(seats), list[int]()
    while view(state).steps[-1].step == "Drafting":
        sizes.append(len(hands(state)[0]))
        state = round_of(state)
    assert sizes == [6, 5, 4, 3, 2]
    assert [len(lots(state, seat)) for seat in range(seats)] == [6] * seats
    assert [player(state, seat).markers for seat in range(seats)] == [2] * seats
    assert len(view(state).lots) == 6 * seats


@rule("R-2.8")
def test_the_last_deed_comes_from_the_seat_before() -> None:
    state = rounds(draft(2), 4)
    assert hands(state) == [["e1", "f1"], ["e2", "f2"]]
    state, told = keep(kept(state, (0, "e1")), 1, "f2")
    assert told[1:] == [Kept(seat=0, lot="e1"), Kept(seat=1, lot="f2"), Kept(seat=0, lot="e2"), Kept(seat=1, lot="f1")]
    assert {"e1", "e2"} <= lots(state, 0)


@rule("R-2.8")
def test_a_hand_is_dealt_before_anything_is_chosen_and_no_lot_is_owned_by_it() -> None:
    state = draft(2)
    assert view(state).lots == {}
    assert view(state).piles == (13, 12, 12)
    assert hands(state) == [hand_of(0), hand_of(1)]


@rule("R-2.8", "R-3.3")
@pytest.mark.parametrize(
    ("text", "seat", "message", "told"),
    [
        ("keep a2", 0, "not-in-hand", {"lot": "A2"}),
        ("keep g7", 0, "not-in-hand", {"lot": "G7"}),
        ("keep a2", 1, "chosen-already", {"lot": "C2"}),
        ("income", 0, "draft-first", {}),
        ("buy 1", 1, "draft-first", {}),
        ("build domus a1", 0, "draft-first", {}),
        ("deal g7", CHANCE, "draft-first", {}),
        ("keep a1", CHANCE, "draft-first", {}),
    ],
)
def test_nothing_else_is_done_meanwhile(text: str, seat: Seat, message: str, told: dict[str, Argument]) -> None:
    state = kept(draft(), (1, "c2"))
    assert refusal(state, text, seat) == ("R-2.8", message, told)


@rule("R-2.8")
def test_without_a_draft_nothing_is_kept() -> None:
    state = rounds(draft(2, monuments=False), 5)
    state = after(state, *(f"deal {letter}7" for letter in "abcdef"))
    assert refusal(state, "keep a7", 0)[:2] == ("R-2.8", "no-draft-now")


# --- what is known


@rule("R-2.9", "R-2.7")
def test_row_and_monuments_are_not_shown_before_the_draft_is_over() -> None:
    state = draft(3)
    while view(state).steps[-1].step == "Drafting":
        assert (view(state).row, view(state).display) == ((), ())
        state = round_of(state)
    assert [step.step for step in view(state).steps] == ["Acting", "Unveiling", "Filling"]


@rule("R-2.9")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("passed", [0, 1, 2, 3, 4])
def test_a_seat_knows_its_hand_and_those_it_passed_on_and_no_others(seats: int, passed: int) -> None:
    state = rounds(draft(seats), passed)
    held = hands(state)
    for viewer in range(seats):
        known = {(viewer + step) % seats for step in range(min(passed, seats - 1) + 1)}
        for seat, hand in enumerate(view(state, viewer).hands):
            assert hand == HandView(HAND - passed, tuple(held[seat]) if seat in known else None, False, None)


@rule("R-2.9")
def test_others_see_how_many_deeds_and_who_has_chosen_but_not_what() -> None:
    state = kept(draft(3), (1, "c2"))
    for viewer in (None, 0, 2):
        assert view(state, viewer).hands[1] == HandView(6, None, True, None)
    assert view(state, 1).hands[1] == HandView(6, tuple(hand_of(1)), True, "c2")


@rule("R-2.9")
def test_a_hand_that_was_passed_on_is_known_but_not_what_is_chosen_of_it() -> None:
    state = kept(rounds(draft(3), 1), (1, "d1"))
    assert view(state, 0).hands[1] == HandView(5, ("b1", "c1", "d1", "e1", "f1"), True, None)


@rule("R-2.9")
def test_a_spectator_sees_no_hand() -> None:
    for passed in range(5):
        assert [hand.lots for hand in view(rounds(draft(2), passed), None).hands] == [None, None]


@rule("R-2.9")
def test_deeds_dealt_and_chosen_are_told_to_their_owner_only() -> None:
    table = GAME.setup(2, resolve(GAME.facts, 2, {"drafting": True, "first": 1}))
    (drew,) = events(table, "deal c4")
    _, (chose,) = keep(draft(2), 0, "b1")
    assert (drew, chose) == (Drew(seat=0, lot="c4"), Chose(seat=0, lot="b1"))
    assert [GAME.redact(event, 0) for event in (drew, chose)] == [drew, chose]
    for viewer in (None, 1):
        assert [GAME.redact(event, viewer) for event in (drew, chose)] == [
            Drew(seat=0, lot=None),
            Chose(seat=0, lot=None),
        ]


@rule("R-2.9")
def test_what_all_have_shown_everybody_knows() -> None:
    shown = Kept(seat=0, lot="b1")
    assert [GAME.redact(shown, viewer) for viewer in (None, 0, 1)] == [shown] * 3


@rule("R-2.9", "R-2.8")
def test_a_look_ahead_tells_no_more_than_the_own_choice() -> None:
    """The last to choose would see what the others keep: its preview is that of the first."""
    first, last = draft(3), kept(draft(3), (0, "a1"), (1, "a2"))
    for state in (first, last):
        preview = GAME.preview(state, 2, GAME.read(state, 2, "keep c3"))
        assert preview.events == (Chose(seat=2, lot="c3"),)
        assert preview.before == preview.after == (0, 0, 0)
        assert preview.prospects == ()


@rule("R-2.9", "R-1.9")
def test_whatever_a_seat_is_told_is_the_same_whatever_others_hold_and_choose() -> None:
    """The hands of the other two exchanged, or other deeds altogether."""
    worlds = [
        kept(draft(3, dealt), (1, dealt[1][choice]))
        for dealt in (
            [hand_of(0), hand_of(1), hand_of(2)],
            [hand_of(0), hand_of(2), hand_of(1)],
            [hand_of(0), hand_of(5), hand_of(6)],
        )
        for choice in (0, 4)
    ]
    assert len({canonical(GAME.dump(world)) for world in worlds}) == len(worlds)
    for viewer in (0, None):
        assert len({canonical(view(world, viewer)) for world in worlds}) == 1
    pool = [GAME.read(worlds[0], 0, f"keep {lot}") for lot in (*hand_of(0), *hand_of(1), *hand_of(5))]
    asked = {
        canonical([GAME.explain(world, 0, action) for action in pool])
        + canonical([GAME.pack(world, action) for action in GAME.legal(world, 0)])
        + canonical([GAME.preview(world, 0, action) for action in GAME.legal(world, 0)])
        + canonical(GAME.question(world, 0))
        for world in worlds
    }
    assert len(asked) == 1


@rule("R-2.8", "R-1.10")
def test_of_a_single_deed_there_is_no_choice() -> None:
    state = draft(2, [["a1"], ["b2"]], components=edited(("starting_deeds = 6", "starting_deeds = 1")))
    assert GAME.to_act(state) == (CHANCE,)
    assert (lots(state, 0), lots(state, 1)) == ({"a1"}, {"b2"})
    assert canonical(GAME.dump(GAME.restore(GAME.dump(state)))) == canonical(GAME.dump(state))


@rule("R-2.9")
def test_chance_sees_as_little_as_a_spectator() -> None:
    assert view(draft(2), CHANCE) == view(draft(2), None)


@rule("R-2.9")
def test_after_the_draft_there_are_no_hands_left_to_hide() -> None:
    state = rounds(draft(2), 5)
    for viewer in (None, 0, 1):
        assert view(state, viewer).hands == (HandView(0, (), False, None),) * 2
