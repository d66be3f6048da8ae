"""Links that people send each other. A link to a table has its id and no secret; a personal one has the secret of the
seat behind `#`, which browsers do not send and servers do not log."""

import re
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

_TABLE: Final = re.compile(r"(?P<base>.*)/tables/(?P<id>[A-Za-z0-9_-]{1,64})/?")


class Link(NamedTuple):
    """The address of a server, a table there, and the secret of a seat if the link is a personal one."""

    site: str
    table: str
    token: str

    def __str__(self) -> str:
        return f"{self.site}/tables/{self.table}" + (f"#{self.token}" if self.token else "")


def parse_link(text: str) -> Link | None:
    """None if it is no link to a table."""
    try:
        parts = urlsplit(text.strip())
    except ValueError:
        return None
    found = _TABLE.fullmatch(parts.path)
    if parts.scheme not in {"http", "https"} or not parts.hostname or not found:
        return None
    return Link(f"{parts.scheme}://{parts.netloc}{found['base']}", found["id"], parts.fragment)


def address_of(connection: HTTPConnection, public_url: str = "") -> str:
    """The address of this server for those who are sent a link: the one that was set, else the one the page was opened
    with, which is right at home where a machine has several."""
    if public_url:
        return public_url.rstrip("/")
    root = connection.scope.get("root_path", "").rstrip("/")
    scheme = connection.url.scheme.replace("ws", "http")
    return f"{scheme}://{connection.headers.get('host', connection.url.netloc)}{root}"
