"""Chapters E-1 and E-2: what is on the table, who sees it, and how a game begins."""

import itertools

import pytest

from latium.core.errors import NotationError, OptionError
from latium.core.options import resolve
from latium.core.protocol import OptionValue
from latium.core.seats import CHANCE, Seat
from latium.games.first_empires import GAME
from latium.games.first_empires.catalogue import COLOURS, FACE_NAMES
from latium.games.first_empires.events import Assigned, Begun, Drew, Moved, Rolled, Started
from latium.games.first_empires.state import State
from latium.testing import rule
from latium.testing.walks import Case, Chooser, walk
from tests.games.first_empires.drawing import (
    acting,
    after,
    can,
    cities,
    events,
    hand,
    held,
    legal,
    refusal,
    step_of,
    table,
    view,
)

SEATS = [2, 3, 4, 5]
START = {"karthadst": 4, "etruria": 3, "huaxia": 3, "mupata": 3, "wallmapu": 3}


def new_table(seats: int, **options: OptionValue) -> State:
    return GAME.setup(seats, resolve(GAME.facts, seats, options))


def until(state: State, step: str) -> State:
    """Always the first thing allowed, until a step of that name is open."""
    while step_of(state)[0] != step:
        state = after(state, legal(state)[0])
    return state


def civilizations(state: State) -> list[str | None]:
    return [player.civilization for player in view(state).players]


# --- E-1: the map


@rule("E-1.1")
@pytest.mark.parametrize(("seats", "cost"), [(2, 3), (3, 1)])
def test_the_side_of_the_map_decides_which_regions_are_neighbours(seats: int, cost: int) -> None:
    state = table(seats=seats, seat=1, points=4)
    assert events(state, "move etruria parsa") == [Moved(seat=1, source="etruria", target="parsa", cost=cost)]


@rule("E-1.2", "E-2.2")
@pytest.mark.parametrize(("seats", "there"), [(3, False), (4, True), (5, True)])
def test_a_region_for_more_players_can_neither_be_entered_nor_crossed(seats: int, there: bool) -> None:
    state = table(seats=seats, at={"huaxia": (2, 3)}, seat=2, points=6)
    if there:
        assert can(state, "move huaxia ezu")
        return
    with pytest.raises(NotationError):
        GAME.read(state, 2, "move huaxia ezu")
    assert not any("ezu" in text or "malagasy" in text for text in legal(state))


@rule("E-1.2")
def test_the_only_way_by_land_over_a_missing_region_is_no_way() -> None:
    """Mupata is Malagasy's one neighbour by land, and Malagasy is missing with three."""
    state = table(civilizations=("mupata", "etruria", "karthadst"), points=1)
    assert legal(state, "move") == ["move mupata aksum", "move mupata wagadu"]
    four = table(civilizations=("mupata", "etruria", "karthadst", "huaxia"), points=1)
    assert legal(four, "move") == ["move mupata aksum", "move mupata wagadu", "move mupata malagasy"]


@rule("E-1.3")
@pytest.mark.parametrize("seats", SEATS)
def test_both_oceans_are_there_with_every_number_of_players(seats: int) -> None:
    state = table(seats=seats, points=4)
    assert events(state, "move karthadst albion") == [Moved(seat=0, source="karthadst", target="albion", cost=2)]
    assert events(state, "move karthadst rus") == [Moved(seat=0, source="karthadst", target="rus", cost=3)]


@rule("E-1.3")
def test_an_ocean_is_no_region_that_could_be_held_or_hold_a_city() -> None:
    state = table(points=6)
    assert {"west", "east"}.isdisjoint(view(state).regions)
    for ocean in ("west", "east"):
        with pytest.raises(NotationError):
            GAME.read(state, 0, f"move karthadst {ocean}")


