"""Messages by e-mail, through the mail server that a setting names.

They say whose turn it is and where, and nothing that other people wrote; a secret only if the reader asked for it.
"""

import asyncio
import smtplib
import ssl
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid
from typing import ClassVar, Final, NamedTuple
from urllib.parse import unquote, urlsplit

from latium.server.links import Link
from latium.server.notifying import Notice, Undelivered
from latium.server.notifying.wording import words
from latium.server.storage.contacts import Contact

PATIENCE: Final = 20.0
"""Seconds that a mail server may take for one answer."""

PORTS: Final = {"smtp": 587, "smtps": 465}
HOME: Final = frozenset({"localhost", "127.0.0.1", "::1"})


class MailServer(NamedTuple):
    """Where mail is handed in: `smtp://name:password@host:587`, or `smtps://` for one that is encrypted at once."""

    encrypted: bool
    host: str
    port: int
    user: str
    password: str


def mail_server(address: str) -> MailServer:
    """Raises ValueError for what is no address of a mail server."""
    parts = urlsplit(address)
    if parts.scheme not in PORTS or not parts.hostname:
        raise ValueError("smtp://host:port or smtps://host:port")
    return MailServer(
        parts.scheme == "smtps",
        parts.hostname,
        parts.port or PORTS[parts.scheme],
        unquote(parts.username or ""),
        unquote(parts.password or ""),
    )


class Mail:
    """Sends a notice to the address that its reader gave."""

    name: ClassVar[str] = "mail"
    insists: ClassVar[bool] = True

    def __init__(self, server: MailServer, sender: str) -> None:
        self._server = server
        self._sender = sender

    def wanted(self, notice: Notice) -> bool:
        return isinstance(notice.reader, Contact)

    async def tell(self, notice: Notice) -> None:
        await asyncio.to_thread(self._send, notice)

    def _send(self, notice: Notice) -> None:
        letter = written(notice, self._sender)
        connection = self._connected()
        try:
            connection.send_message(letter)
        except smtplib.SMTPException as failure:
            if _for_now(failure):
                raise Undelivered(type(failure).__name__) from None
            raise
        finally:
            connection.close()

    def _connected(self) -> smtplib.SMTP:
        server = self._server
        try:
            if server.encrypted:
                connection: smtplib.SMTP = smtplib.SMTP_SSL(
                    server.host, server.port, timeout=PATIENCE, context=ssl.create_default_context()
                )
            else:
                connection = smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
                self._encrypt(connection)
            if server.user:
                connection.login(server.user, server.password)
        except (OSError, smtplib.SMTPException) as failure:
            raise Undelivered(type(failure).__name__) from None
        return connection

    def _encrypt(self, connection: smtplib.SMTP) -> None:
        """Whenever the other side can; a password is never sent in the open but within this machine."""
        connection.ehlo_or_helo_if_needed()
        if connection.has_extn("starttls"):
            connection.starttls(context=ssl.create_default_context())
            connection.ehlo()
        elif self._server.user and self._server.host not in HOME:
            raise smtplib.SMTPNotSupportedError("STARTTLS")


def _for_now(failure: smtplib.SMTPException) -> bool:
    """Whether the mail server refused a letter, but may take it later."""
    match failure:
        case smtplib.SMTPRecipientsRefused():
            codes = [code for code, _ in failure.recipients.values()]
        case smtplib.SMTPResponseException():
            codes = [failure.smtp_code]
        case _:
            return False
    return all(400 <= code < 500 for code in codes)


def written(notice: Notice, sender: str) -> EmailMessage:
    """The letter in its reader's language."""
    contact = notice.reader
    assert isinstance(contact, Contact), "it is wanted by mail"
    said = words(notice, contact.language)
    link = str(Link(notice.site, notice.table, contact.token)) if notice.site else ""
    letter = EmailMessage()
    letter["From"] = sender
    letter["To"] = contact.email
    letter["Subject"] = said.subject
    letter["Date"] = format_datetime(datetime.now(UTC))
    letter["Message-ID"] = make_msgid(domain="latium.invalid")
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content("\n\n".join(filter(None, (said.turn, link, said.stop))) + "\n")
    return letter
