"""What a person is told of their turn, in their language: nothing that other people wrote, and no secret."""

from datetime import UTC, datetime
from typing import NamedTuple

from latium.core.errors import PRODUCT
from latium.core.protocol import message
from latium.core.resources import package_of
from latium.core.text import texts
from latium.games import SHELF
from latium.server.notifying import Notice


class Words(NamedTuple):
    """A heading, the turn, and how to be told no more."""

    subject: str
    turn: str
    stop: str


def words(notice: Notice, language: str) -> Words:
    said = texts(language, PRODUCT, package_of(SHELF[notice.game]))
    due = datetime.fromtimestamp(notice.due / 1000, UTC)
    return Words(
        said.sentence(message("mail-subject", game=notice.game)),
        said.sentence(message("mail-turn", due=f"{due:%Y-%m-%d %H:%M} UTC", table=notice.table)),
        said.sentence(message("mail-stop")),
    )
