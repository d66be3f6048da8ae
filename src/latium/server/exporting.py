"""The records of finished games as files, for `latium verify` and `latium replay`, and for ever."""

from pathlib import Path

from sqlalchemy import Connection, Engine, select

from latium.files import write_whole
from latium.server.records import record_of
from latium.server.storage import log, tables
from latium.server.storage.schema import TABLES
from latium.server.table import OVER


def export(engine: Engine, folder: Path) -> int:
    """A file for each finished game that has none there yet; how many were written. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    with engine.connect() as connection:
        found = connection.execute(select(TABLES.c.id).where(TABLES.c.phase == OVER).order_by(TABLES.c.id)).scalars()
        missing = [id for id in found if not (folder / f"{id}.jsonl").exists()]
        for id in missing:
            write_whole(folder / f"{id}.jsonl", _record(connection, id).encode())
    return len(missing)


def _record(connection: Connection, id: str) -> str:
    loaded = tables.load(connection, id)
    assert loaded is not None, "it was found"
    return record_of(loaded.table, log.rows_since(connection, id, 0)).to_text()
