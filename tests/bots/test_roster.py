"""Bots by name."""

from pathlib import Path

import pytest

from latium.bots.contract import BotError
from latium.bots.random_bot import Random
from latium.bots.roster import BOTS, LEVELS, ROSTER, check, listed, make, stands_for
from latium.bots.search.bot import Mcts
from tests.core.toy import GAME as WAGER

PAGE = (Path(__file__).parents[2] / "docs/bots.md").read_text(encoding="utf-8")


def test_a_bot_is_made_from_its_name() -> None:
    assert isinstance(make("random", WAGER, 0, 1), Random)


def test_levels_come_first_the_weakest_before_the_others() -> None:
    assert BOTS[:4] == ("novice", "citizen", "senator", "consul")


@pytest.mark.parametrize("name", BOTS)
def test_every_level_and_bot_is_documented_with_its_parameters(name: str) -> None:
    (row,) = (line for line in PAGE.splitlines() if line.startswith(f"| `{name}` |"))
    parameters = [f"`{parameter}" for parameter in ROSTER[name].parameters] if name in ROSTER else []
    known = [f"`{bot}`" for bot in LEVELS[name].values()] if name in LEVELS else parameters
    assert [text for text in known if text not in row] == []


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_a_bot_with_its_parameters(level: str) -> None:
    for slug, bot in LEVELS[level].items():
        check(bot)
        assert stands_for(level, slug) == bot
    assert type(make(level, WAGER, 0, 1)) is type(make(stands_for(level, WAGER.facts.slug), WAGER, 0, 1))
    with pytest.raises(BotError, match="it takes none"):
        check(f"{level}:looks=3")


def test_a_bot_that_people_wait_for_is_told_how_long_it_may_think() -> None:
    for name, milliseconds in (("consul", 5), ("mcts:milliseconds=5", 600_000)):
        bot = make(name, WAGER, 0, 1, milliseconds)
        assert isinstance(bot, Mcts)
        assert bot.milliseconds == 5


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("alphazero", "bot-unknown"),
        ("", "bot-nameless"),
        (":looks=3", "bot-nameless"),
        ("mcts:iterations=5,iterations=6", "bot-parameter-twice"),
        ("random:iterations=5", "bot-parameter-unknown"),
        ("random:", "bot-parameter-unknown"),
    ],
)
def test_a_text_that_names_no_bot_says_which_part_is_wrong(text: str, message: str) -> None:
    with pytest.raises(BotError) as caught:
        check(text)
    assert caught.value.message.id == message


def test_the_random_bot_plays_everything_legal() -> None:
    bot = make("random", WAGER, 0, 1)
    assert {bot.choose(None, (1, 2, 3)) for _ in range(50)} == {1, 2, 3}


def test_a_parameter_is_a_whole_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ROSTER, "random", ROSTER["random"]._replace(parameters={"iterations": 1}))
    check("random:iterations=5")
    for text in ("many", "", "0", "-1", "1_0", "1000000001", "9" * 5000):
        with pytest.raises(BotError) as caught:
            check(f"random:iterations={text}")
        assert caught.value.message.id == "bot-parameter-value"


def test_a_parameter_may_be_one_of_some_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ROSTER, "random", ROSTER["random"]._replace(parameters={"value": ("trained", "plain")}))
    check("random:value=trained")
    with pytest.raises(BotError) as caught:
        check("random:value=5")
    assert caught.value.message.id == "bot-parameter-word"


def test_a_comma_parts_bots_and_parameters() -> None:
    assert listed("mcts:iterations=20,value=trained,greedy") == ["mcts:iterations=20,value=trained", "greedy"]
    assert listed("greedy,mcts:iterations=20,random") == ["greedy", "mcts:iterations=20", "random"]
    assert listed("greedy,a=b") == ["greedy", "a=b"]
    assert listed("mcts:iterations=20, value=plain, greedy") == ["mcts:iterations=20,value=plain", "greedy"]
    assert listed("greedy, exec:./mybot,a=b") == ["greedy", "exec:./mybot", "a=b"]
