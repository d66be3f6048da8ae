"""Playing by single requests; a socket does the same and hears of the others too."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from latium.server import playing
from latium.server.api.identity import Holder, Served, TableId, Viewer
from latium.server.api.wire import answer, described, reads
from latium.server.messages import (
    Carried,
    Chat,
    Consented,
    Considered,
    MovePlayed,
    PreviewSeen,
    Requested,
    SaidAtTable,
    Spoken,
    WhyNot,
)
from latium.server.problems import language_of, problem_of
from latium.server.storage.chat import Line

router = APIRouter(prefix="/api/tables/{id}", tags=["play"])


@router.post("/moves", **described(MovePlayed, Carried))
async def play_move(
    served: Served, id: TableId, body: Annotated[MovePlayed, Depends(reads(MovePlayed))], seat: Holder
) -> Response:
    """Answer the decision that one owes."""
    what = playing.meant(body.action, body.notation)
    return answer(Carried(version=await playing.move(served.desk, id, seat, body.client, body.decision, what)))


@router.post("/undo", **described(Requested, Carried))
async def undo_move(
    served: Served, id: TableId, body: Annotated[Requested, Depends(reads(Requested))], seat: Holder
) -> Response:
    """Take back one's last move, if nothing was drawn, revealed or answered since."""
    return answer(Carried(version=await playing.undo(served.desk, id, seat, body.client)))


@router.post("/takeback", **described(Requested, Carried))
async def ask_takeback(
    served: Served, id: TableId, body: Annotated[Requested, Depends(reads(Requested))], seat: Holder
) -> Response:
    """Ask the others to let one take back one's last move and what came after it."""
    return answer(Carried(version=await playing.ask_takeback(served.desk, id, seat, body.client)))


@router.post("/consent", **described(Consented, Carried))
async def answer_takeback(
    served: Served, id: TableId, body: Annotated[Consented, Depends(reads(Consented))], seat: Holder
) -> Response:
    """Let them, or not."""
    version = await playing.answer_takeback(served.desk, id, seat, body.client, body.proposal, body.agreed)
    return answer(Carried(version=version))


@router.post("/resign", **described(Requested, Carried))
async def resign_seat(
    served: Served, id: TableId, body: Annotated[Requested, Depends(reads(Requested))], seat: Holder
) -> Response:
    """Give up: with two seats the game is over, with more a bot plays on."""
    return answer(Carried(version=await playing.resign(served.desk, id, seat, body.client)))


@router.post("/why", **described(Considered, WhyNot))
async def ask_why(
    served: Served, request: Request, id: TableId, body: Annotated[Considered, Depends(reads(Considered))], seat: Holder
) -> Response:
    """Would this be allowed, and if not, which clause forbids it?"""
    refused = playing.why(await served.desk.current(id), seat, playing.meant(body.action, body.notation))
    language = language_of(request.headers.get("accept-language"))
    return answer(WhyNot(problem=problem_of(refused, language) if refused else None))


@router.post("/preview", **described(Considered, PreviewSeen))
async def ask_preview(
    served: Served, id: TableId, body: Annotated[Considered, Depends(reads(Considered))], seat: Holder
) -> Response:
    """What would this bring, up to the next chance or other seat?"""
    table = await served.desk.current(id)
    found = playing.preview(table, seat, playing.meant(body.action, body.notation))
    return answer(PreviewSeen(preview=found.preview, ends=found.ends, view=found.view))


@router.get("/chat", **described(gives=Chat))
async def read_chat(served: Served, id: TableId, seat: Viewer) -> Response:
    """The last lines of chat."""
    return answer(Chat(lines=spoken(await playing.said(served.desk, id))))


@router.post("/chat", **described(SaidAtTable, Carried, 201))
async def say_something(
    served: Served, id: TableId, body: Annotated[SaidAtTable, Depends(reads(SaidAtTable))], seat: Holder
) -> Response:
    """Say something to everybody at the table."""
    await served.limiter.check("chat", f"{id}/{seat}")
    await playing.say(served.desk, id, seat, body.client, body.text)
    return answer(Carried(version=(await served.desk.current(id)).version), 201)


def spoken(lines: list[Line]) -> list[Spoken]:
    return [Spoken(id=line.id, seat=line.seat, at=line.at, text=line.text) for line in lines]
