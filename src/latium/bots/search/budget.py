"""How long a search may think. Never compiled: each question gives other threads, and signals, their turn."""

import time
from typing import Final, final

MILLISECOND: Final = 1_000_000
NO_LIMIT: Final = 0


@final
class Budget:
    """So many iterations, so many milliseconds, or until somebody asks it to stop: whichever comes first."""

    def __init__(self, iterations: int, milliseconds: int) -> None:
        self._iterations = iterations
        self._milliseconds = milliseconds
        self._begun = 0
        self._stopped = False

    def begin(self) -> None:
        self._stopped = False
        self._begun = time.monotonic_ns()

    def stop(self) -> None:
        """Ask the search under way to answer at once, from any thread."""
        self._stopped = True

    def lasts(self, done: int) -> bool:
        """Whether another iteration may follow `done` ones, if it takes as long as they did; the first always may."""
        if not done:
            return True
        if self._stopped or (self._iterations and done >= self._iterations):
            return False
        if self._milliseconds == NO_LIMIT:
            return True
        passed = time.monotonic_ns() - self._begun
        return passed + passed // done <= self._milliseconds * MILLISECOND
