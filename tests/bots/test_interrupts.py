"""Ctrl-C waits for a bot, and is not lost."""

import signal
import threading

import pytest

from latium.bots.interrupts import held_back


def test_an_interrupt_takes_effect_at_the_end_of_the_thought() -> None:
    reached: list[str] = []
    with pytest.raises(KeyboardInterrupt):  # noqa: PT012  # what is tested is where in the block it comes
        with held_back():
            signal.raise_signal(signal.SIGINT)
            reached.append("the end of the thought")
        reached.append("what comes after it")
    assert reached == ["the end of the thought"]


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
