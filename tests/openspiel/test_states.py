"""A game in OpenSpiel is the game, and no player learns more there than at a table."""

import subprocess
import sys
from collections import Counter

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

from latium.adapters.observing.memory import Memory
from latium.adapters.openspiel.observer import PLIES
from latium.adapters.openspiel.position import Position
from latium.bots.generator import Generator
from latium.core.errors import OptionError
from tests.openspiel.states import DRAFTED, LARGEST, SMALLEST, walk

SOME = [*SMALLEST, DRAFTED]


@pytest.mark.parametrize("name", SOME)
def test_chance_is_explicit_and_as_likely_as_the_rules_say(name: str) -> None:
    seen = 0
    for state in walk(name):
        if state.is_chance_node():
            place: Position = state.position
            odds = dict(state.chance_outcomes())
            weights = place.setting.game.weights(place.state)
            assert sorted(odds.values()) == pytest.approx(sorted(weight / sum(weights) for weight in weights))
            assert list(odds) == state.legal_actions()
            seen += 1
    assert seen > 10


@pytest.mark.parametrize("name", SOME)
def test_names_of_actions_tell_them_apart(name: str) -> None:
    for state in walk(name):
        names = [state.action_to_string(state.current_player(), action) for action in state.legal_actions()]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", LARGEST)
def test_returns_follow_the_ranks_and_sum_to_nothing(name: str) -> None:
    *_, last = walk(name)
    place: Position = last.position
    outcome = place.setting.game.outcome(place.state)
    assert outcome is not None
    returns = last.returns()
    assert sum(returns) == 0
    assert sorted(range(len(returns)), key=lambda seat: -returns[seat]) == sorted(
        range(len(returns)), key=lambda seat: outcome.ranks[seat]
    )


@pytest.mark.parametrize("name", [*SOME, "latium_first_empires(players=4)"])
def test_a_resampled_state_is_what_the_player_knows(name: str) -> None:
    """Their information state, mask and turn are the same, whatever else differs, and the past is not told."""
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    other = 0
    for number, state in enumerate(walk(name)):
        if number % 5 or state.is_chance_node() or state.is_terminal():
            continue
        for player in range(state.num_players()):
            twin = state.resample_from_infostate(player, sampler)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.information_state_tensor(player) == state.information_state_tensor(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)
            assert twin.current_player() == state.current_player()
            assert twin.legal_actions(player) == state.legal_actions(player)
            assert twin.history() == []
            other += str(twin) != str(state)
    assert other or name == SMALLEST[0]


@pytest.mark.parametrize("name", SOME)
def test_a_game_goes_on_from_a_resampled_state(name: str) -> None:
    middle = next(state for number, state in enumerate(walk(name)) if number > 90 and state.current_player() >= 0)
    state = middle.resample_from_infostate(middle.current_player(), pyspiel.UniformProbabilitySampler(0.0, 1.0))
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert sum(state.returns()) == 0


@pytest.mark.parametrize("name", SOME)
def test_states_survive_being_written_down(name: str) -> None:
    for number, state in enumerate(walk(name)):
        if number % 40 == 13:
            whole = pyspiel.serialize_game_and_state(state.get_game(), state)
            resampled = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            assert same(pyspiel.deserialize_game_and_state(whole)[1], state)
            assert same(state.get_game().deserialize_state(resampled.serialize()), resampled)


def same(one: pyspiel.State, two: pyspiel.State) -> bool:
    strings = [one.information_state_string(seat) for seat in range(one.num_players())]
    return str(one) == str(two) and strings == [two.information_state_string(seat) for seat in range(two.num_players())]


@pytest.mark.parametrize("name", SOME)
def test_a_clone_goes_its_own_way(name: str) -> None:
    for number, state in enumerate(walk(name)):
        if number % 30 == 5 and not state.is_terminal():
            before, twin = str(state), state.clone()
            twin.apply_action(twin.legal_actions()[-1])
            assert str(state) == before != str(twin)


