"""Connections: SQLite with a log ahead of its file, every commit on the disk; or PostgreSQL by its address."""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, make_url

WRITES: Final = {"latium_writes": True}
"""Execution options of a connection that will write: SQLite then waits at the beginning, not in the middle."""

PATIENCE_MS: Final = 10_000
"""How long SQLite waits for another process to finish writing."""

CACHE_KB: Final = 16_000
"""What each connection to SQLite keeps of the file at most: the ends of the logs of a thousand tables."""

CHECKPOINT: Final = 4000
"""Pages, of 4 kB, in SQLite's log ahead of its file before they go into the file: most of them have changed several
times by then, and go there once."""

POSTGRES: Final = {
    "connect_timeout": 5,
    "tcp_user_timeout": PATIENCE_MS,
    "options": f"-c statement_timeout={PATIENCE_MS} -c idle_in_transaction_session_timeout={PATIENCE_MS}",
}
"""A server that does not answer is given up, and one that has lost us lets go of its locks."""


def make_engine(address: str) -> Engine:
    """The engine behind `sqlite:///file` or `postgresql://...`; threads may share it."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite":
        if url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        return _sqlite(create_engine(url, connect_args={"check_same_thread": False}, hide_parameters=True))
    # Parameters of a query that failed may be secrets: they are kept out of errors, and so out of the log.
    driven = url.set(drivername="postgresql+psycopg")
    return create_engine(
        driven, pool_pre_ping=True, pool_recycle=1800, hide_parameters=True, connect_args=dict(POSTGRES)
    )


def _sqlite(engine: Engine) -> Engine:
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _: Any) -> None:
    """The driver's own idea of when a transaction begins does not go with savepoints: `_begin` does it."""
    connection.isolation_level = None
    for pragma in (
        f"busy_timeout = {PATIENCE_MS}",
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        f"cache_size = -{CACHE_KB}",
        f"wal_autocheckpoint = {CHECKPOINT}",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get("latium_writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
