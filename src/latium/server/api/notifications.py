"""Being told of one's turns at a table that is played over days."""

from typing import Annotated

from fastapi import APIRouter, Depends, Response

from latium.core.protocol import message
from latium.server.api.identity import Holder, Served, TableId
from latium.server.api.wire import answer, described, reads
from latium.server.errors import Forbidden, NotOpen
from latium.server.messages import Notified, Notify
from latium.server.services import Services
from latium.server.storage import contacts, tables
from latium.server.storage.contacts import Contact
from latium.server.tokens import matches

router = APIRouter(prefix="/api/tables/{id}/notifications", tags=["play"])


@router.get("", **described(gives=Notified))
async def see_notifications(served: Served, id: TableId, seat: Holder) -> Response:
    """How one is told of one's turns."""
    return answer(await _notified(served, id, seat))


@router.put("", **described(Notify, Notified))
async def ask_for_notifications(
    served: Served, id: TableId, wanted: Annotated[Notify, Depends(reads(Notify))], seat: Holder
) -> Response:
    """Have an e-mail sent when it is one's turn, once a turn at most."""
    table = await served.desk.table(id)
    if not served.configuration.smtp or table.opening.settings.clock.kind != "days":
        raise NotOpen(message("mail-none"))
    keepers = await served.database.read(lambda connection: tables.seat_keepers(connection, id))
    if wanted.token and not matches(wanted.token, keepers[seat].token_hash):
        raise Forbidden(message("seat-not-yours"))
    contact = Contact(wanted.email, wanted.lang, wanted.token)
    await served.database.write(lambda connection: contacts.set_contact(connection, id, seat, contact), id)
    return answer(await _notified(served, id, seat))


@router.delete("", **described(gives=Notified))
async def stop_notifications(served: Served, id: TableId, seat: Holder) -> Response:
    """Have none sent, and the address forgotten."""
    await served.database.write(lambda connection: contacts.drop_contact(connection, id, seat))
    return answer(await _notified(served, id, seat))


async def _notified(served: Services, id: str, seat: int) -> Notified:
    table = await served.desk.table(id)
    contact = await served.database.read(lambda connection: contacts.contact_of(connection, id, seat))
    offered = bool(served.configuration.smtp) and table.opening.settings.clock.kind == "days"
    return Notified(offered=offered, email=contact.email if contact else "", link=bool(contact and contact.token))
