"""Records to look at: of finished tables, and brought from elsewhere; they are kept for ever."""

from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response

from latium.core.protocol import message
from latium.core.records import Record, Verdict
from latium.server import replays
from latium.server.api.identity import GuestOrMember, Member, Served, TableId, Viewer
from latium.server.api.lobby import After, Limit, read_place
from latium.server.api.records import RecordText, checked_answer, record_at
from latium.server.api.wire import answer, described
from latium.server.errors import NotFound, NotOpen
from latium.server.messages import Checked, Outline, RecordInfo, Records, RecordSeen, Replay
from latium.server.records import checked
from latium.server.services import Services
from latium.server.storage import imports

STEPS: Final = 50
"""No part of a replay is longer."""

router = APIRouter(tags=["records"])

RecordId = Annotated[str, Path(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Start = Annotated[int, Query(ge=0, le=2**31 - 1)]
Steps = Annotated[int, Query(ge=1, le=STEPS)]
OneSeat = Annotated[int | None, Query(alias="view", ge=0, le=15, description="Whose view; all of them if not given")]


@router.get("/api/tables/{id}/replay", **described(gives=Replay))
async def replay_table(
    served: Served, id: TableId, seat: Viewer, start: Start = 0, count: Steps = 20, view: OneSeat = None
) -> Response:
    """A finished game step by step, with all that was hidden."""
    record = await record_at(served, id)
    if not record.finished:
        raise NotOpen(message("table-unfinished"))
    return answer(await served.records.apart(replays.part, record, start, count, view))


@router.get("/api/tables/{id}/outline", **described(gives=Outline))
async def outline_table(served: Served, id: TableId, seat: Viewer, view: OneSeat = None) -> Response:
    """What happened in a finished game, line by line, and how all stood."""
    record = await record_at(served, id)
    if not record.finished:
        raise NotOpen(message("table-unfinished"))
    return answer(await served.records.apart(replays.outline, record, view))


@router.post("/api/records", **described(gives=RecordSeen, status=201))
async def import_record(served: Served, request: Request, text: RecordText, account: GuestOrMember) -> Response:
    """Bring a record, whole or partial, to look at: the body is its text. One that cannot be played is refused."""
    record, kept, verdict = await served.records.apart(_brought, text)
    info = await _kept(served, record, kept, account.id if account else None)
    return answer(RecordSeen(record=info, checked=checked_answer(verdict, request)), 201)


def _brought(text: str) -> tuple[Record, str, Verdict]:
    """The record, its text as it is kept, and what verification finds."""
    record, verdict = replays.readable(text)
    return record, record.to_text(), verdict


async def _kept(served: Services, record: Record, text: str, account: int | None) -> RecordInfo:
    now = served.sources.now()
    info = replays.info(record, served.sources.table_id(), now)
    new = imports.New(info.id, text, msgspec.json.encode(info).decode(), account, now)
    most = served.configuration.imports
    id = await served.database.write(lambda connection: imports.add(connection, new, most))
    return await _info(served, id)


@router.get("/api/records", **described(gives=Records))
async def list_records(served: Served, account: Member, after: After = None, limit: Limit = 20) -> Response:
    """The records that one's account has brought, the latest first."""
    found = await served.database.read(
        lambda connection: imports.of_account(connection, account.id, read_place(after), limit)
    )
    infos = [_read_info(info) for info in found]
    more = f"{infos[-1].imported_at}-{infos[-1].id}" if len(infos) == limit else None
    return answer(Records(records=infos, next=more))


@router.get("/api/records/{id}", **described(gives=RecordInfo))
async def see_record(served: Served, id: RecordId) -> Response:
    """What a record is of."""
    return answer(await _info(served, id))


@router.get("/api/records/{id}/text", response_class=Response)
async def download_import(served: Served, id: RecordId) -> Response:
    """The record as JSON Lines."""
    headers = {"Content-Disposition": f'attachment; filename="{id}.jsonl"'}
    return Response(await _text(served, id), media_type="application/jsonl", headers=headers)


@router.get("/api/records/{id}/replay", **described(gives=Replay))
async def replay_record(
    served: Served, id: RecordId, start: Start = 0, count: Steps = 20, view: OneSeat = None
) -> Response:
    """A record step by step."""
    text = await _text(served, id)
    return answer(await served.records.apart(lambda: replays.part(Record.from_text(text), start, count, view)))


@router.get("/api/records/{id}/outline", **described(gives=Outline))
async def outline_record(served: Served, id: RecordId, view: OneSeat = None) -> Response:
    """What happened, line by line, and how all stood."""
    text = await _text(served, id)
    return answer(await served.records.apart(lambda: replays.outline(Record.from_text(text), view)))


@router.get("/api/records/{id}/verification", **described(gives=Checked))
async def verify_import(served: Served, request: Request, id: RecordId) -> Response:
    """Derive every die and draw of a record again."""
    verdict = await served.records.apart(checked, await _text(served, id))
    return answer(checked_answer(verdict, request))


async def _info(served: Services, id: str) -> RecordInfo:
    found = await served.database.read(lambda connection: imports.info(connection, id))
    if found is None:
        raise NotFound(message("record-unknown"))
    return _read_info(found)


def _read_info(info: str) -> RecordInfo:
    return msgspec.json.decode(info, type=RecordInfo)


async def _text(served: Services, id: str) -> str:
    found = await served.database.read(lambda connection: imports.text(connection, id))
    if found is None:
        raise NotFound(message("record-unknown"))
    return found
