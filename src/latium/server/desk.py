"""Where tables are carried on: the one door through which people, bots and clocks change anything.

A command works on a draft of the table as this process knows it. If another process was faster, the key (table, n) is
taken: the table is caught up and the command asked again. Only after the commit does anybody hear of it.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, Generic, NamedTuple, TypeVar

from sqlalchemy import Connection

from latium.core.errors import LatiumError
from latium.core.protocol import message
from latium.core.seats import Seat
from latium.server import snapshots
from latium.server.draft import Draft
from latium.server.entries import Row
from latium.server.errors import NotFound, NotOpen, Unavailable
from latium.server.hub import Hub
from latium.server.relays import Relay
from latium.server.sources import Sources
from latium.server.storage import chat, tables
from latium.server.storage.database import Database
from latium.server.storage.writing import Conflict
from latium.server.table import OPEN, Kind, Opening, Table

ATTEMPTS: Final = 20
"""So often a race is lost before it is called a fault."""

KEPT: Final = 2000
"""Tables that are kept at hand; any other is loaded again when it is needed."""

RECENT: Final = 64
"""Entries of a table that are kept at hand for those who missed a few."""

FAMILIAR: Final = 256
"""So many kinds of games are remembered to have been set up."""

PAUSE: Final = 0.5
"""Seconds before storage that was away is asked again."""

T = TypeVar("T")


class Requester(NamedTuple):
    """Who asks for a change, and under which id of theirs; `first` to look for that id before anything else, where
    nothing but the id makes asking twice harmless."""

    seat: Seat
    client: str
    first: bool = False


class Errand(Generic[T]):
    """Something to be done at a table: the command, what it returned, and what is to be written with it."""

    def __init__(
        self,
        command: Callable[[Draft], T],
        requester: Requester | None = None,
        also: Callable[[Connection, T], None] | None = None,
    ) -> None:
        self.command = command
        self.requester = requester
        self.also = also
        self.result: T | None = None
        """None also if it was carried out before, under the same client id."""


class News(NamedTuple):
    """A table, the entries that led to it, and its last line of chat that this process has heard of."""

    table: Table
    rows: list[Row]
    chat: int


class Live:
    """A table at hand, as far as this process knows it."""

    def __init__(self, table: Table, snapshot: int = 0, said: int = 0) -> None:
        self.table = table
        self.snapshot = snapshot
        self.recent: deque[Row] = deque(maxlen=RECENT)
        self.chat = said
        """The last line that this process has heard of."""
        self.lock = asyncio.Lock()

    def advance(self, table: Table, rows: Sequence[Row]) -> None:
        if table.version != self.table.version + len(rows):
            self.recent.clear()
        self.table = table
        self.recent.extend(rows)

    def since(self, version: int) -> list[Row] | None:
        """The entries from a version on, if all of them are at hand."""
        missed = self.table.version - version
        recent = self.recent
        return None if missed > len(recent) else [recent[place] for place in range(-missed, 0)]


class Desk:
    """All the tables of this process."""

    def __init__(self, database: Database, hub: Hub, relay: Relay, sources: Sources) -> None:
        self.database = database
        self.hub = hub
        self.relay = relay
        self.sources = sources
        self.followers: list[Callable[[Table], None]] = []
        """Called with the table after every change by this process: here bots, clocks and notifications begin."""
        self.ledgers: list[Callable[[Connection, Table, Sequence[Row]], None]] = []
        """Called in the transaction of every change with the rows that are written and the table they lead to: what
        follows from them once and for all, such as ratings, is written here."""
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._familiar: OrderedDict[Kind, None] = OrderedDict()
        self._seen_to: set[asyncio.Task[None]] = set()
        """Tasks for the tables that somebody went away from in the middle of an errand."""

    @property
    def at_hand(self) -> int:
        """How many tables are kept in memory."""
        return len(self._lives)

    def opened(self, opening: Opening) -> None:
        """A table that has just been written down need not be read."""
        self._lives.setdefault(opening.id, Live(Table(opening)))
        self._forget()

    async def table(self, id: str) -> Table:
        """The table as far as this process knows it. Raises NotFound."""
        return (await self._live(id)).table

    async def current(self, id: str) -> Table:
        """The table as far as any process has taken it. Raises NotFound."""
        table, _ = await self.current_with(id, lambda _: None)
        return table

    async def current_with(self, id: str, query: Callable[[Connection], T]) -> tuple[Table, T]:
        """The same, and what else is asked of the database on the same occasion. Raises NotFound."""
        live = await self._live(id)
        async with live.lock:
            _, found = await self._catch_up_with(live, query)
        return live.table, found

    async def news(self, id: str, version: int, limit: int) -> News:
        """What is new at a table since a version; no entries if there are more than that."""
        live = await self._live(id)
        table, rows = live.table, live.since(version)
        if rows is None and table.version - version <= limit:
            rows = await self.database.read(lambda connection: tables.rows_since(connection, id, version, limit))
        return News(table, [row for row in rows or () if row.n < table.version], live.chat)

    def news_at_hand(self, id: str, version: int) -> News | None:
        """The same, if none of it need be looked up."""
        live = self._known(id)
        rows = None if live is None else live.since(version)
        return None if live is None or rows is None else News(live.table, rows, live.chat)

    def load_anew(self, id: str) -> None:
        """The log was changed by other means than adding to it: what is known of the table here is let go of."""
        self._lives.pop(id, None)
        self.hub.changed(id)

    async def catch_up(self, id: str) -> None:
        """Read what was written elsewhere, and wake those who listen if there was anything."""
        live = self._lives.get(id)
        if live is None:
            self.hub.changed(id)  # who listens to it loads it
            return
        async with live.lock:
            moved, last = await self._catch_up_with(live, lambda connection: chat.last(connection, id))
        if moved or last != live.chat:
            live.chat = last
            self.hub.changed(id)

    async def note(self, id: str, change: Callable[[Connection], None]) -> None:
        """Write down something about a table that is not in its log, such as chat, and wake those who listen. What was
        written before is not again."""

        def whole(connection: Connection) -> None:
            change(connection)
            self.relay.along(connection, id)

        with suppress(Conflict):
            await self.database.write(whole, id)
        await self.catch_up(id)
        await self.relay.send(id)

    async def act(self, id: str, errand: Errand[Any]) -> int:
        """The version that an errand led to, now or when it was asked for before. Raises what the command raises.

        Whoever asked may go away in the meantime; what is committed is told to the others all the same.
        """
        try:
            return await self._act(id, errand)
        except asyncio.CancelledError:
            task = asyncio.create_task(self._see_to(id))
            self._seen_to.add(task)
            task.add_done_callback(self._seen_to.discard)
            raise

    async def _see_to(self, id: str) -> None:
        """Somebody went away who may have changed a table. What is written now is written after that."""
        live = self._known(id)
        known = live.table.version if live else None
        with suppress(NotFound):
            if (table := await self._noticed(id)).version != known:
                self._follow(table)

    async def _noticed(self, id: str) -> Table:
        """The table, once the others have looked at it anew; storage that is away is waited for. Raises NotFound."""
        while True:
            with suppress(Unavailable):
                await self.note(id, lambda _: None)
                return await self.table(id)
            await asyncio.sleep(PAUSE)

    async def settle(self) -> None:
        """Until nothing is under way that nobody waits for."""
        while self._seen_to:
            await asyncio.gather(*self._seen_to, return_exceptions=True)

    async def _act(self, id: str, errand: Errand[Any]) -> int:
        live = self._known(id) or await self._loaded(id)
        async with live.lock:
            version = await self._carried_out(live, errand)
        self.hub.changed(id)
        if self._lives.get(id) is not live:  # it was loaded anew in the meantime
            await self.catch_up(id)
        self._follow(live.table)
        await self.relay.send(id)
        return version

    def _follow(self, table: Table) -> None:
        for follower in self.followers:
            follower(table)

    async def _carried_out(self, live: Live, errand: Errand[Any]) -> int:
        look = errand.requester is not None and errand.requester.first
        for _ in range(ATTEMPTS):
            if look and (version := await self._done(live, errand.requester)) is not None:
                return version
            draft = Draft(live.table, self.sources.now())
            try:
                errand.result = await self._asked(draft, errand.command)
                if await self._committed(live, draft, errand):
                    return live.table.version
                await self._catch_up(live)
            except LatiumError as refusal:
                # What is refused here may be right where another process has taken the table.
                if isinstance(refusal, Unavailable) or not await self._catch_up(live):
                    return await self._done_before(live, errand, refusal)
            look = True
        raise Unavailable(message("server-busy"))

    async def _asked(self, draft: Draft, command: Callable[[Draft], T]) -> T:
        """What a command says to a draft. One that may set up a game takes too long for the event loop, unless such a
        game was set up before."""
        opening = draft.table.opening
        if draft.table.phase != OPEN or self.is_familiar(opening):
            return command(draft)
        result = await asyncio.to_thread(command, draft)
        if draft.table.phase != OPEN:
            self.remember(opening)
        return result

    def is_familiar(self, opening: Opening) -> bool:
        """Whether such a game was set up before, and is set up at once therefore."""
        return opening.kind in self._familiar

    def remember(self, opening: Opening) -> None:
        """Such a game was set up."""
        if opening.kind is not None:
            self._familiar[opening.kind] = None
            while len(self._familiar) > FAMILIAR:
                self._familiar.popitem(last=False)

    async def _committed(self, live: Live, draft: Draft, errand: Errand[Any]) -> bool:
        """Write a draft down; False if somebody else was faster."""
        table = draft.table
        body = snapshots.taken(table) if snapshots.due(table, live.snapshot) else None

        def change(connection: Connection) -> None:
            tables.append(connection, draft)
            if body is not None:
                tables.add_snapshot(connection, table, body)
            if errand.also:
                errand.also(connection, errand.result)
            for ledger in self.ledgers:
                ledger(connection, table, draft.rows)
            self.relay.along(connection, table.opening.id)

        try:
            await self.database.write(change, table.opening.id)
        except Conflict:
            return False
        live.advance(table, draft.rows)
        if body is not None:
            live.snapshot = table.version
        return True

    async def _done(self, live: Live, requester: Requester | None) -> int | None:
        """The version a request led to that was carried out before."""
        if requester is None:
            return None
        seat, client, _ = requester
        for row in live.recent:
            if (row.seat, row.client) == (seat, client):
                return row.n + 1
        id = live.table.opening.id
        return await self.database.read(lambda connection: tables.done_under(connection, id, seat, client))

    async def _done_before(self, live: Live, errand: Errand[Any], refusal: LatiumError) -> int:
        """The version that a refused errand led to, if it is refused because it was carried out before."""
        if isinstance(refusal, NotOpen) and (version := await self._done(live, errand.requester)) is not None:
            return version
        raise refusal

    async def _catch_up(self, live: Live) -> bool:
        """Whether there was anything new. Those who listen are woken here, whoever it was that looked."""
        moved, _ = await self._catch_up_with(live, lambda _: None)
        return moved

    async def _catch_up_with(self, live: Live, query: Callable[[Connection], T]) -> tuple[bool, T]:
        before = live.table
        carried_on, found = await self.database.read(
            lambda connection: (tables.carry_on(connection, before), query(connection))
        )
        if carried_on is None:
            return False, found
        live.advance(*carried_on)
        self.hub.changed(before.opening.id)
        return True, found

    async def _live(self, id: str) -> Live:
        return self._known(id) or await self._loaded(id)

    def _known(self, id: str) -> Live | None:
        live = self._lives.get(id)
        if live is not None:
            self._lives.move_to_end(id)
        return live

    async def _loaded(self, id: str) -> Live:
        loaded, said = await self.database.read(
            lambda connection: (tables.load(connection, id), chat.last(connection, id))
        )
        if loaded is None:
            raise NotFound(message("table-unknown"))
        live = self._lives.setdefault(id, Live(*loaded, said))
        if live.table.version < loaded.table.version and not live.lock.locked():
            live.advance(loaded.table, [])  # whoever loaded it at the same time looked earlier
        self._forget()
        return live

    def _forget(self) -> None:
        """Let go of what was not needed for longest."""
        while len(self._lives) > KEPT and not next(iter(self._lives.values())).lock.locked():
            self._lives.popitem(last=False)
