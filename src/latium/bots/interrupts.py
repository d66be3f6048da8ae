"""Ctrl-C, and other signals that a table answers, while a bot thinks."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

ENDING: Final = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))
"""The signals that ask a program to end; not every system has all."""


@contextmanager
def held_back(hurry: Callable[[], None] = lambda: None) -> Iterator[None]:
    """Such a signal takes effect at the end of this block, which `hurry` can bring about: compiled code takes an
    interrupt in the middle of a multiplication for lack of memory, and aborts."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread hears signals
        return
    handlers = ((number, signal.getsignal(number)) for number in ENDING)
    before = {number: handler for number, handler in handlers if callable(handler)}
    heard: list[int] = []

    def hear(number: int, _: FrameType | None) -> None:
        heard.append(number)
        hurry()

    for number in before:
        signal.signal(number, hear)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    for number in heard:
        before[signal.Signals(number)](number, None)
