"""What a table is opened with, and the chairs around it."""

from typing import NamedTuple

import msgspec

from latium.core.protocol import OptionValue
from latium.games import SHELF
from latium.server.clocks import Clock


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What the host chose besides the game's own options; it never changes. Later kinds of tables add fields."""

    bots: tuple[str, ...]
    """By seat; empty where a person is to sit."""
    listed: bool = False
    """Whether the lobby shows it; else one needs the link."""
    spectators: bool = True
    rated: bool = False
    """Whether it counts for the ratings: people with accounts only."""
    kept: tuple[str, ...] = ()
    """By seat, in a rematch: the name of whom it is kept for."""
    clock: Clock = Clock()


class Kind(NamedTuple):
    """A way to set a game up."""

    game: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...]


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """A table before the first entry of its log."""

    id: str
    game: str
    seats: int
    options: dict[str, OptionValue]
    settings: Settings
    secret: bytes

    @property
    def kind(self) -> Kind | None:
        """How the game is set up; None where a text of one's own has a say in it, such as other components."""
        free = [option for option in SHELF[self.game].facts.options if not option.choices]
        if any(self.options[option.name] != option.default for option in free):
            return None
        return Kind(self.game, self.seats, tuple(self.options.items()))


class Chair(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Who sits at a seat, and who plays for it: a bot from the start, or instead of a person."""

    name: str = ""
    nonce: str = ""
    person: bool = False
    member: bool = False
    """Whether the name is that of an account."""
    bot: str = ""
    resigned: bool = False
    kept: str = ""
    """Whom a free seat is kept for."""

    @property
    def free(self) -> bool:
        return not self.person and not self.bot
