"""Chapters R-1 to R-3: what is on the table, how a game begins, and whose turn it is. Drafts are in `test_drafting`."""

from collections.abc import Callable

import pytest

from latium.core.errors import LatiumError, NotationError
from latium.core.options import resolve
from latium.core.play import play
from latium.core.protocol import OptionValue
from latium.core.seats import CHANCE, Seat
from latium.games.foundations_of_rome import GAME
from latium.games.foundations_of_rome.actions import INCOME
from latium.games.foundations_of_rome.events import AnyEvent, Begun, Dealt, Offered, Unveiled
from latium.games.foundations_of_rome.notation import NOTATION
from latium.games.foundations_of_rome.state import State
from latium.games.foundations_of_rome.views import BuildingView
from latium.testing import Case, rule, walk
from tests.games.foundations_of_rome.drawing import (
    acting,
    after,
    buildings,
    can,
    city,
    coins,
    events,
    legal,
    lots,
    player,
    points,
    populations,
    refusal,
    row,
    view,
)

SEATS = [2, 3, 4, 5]
SIDES = {2: 7, 3: 8, 4: 9, 5: 10}


def new_table(seats: int, **options: OptionValue) -> State:
    return GAME.setup(seats, resolve(GAME.facts, seats, options))


def step_of(state: State) -> str:
    return view(state).steps[-1].step


def until(state: State, step: str) -> State:
    """Always the first thing allowed, until a step of that name is open."""
    while step_of(state) != step:
        state = after(state, legal(state)[0])
    return state


def told(state: State, step: str) -> list[AnyEvent]:
    """What happens until a step of that name is open."""
    happened: list[AnyEvent] = []
    while step_of(state) != step:
        happened += events(state, legal(state)[0])
        state = after(state, legal(state)[0])
    return happened


def set_up(seats: int, **options: OptionValue) -> State:
    return until(new_table(seats, **options), "Acting")


# --- the table


@rule("R-1.1", "R-1.2")
@pytest.mark.parametrize("seats", SEATS)
def test_there_is_one_deed_for_each_lot_of_the_grid(seats: int) -> None:
    state = new_table(seats, first=1)
    letters = "abcdefghij"[: SIDES[seats]]
    assert legal(state) == [f"deal {letter}{number}" for number in range(1, SIDES[seats] + 1) for letter in letters]


@rule("R-1.1", "R-1.2")
def test_lots_outside_the_grid_in_use_are_not_part_of_the_game() -> None:
    assert can(new_table(3, first=1), "deal h8")
    for lot in ("h7", "g8", "a0", "k1"):
        with pytest.raises(NotationError):
            can(new_table(2, first=1), f"deal {lot}")


@rule("R-1.1")
def test_the_letter_counts_columns_and_the_number_lines() -> None:
    """Below C4 lies C5, to its right D4."""
    state = city("1 1 \n 1 .", corner="c4")
    pairs = [text.removeprefix("build pottery ") for text in legal(state, "build") if text.startswith("build pottery ")]
    assert {"c4-d4", "c4-c5"} <= {*pairs}
    assert not {"c4-c3", "c4-b4", "d4-d5"} & {*pairs}


@rule("R-1.5", "R-2.4")
def test_everybody_begins_with_six_monument_markers_and_two_lot_markers_in_supply() -> None:
    for own in view(set_up(3)).players:
        assert (own.markers, own.monument_markers) == (2, 6)


@rule("R-1.3")
def test_everybody_has_a_tray_of_24_buildings() -> None:
    for own in view(set_up(4)).players:
        assert sum(own.tray.values()) == 24
        assert (own.tray["domus"], own.tray["pottery"], own.tray["foundry-row"]) == (2, 2, 1)


@rule("R-1.8")
def test_coins_never_run_out_and_everybody_knows_how_many_there_are() -> None:
    state = city(coins={0: 9_000, 1: 7})
    assert coins(after(state, "income"))[0] == 9_005
    for viewer in (None, 0, 1):
        assert [own.coins for own in view(state, viewer).players] == [9_000, 7]


@rule("R-1.9")
def test_after_the_set_up_everybody_sees_the_same() -> None:
    state = set_up(3, cards="mixed")
    for viewer in (0, 1, 2):
        assert view(state, viewer) == view(state, None)


