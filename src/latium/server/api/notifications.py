"""Being told of one's turns at a table that is played over days."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Response

from latium.core.protocol import message
from latium.server.api.identity import Holder, Served, TableId
from latium.server.api.wire import answer, described, reads
from latium.server.errors import BadRequest, Forbidden, NotOpen
from latium.server.messages import Notified, Notify, NotifyDevice
from latium.server.services import Services
from latium.server.storage import contacts, devices, tables
from latium.server.storage.contacts import Contact
from latium.server.storage.devices import Device
from latium.server.tokens import matches

router = APIRouter(prefix="/api/tables/{id}/notifications", tags=["play"])

DeviceId = Annotated[str, Path(pattern="^[0-9a-f]{32}$", description="From `Notified.devices`")]


@router.get("", **described(gives=Notified))
async def see_notifications(served: Served, id: TableId, seat: Holder) -> Response:
    """How one is told of one's turns."""
    return answer(await _notified(served, id, seat))


@router.put("", **described(Notify, Notified))
async def ask_for_notifications(
    served: Served, id: TableId, wanted: Annotated[Notify, Depends(reads(Notify))], seat: Holder
) -> Response:
    """Have an e-mail sent when it is one's turn, once a turn at most."""
    if not served.configuration.smtp or not await _over_days(served, id):
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


@router.post("/devices", **described(NotifyDevice, Notified))
async def add_device(
    served: Served, id: TableId, wanted: Annotated[NotifyDevice, Depends(reads(NotifyDevice))], seat: Holder
) -> Response:
    """Be told on a device when it is one's turn, once a turn at most; asking again changes its keys or language."""
    if served.push is None or not await _over_days(served, id):
        raise NotOpen(message("mail-none"))
    device = Device(wanted.endpoint, wanted.p256dh, wanted.auth, wanted.lang)
    if not served.push.usable(device):
        raise BadRequest(message("push-device"))
    await served.database.write(lambda connection: devices.set_device(connection, id, seat, device), id)
    return answer(await _notified(served, id, seat))


@router.delete("/devices/{device}", **described(gives=Notified))
async def drop_device(served: Served, id: TableId, seat: Holder, device: DeviceId) -> Response:
    """Be told on it no more, and have it forgotten."""
    await served.database.write(lambda connection: devices.drop_device(connection, id, seat, device))
    return answer(await _notified(served, id, seat))


async def _notified(served: Services, id: str, seat: int) -> Notified:
    contact = await served.database.read(lambda connection: contacts.contact_of(connection, id, seat))
    found = await served.database.read(lambda connection: devices.devices_of(connection, id, seat))
    over_days = await _over_days(served, id)
    return Notified(
        offered=bool(served.configuration.smtp) and over_days,
        email=contact.email if contact else "",
        link=bool(contact and contact.token),
        push=served.push.public_key if served.push and over_days else "",
        devices=[device.id for device in found],
    )


async def _over_days(served: Services, id: str) -> bool:
    return (await served.desk.table(id)).opening.settings.clock.kind == "days"
