"""Work shared among processes: each piece of it comes back as soon as it is done, with its place among all."""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from math import ceil
from multiprocessing import resource_tracker
from multiprocessing.connection import wait as wait_for
from typing import Final, TypeVar

CHUNKS_AHEAD: Final = 4
"""For each process: handed out before the first of them is done."""

Task = TypeVar("Task")
Result = TypeVar("Result")


def as_finished(
    work: Callable[[Task], Result], tasks: Sequence[Task], processes: int, chunk: int = 1
) -> Iterator[tuple[int, Result]]:
    """What comes of each task, with the task's place; so many at a time go to a process. Raises BrokenProcessPool."""
    if processes == 1:
        yield from ((place, work(task)) for place, task in enumerate(tasks))
        return
    starts = range(0, len(tasks), chunk)
    with _pool(max(1, min(processes, ceil(len(tasks) / chunk)))) as pool:
        under_way: dict[Future[list[Result]], int] = {}
        for start in starts:
            with _uninterrupted():  # the pool starts its processes one by one
                under_way[pool.submit(_results, work, tasks[start : start + chunk])] = start
            if len(under_way) >= processes * CHUNKS_AHEAD:
                yield from _done(under_way)
        while under_way:
            yield from _done(under_way)


def in_order(finished: Iterable[tuple[int, Result]]) -> Iterator[Result]:
    """Results in the order of their places, each as soon as those before it have come."""
    early: dict[int, Result] = {}
    due = 0
    for place, result in finished:
        early[place] = result
        while due in early:
            yield early.pop(due)
            due += 1


def _results(work: Callable[[Task], Result], tasks: Sequence[Task]) -> list[Result]:
    return [work(task) for task in tasks]


def _done(under_way: dict[Future[list[Result]], int]) -> Iterator[tuple[int, Result]]:
    done = wait(under_way, return_when=FIRST_COMPLETED).done
    for future in sorted(done, key=under_way.__getitem__):
        yield from enumerate(future.result(), under_way.pop(future))


@contextmanager
def _pool(processes: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that end with the block, whatever they are doing.

    They are spawned rather than forked: the caller may have threads, such as a progress bar's.
    """
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), follow_parent)
    try:
        yield pool
    finally:
        for child in multiprocessing.active_children():
            if child not in others:
                child.terminate()
        pool.shutdown(cancel_futures=True)


def follow_parent() -> None:
    """End this process once its parent is gone, even if that was killed and could not see to it."""
    if parent := multiprocessing.parent_process():
        threading.Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()


def _end_after(parent: int) -> None:
    wait_for([parent])
    os.kill(os.getpid(), signal.SIGTERM)  # which ends programs that play here too


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Processes started in here never hear Ctrl-C, which is for their parent to act on; it does so afterwards."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # a pool starts it otherwise, and it lets the signal through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