@rule("E-1.3", "E-5.4")
def test_an_ocean_never_blocks_the_way_however_many_rivals_live_on_it() -> None:
    shores = dict.fromkeys(("etruria", "karthadst", "wagadu", "mupata", "rus", "parsa"), (1, 1))
    shores |= dict.fromkeys(("aksum", "indus", "funan"), (2, 1))
    state = table(
        civilizations=("huaxia", "etruria", "karthadst"), at={"albion": (0, 3), **shores, "sahul": (2, 1)}, points=2
    )
    assert legal(state, "move") == ["move albion huaxia"]


# --- E-1: dice, boards, tokens, cards, explorers


@rule("E-1.4", "E-4.1")
def test_a_die_shows_each_of_six_faces_alike() -> None:
    state = until(new_table(2, first=1), "Rolling")
    assert acting(state) == CHANCE
    assert legal(state) == [f"roll {face}" for face in ("orange", "blue", "purple", "green", "yellow", "black")]
    assert list(GAME.weights(state)) == [1] * 6


@rule("E-1.5")
@pytest.mark.parametrize("civilization", list(START))
@pytest.mark.parametrize("level", range(6))
def test_a_turn_has_the_dice_re_rolls_and_points_that_the_markers_show(civilization: str, level: int) -> None:
    others = [name for name in START if name != civilization]
    levels = {0: {"orange": level, "blue": level, "purple": level}}
    state = table(civilizations=(civilization, *others), levels=levels, seat=4, step="Closing", first=1)
    state = after(state, "finish")
    board = next(board for board in state.catalogue.source.civilization if board.id == civilization)
    turn, step = view(state).turn, view(state).steps[-1]
    assert (step.step, step.seat, step.count) == ("Rolling", 0, board.orange.values[level])
    assert (turn.rerolls, turn.points) == (board.blue.values[level], board.purple.values[level])


@rule("E-1.5")
def test_a_board_has_five_tracks_with_one_city_space_each() -> None:
    for civilization in new_table(5).catalogue.source.civilization:
        assert list(civilization.tracks()) == COLOURS
        for track in civilization.tracks().values():
            assert len(track.values) == len(track.points) == 6
            assert 0 < track.city < 6


@rule("E-1.6")
def test_the_worth_of_a_token_is_in_no_view_before_the_end_not_even_the_owners() -> None:
    path = walk(GAME, Case(3, {}), 4)
    for state in path.states:
        if view(state).steps and view(state).steps[-1].step != "Revealing":
            for viewer in (None, 0, 1, 2):
                seen = view(state, viewer)
                assert seen.values_left == ((0, 2, 3, 1),) * 3
                assert all(player.revealed == () for player in seen.players)


@rule("E-1.6", "E-11.3")
def test_what_a_token_is_worth_is_drawn_by_chance_when_the_game_ends() -> None:
    state = after(table(step="Closing", seat=1, round_=8), "finish")
    assert (acting(state), legal(state)) == (CHANCE, ["turn-up 1", "turn-up 2", "turn-up 3"])
    assert list(GAME.weights(state)) == [2, 3, 1]


@rule("E-1.7")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_nine_cards_of_the_own_civilization(seats: int) -> None:
    state = until(new_table(seats), "Rerolling")
    decks = {civilization: set[str]() for civilization in START}
    for card in state.catalogue.source.card:
        decks[card.civilization].add(card.id)
    for player, seen in zip(state.players, view(state).players, strict=True):
        cards = {state.catalogue.cards[card] for card in state.catalogue.cards_in(player.hand | player.deck)}
        assert cards == decks[seen.civilization or ""]
        assert (len(cards), seen.hand_size + seen.deck_size) == (9, 9)


@rule("E-1.8")
@pytest.mark.parametrize("civilization", list(START))
def test_the_top_of_the_yellow_track_brings_all_ten_explorers_onto_the_map(civilization: str) -> None:
    others = [name for name in START if name != civilization]
    state = table(civilizations=(civilization, *others), at={"scythia": (0, 10)})
    assert view(state).players[0].levels["yellow"] == 5


# --- E-1.10: open and hidden