@pytest.mark.parametrize("name", SOME)
def test_the_history_is_what_perfect_recall_remembers(name: str) -> None:
    """The same as the other environments have it, the latest ply first."""
    state = pyspiel.load_game(name).new_initial_state()
    place: Position = state.position
    memory = Memory(place.setting.numbering, place.setting.observer, place.setting.seats, PLIES)
    dice = np.random.RandomState(3)
    plies = 0
    while not state.is_terminal():
        before = state.clone().position
        action = int(dice.choice(state.legal_actions()))
        state.apply_action(action)
        if before.past is not state.position.past:
            taken = before.walk.copy().take(action)
            memory.note(before.state, before.seat, taken)
            memory.look(state.position.state)
            plies += 1
    for player in range(place.setting.seats):
        observation = state.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
        observation.set_from(state, player)
        rows = np.array(memory.rows[player]).reshape(PLIES, memory.width)[:plies]
        assert (observation.dict["history"][:plies] == rows[::-1]).all()
        assert not observation.dict["history"][plies:].any()


@pytest.mark.parametrize("name", SOME)
def test_a_half_made_move_is_its_own_seats_secret(name: str) -> None:
    begun = next(state for state in walk(name) if state.current_player() >= 0 and state.position.chosen)
    mover = begun.current_player()
    told = [seat for seat in range(begun.num_players()) if "\nchosen: " in begun.information_state_string(seat)]
    assert told == [mover]


def bots(name: str, game: pyspiel.Game) -> list[pyspiel.Bot]:
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice, max_length=8)
    thinker = {
        "mcts": lambda: mcts.MCTSBot(game, 2.0, 3, evaluator, random_state=dice),
        "is-mcts": lambda: ismcts.ISMCTSBot(game, evaluator, 2.0, 3, random_state=dice),
        "random": lambda: uniform_random.UniformRandomBot(0, dice),
    }[name]()
    others = range(1, game.num_players())
    return [thinker, *(uniform_random.UniformRandomBot(player, dice) for player in others)]


@pytest.mark.parametrize("bot", ["mcts", "is-mcts", "random"])
@pytest.mark.parametrize("name", SOME)
def test_their_bots_play_whole_games(name: str, bot: str) -> None:
    game = pyspiel.load_game(name)
    state, players, dice = game.new_initial_state(), bots(bot, game), Generator(2)
    while not state.is_terminal():
        legal = state.legal_actions()
        chance = state.is_chance_node()
        state.apply_action(legal[dice.below(len(legal))] if chance else players[state.current_player()].step(state))
    assert sum(state.returns()) == 0


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("latium_foundations_of_rome(players=4,first=3,drafting=true,cards=mixed,stall_rounds=5)")
    options = game.new_initial_state().position.setting.options
    wanted = {"first": 3, "drafting": True, "cards": "mixed", "stall_rounds": 5, "monuments": True}
    assert {name: options[name] for name in wanted} == wanted
    assert pyspiel.load_game("latium_founders").new_initial_state().position.setting.options["first"] == "random"
    assert pyspiel.load_game(str(game)).new_initial_state().position.setting.options == options


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(OptionError):
        pyspiel.load_game("latium_founders(players=4,first=5)")
    with pytest.raises((OptionError, pyspiel.SpielError)):
        pyspiel.load_game("latium_founders(players=7)")


def test_the_seats_are_told_apart_from_the_first_position() -> None:
    for name in SOME:
        state = next(state for state in walk(name) if state.current_player() >= 0)
        tensors = Counter(tuple(state.information_state_tensor(seat)) for seat in range(state.num_players()))
        assert set(tensors.values()) == {1}


def test_python_ends_well_with_the_games_registered() -> None:
    done = subprocess.run([sys.executable, "-c", "import latium.adapters.openspiel"], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
