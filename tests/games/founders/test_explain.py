"""Why not: the clause that helps most, with what its sentence needs. What is legal has no refusal."""

import pytest

from latium.core.errors import IllegalMove
from latium.core.play import play
from latium.core.seats import CHANCE
from latium.core.text import texts
from latium.games.founders import GAME
from latium.games.founders.actions import Keep, Pillage
from latium.games.founders.grid import RINGS, START, START_COLUMN, START_ROW, cell_at, cell_name
from latium.testing import Case, rule, walk
from tests.games.founders.drawing import action_of, after, clause, legal, refusal, step_of, table

NAMES = ("Livia", "Marcus", "Portia", "Aulus")
RIM = [
    cell_name(cell_at(START_COLUMN + right, START_ROW + up))
    for right, up in [(side * x, end * (RINGS - 1)) for side in (1, -1) for x in (0, RINGS - 1) for end in (1, -1)]
    + [(RINGS - 1, 0), (1 - RINGS, 0)]
]
"""The outermost cells that have names, at the corners and in the middle of the sides."""
EVERY_STEP = ["Opening", "TokenStep", "Adding"]

# --- who, and when


@rule("F-3.2")
@pytest.mark.parametrize(
    ("step", "asked", "others"),
    [
        ("Opening", "From which stack do you open a tile?", "Waiting for Marcus."),
        ("TokenStep", "Do you play a token?", "Waiting for Marcus."),
        ("Adding", "Which tile do you add, and where?", "Waiting for Marcus."),
        ("Hiring", "Chance decides.", "Chance decides."),
    ],
)
def test_only_the_seat_that_owes_the_decision_is_asked(step: str, asked: str, others: str) -> None:
    state = table("me me", "me me", seat=1, step=step)
    english = texts("en", "latium.games.founders", strict=True)
    assert english.sentence(GAME.question(state, 1), NAMES, 1) == asked
    assert english.sentence(GAME.question(state, 0), NAMES, 0) == others


@rule("F-8.1", "F-4.12", "F-11.6")
def test_the_question_names_what_was_bought_drawn_or_proposed() -> None:
    english = texts("en", "latium.games.founders", strict=True)

    def asked(**how: object) -> str:
        state = table("fo cl", "me me", **how)  # type: ignore[arg-type]
        seat = state.pending[-1].asks
        return english.sentence(GAME.question(state, seat), NAMES, seat)

    assert asked(bought="horses") == "Which tile do you add, and where? You have bought horses for this turn."
    assert asked(drawn="la") == "Where do you add the lake you drew?"
    assert asked(seat=1, proposer=0) == "Livia proposes to end the game now. Do you agree?"


@rule("F-3.2")
@pytest.mark.parametrize("step", EVERY_STEP)
def test_another_seat_is_told_whose_decision_it_is(step: str) -> None:
    state = table("me me", "me me", "la la", seat=1, step=step, nature="fo")
    for seat in (0, 2):
        assert GAME.legal(state, seat) == []
        for text in ("open nature", "keep", "add forest e6", "propose"):
            assert refusal(state, text, seat) == ("F-3.2", "not-your-turn", {"who": 2})


@rule("F-3.2")
def test_while_a_tile_is_turned_up_everybody_waits() -> None:
    state = after(table("me me", step="Opening"), "open nature")
    assert refusal(state, "add forest e6", seat=0) == ("F-3.2", "chance-first", {})
    assert refusal(state, "add forest e6", seat=1) == ("F-3.2", "chance-first", {})
    assert refusal(state, "reveal mine") == ("F-3.2", "not-in-the-pile", {})
    assert GAME.explain(state, CHANCE, action_of(state, "reveal forest")) is None


@rule("F-3.2")
@pytest.mark.parametrize("step", EVERY_STEP)
@pytest.mark.parametrize("text", ["reveal forest", "hire iron", "first 1"])
def test_what_chance_does_no_player_does(step: str, text: str) -> None:
    assert refusal(table("me me", step=step), text) == ("F-3.2", "chance-only", {})


