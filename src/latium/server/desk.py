"""Where tables are carried on: the one door through which people, bots and clocks change anything.

A command works on a draft of the table as this process knows it. If another process was faster, the key (table, n) is
taken: the table is caught up and the command asked again. Only after the commit does anybody hear of it.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

from sqlalchemy import Connection

from latium.core.errors import LatiumError
from latium.core.protocol import message
from latium.server.draft import Draft
from latium.server.entries import Row
from latium.server.errands import Done, Errand, Requester
from latium.server.errors import NotFound, NotOpen, Unavailable
from latium.server.hub import Hub
from latium.server.lives import Live, News
from latium.server.opening import Kind, Opening
from latium.server.relays import Relay
from latium.server.sources import Sources
from latium.server.storage import chat, log, tables
from latium.server.storage.database import Database
from latium.server.storage.log import Logged
from latium.server.storage.prepared import Change
from latium.server.storage.writing import Conflict
from latium.server.table import OPEN, OVER, Table

ATTEMPTS: Final = 20
"""So often a race is lost before it is called a fault."""

KEPT: Final = 2000
"""Tables that are kept at hand; any other is loaded again when it is needed."""

FAMILIAR: Final = 256
"""So many kinds of games are remembered to have been set up."""

PAUSE: Final = 0.5
"""Seconds before storage that was away is asked again."""

T = TypeVar("T")


class Desk:
    """All the tables of this process."""

    def __init__(self, database: Database, hub: Hub, relay: Relay, sources: Sources) -> None:
        self.database = database
        self.hub = hub
        self.relay = relay
        self.sources = sources
        self.followers: list[Callable[[Table], None]] = []
        """Called with the table after every change by this process: here bots, clocks and notifications begin."""
        self.ledgers: list[Callable[[Table, Sequence[Row]], Change[None] | None]] = []
        """Asked before every change, with the table it leads to and its rows, what follows from them once and for all
        and is to be written in the same transaction, such as ratings."""
        hub.deserted = self._deserted
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
        async with live.turns:
            _, found = await self._catch_up_with(live, query)
        return live.table, found

    async def news(self, id: str, version: int, limit: int) -> News:
        """What is new at a table since a version; no entries if there are more than that."""
        live = await self._live(id)
        table, rows = live.table, live.since(version)
        if rows is None and table.version - version <= limit:
            rows = await self.database.read(lambda connection: log.rows_since(connection, id, version, limit))
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
        async with live.turns:
            moved, last = await self._catch_up_with(live, lambda connection: chat.last(connection, id))
        if moved or last != live.chat:
            live.chat = last
            self.hub.changed(id)

    async def note(self, id: str, change: Callable[[Connection], None]) -> None:
        """Write down something about a table that is not in its log, such as chat, and wake those who listen. What was
        written before is not again."""

        def whole(connection: Connection) -> None:
            change(connection)
            if signal := self.relay.along(id):
                signal(connection)

        with suppress(Conflict):
            await self.database.write(whole, id)
        await self.catch_up(id)
        if sending := self.relay.send(id):
            await sending

    async def act(self, id: str, errand: Errand[Any]) -> int:
        """The version that an errand led to, now or when it was asked for before. Raises what the command raises.

        Whoever asked may go away in the meantime; what is committed is told to the others all the same.
        """
        try:
            return await self._act(id, errand)
        except asyncio.CancelledError:
            self._later(self._see_to(id))
            raise

    def begin(self, id: str, errand: Errand[Any], done: Done) -> bool:
        """Carry out an errand at once, if nothing has to be waited for before it is written; `done` hears what came of
        it. What is refused here is left to `act`: it may be right where another process has taken the table."""
        live = self._known(id)
        if live is None or live.table.phase == OPEN or not live.turns.take():
            return False
        draft = Draft(live.table, self.sources.now())
        try:
            errand.result = errand.command(draft)
            logged = self._logged(live, draft, errand)
            self.database.ask(logged, id, lambda result: self._begun(live, draft, errand, result, done))
        except Exception:
            live.turns.pass_on()
            return False
        return True

    def _begun(self, live: Live, draft: Draft, errand: Errand[Any], result: object, done: Done) -> None:
        """Where somebody else was faster, it is asked again."""
        if not isinstance(result, Exception):
            live.commit(draft)
        live.turns.pass_on()
        if isinstance(result, Conflict):
            self._later(self._act_for(live.id, errand, done))
        elif isinstance(result, Exception):
            done(result)
        elif self._lives.get(live.id) is live:
            self._changed(live)
            done(draft.table.version)
        else:
            self._later(self._catch_up_for(live, draft.table.version, done))

    async def _act_for(self, id: str, errand: Errand[Any], done: Done) -> None:
        try:
            done(await self.act(id, errand))
        except Exception as failure:
            done(failure)

    async def _catch_up_for(self, live: Live, version: int, done: Done) -> None:
        """The table was loaded anew in the meantime."""
        with suppress(Unavailable):
            await self.catch_up(live.id)
        self._changed(live)
        done(version)

    def _changed(self, live: Live) -> None:
        """Tell everybody."""
        self.hub.changed(live.id)
        self._follow(live.table)
        if sending := self.relay.send(live.id):
            self._later(sending)

    def _follow(self, table: Table) -> None:
        for follower in self.followers:
            follower(table)

    def _later(self, errand: Coroutine[Any, Any, None]) -> None:
        """Something that nobody waits for."""
        task = asyncio.create_task(errand)
        self._seen_to.add(task)
        task.add_done_callback(self._seen_to.discard)

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
        async with live.turns:
            version = await self._carried_out(live, errand)
        if self._lives.get(id) is not live:  # it was loaded anew in the meantime
            await self.catch_up(id)
        self._changed(live)
        return version

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
        try:
            await self.database.write(self._logged(live, draft, errand), live.id)
        except Conflict:
            return False
        live.commit(draft)
        return True

    def _logged(self, live: Live, draft: Draft, errand: Errand[Any]) -> Logged:
        """All that is to be in one transaction."""
        table, logged = draft.table, tables.appended(draft)
        also, besides = errand.also, logged.besides
        if (snapshot := live.snapshot_of(draft)) is not None:
            besides.append(lambda connection: tables.add_snapshot(connection, table, snapshot))
        if also is not None:
            besides.append(lambda connection: also(connection, errand.result))
        for ledger in self.ledgers:
            if follows := ledger(table, draft.rows):
                besides.append(follows)
        if signal := self.relay.along(live.id):
            besides.append(signal)
        return logged

    async def _done(self, live: Live, requester: Requester | None) -> int | None:
        """The version a request led to that was carried out before."""
        if requester is None:
            return None
        seat, client, _ = requester
        for row in live.recent:
            if (row.seat, row.client) == (seat, client):
                return row.n + 1
        id = live.table.opening.id
        return await self.database.read(lambda connection: log.done_under(connection, id, seat, client))

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
        if live.table.version < loaded.table.version and not live.turns.taken:
            live.advance(loaded.table, [])  # whoever loaded it at the same time looked earlier
        self._forget()
        return live

    def _deserted(self, id: str) -> None:
        """Once all have gone, hardly anybody comes back to a game that is over."""
        live = self._lives.get(id)
        if live is not None and live.table.phase == OVER and not live.turns.taken:
            del self._lives[id]

    def _forget(self) -> None:
        """Let go of what was not needed for longest."""
        while len(self._lives) > KEPT and not next(iter(self._lives.values())).turns.taken:
            self._lives.popitem(last=False)
