"""How much time a seat has. All of it follows from the settings and the log; `timekeeping` carries it out."""

from typing import Annotated, Final, Literal

import msgspec

from latium.core.protocol import message
from latium.server.errors import BadRequest

FORGIVEN: Final = 1000
"""Milliseconds: no more of what a move was under way is forgiven, and so much later a time-out is carried out."""

BREATH: Final = 60_000
"""Milliseconds that whoever returns has at least, unless all the time of the game is less."""

SHORTEST: Final = 5
SHORTEST_DAYS: Final = 3600


class Clock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the clocks of a table run. `move`: so many seconds for each decision. `game`: so many for all decisions of a
    seat, and `increment` more after each. `days`: as `move`, for people who look in now and then and are told of their
    turns. When time is up, a bot plays on or the seat is given up."""

    kind: Literal["none", "move", "game", "days"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=60 * 24 * 3600)] = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    time_out: Literal["bot", "resign"] = "bot"

    @property
    def runs(self) -> bool:
        return self.kind != "none"

    @property
    def total(self) -> int:
        """Milliseconds, of a decision or of the game."""
        return self.seconds * 1000

    def left(self, bank: int, elapsed: int) -> int:
        """What a seat has left after a decision that took so long."""
        return max(0, bank - elapsed) + self.increment * 1000 if self.kind == "game" else bank

    def on_return(self, bank: int) -> int:
        """What a person has who plays again after a bot did."""
        return max(bank, min(BREATH, self.total))


def check_clock(clock: Clock) -> None:
    """Raises BadRequest for a clock nobody could play by."""
    least = SHORTEST_DAYS if clock.kind == "days" else SHORTEST
    if clock.runs and clock.seconds < least:
        raise BadRequest(message("clock-short", least=least))
    if clock.increment and clock.kind != "game":
        raise BadRequest(message("clock-increment"))