@rule("R-1.9")
def test_any_deed_that_nobody_has_seen_may_come_next_whatever_the_era() -> None:
    """The piles are known by their sizes; which deed is in which, and where, is not."""
    state = after(set_up(2, first=1, monuments=False), "income", "buy 1")
    seen = {*lots(state, 0), *lots(state, 1), *row(state)}
    unseen = [lot for lot in state.catalogue.lots if lot not in seen]
    assert view(state).piles == (7, 12, 12)
    assert legal(state) == [f"deal {lot}" for lot in unseen]
    assert len(unseen) == 7 + 12 + 12
    assert {*GAME.weights(state)} == {1}


@rule("R-1.9", "R-4.5")
def test_markers_and_buildings_show_who_owns_what() -> None:
    state = city("1d 1 1 1 1 1", d="domus")
    assert lots(state) == {"a1", "b1", "c1", "d1", "e1", "f1"}
    assert view(state).buildings == (BuildingView(0, "domus", "a1", 1),)


@rule("R-1.11")
def test_no_other_module_is_part_of_the_game() -> None:
    modules = ("trad", "steal", "objective", "invocation", "role", "consul", "road", "fortune")
    said = [*NOTATION.by_word, *GAME.facts.score_parts, *(option.name for option in GAME.facts.options)]
    assert [word for word in said for module in modules if module in word] == []


# --- seats, first player, coins


@rule("R-2.1")
def test_two_to_five_play() -> None:
    assert GAME.facts.seats == (2, 3, 4, 5)
    for seats in (1, 6):
        with pytest.raises(LatiumError):
            resolve(GAME.facts, seats, {})


@rule("R-2.1", "R-3.1")
@pytest.mark.parametrize("seats", SEATS)
def test_turns_go_around_the_table(seats: int) -> None:
    state, acted = city(seats=seats, seat=1), list[Seat]()
    for _ in range(seats + 1):
        acted.append(acting(state))
        state = after(state, "income")
    assert acted == [(1 + turn) % seats for turn in range(seats + 1)]


@rule("R-2.1")
def test_there_are_no_other_seats() -> None:
    state = city(seats=3)
    for seat in (3, 7):
        assert refusal(state, "income", seat) == ("R-2.1", "no-such-seat", {"seat": seat + 1, "seats": 3})


@rule("R-2.2")
@pytest.mark.parametrize("seats", SEATS)
def test_chance_names_the_first_player(seats: int) -> None:
    state = new_table(seats)
    assert acting(state) == CHANCE
    assert legal(state) == [f"first {seat + 1}" for seat in range(seats)]
    assert len({*GAME.weights(state)}) == 1


@rule("R-2.2")
def test_a_seat_may_be_named_before_the_game() -> None:
    state = new_table(4, first=3)
    assert view(state).first == 2
    assert not any(text.startswith("first") for text in legal(state))


@rule("R-2.2")
@pytest.mark.parametrize("first", [0, 2])
def test_the_first_player_takes_the_first_turn(first: Seat) -> None:
    assert acting(until(after(new_table(3), f"first {first + 1}"), "Acting")) == first


@rule("R-2.2")
def test_later_it_does_not_matter_who_was_first() -> None:
    """The same plies from the same position, but for its first player, to the opening of the next era."""
    ends = [
        after(city(seats=3, seat=1, first=first, row="a1", coins={1: 2}), "buy 1", "income", "income", "income")
        for first in range(3)
    ]
    filled = [until(end, "Acting") for end in ends]
    assert {acting(state) for state in filled} == {2}
    assert {view(state).era for state in filled} == {2}
    assert {tuple(coins(state)) for state in filled} == {(5, 5, 5)}


@rule("R-2.3")
@pytest.mark.parametrize(
    ("seats", "first", "expected"),
    [(2, 1, [5, 6]), (2, 2, [6, 5]), (3, 1, [5, 6, 7]), (4, 4, [6, 7, 8, 5]), (5, 3, [8, 9, 5, 6, 7])],
)
def test_coins_go_by_the_order_of_turns(seats: int, first: int, expected: list[int]) -> None:
    state = after(new_table(seats), f"first {first}")
    assert coins(state) == expected
    assert events(new_table(seats), f"first {first}") == [Begun(seat=first - 1, coins=tuple(expected))]
    assert coins(new_table(seats, first=first)) == expected


