"""Values: shares of the win for every position of every game, from what a seat may know."""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from latium.bots.one_step import OneStep
from latium.bots.roster import VALUES, make
from latium.bots.value import WHOLE, network_for, traits_for, value_for
from latium.bots.value.traits import feature_names
from latium.bots.value.weights import WeightsError, decode
from latium.core.canonical import canonical
from latium.core.resources import read_text
from latium.core.seats import CHANCE
from latium.games import SHELF
from latium.testing.laws import guess
from latium.testing.walks import Case, walk
from tests.core.toy import GAME as WAGER

SOURCE = Path(__file__).parents[3] / "src"
EACH = [(slug, seats) for slug, game in SHELF.items() for seats in game.facts.seats]
SHIPPED = [(slug, seats) for slug, seats in EACH if network_for(slug, seats)]


@pytest.mark.parametrize("kind", VALUES)
@pytest.mark.parametrize(("slug", "seats"), EACH)
def test_shares_are_whole_at_every_ply_and_exact_in_the_end(slug: str, seats: int, kind: str) -> None:
    game = SHELF[slug]
    value = value_for(game, seats, kind)
    path = walk(game, Case(seats, {}), seed=3)
    for state in path.states[::7]:
        shares = value.shares(state)
        assert len(shares) == seats
        assert sum(shares) == WHOLE
        assert min(shares) >= 0
    outcome = game.outcome(path.end)
    assert outcome is not None
    for seat, share in enumerate(value.shares(path.end)):
        assert (share >= WHOLE // len(outcome.winners)) == (seat in outcome.winners)
        assert share == 0 or seat in outcome.winners


@pytest.mark.parametrize(("slug", "seats"), EACH)
def test_features_have_names_and_leave_the_position_as_it_was(slug: str, seats: int) -> None:
    game = SHELF[slug]
    traits = traits_for(slug)
    path = walk(game, Case(seats, {}), seed=5)
    for state, dump in list(zip(path.states, path.dumps, strict=True))[:-1:11]:
        if traits.started(state):
            look = traits.look(state)
            assert {len(look.features(seat)) for seat in range(seats)} == {len(feature_names(traits, seats))}
            assert canonical(game.dump(state)) == dump


@pytest.mark.parametrize(("slug", "seats"), EACH)
def test_features_depend_on_nothing_a_seat_may_not_know(slug: str, seats: int) -> None:
    game = SHELF[slug]
    traits = traits_for(slug)
    path = walk(game, Case(seats, {}), seed=9)
    for n in range(0, len(path.states) - 1, 13):
        if traits.started(path.states[n]):
            for seat in range(seats):
                features = traits.look(path.states[n]).features(seat)
                for k in range(2):
                    assert traits.look(guess(path, n, seat, k)).features(seat) == features


def test_a_game_nobody_looked_at_is_valued_by_its_score() -> None:
    path = walk(WAGER, Case(2, {}), seed=1)
    for kind in VALUES:
        assert sum(value_for(WAGER, 2, kind).shares(path.states[2])) == WHOLE


def test_the_weights_are_at_most_a_few_hundred_kilobytes() -> None:
    assert sum(file.stat().st_size for file in SOURCE.glob("latium/bots/value/data/*")) < 500_000


@pytest.mark.parametrize(("slug", "seats"), SHIPPED)
def test_weights_name_the_command_that_made_them(slug: str, seats: int) -> None:
    text = read_text("latium.bots.value", f"data/{slug}-{seats}.json")
    assert f'"command":"latium train {slug} --seats {seats} --games' in text
    assert '"seed":' in text


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ('"seats":2', '"seats":3', "weights-for-other"),
        ('"biases":[', '"biases":[1,', "weights-for-other"),
        ('"game":"first-empires"', '"game":"founders"', "weights-for-other"),
        ('"biases":[', '"biases":[1.5,', "weights-broken"),
        ('"layers"', '"layer"', "weights-broken"),
        ("}\n", "", "weights-broken"),
    ],
)
def test_broken_weights_are_refused_in_a_sentence(before: str, after: str, problem: str) -> None:
    text = read_text("latium.bots.value", "data/first-empires-2.json")
    assert before in text
    names = feature_names(traits_for("first-empires"), 2)
    decode(text, "file", "first-empires", 2, names)
    with pytest.raises(WeightsError) as caught:
        decode(text.replace(before, after), "first-empires-2.json", "first-empires", 2, names)
    assert caught.value.message.id == problem
    assert "first-empires-2.json" in str(caught.value)


@pytest.mark.parametrize("slug", SHELF)
def test_one_step_by_the_value_plays_what_is_legal(slug: str) -> None:
    game = SHELF[slug]
    path = walk(game, Case(2, {}), seed=2, plies=120)
    for state in path.states[::9]:
        for seat in game.to_act(state):
            if seat != CHANCE:
                bot = make("value", game, seat, seed=1)
                assert isinstance(bot, OneStep)
                legal = game.legal(state, seat)
                assert bot.choose(game.observe(state, seat), legal) in legal


DIGEST = """
import latium
from tests.bots.value.test_value import digest

assert not latium.compiled()
print(digest())
"""


def digest() -> str:
    """Over the shares of a walk through every game, at every seat count."""
    total = sha256()
    for slug, seats in EACH:
        values = [value_for(SHELF[slug], seats, kind) for kind in VALUES]
        for state in walk(SHELF[slug], Case(seats, {}), seed=4, plies=120).states[::9]:
            total.update(repr([value.shares(state) for value in values]).encode())
    return total.hexdigest()


def test_the_source_tree_and_the_engine_under_test_value_alike() -> None:
    told = subprocess.run(
        [sys.executable, "-c", DIGEST],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCE), str(SOURCE.parent)]), "PYTHONHASHSEED": "1"},
        capture_output=True,
        check=True,
        text=True,
    )
    assert told.stdout.strip() == digest()
