"""Ctrl-C waits for a bot, and is not lost."""

import signal
import threading

import pytest

from latium.bots.asking import chosen
from latium.bots.interrupts import held_back
from latium.bots.roster import LARGEST, make
from latium.core.options import resolve
from latium.core.seats import CHANCE
from latium.games import SHELF


def test_an_interrupt_takes_effect_at_the_end_of_the_thought() -> None:
    reached: list[str] = []
    with pytest.raises(KeyboardInterrupt):  # noqa: PT012  # what is tested is where in the block it comes
        with held_back():
            signal.raise_signal(signal.SIGINT)
            reached.append("the end of the thought")
        reached.append("what comes after it")
    assert reached == ["the end of the thought"]


def test_the_thought_is_asked_to_come_to_its_end() -> None:
    hurried: list[str] = []
    with pytest.raises(KeyboardInterrupt), held_back(lambda: hurried.append("hurried")):
        signal.raise_signal(signal.SIGINT)
    assert hurried == ["hurried"]


def test_a_search_that_would_last_for_ever_ends_with_an_interrupt() -> None:
    game = SHELF["founders"]
    state = game.setup(2, resolve(game.facts, 2, {}, simulated=True))
    while (seat := game.to_act(state)[0]) == CHANCE or len(game.legal(state, seat)) < 2:
        game.apply(state, seat, game.legal(state, seat)[0])
    bot = make(f"mcts:iterations={LARGEST}", game, seat, 1)
    clock = threading.Timer(0.1, signal.raise_signal, (signal.SIGINT,))
    clock.start()
    with pytest.raises(KeyboardInterrupt):
        chosen(bot, "mcts", seat, game.observe(state, seat), game.legal(state, seat))
    clock.join()


def test_a_signal_that_somebody_answers_waits_too() -> None:
    heard: list[str] = []
    before = signal.signal(signal.SIGTERM, lambda *_: heard.append("the signal"))
    with held_back():
        signal.raise_signal(signal.SIGTERM)
        heard.append("the end of the thought")
    signal.signal(signal.SIGTERM, before)
    assert heard == ["the end of the thought", "the signal"]


def test_afterwards_an_interrupt_is_what_it_was() -> None:
    before = signal.getsignal(signal.SIGINT)
    with held_back():
        pass
    assert signal.getsignal(signal.SIGINT) is before


def test_a_bot_may_think_in_any_thread() -> None:
    thought: list[bool] = []

    def think() -> None:
        with held_back():
            thought.append(True)

    thread = threading.Thread(target=think)
    thread.start()
    thread.join()
    assert thought == [True]
