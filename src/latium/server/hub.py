"""Who wants to know of which table, in this process. A signal carries no content: whoever is woken looks for itself."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

Wake: TypeAlias = Callable[[], None]


class Hub:
    """Signals that a table has changed: a move, a line of chat, somebody coming or going."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, list[Wake]] = defaultdict(list)
        self.deserted: Callable[[str], None] = lambda table: None
        """Called with a table that nobody listens to any more."""

    @property
    def tables(self) -> list[str]:
        """The tables somebody listens to."""
        return list(self._listeners)

    @contextmanager
    def listening(self, table: str, wake: Wake) -> Iterator[None]:
        """Called whenever the table has changed, by whoever changed it: it makes a note and returns at once."""
        self._listeners[table].append(wake)
        try:
            yield
        finally:
            self._listeners[table].remove(wake)
            if not self._listeners[table]:
                del self._listeners[table]
                self.deserted(table)

    def changed(self, table: str) -> None:
        """Wake everybody in this process who listens to the table."""
        for wake in self._listeners.get(table, ()):
            wake()
