"""Messages to people's devices, through whichever service the makers of their browsers keep for it. They say whose turn
it is and where; the service cannot read even that."""

import time
from typing import ClassVar, Final

import msgspec

from latium.server.configuration import Configuration
from latium.server.notifying import Gone, Notice, Undeliverable, Undelivered
from latium.server.notifying.posting import Place, Postman, place_of
from latium.server.notifying.sealing import Key, point, sealed
from latium.server.notifying.wording import words
from latium.server.storage.devices import WAY, Device

NOBODY: Final = frozenset({404, 410})
LATER: Final = frozenset({408, 425, 429, *range(500, 600)})
LONGEST: Final = 28 * 24 * 3600
"""Seconds; services keep a message for a device that is switched off no longer than that."""


class Push:
    """Sends a notice to a device that asked for it."""

    name: ClassVar[str] = WAY
    insists: ClassVar[bool] = False

    def __init__(self, key: Key, contact: str, near: bool = False, postman: Postman | None = None) -> None:
        self._key = key
        self._contact = contact
        self._near = near
        self._postman = postman or Postman(near)

    @classmethod
    def of(cls, configuration: Configuration) -> "Push":
        """Push services ask at the public address, or write to the sender of e-mails. Raises PushError."""
        site = configuration.public_url
        contact = site if site.startswith("https://") else f"mailto:{configuration.mail_from}"
        return cls(Key.kept_in(configuration.push_key), contact, configuration.push_near)

    @property
    def public_key(self) -> str:
        return self._key.public

    def usable(self, device: Device) -> bool:
        """Whether messages for it could be written, and sent to where it says."""
        try:
            point(device.p256dh)
            self._place(device)
        except ValueError:
            return False
        return True

    def wanted(self, notice: Notice) -> bool:
        return isinstance(notice.reader, Device)

    async def tell(self, notice: Notice) -> None:
        device = notice.reader
        assert isinstance(device, Device), "it is wanted on a device"
        place = self._place(device)
        said = words(notice, device.language)
        plain = {"title": said.subject, "body": said.turn, "lang": device.language, "table": notice.table}
        headers = {
            "Authorization": self._key.word(place.origin, self._contact, int(time.time())),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(min(LONGEST, (notice.due - notice.since) // 1000)),
        }
        body = sealed(msgspec.json.encode(plain), device.p256dh, device.auth)
        _heed(await self._postman.post(place, headers, body))

    def _place(self, device: Device) -> Place:
        return place_of(device.endpoint, self._near)


def _heed(status: int) -> None:
    """What a push service has answered."""
    if status in NOBODY:
        raise Gone(str(status))
    if status in LATER:
        raise Undelivered(str(status))
    if status >= 300:
        raise Undeliverable(str(status))
