"""Taking back by consent: a seat asks, all others agree. Never across a chance result or something that was shown."""

from typing import Final

from latium.bots.generator import Generator
from latium.core.lines import Takeback
from latium.core.play import play, redacted
from latium.core.protocol import message
from latium.core.seats import Seat
from latium.server.commands import be_there, check_playing
from latium.server.draft import Draft
from latium.server.entries import TakebackAnswered, TakebackAsked, TakenBack
from latium.server.errors import NotOpen
from latium.server.table import Mark, Table

WORLDS: Final = 16
"""So many ways the hidden things could lie are compared."""


def ask(draft: Draft, seat: Seat, client: str) -> None:
    """Ask to return to before one's last ply. Bots agree, so that without other people it is done at once."""
    table = draft.table
    check_playing(table)
    be_there(draft, seat)
    if table.opening.settings.rated and any(chair.bot for chair in table.chairs):
        raise NotOpen(message("takeback-rated"))
    draft.add(TakebackAsked(seat=seat, to=_reach(table, seat)), seat, client)
    _conclude(draft)


def answer(draft: Draft, seat: Seat, proposal: int, agreed: bool, client: str) -> None:
    """Agree to what another seat asked for, or not."""
    check_playing(draft.table)
    if seat not in awaited(draft.table) or draft.table.proposal is None or draft.table.proposal.number != proposal:
        raise NotOpen(message("takeback-closed"))
    draft.add(TakebackAnswered(seat=seat, agreed=agreed), seat, client)
    if agreed:
        _conclude(draft)


def awaited(table: Table) -> list[Seat]:
    """The seats that have not said yet whether they agree."""
    proposal = table.proposal
    if proposal is None:
        return []
    people = [seat for seat, chair in enumerate(table.chairs) if not chair.bot]
    return [seat for seat in people if seat != proposal.seat and seat not in proposal.agreed]


def _conclude(draft: Draft) -> None:
    table = draft.table
    if table.proposal and not awaited(table):
        back = Takeback(n=table.lines, seat=table.proposal.seat, takeback=table.proposal.to)
        draft.add(TakenBack(takeback=back))


def _reach(table: Table, seat: Seat) -> int:
    """The line of the seat's last ply that stands. Raises NotOpen where it is out of reach."""
    back = next((number for number in range(len(table.trail) - 1, -1, -1) if table.trail[number].seat == seat), None)
    if back is None:
        raise NotOpen(message("undo-chance") if table.draws else message("undo-nothing"))
    if any(mark.reveals or _shows(table, mark) for mark in table.trail[back:]):
        raise NotOpen(message("undo-reveal"))
    return table.trail[back].line


def _shows(table: Table, mark: Mark) -> bool:
    """Whether a ply told the others what was hidden from them, or is hidden itself: then what it was may not tell. It
    told nothing if it could be played however the hidden things lie, judged by what everybody could see."""
    game = table.game
    if not game.facts.private:
        return False
    action = game.unpack(mark.before, mark.action)
    _, events = play(game, mark.before, mark.seat, action)
    if redacted(game, events, None) != events:
        return True
    seen = game.observe(mark.before, None)
    worlds = (game.determinize(seen, Generator(number)) for number in range(WORLDS))
    return any(game.explain(world, mark.seat, action) is not None for world in worlds)
