"""Before anything else: is there a database behind an address, and can this version use it?"""

from pathlib import Path

from sqlalchemy import Engine, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from latium.core.errors import LatiumError
from latium.core.protocol import message
from latium.server.storage.engine import make_engine
from latium.server.storage.migrating import migrate


class DatabaseError(LatiumError):
    """The database of an address cannot be used, and why."""


def reached(address: str, new: bool = True) -> Engine:
    """The engine of a database that answers and is up to date; where there is no file yet, only if it may be `new`.
    Raises DatabaseError."""
    _check(address, new)
    try:
        engine = make_engine(address)
    except OSError as failure:
        raise _unreachable(address, failure) from None
    try:
        migrate(engine)
    except (SQLAlchemyError, OSError) as failure:
        engine.dispose()
        raise _unreachable(address, failure) from None
    except LatiumError:
        engine.dispose()
        raise
    return engine


def _unreachable(address: str, failure: Exception) -> DatabaseError:
    reason = " ".join(str(getattr(failure, "orig", None) or getattr(failure, "strerror", None) or failure).split())
    return DatabaseError(message("database-unreachable", address=spelled(address), reason=reason.rstrip(".")))


def _check(address: str, new: bool) -> None:
    try:
        url = make_url(address)
        kind = url.get_backend_name()
    except (ArgumentError, ValueError):
        raise DatabaseError(message("database-address")) from None
    if kind not in {"sqlite", "postgresql"}:
        raise DatabaseError(message("database-kind", kind=kind))
    if kind == "sqlite" and not new and not Path(url.database or "").is_file():
        raise DatabaseError(message("database-missing", address=spelled(address)))


def spelled(address: str) -> str:
    """An address without its password."""
    return make_url(address).render_as_string(hide_password=True)
