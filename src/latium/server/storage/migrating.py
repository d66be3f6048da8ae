"""Taking a database forward to the schema of this version."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, text

from latium.server.storage.engine import WRITES

_LOCK = 7_125_021
"""Any number, the same in every process: PostgreSQL lets one of them at a time through."""


def migrate(engine: Engine) -> None:
    """Every step that is still to be done, in one transaction; a second process waits for the first."""
    with engine.connect().execution_options(**WRITES) as connection, connection.begin():
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        command.upgrade(_configured(connection), "head")


def _configured(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("latium.server.storage.migrations")).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
