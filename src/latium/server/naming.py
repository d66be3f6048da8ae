"""What requests name: a game, a seat."""

from latium.core.protocol import AnyGame, Message, message
from latium.core.seats import Seat
from latium.games import SHELF
from latium.server.errors import BadRequest, NotFound


def game_of(slug: str) -> AnyGame:
    """Raises NotFound."""
    if (game := SHELF.get(slug)) is None:
        raise NotFound(game_unknown(slug))
    return game


def game_unknown(slug: str) -> Message:
    return message("game-unknown", name=slug, close="none", known=", ".join(SHELF))


def check_seat(seat: Seat, seats: int) -> None:
    """Raises BadRequest where so many have none of this number."""
    if seat not in range(seats):
        raise BadRequest(message("record-no-seat", seat=str(seat)))