def open_table() -> State:
    return table(
        civilizations=("huaxia", "etruria", "karthadst"),
        hands={0: "gansu-road jade-tribute", 1: "amber-route"},
        scored={0: "oracle-bones", 1: "painted-tombs"},
        discarded={1: "augurs-college book-of-thunder"},
        taken={1: {0: 2}},
        dice="g p",
    )


@rule("E-1.10")
def test_sizes_of_hands_and_decks_discards_scored_cards_and_tokens_are_open_to_all() -> None:
    state = open_table()
    for viewer in (None, 0, 1, 2):
        players = view(state, viewer).players
        assert [(player.hand_size, player.deck_size) for player in players] == [(2, 6), (1, 5), (0, 9)]
        assert players[0].scored == ("oracle-bones",)
        assert players[1].discarded == ("augurs-college", "book-of-thunder")
        assert players[1].taken == (2, 0, 0)
        assert view(state, viewer).regions["etruria"].cities == (0, 1, 0)


@rule("E-1.10")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    state = open_table()
    for viewer in (None, 0, 1, 2):
        for seat, player in enumerate(view(state, viewer).players):
            assert player.hand == (hand(state, seat) if viewer == seat else None)
    assert hand(state, 0) == ("gansu-road", "jade-tribute")


@rule("E-1.10")
def test_which_card_was_drawn_is_told_to_nobody_else() -> None:
    (event,) = events(until(new_table(2), "Drawing"), "draw salt-caravans")
    assert GAME.redact(event, 0) == Drew(seat=0, card="salt-caravans")
    assert GAME.redact(event, 1) == GAME.redact(event, None) == Drew(seat=0, card=None)


@rule("E-1.10")
def test_unseen_hands_are_dealt_from_the_cards_that_do_not_lie_open() -> None:
    state = open_table()
    dealt = set()
    for seed in range(40):
        guess = GAME.determinize(view(state, 0), Chooser(seed))
        assert hand(guess, 0) == ("gansu-road", "jade-tribute")
        (card,) = hand(guess, 1)
        dealt.add(card)
    unseen = {card.id for card in state.catalogue.source.card if card.civilization == "etruria"}
    assert dealt == unseen - {"painted-tombs", "augurs-college", "book-of-thunder"}


# --- E-2: seats and regions


@rule("E-2.1", "E-3.1")
@pytest.mark.parametrize("seats", SEATS)
def test_play_passes_to_the_next_seat_and_from_the_last_to_the_first(seats: int) -> None:
    state = table(seats=seats, step="Closing", first=1, seat=1)
    order: list[Seat | None] = []
    for _ in range(seats + 1):
        order.append(view(state).steps[0].seat)
        state = until_next(state)
    assert order == [(1 + turn) % seats for turn in range(seats)] + [1]


def until_next(state: State) -> State:
    """A turn without cards ends by itself once nothing is raised."""
    seat = view(state).steps[0].seat
    while view(state).steps[0].seat == seat:
        texts = legal(state)
        state = after(state, next((text for text in texts if text in ("stop", "halt", "rest", "finish")), texts[0]))
    return state


@rule("E-2.1")
def test_a_seat_that_is_not_at_the_table_does_nothing() -> None:
    assert refusal(table(seats=3), "halt", seat=3) == ("E-2.1", "no-such-seat", {"seat": 4, "seats": 3})


@rule("E-2.1")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_sit_at_a_table(seats: int) -> None:
    with pytest.raises(OptionError):
        resolve(GAME.facts, seats, {})


@rule("E-2.2")
@pytest.mark.parametrize(
    ("seats", "missing"),
    [
        (2, {"wagadu", "mupata", "sahul", "malagasy", "ezu", "wallmapu", "cuzco", "mexaca", "cahokia", "thule"}),
        (3, {"malagasy", "ezu", "wallmapu", "cuzco", "mexaca", "cahokia", "thule"}),
        (4, {"wallmapu", "cuzco", "mexaca", "cahokia", "thule"}),
        (5, set[str]()),
    ],
)
def test_the_regions_depend_on_the_number_of_players(seats: int, missing: set[str]) -> None:
    everywhere = {region.id for region in new_table(5).catalogue.source.region}
    assert set(view(new_table(seats)).regions) == everywhere - missing
    assert len(everywhere) == 20


