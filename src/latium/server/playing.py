"""What a seat can ask of its table, the same over HTTP and over a socket."""

from typing import Any, Final

from sqlalchemy import Connection

from latium.core.errors import IllegalMove, LatiumError, NotationError
from latium.core.protocol import Plain, message
from latium.core.resources import package_of
from latium.core.seats import Seat
from latium.core.text import shown
from latium.server import commands, takebacks
from latium.server.clocks import FORGIVEN
from latium.server.desk import Desk
from latium.server.errands import Errand, Requester
from latium.server.errors import BadRequest
from latium.server.foreseeing import Foreseen, foreseen
from latium.server.messages import Move
from latium.server.presence import Presence
from latium.server.steward import STAND_IN
from latium.server.storage import chat, seen
from latium.server.storage.chat import Line
from latium.server.table import Table

CHAT_LINES: Final = 100
"""No more are sent at once."""


def meant(action: dict[str, Any] | None, notation: str | None) -> Plain | str:
    """What a move stands for. Raises BadRequest unless it says so in one way."""
    if (action is None) == (notation is None):
        raise BadRequest(message("move-unclear"))
    return notation if action is None else action


async def move(desk: Desk, id: str, seat: Seat, client: str, decision: int, what: Plain | str, lag: int = 0) -> int:
    """So many milliseconds it was under way; the clock forgives them up to a bound."""
    return await desk.act(id, _moving(seat, client, decision, what, lag))


def moving(seat: Seat, move: Move, lag: int) -> Errand[None]:
    """The same as an errand. Raises BadRequest."""
    return _moving(seat, move.client, move.decision, meant(move.action, move.notation), lag)


def _moving(seat: Seat, client: str, decision: int, what: Plain | str, lag: int) -> Errand[None]:
    forgiven = min(lag, FORGIVEN)
    return Errand(lambda draft: commands.move(draft, seat, decision, what, client, forgiven), Requester(seat, client))


async def undo(desk: Desk, id: str, seat: Seat, client: str) -> int:
    requester = Requester(seat, client, first=True)
    return await desk.act(id, Errand(lambda draft: commands.undo(draft, seat, client), requester))


async def ask_takeback(desk: Desk, id: str, seat: Seat, client: str) -> int:
    requester = Requester(seat, client, first=True)
    return await desk.act(id, Errand(lambda draft: takebacks.ask(draft, seat, client), requester))


async def answer_takeback(desk: Desk, id: str, seat: Seat, client: str, proposal: int, agreed: bool) -> int:
    errand = Errand(
        lambda draft: takebacks.answer(draft, seat, proposal, agreed, client), Requester(seat, client, first=True)
    )
    return await desk.act(id, errand)


async def resign(desk: Desk, id: str, seat: Seat, client: str) -> int:
    requester = Requester(seat, client, first=True)
    return await desk.act(id, Errand(lambda draft: commands.resign(draft, seat, STAND_IN, client), requester))


def why(table: Table, seat: Seat, what: Plain | str) -> LatiumError | None:
    """Why the seat cannot do this now; None if it can. Raises ServerError before and after the game."""
    commands.check_playing(table)
    try:
        action = commands.action_of(table, seat, what)
    except NotationError as unreadable:
        return unreadable
    refusal = table.game.explain(table.state, seat, action)
    return IllegalMove(refusal, package_of(table.game)) if refusal else None


def preview(table: Table, seat: Seat, what: Plain | str) -> Foreseen:
    """Raises what `why` would return."""
    if problem := why(table, seat, what):
        raise problem
    return foreseen(table.game, table.state, seat, commands.action_of(table, seat, what))


async def say(desk: Desk, id: str, seat: Seat, client: str, text: str) -> None:
    words = shown(text).strip()
    if not words:
        raise BadRequest(message("chat-empty"))
    now = desk.sources.now()
    await desk.note(id, lambda connection: chat.say(connection, id, seat, client, words, now))


async def arrive(desk: Desk, presence: Presence, id: str) -> tuple[Table, list[Line]]:
    """The table and what was said at it, read in one go with who was last heard of, by any process."""

    def read(connection: Connection) -> tuple[list[Line], dict[Seat, int]]:
        return chat.said_since(connection, id, 0, CHAT_LINES), seen.heard_at(connection, id)

    table, (lines, heard) = await desk.current_with(id, read)
    presence.learn(id, heard)
    return table, lines


async def said(desk: Desk, id: str, last: int = 0) -> list[Line]:
    """The lines of chat after that one."""
    return await desk.database.read(lambda connection: chat.said_since(connection, id, last, CHAT_LINES))
