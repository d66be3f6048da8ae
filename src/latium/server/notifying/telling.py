"""Looks for people who are to move and may not know it.

Any process may: whoever writes the claim down first tells them. A claim is given back only if nothing has left.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import structlog

from latium.core.seats import Seat
from latium.server.configuration import Configuration
from latium.server.desk import Desk
from latium.server.errors import NotFound
from latium.server.notifying import Gone, Notice, Undeliverable, Undelivered, Way
from latium.server.notifying.mail import Mail, mail_server
from latium.server.notifying.webhook import Webhook
from latium.server.presence import Presence
from latium.server.rounds import Rounds
from latium.server.storage import contacts, devices
from latium.server.storage.devices import Device
from latium.server.storage.writing import Conflict
from latium.server.table import Table

if TYPE_CHECKING:
    from latium.server.notifying.push import Push

EVERY: Final = 15.0
"""Seconds between two looks."""

PATIENCE: Final = 30_000
"""Milliseconds that a table is left alone after the last move: perhaps they are there and see it."""

AT_ONCE: Final = 32
"""No more tables are seen to at the same time."""

TRIED: Final = 600_000
"""Milliseconds after which a way that does not insist gives a turn up."""

_log = structlog.get_logger()


def push_of(configuration: Configuration) -> "Push | None":
    """None unless it is set. Raises PushError."""
    if not configuration.push_key:
        return None
    from latium.server.notifying.push import Push  # noqa: PLC0415  # an extra

    return Push.of(configuration)


def ways_of(configuration: Configuration, push: "Push | None" = None) -> list[Way]:
    """None unless they are set."""
    ways: list[Way] = []
    if configuration.smtp:
        ways.append(Mail(mail_server(configuration.smtp), configuration.mail_from))
    if configuration.webhook:
        ways.append(Webhook(configuration.webhook))
    if push:
        ways.append(push)
    return ways


class Notifier:
    """Without any way to tell anybody it does nothing at all."""

    def __init__(self, desk: Desk, presence: Presence, ways: Sequence[Way], site: str) -> None:
        self._desk = desk
        self._presence = presence
        self._ways = ways
        self._site = site.rstrip("/")
        self._rounds = Rounds("notices", self.look, EVERY)

    def open(self) -> None:
        if self._ways:
            self._rounds.open()

    async def close(self) -> None:
        await self._rounds.close()

    async def look(self) -> None:
        """Tell everybody who is to be told."""
        before = self._desk.sources.now() - PATIENCE
        ids = await self._desk.database.read(lambda connection: contacts.untold(connection, before, AT_ONCE))
        await asyncio.gather(*(self._see_to(id) for id in ids))

    async def _see_to(self, id: str) -> None:
        with suppress(NotFound):
            table = await self._desk.current(id)
            present = await self._presence.now_of(id)
            absent = [seat for seat in table.turns if _waited_for(table, seat) and present.get(seat) != "joined"]
            told = [await self._tell(table, seat) for seat in absent]
            if all(told) and len(absent) == sum(_waited_for(table, seat) for seat in table.turns):
                version = table.version
                await self._desk.database.write(lambda connection: contacts.all_told(connection, id, version), id)

    async def _tell(self, table: Table, seat: Seat) -> bool:
        """Whether nothing is left to be told to that seat."""
        id = table.opening.id
        contact = await self._desk.database.read(lambda connection: contacts.contact_of(connection, id, seat))
        found = await self._desk.database.read(lambda connection: devices.devices_of(connection, id, seat))
        due = table.due(seat)
        assert due is not None, "it is waited for"
        since = table.decisions[seat].since
        notice = Notice(self._site, id, table.opening.game, seat, table.turns[seat], since, due, None)
        notices = [notice, *(notice._replace(reader=reader) for reader in (contact, *found) if reader)]
        told = [self._by(way, one) for one in notices for way in self._ways if way.wanted(one)]
        return all(await asyncio.gather(*told))

    async def _by(self, way: Way, notice: Notice) -> bool:
        device = notice.reader.id if isinstance(notice.reader, Device) else ""
        key = (notice.table, notice.seat, notice.turn, f"{way.name}-{device}" if device else way.name)
        try:
            await self._desk.database.write(lambda connection: contacts.claim(connection, *key))
        except Conflict:
            return True
        try:
            await way.tell(notice)
        except Undelivered as failure:
            _log.warning("undelivered", way=way.name, table=notice.table, failure=str(failure))
            if way.insists or self._desk.sources.now() < notice.since + TRIED:
                await self._desk.database.write(lambda connection: contacts.release(connection, *key))
                return False
        except Undeliverable as failure:
            _log.warning("undeliverable", way=way.name, table=notice.table, failure=str(failure))
            if isinstance(failure, Gone):
                place = (notice.table, notice.seat, device)
                await self._desk.database.write(lambda connection: devices.drop_device(connection, *place))
        except Exception as failure:  # it may have left: once is enough
            _log.warning("perhaps-undelivered", way=way.name, table=notice.table, failure=type(failure).__name__)
        return True


def _waited_for(table: Table, seat: Seat) -> bool:
    """Whether a person with days to think is to move."""
    return table.opening.settings.clock.kind == "days" and table.due(seat) is not None