# --- E-2.3: civilizations


@rule("E-2.3")
@pytest.mark.parametrize(
    ("seats", "allowed"),
    [
        (2, ["karthadst", "etruria"]),
        (3, ["karthadst", "etruria", "huaxia", "mupata"]),
        (4, ["karthadst", "etruria", "huaxia", "mupata"]),
        (5, ["karthadst", "etruria", "huaxia", "mupata", "wallmapu"]),
    ],
)
def test_chance_hands_out_the_civilizations_the_number_of_players_allows(seats: int, allowed: list[str]) -> None:
    state = new_table(seats)
    assert (held(state), cities(state), set(state.explorers)) == ({}, {}, {0})
    for seat in range(seats):
        assert step_of(state) == ("Assigning", seat)
        assert acting(state) == CHANCE
        assert legal(state) == [f"assign {civilization}" for civilization in allowed]
        assert list(GAME.weights(state)) == [1] * len(allowed)
        state = after(state, f"assign {allowed.pop()}")
    assert step_of(state)[0] == "Drawing"


@rule("E-2.3", "E-2.6", "E-2.8")
def test_handing_out_a_civilization_is_told_with_its_start() -> None:
    expected = Assigned(seat=0, civilization="karthadst", region="karthadst", count=4)
    assert events(new_table(3), "assign karthadst") == [expected]


@rule("E-2.3")
@pytest.mark.parametrize(
    "wish",
    [
        "etruria,karthadst",
        "mupata,huaxia,etruria",
        "etruria, karthadst, mupata",
        "huaxia,karthadst,mupata,etruria",
        "wallmapu,mupata,huaxia,etruria,karthadst",
    ],
)
def test_civilizations_can_be_chosen_and_then_none_is_drawn(wish: str) -> None:
    state = new_table(wish.count(",") + 1, civilizations=wish)
    assert civilizations(state) == [name.strip() for name in wish.split(",")]
    assert step_of(state) == ("Drawing", 0)


@rule("E-2.3")
@pytest.mark.parametrize(
    ("seats", "wish"),
    [
        (2, "karthadst,huaxia"),
        (2, "karthadst"),
        (2, "karthadst,karthadst"),
        (3, "karthadst,etruria"),
        (4, "karthadst,etruria,huaxia,wallmapu"),
        (5, "karthadst,etruria,huaxia,mupata,rome"),
        (2, ""),
    ],
)
def test_the_limits_hold_for_chosen_civilizations_too(seats: int, wish: str) -> None:
    with pytest.raises(OptionError):
        new_table(seats, civilizations=wish)


# --- E-2.4: the first player


@rule("E-2.4")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_drawn_at_random_each_as_likely(seats: int) -> None:
    state = until(new_table(seats), "Beginning")
    assert acting(state) == CHANCE
    assert legal(state) == [f"first {seat + 1}" for seat in range(seats)]
    assert list(GAME.weights(state)) == [1] * seats
    assert events(state, "first 2") == [Begun(seat=1), Started(seat=1, round=1)]


@rule("E-2.4")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_first_player_can_be_named_and_then_none_is_drawn(first: int) -> None:
    state = until(new_table(3, first=first), "Rolling")
    assert step_of(state) == ("Rolling", first - 1)
    path = walk(GAME, Case(3, {"first": first}), 0, plies=20)
    assert not any(isinstance(event, Begun) for happened in path.events for event in happened)