@rule("R-2.3")
def test_everybody_begins_with_nothing_else() -> None:
    state = set_up(5)
    assert points(state) == populations(state) == [0] * 5
    assert all(not buildings(state, seat) for seat in range(5))


# --- deeds


@rule("R-2.4")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_is_dealt_six_deeds_and_marks_the_lots(seats: int) -> None:
    state = until(new_table(seats, first=2), "Filling")
    assert [len(lots(state, seat)) for seat in range(seats)] == [6] * seats
    assert [player(state, seat).markers for seat in range(seats)] == [2] * seats
    assert len(view(state).lots) == 6 * seats


@rule("R-2.4")
def test_a_deed_that_is_dealt_belongs_to_the_player_at_once_and_is_not_dealt_again() -> None:
    state = new_table(2, first=2)
    assert events(state, "deal c4") == [Dealt(seat=1, lot="c4")]
    dealt = after(state, "deal c4")
    assert (lots(dealt, 1), player(dealt, 1).markers) == ({"c4"}, 7)
    assert "deal c4" not in legal(dealt)
    assert refusal(dealt, "deal c4")[:2] == ("R-3.3", "not-possible-by-chance")
    assert {*GAME.weights(dealt)} == {1}


@rule("R-2.5")
@pytest.mark.parametrize(
    ("seats", "early", "late"),
    [
        (2, (13, 12, 12), (12, 12, 13)),
        (3, (16, 15, 15), (15, 15, 16)),
        (4, (19, 19, 19), (19, 19, 19)),
        (5, (24, 23, 23), (23, 23, 24)),
    ],
)
def test_the_other_deeds_are_three_piles(seats: int, early: tuple[int, ...], late: tuple[int, ...]) -> None:
    assert view(until(new_table(seats, first=1), "Filling")).piles == early
    assert view(until(new_table(seats, first=1, spare_deeds="late"), "Filling")).piles == late


@rule("R-2.6")
def test_six_deeds_of_the_first_pile_are_laid_out_from_left_to_right() -> None:
    state = until(new_table(2, first=1, monuments=False), "Filling")
    dealt = ["g7", "a7", "d5", "g6", "c6", "b6"]
    filled = after(state, *(f"deal {lot}" for lot in dealt))
    assert row(filled) == dealt
    assert view(filled).piles == (7, 12, 12)
    assert step_of(filled) == "Acting"
    assert events(state, "deal g7", "deal a7") == [
        Offered(lot="g7", slot=1, price=2),
        Offered(lot="a7", slot=2, price=3),
    ]


# --- monuments


@rule("R-2.7")
@pytest.mark.parametrize("seats", SEATS)
def test_three_monuments_and_one_for_each_player_are_shown(seats: int) -> None:
    shown = [monument.piece for monument in view(set_up(seats)).display]
    assert len({*shown}) == len(shown) == 3 + seats


@rule("R-2.7", "R-1.7")
@pytest.mark.parametrize(("cards", "sets"), [("a", "a"), ("b", "b"), ("mixed", "ab")])
def test_any_monument_may_come_with_a_card_of_the_sets_agreed_on(cards: str, sets: str) -> None:
    state = until(new_table(2, first=1, cards=cards), "Unveiling")
    monuments = state.catalogue.pieces[state.catalogue.monuments_from :]
    assert legal(state) == [f"unveil {monument} {card}" for monument in monuments for card in sets]
    assert len(monuments) == 19
    assert len({*GAME.weights(state)}) == 1


@rule("R-2.7", "R-1.7")
def test_the_two_cards_of_a_monument_are_never_in_the_same_game() -> None:
    state = until(new_table(2, first=1, cards="mixed"), "Unveiling")
    assert events(state, "unveil pantheon b") == [Unveiled(piece="pantheon", cards="b")]
    unveiled = after(state, "unveil pantheon b")
    assert not can(unveiled, "unveil pantheon a")
    assert not can(unveiled, "unveil pantheon b")
    assert can(unveiled, "unveil regia a")


