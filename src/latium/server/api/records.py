"""Records: to download, and to verify."""

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request, Response

from latium.core.protocol import message
from latium.core.records import Record, Verdict
from latium.server.api.identity import Served, TableId, Viewer, check_seat
from latium.server.api.wire import answer, described, read_body
from latium.server.errors import BadRequest, NotOpen
from latium.server.messages import Checked
from latium.server.problems import language_of, problem_of
from latium.server.records import checked, read, record_of, shown_to, verified
from latium.server.services import Services
from latium.server.storage import log
from latium.server.table import OPEN

LARGEST: Final = 1 << 22
"""No record is larger, in bytes."""

router = APIRouter(tags=["records"])


async def record_text(request: Request) -> str:
    """A body that is the text of a record. Raises BadRequest or TooMany."""
    try:
        return (await read_body(request, LARGEST)).decode()
    except UnicodeDecodeError:
        raise BadRequest(message("request-unreadable")) from None


RecordText = Annotated[str, Depends(record_text)]


@router.get("/api/tables/{id}/record", response_class=Response)
async def download_record(served: Served, request: Request, id: TableId, seat: Viewer) -> Response:
    """The record as JSON Lines: whole once the game is over, what one saw until then."""
    text = await _text(served, id, seat)
    await check_seat(request, id, seat)
    headers = {"Content-Disposition": f'attachment; filename="{id}.jsonl"'}
    return Response(text, media_type="application/jsonl", headers=headers)


@router.get("/api/tables/{id}/verification", **described(gives=Checked))
async def verify_table(served: Served, request: Request, id: TableId, seat: Viewer) -> Response:
    """Derive every die and draw of a finished game again."""
    if (await served.desk.current(id)).outcome is None:
        raise NotOpen(message("table-unfinished"))
    verdict = await served.records.apart(checked, await _text(served, id, seat))
    return answer(checked_answer(verdict, request))


@router.post("/api/records/verification", **described(gives=Checked))
async def verify_record(served: Served, request: Request, text: RecordText) -> Response:
    """Verify any record: the body is its text."""
    try:
        verdict = await served.records.apart(lambda: verified(read(text)))
    except KeyError:
        raise BadRequest(message("request-unreadable")) from None
    return answer(checked_answer(verdict, request))


async def record_at(served: Services, id: str) -> Record:
    """The record of a table as far as it has come, for the server's own eyes."""
    table = await served.desk.current(id)
    if table.phase == OPEN:
        raise NotOpen(message("table-waits"))
    rows = await served.database.read(lambda connection: log.rows_since(connection, id, 0, table.version))
    return await served.records.apart(record_of, table, rows)


async def _text(served: Services, id: str, viewer: int | None) -> str:
    return await served.records.apart(shown_to, await record_at(served, id), viewer)


def checked_answer(verdict: Verdict, request: Request) -> Checked:
    language = language_of(request.headers.get("accept-language"))
    return Checked(
        findings=[problem_of(finding, language) for finding in verdict.findings],
        plies=verdict.plies,
        draws=verdict.draws,
        finished=verdict.finished,
    )