@rule("E-2.4", "E-3.1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_begins_every_round(seats: int) -> None:
    path = walk(GAME, Case(seats, {"first": 2}), 1)
    starts = [event for happened in path.events for event in happened if isinstance(event, Started)]
    order = [(number, (1 + turn) % seats) for number in range(1, 9 - (seats == 5)) for turn in range(seats)]
    assert [(event.round, event.seat) for event in starts] == order
    assert {view(state).first for state in path.states} == {1}


# --- E-2.5 to E-2.9


@rule("E-2.5", "E-2.6", "E-2.7", "E-2.8")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_begins_at_the_bottom_in_the_start_region_with_a_city_and_a_hand(seats: int) -> None:
    state = until(new_table(seats), "Rolling")
    for seat, player in enumerate(view(state).players):
        name = player.civilization or ""
        assert player.levels == dict.fromkeys(COLOURS, 0)
        assert held(state)[name] == (seat, START[name])
        assert cities(state)[name] == (seat, 1)
        assert player.tokens == tuple(COLOURS)
        assert player.hand_size == (2 if name == "wallmapu" else 1)
        assert (player.taken, player.scored, player.discarded) == ((0,) * seats, (), ())
    assert len(held(state)) == len(cities(state)) == seats


@rule("E-2.7")
def test_the_first_hand_is_drawn_card_by_card_each_as_likely() -> None:
    state = new_table(5, civilizations="wallmapu,mupata,huaxia,etruria,karthadst", first=1)
    assert (step_of(state), len(legal(state))) == (("Drawing", 0), 9)
    assert list(GAME.weights(state)) == [1] * 9
    assert events(state, "draw terraced-fields") == [Drew(seat=0, card="terraced-fields")]
    state = after(state, "draw terraced-fields")
    assert (step_of(state), len(legal(state))) == (("Drawing", 0), 8)
    assert not can(state, "draw terraced-fields")
    state = after(state, "draw weavers-pattern")
    assert hand(state) == ("terraced-fields", "weavers-pattern")
    assert step_of(state) == ("Drawing", 1)


@rule("E-2.7")
def test_only_a_card_of_the_own_deck_can_be_drawn() -> None:
    state = new_table(2, civilizations="karthadst,etruria")
    assert refusal(state, "draw amber-route") == ("E-3.3", "not-possible-by-chance", {})


@rule("E-2.9", "E-10.1")
def test_the_first_hand_is_not_scored_before_the_own_first_turn() -> None:
    """Seat 2 holds what Painted Tombs asks for, but the turn is seat 1's."""
    everywhere = dict.fromkeys(("albion", "etruria", "scythia", "rus", "parsa", "aksum"), (1, 1))
    state = table(at={"karthadst": (0, 4), **everywhere}, hands={0: "salt-caravans", 1: "painted-tombs"})
    assert refusal(state, "score painted-tombs", seat=1) == ("E-3.3", "not-your-turn", {"who": 1})
    assert refusal(state, "score painted-tombs").clause == "E-10.5"
    own = after(state, "halt", "rest", "finish", "roll green", "roll green", "roll green")
    assert step_of(own) == ("Rerolling", 1)
    assert can(own, "score painted-tombs")


@rule("E-2.9")
@pytest.mark.parametrize("step", ["Assigning", "Drawing", "Beginning", "Rolling"])
def test_nobody_scores_while_the_table_is_set_up_or_dice_are_rolled(step: str) -> None:
    state = until(new_table(2), step)
    for seat in range(2):
        assert refusal(state, "score salt-caravans", seat=seat) == ("E-3.3", "chance-first", {})


@rule("E-2.4", "E-4.1")
def test_the_first_turn_begins_with_the_dice_of_the_first_player() -> None:
    state = until(new_table(2, first=2, civilizations="karthadst,etruria"), "Rolling")
    assert view(state).steps[-1].count == 3
    rolled = [f"roll {face}" for face in itertools.islice(FACE_NAMES, 3)]
    assert events(state, *rolled) == [Rolled(seat=1, face=face) for face in ("orange", "blue", "purple")]
    assert step_of(after(state, *rolled)) == ("Rerolling", 1)
