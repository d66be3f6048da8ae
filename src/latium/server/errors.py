"""What a server says no with. Each is a message, and a status of HTTP.

ServerError
|- NotFound         there is no such table, record or game
|- Forbidden        who asks may not
|- Taken            the seat, or all of them, or the name
|- NotOpen          the decision is answered, the game is over or has not begun
|- BadRequest       what was sent cannot be meant
|- TooMany          too much at once
|  `- TooOften
`- Unavailable      the storage does not answer: nothing has changed
"""

from typing import ClassVar

from latium.core.errors import LatiumError
from latium.core.protocol import Message, message


class ServerError(LatiumError):
    """Base of what a client is refused."""

    status: ClassVar[int] = 500


class NotFound(ServerError):
    """There is no such thing."""

    status = 404


class Forbidden(ServerError):
    """Who asks may not."""

    status = 403


class Taken(ServerError):
    """Somebody else has it."""

    status = 409


class NotOpen(ServerError):
    """It is too late, or too early."""

    status = 409


class BadRequest(ServerError):
    """What was sent cannot be meant."""

    status = 422


class TooMany(ServerError):
    """Too much at once."""

    status = 429


class TooOften(TooMany):
    """Asked more often than the rates allow; worth another try after so many seconds."""

    def __init__(self, seconds: int) -> None:
        super().__init__(message("too-often", seconds=seconds))
        self.seconds = seconds


class Unavailable(ServerError):
    """The storage does not answer. Nothing has changed."""

    status = 503

    def __init__(self, problem: Message | None = None) -> None:
        super().__init__(problem or message("server-unavailable"))