@rule("R-2.7")
def test_the_display_stays_the_same_for_the_whole_game() -> None:
    path = walk(GAME, Case(2, {"cards": "mixed"}), seed=7)
    shown = [
        [(monument.piece, monument.cards) for monument in view(state).display]
        for state in path.states
        if not any(step.step in ("Beginning", "Dealing", "Filling", "Unveiling") for step in view(state).steps)
    ]
    assert len(shown) > 50
    assert all(one == shown[0] for one in shown)
    assert len(shown[0]) == 5


@rule("R-2.7")
def test_without_monuments_the_first_turn_follows_the_row() -> None:
    state = set_up(3, monuments=False)
    assert view(state).display == ()
    assert not any(isinstance(event, Unveiled) for event in told(new_table(3, first=1, monuments=False), "Acting"))


# --- the turn

ONE_ACTION: list[tuple[str, Callable[[State], bool]]] = [
    ("income", lambda state: coins(state)[0] == 8),
    ("buy 1", lambda state: len(lots(state)) == 7),
    ("build pottery a1-b1", lambda state: buildings(state) == {"pottery a1-b1"}),
]


@rule("R-3.1")
@pytest.mark.parametrize(("action", "done"), ONE_ACTION, ids=[action for action, _ in ONE_ACTION])
def test_a_turn_is_one_action_and_then_the_next_seat_is_on(action: str, done: Callable[[State], bool]) -> None:
    state = after(city("1 1 1 1 1 1", seats=3, coins={0: 3}, row="a2 b2 c2 d2 e2"), action)
    assert done(state)
    assert acting(state) == 1


@rule("R-3.1")
def test_the_three_actions_are_all_there_is() -> None:
    state = city("1 1 1 1 1 1", coins={0: 20})
    assert {text.split()[0] for text in legal(state)} == {"income", "buy", "build"}


@rule("R-3.2")
def test_nobody_may_pass_and_income_is_always_open() -> None:
    path = walk(GAME, Case(3, {}), seed=11)
    turns = [(state, seat) for state, (seat, _) in zip(path.states, path.plies, strict=False) if seat != CHANCE]
    assert len(turns) > 50
    for state, seat in turns:
        assert GAME.legal(state, seat)[0] == INCOME
    with pytest.raises(NotationError):
        can(turns[0][0], "pass")


@rule("R-3.3")
@pytest.mark.parametrize("action", ["income", "buy 1", "build domus a1"])
def test_only_the_seat_that_is_on_may_act(action: str) -> None:
    state = city("2 2 2 2 2 2", seats=3, coins={1: 5})
    assert refusal(state, action, 1) == ("R-3.3", "not-your-turn", {"who": 1})
    assert GAME.legal(state, 1) == []


@rule("R-3.3")
def test_players_wait_for_chance_and_chance_for_players() -> None:
    dealing = new_table(2, first=1)
    assert refusal(dealing, "income", 0)[:2] == ("R-3.3", "chance-first")
    acting_ = city()
    assert refusal(acting_, "deal c4", CHANCE) == ("R-3.3", "not-your-turn", {"who": 1})
    assert refusal(acting_, "deal c4", 0)[:2] == ("R-3.3", "chance-only")
    assert refusal(acting_, "first 1", 0)[:2] == ("R-3.3", "chance-only")


@rule("R-3.3")
def test_chance_does_only_what_the_step_asks_for() -> None:
    state = until(new_table(2, first=1), "Unveiling")
    for text in ("deal g7", "first 1", "unveil domus a", "unveil pantheon b"):
        assert refusal(state, text)[:2] == ("R-3.3", "not-possible-by-chance")


@rule("R-3.3", "R-10.1")
def test_nobody_acts_once_the_game_is_over() -> None:
    state = after(city(era=3, final_turns=1), "income")
    assert GAME.to_act(state) == ()
    for seat in (CHANCE, 0, 1):
        assert GAME.legal(state, seat) == []
        assert refusal(state, "income", seat)[:2] == ("R-3.3", "game-over")


@rule("R-3.3")
def test_an_action_out_of_turn_is_refused_at_the_door() -> None:
    state = city()
    with pytest.raises(LatiumError, match=r"R-3\.3"):
        play(GAME, state, 1, INCOME)
