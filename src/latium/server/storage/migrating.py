"""Taking a database forward to the schema of this version; a SQLite file is copied before it is changed."""

import sqlite3
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from latium.core.errors import LatiumError
from latium.core.protocol import message
from latium.server.storage.engine import WRITES

_LOCK: Final = 7_125_021
"""Any number, the same in every process: PostgreSQL lets one of them at a time through."""

STEPS: Final = str(files("latium.server.storage.migrations"))


class NewerDatabase(LatiumError):
    """The database was made by a later version."""


def migrate(engine: Engine, steps: str = STEPS) -> None:
    """Every step that is still to be done, in one transaction; a second process waits for the first. Raises
    NewerDatabase."""
    with engine.connect().execution_options(**WRITES) as connection, connection.begin():
        alone(connection)
        config = _configured(connection, steps)
        if (at := revision(connection)) is not None and at != _head(config):
            _check_known(config, at)
            _keep_copy(connection, at)
        command.upgrade(config, "head")


def upgrade_to(connection: Connection, wanted: str) -> None:
    """The schema as it was at some step. Raises NewerDatabase if there is no such step yet."""
    config = _configured(connection, STEPS)
    _check_known(config, wanted)
    command.upgrade(config, wanted)


def alone(connection: Connection) -> None:
    """No other process changes the schema until this transaction is over; on SQLite the transaction sees to that."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})


def revision(connection: Connection) -> str | None:
    """The last step that a database has seen; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def _head(config: Config) -> str | None:
    return ScriptDirectory.from_config(config).get_current_head()


def _check_known(config: Config, wanted: str) -> None:
    """By its whole name: Alembic would take `head`, `-1` or a beginning for one too."""
    steps = ScriptDirectory.from_config(config).walk_revisions()
    if all(step.revision != wanted for step in steps):
        raise NewerDatabase(message("database-newer", revision=wanted))


def _keep_copy(connection: Connection, at: str) -> None:
    """What is there now, beside the file, under the name of its last step."""
    file = connection.engine.url.database
    if connection.dialect.name != "sqlite" or not file or file == ":memory:":
        return
    copy = Path(f"{file}.{at}")
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    copy.chmod(0o600)


def _configured(connection: Connection, steps: str) -> Config:
    config = Config()
    config.set_main_option("script_location", steps.replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