@rule("F-1.8")
@pytest.mark.parametrize("step", EVERY_STEP)
@pytest.mark.parametrize(
    "text",
    ["war 1 {}", "war 2 {}", "coin 2 {} water", "carriage {}", "craftsman iron {}", "add forest {}", "swap mine {}"],
)
def test_at_the_rim_of_the_grid_every_move_is_refused_with_a_sentence(step: str, text: str) -> None:
    state = table("me me", "la la", step=step, nature="fo", village="mi", hand="war coin carriage iron")
    english = texts("en", "latium.games.founders", strict=True)
    for cell in RIM:
        refusal = GAME.explain(state, 0, action_of(state, text.format(cell)))
        assert refusal
        assert english.sentence(refusal, NAMES, 0)


@rule("F-2.1")
@pytest.mark.parametrize("text", ["war 3 e5", "coin 3 e5 water"])
def test_a_rival_who_does_not_sit_there_is_no_rival(text: str) -> None:
    state = table("me me", step="TokenStep", hand="war coin")
    assert refusal(state, text) == ("F-2.1", "no-such-seat", {"seat": 3, "seats": 2})


@rule("F-2.1")
def test_the_first_seat_is_a_rival_like_any_other() -> None:
    state = table("me me", "fo cl", step="TokenStep", seat=1, hand={1: "war"})
    assert GAME.explain(state, 1, action_of(state, "war 1 e5")) is None


@rule("F-2.1")
@pytest.mark.parametrize("seat", [-2, 2, 7])
def test_a_seat_that_does_not_exist_does_nothing(seat: int) -> None:
    refused = GAME.explain(table("me me", step="TokenStep"), seat, Keep())
    assert refused is not None
    assert (refused.clause, refused.args) == ("F-2.1", {"seat": seat + 1, "seats": 2})


@rule("F-2.1")
def test_a_rival_of_no_table_is_refused_and_breaks_nothing() -> None:
    state = table("me me", step="TokenStep", hand="war")
    for rival in (-1, 4, 99):
        refused = GAME.explain(state, 0, Pillage(rival, START))
        assert refused is not None
        assert refused.clause == "F-2.1"


@rule("F-3.1")
@pytest.mark.parametrize(
    ("step", "text", "why", "message"),
    [
        ("Opening", "add forest e6", "F-3.1", "open-first"),
        ("Opening", "swap forest e5", "F-3.1", "open-first"),
        ("Opening", "draw", "F-3.1", "open-first"),
        ("Opening", "finish", "F-3.1", "open-first"),
        ("TokenStep", "add forest e6", "F-3.1", "token-first"),
        ("TokenStep", "open nature", "F-3.1", "opened-already"),
        ("Adding", "open nature", "F-3.1", "opened-already"),
        ("Opening", "draft forest", "F-3.2", "set-up-over"),
        ("Adding", "lay forest beside cliff", "F-3.2", "set-up-over"),
    ],
)
def test_a_move_of_another_step_is_told_apart(step: str, text: str, why: str, message: str) -> None:
    assert refusal(table("me me", step=step, nature="fo"), text) == (why, message, {})


@rule("F-4.12")
def test_while_the_drawn_tile_is_placed_other_moves_are_told_apart() -> None:
    state = table("me me", drawn="la", nature="fo")
    assert refusal(state, "add forest e6") == ("F-4.12", "place-the-drawn-tile", {"tile": "tile-lake"})
    assert clause(state, "draw") == "F-3.2"
    assert clause(state, "open nature") == "F-3.1"


# --- the most helpful reason first


@rule("F-4.2", "F-4.3", "F-4.17")
def test_where_several_reasons_hold_the_first_to_mend_is_told() -> None:
    state = table("fo! cl", village="mi")
    assert clause(state, "add winery i9") == "F-4.2"
    assert clause(state, "add mine i9") == "F-4.3"
    assert clause(state, "add mine e5") == "F-4.17"
    assert clause(state, "add mine e6") == "F-7.1"


@rule("F-4.4")
def test_every_missing_resource_is_named() -> None:
    state = table("me me", village="mi")
    assert refusal(state, "add mine e6") == (
        "F-4.4",
        "missing",
        {"tile": "tile-mine", "cell": "e6", "resources": ["resource-wood", "resource-stone"]},
    )


