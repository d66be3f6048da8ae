"""Before anything else: is there a database behind an address, and can this version use it?"""

from sqlalchemy import Engine, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from latium.core.errors import LatiumError
from latium.core.protocol import message
from latium.server.storage.engine import make_engine
from latium.server.storage.migrating import migrate


class DatabaseError(LatiumError):
    """The database of an address cannot be used, and why."""


def reached(address: str) -> Engine:
    """The engine of a database that answers and is up to date. Raises DatabaseError."""
    engine = _engine(address)
    try:
        migrate(engine)
    except (SQLAlchemyError, OSError) as failure:
        engine.dispose()
        reason = " ".join(str(getattr(failure, "orig", None) or failure).split())
        raise DatabaseError(message("database-unreachable", address=spelled(address), reason=reason)) from None
    except LatiumError:
        engine.dispose()
        raise
    return engine


def _engine(address: str) -> Engine:
    try:
        kind = make_url(address).get_backend_name()
        if kind not in {"sqlite", "postgresql"}:
            raise DatabaseError(message("database-kind", kind=kind))
        return make_engine(address)
    except (ArgumentError, ValueError):
        raise DatabaseError(message("database-address")) from None
    except OSError as failure:
        reason = failure.strerror or str(failure)
        raise DatabaseError(message("database-unreachable", address=spelled(address), reason=reason)) from None


def spelled(address: str) -> str:
    """An address without its password."""
    return make_url(address).render_as_string(hide_password=True)
