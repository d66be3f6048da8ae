"""What can be done at a table. Each command checks, then adds to a draft; chance and the end follow by themselves.

Raises ServerError, IllegalMove or NotationError, and then the draft is to be thrown away.
"""

from typing import Any

import msgspec

from latium.bots.roster import BOTS
from latium.core.lines import Ply, Resign, Undo
from latium.core.play import play, redacted
from latium.core.protocol import Message, Plain, message
from latium.core.resigning import concluded
from latium.core.seats import CHANCE, Seat
from latium.server.draft import Draft
from latium.server.entries import Ended, Handed, Joined, Left, Played, Resigned, Started, Undone
from latium.server.errors import BadRequest, Forbidden, NotOpen, Taken
from latium.server.naming import check_seat
from latium.server.table import OPEN, PLAYING, Table, distinct


def join(draft: Draft, seat: Seat | None, name: str, nonce: str, member: bool = False, kept: bool = False) -> Seat:
    """Sit down at a free seat, the first one if none is asked for; the last to do so starts the game. A seat that is
    kept is for whom it is kept."""
    if draft.table.phase != OPEN:
        raise NotOpen(message("table-started"))
    sits = _free_seat(draft.table, seat, kept)
    called = distinct(name, [chair.name for chair in draft.table.chairs])
    draft.add(Joined(seat=sits, name=called, nonce=nonce, member=member), sits)
    start_if_full(draft)
    return sits


def leave(draft: Draft, seat: Seat) -> None:
    """Get up again before the game has begun."""
    if draft.table.phase != OPEN:
        raise NotOpen(message("table-started"))
    draft.add(Left(seat=seat), seat)


def start_if_full(draft: Draft) -> None:
    chairs = draft.table.chairs
    if not any(chair.free for chair in chairs):
        draft.add(Started(names=tuple(chair.name for chair in chairs), nonces=tuple(chair.nonce for chair in chairs)))
        settle(draft)


def move(draft: Draft, seat: Seat, decision: int, meant: Plain | str, client: str | None = None, lag: int = 0) -> None:
    """Answer an open decision, with an action or its notation. A person, who has a client id, plays again by this; so
    many milliseconds of it are forgiven."""
    check_open(draft.table, seat, decision)
    if client is not None:
        _check_time(draft, seat, lag)
        be_there(draft, seat)
    carry_out(draft, seat, action_of(draft.table, seat, meant), client, lag)
    settle(draft)


def _check_time(draft: Draft, seat: Seat, lag: int) -> None:
    due = draft.table.due(seat)
    if due is not None and draft.now - lag > due:
        raise NotOpen(message("time-up"))


def be_there(draft: Draft, seat: Seat) -> None:
    """Whoever does anything plays again themselves, unless the seat was given up."""
    chair = draft.table.chairs[seat]
    if chair.resigned:
        raise NotOpen(message("seat-resigned"))
    if chair.bot:
        hand(draft, seat, "")


def undo(draft: Draft, seat: Seat, client: str) -> None:
    """Take back one's last ply, never across a chance result, a reveal or another player's move."""
    check_playing(draft.table)
    be_there(draft, seat)
    if refusal := undo_refusal(draft.table, seat):
        raise NotOpen(refusal)
    back = Undo(n=draft.table.lines, seat=seat, undo=draft.table.trail[-1].line)
    draft.add(Undone(undo=back), seat, client)
    if (due := draft.table.due(seat)) is not None and draft.now > due:
        raise NotOpen(message("undo-time"))


def resign(draft: Draft, seat: Seat, stand_in: str, client: str | None, time_out: bool = False) -> None:
    """Give up a seat: with two it is over, with more a bot plays on."""
    check_playing(draft.table)
    if draft.table.chairs[seat].resigned:
        raise NotOpen(message("seat-resigned"))
    line = Resign(n=draft.table.lines, seat=seat, resign="time" if time_out else "choice")
    draft.add(Resigned(resign=line), seat, client)
    settle(draft)
    if draft.table.phase == PLAYING and not draft.table.chairs[seat].bot:
        hand(draft, seat, stand_in, "resigned")


