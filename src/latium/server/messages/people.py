"""Accounts, the lobby and ratings."""

from typing import Annotated, TypeAlias

import msgspec

from latium.core.protocol import OptionValue, Outcome
from latium.core.seats import Seat
from latium.server.messages.parts import Body, BotName, Given, Name, Nonce, SeatInfo, TableInfo

Password: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]


class Credentials(Body, frozen=True):
    """What one signs up or in with."""

    name: Name
    password: Password


class NewPassword(Body, frozen=True):
    """The password one has, and the one that is to come."""

    old: Password
    new: Password


class Farewell(Body, frozen=True):
    """The password, as deleting an account cannot be undone."""

    password: Password


class RatingInfo(Given, frozen=True):
    """What somebody is believed to be worth in a game with so many seats: `rating` is low as long as little is known,
    `mean` and `deviation` say what it is made of."""

    game: str
    seats: int
    rating: float
    mean: float
    deviation: float
    games: int


class AccountInfo(Given, frozen=True):
    """One's own account."""

    name: str
    ratings: list[RatingInfo]


class AccountSeen(Given, frozen=True):
    """Who one is; null for a guest."""

    account: AccountInfo | None


class TableBrief(Given, frozen=True):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, OptionValue]
    listed: bool
    spectators: bool
    rated: bool
    phase: str
    seats: list[SeatInfo]
    acting: list[Seat]
    yours: list[Seat]
    your_turn: bool
    """Whether one of one's seats is to act that no bot plays for."""
    opened_at: int
    changed_at: int
    """The last change, but for moves after which it is still the same people's turn."""
    outcome: Outcome | None


class Tables(Given, frozen=True):
    """A page of a list; `next` leads to the one after it, null on the last."""

    tables: list[TableBrief]
    next: str | None


class Leader(Given, frozen=True):
    """A place in the list of the best."""

    place: int
    name: str
    rating: RatingInfo


class Leaders(Given, frozen=True):
    """A page of the list of the best; `next` is the place the one after it begins at."""

    leaders: list[Leader]
    next: int | None


class PlaceBot(Body, frozen=True):
    """A bot for a seat; without one a seat is free again."""

    bot: BotName


class PlayAgain(Body, frozen=True):
    """The nonce goes into the dice of the rematch."""

    nonce: Nonce = ""


class Rematch(Given, frozen=True):
    """The table of the rematch, and one's seat there; its secret is that of the old seat."""

    table: TableInfo
    seat: Seat