@rule("F-4.5")
def test_the_neighbour_that_would_have_to_give_twice_is_named() -> None:
    state = table("fo me", village="mi")
    assert refusal(state, "add mine d5") == (
        "F-4.5",
        "gives-only-one",
        {
            "tile": "tile-mine",
            "cell": "d5",
            "source": "tile-forest",
            "where": "e5",
            "one": "resource-wood",
            "other": "resource-stone",
        },
    )


@rule("F-5.2")
def test_the_tile_to_be_replaced_is_named_if_it_would_have_given() -> None:
    nation = """
        6   me  .   .
        5   cl  fo  wf
            e   f   g
    """
    state = table(nation, village="mi")
    assert refusal(state, "swap mine f5") == (
        "F-5.2",
        "replaced-gives-nothing",
        {"tile": "tile-mine", "cell": "f5", "resource": "resource-wood", "source": "tile-forest", "where": "f5"},
    )


@rule("F-7.1", "F-9.6")
def test_a_silent_tile_of_the_union_is_named_as_the_reason() -> None:
    nation = """
        6  fo! fi
        5  cl  fi
           e   f
    """
    state = table(nation, village="mi", carriages="e5")
    args = {"tile": "tile-mine", "cell": "g5", "resource": "resource-wood", "source": "tile-forest", "where": "e6"}
    assert refusal(state, "add mine g5") == ("F-7.1", "source-pillaged", args)


@rule("F-6.5", "F-7.2")
def test_a_token_without_target_is_explained_although_its_step_was_passed_over() -> None:
    nation = """
        6  la! me!
        5  fo  cl
           e   f
    """
    state = after(table("gr gr", nation, step="Opening", hand="war"), "open nature", "reveal grove")
    assert step_of(state) == ("Adding", 0)
    args = {"tile": "tile-forest", "cell": "e5", "shield": "tile-lake", "where": "e6"}
    assert refusal(state, "war 2 e5") == ("F-7.3", "protected", args)


# --- and never against what is legal


@rule("F-3.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_legal_is_refused_and_nothing_refused_is_played(seats: int) -> None:
    path = walk(GAME, Case(seats, {}), seed=40 + seats)
    pool = list(dict.fromkeys(action for _, action in path.plies))
    for state in path.states:
        for seat in GAME.to_act(state):
            listed = set(GAME.legal(state, seat))
            for action in pool:
                refused = GAME.explain(state, seat, action)
                assert (refused is None) == (action in listed)
    state = path.states[-2]
    (seat,) = GAME.to_act(state)
    wrong = next(action for action in pool if action not in GAME.legal(state, seat))
    with pytest.raises(IllegalMove) as caught:
        play(GAME, state, seat, wrong)
    assert caught.value.refusal == GAME.explain(state, seat, wrong)


@rule("F-3.2")
def test_after_the_end_everything_is_refused() -> None:
    state = after(table("me me", step="Opening"), "propose", "agree")
    for text in ("open nature", "keep", "agree", "reveal mine"):
        assert refusal(state, text, seat=0) == ("F-3.2", "game-over", {})
    assert GAME.legal(state, 0) == []


@rule("F-7.2", "F-4.4")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("war 2 e5", "The forest on e5 is protected: the lake on e6 lies farther out in the same column."),
        ("war 2 g5", "Marcus has no tile on g5."),
        ("coin 2 e5 water", "You have no coin in hand."),
        ("carriage e5", "You have no carriage in hand."),
        ("war 1 e5", "War is waged on a rival's tile, not on your own."),
    ],
)
def test_a_refusal_is_a_sentence_with_a_reason(text: str, sentence: str) -> None:
    nation = """
        6  la  .
        5  fo  cl
           e   f
    """
    state = table("me me", nation, step="TokenStep", hand="war")
    assert set(legal(state)) == {"keep", "war 2 e6", "war 2 f5"}
    refused = GAME.explain(state, 0, action_of(state, text))
    assert refused is not None
    assert texts("en", "latium.games.founders", strict=True).sentence(refused, NAMES, 0) == sentence
