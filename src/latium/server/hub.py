"""Who wants to know of which table, in this process. A signal carries no content: whoever is woken looks for itself."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager


class Hub:
    """Signals that a table has changed: a move, a line of chat, somebody coming or going."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[asyncio.Event]] = defaultdict(set)

    @property
    def tables(self) -> list[str]:
        """The tables somebody listens to."""
        return list(self._listeners)

    @contextmanager
    def listening(self, table: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever the table has changed; whoever waits for it clears it."""
        event = asyncio.Event()
        self._listeners[table].add(event)
        try:
            yield event
        finally:
            self._listeners[table].discard(event)
            if not self._listeners[table]:
                del self._listeners[table]

    def changed(self, table: str) -> None:
        """Wake everybody in this process who listens to the table."""
        for event in self._listeners.get(table, ()):
            event.set()