def hand(draft: Draft, seat: Seat, bot: str, why: str = "") -> None:
    """Let a bot play for a person, or with an empty name the person again."""
    chair = draft.table.chairs[seat]
    if bot:
        check_bot(bot)
    if not chair.person or (chair.resigned and not bot):
        raise Forbidden(message("seat-not-yours"))
    draft.add(Handed(seat=seat, bot=bot, why=why))


def settle(draft: Draft) -> None:
    """Chance falls until somebody is asked, and the end is written down once it has come."""
    table = draft.table
    while table.game.to_act(table.state) == (CHANCE,):
        legal = table.game.legal(table.state, CHANCE)
        carry_out(draft, CHANCE, legal[table.dice.draw(table.draws, table.game.weights(table.state))], None)
    if outcome := concluded(table.game, table.state, table.resigned):
        draft.add(Ended(outcome=outcome))


def carry_out(draft: Draft, seat: Seat, action: Any, client: str | None, lag: int = 0) -> None:
    """One ply through the checked door."""
    table = draft.table
    game, before = table.game, table.state
    after, events = play(game, before, seat, action)
    ply = Ply(
        n=table.lines,
        seat=seat,
        notation=game.write(before, action),
        action=game.pack(before, action),
        ms=None if seat == CHANCE else draft.now - table.decisions[seat].since,
    )
    reveals = seat != CHANCE and _reveals(table, seat, action, events)
    entry = Played(ply=ply, events=msgspec.Raw(msgspec.json.encode(events)), reveals=reveals, lag=lag)
    draft.add(entry, None if seat == CHANCE else seat, client, after, events)


def _reveals(table: Table, seat: Seat, action: Any, events: list[Any]) -> bool:
    """Whether more came out than the seat could foresee, such as what the others had chosen in secret."""
    if not table.game.facts.private:
        return False
    foreseen = [event for event in table.game.preview(table.state, seat, action).events if event is not None]
    return foreseen != redacted(table.game, events, seat)


def check_playing(table: Table) -> None:
    if table.phase != PLAYING:
        raise NotOpen(message("table-over") if table.outcome else message("table-waits"))


def check_open(table: Table, seat: Seat, decision: int) -> None:
    """Raises NotOpen if the seat does not owe this decision, or not any more."""
    check_playing(table)
    asked = table.decisions.get(seat)
    if asked is None or asked.number != decision:
        raise NotOpen(message("decision-closed"))


def action_of(table: Table, seat: Seat, meant: Plain | str) -> Any:
    """The action of a packed one or of a notation. Raises NotationError."""
    if isinstance(meant, str):
        return table.game.read(table.state, seat, meant)
    return table.game.unpack(table.state, meant)


def undo_refusal(table: Table, seat: Seat) -> Message | None:
    """Why a seat cannot go back alone; None if it can."""
    if not table.trail:
        return message("undo-chance") if table.draws else message("undo-nothing")
    last = table.trail[-1]
    answered = any(line > last.line for other, line in table.latest.items() if other != seat)
    if last.seat != seat or answered:
        return message("undo-other")
    return message("undo-reveal") if last.reveals else None


def check_bot(name: str) -> None:
    """Only bots of ours, as they are: no program, and no parameters that keep the others waiting."""
    if name not in BOTS:
        raise BadRequest(message("bot-unknown", name=name, known=", ".join(BOTS)))


def _free_seat(table: Table, seat: Seat | None, kept: bool) -> Seat:
    free = [number for number, chair in enumerate(table.chairs) if chair.free and (kept or not chair.kept)]
    if not free:
        raise Taken(message("table-full"))
    if seat is None:
        return free[0]
    check_seat(seat, len(table.chairs))
    if seat not in free:
        raise Taken(message("seat-taken"))
    return seat
