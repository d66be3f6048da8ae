"""Nothing gets lost: backups between SQLite and PostgreSQL, exported records, copies before a migration."""

import asyncio
import hashlib
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Engine, insert, select

from latium.core.records import Record, verify
from latium.games import SHELF
from latium.server.storage.archive import ArchiveError, archived, restore
from latium.server.storage.engine import make_engine
from latium.server.storage.migrating import STEPS, NewerDatabase, migrate
from latium.server.storage.reaching import reached
from latium.server.storage.schema import ACCOUNTS
from tests.cli.running import latium
from tests.server.running import sqlite
from tests.server.test_desk import opened, play_some, seated


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A database with an account, a game that is over and one that is not."""
    address = sqlite(tmp_path_factory.mktemp("played"))

    async def run() -> None:
        async with opened(address) as services:
            await services.accounts.sign_up("Ada", "a long password")
            await play_some(services, await seated(services, "founders"), 10_000)
            await play_some(services, await seated(services), 7)

    asyncio.run(run())
    return address


def lines(address: str) -> list[bytes]:
    engine = reached(address)
    found = list(archived(engine))
    engine.dispose()
    return found


def filled(address: str, backup: list[bytes]) -> Engine:
    engine = make_engine(address)
    restore(engine, backup)
    return engine


def test_a_backup_goes_from_sqlite_to_postgresql_and_back(played: str, postgres: str, tmp_path: Path) -> None:
    backup = lines(played)
    there = filled(postgres, backup)
    assert list(archived(there)) == backup
    with there.begin() as connection:  # numbers go on after the restored ones
        row = {"name": "Ben", "name_key": "ben", "password_hash": "", "created_at": 0}
        connection.execute(insert(ACCOUNTS), [row])
        first, second = connection.execute(select(ACCOUNTS.c.id).order_by(ACCOUNTS.c.id)).scalars()
        assert second == first + 1
    there.dispose()
    back = filled(sqlite(tmp_path), backup)
    assert list(archived(back)) == backup
    back.dispose()


@pytest.mark.parametrize("harm", ["cut short", "a line less", "a line changed", "something else"])
def test_half_a_backup_restores_nothing(played: str, tmp_path: Path, harm: str) -> None:
    backup = lines(played)
    number = next(n for n, line in enumerate(backup) if b'"secret"' in line)
    changed = backup[number].replace(b"founders", b"flounder").replace(b"rome", b"roma")
    broken = {
        "cut short": backup[:-1],
        "a line less": [*backup[:number], *backup[number + 1 :]],
        "a line changed": [*backup[:number], changed, *backup[number + 1 :]],
        "something else": [b"Dear diary\n"],
    }[harm]
    engine = reached(sqlite(tmp_path))
    empty = list(archived(engine))
    with pytest.raises(ArchiveError):
        restore(engine, broken)
    assert list(archived(engine)) == empty
    engine.dispose()


def forged(head: dict[str, Any], *rows: bytes) -> list[bytes]:
    """A backup that somebody made up, whole by its own account."""
    backup = [msgspec.json.encode(head) + b"\n", *rows]
    digest = hashlib.sha256(b"".join(backup)).hexdigest()
    return [*backup, msgspec.json.encode({"rows": len(rows), "digest": digest}) + b"\n"]


def row(table: str, values: dict[str, Any]) -> bytes:
    return msgspec.json.encode({"table": table, "row": values}) + b"\n"


DEEP = b'{"table":"accounts","row":{"name":' + b"[" * 100_000 + b"]" * 100_000 + b"}}\n"
WRONG: list[tuple[str, Any]] = [
    ("name", {"text": "Ada"}),
    ("name", {"base64": 5}),
    ("name", {"base64": "a"}),
    ("name", {"base64": "QWRh"}),
    ("name", ["Ada"]),
    ("name", None),
    ("created_at", 2**63),
    ("created_at", 1.5),
    ("created_at", True),
    ("created_at", "now"),
    ("muted", "x"),
    ("muted", 1),
    ("mood", "good"),
]


@pytest.mark.parametrize(("column", "value"), WRONG)
def test_a_row_that_cannot_have_been_there_restores_nothing(tmp_path: Path, column: str, value: object) -> None:
    ada = {"id": 1, "name": "Ada", "name_key": "ada", "password_hash": "", "created_at": 0, "muted": False}
    ben = {**ada, "id": 2, "name": "Ben", "name_key": "ben"}
    refused(tmp_path, row("accounts", ada), row("accounts", {**ben, column: value}))


@pytest.mark.parametrize(
    "line",
    [
        DEEP,
        row("accounts", {}),
        row("accounts", {"name": "Ada"}),
        row("alembic_version", {"version_num": "9999"}),
        row("snapshots", {"table_id": "t", "version": 1, "rules_version": 1, "package_version": "", "body": ""}),
        row("sqlite_master", {"name": "accounts"}),
    ],
    ids=["deep", "empty", "short", "alembic_version", "snapshots", "sqlite_master"],
)
def test_what_no_backup_has_restores_nothing(tmp_path: Path, line: bytes) -> None:
    refused(tmp_path, line)


def refused(folder: Path, *rows: bytes) -> None:
    engine = reached(sqlite(folder))
    before = list(archived(engine))
    with pytest.raises(ArchiveError) as refusal:
        restore(engine, forged(msgspec.json.decode(before[0]), *rows))
    assert refusal.value.message.id == "backup-broken"
    assert list(archived(engine)) == before
    engine.dispose()


@pytest.mark.parametrize(
    ("revision", "problem"),
    [("", ArchiveError), ("head", NewerDatabase), ("00", NewerDatabase), ("-1", NewerDatabase)],
)
def test_a_backup_names_its_step_in_full(tmp_path: Path, revision: str, problem: type[Exception]) -> None:
    engine = reached(sqlite(tmp_path))
    before = list(archived(engine))
    with pytest.raises(problem):
        restore(engine, forged({**msgspec.json.decode(before[0]), "revision": revision}))
    assert list(archived(engine)) == before
    engine.dispose()


def test_nothing_is_restored_over_something(played: str) -> None:
    engine = reached(played)
    before = list(archived(engine))
    with pytest.raises(ArchiveError):
        restore(engine, before)
    assert list(archived(engine)) == before
    engine.dispose()


def test_a_backup_of_a_later_version_is_refused(played: str, tmp_path: Path) -> None:
    head, *rest = lines(played)
    engine = reached(sqlite(tmp_path))
    with pytest.raises(NewerDatabase):
        restore(engine, [head.replace(b'"revision":"', b'"revision":"9'), *rest])
    engine.dispose()


@pytest.mark.parametrize("name", ["all.jsonl", "all.jsonl.gz"])
def test_the_commands_keep_and_bring_back_everything(played: str, tmp_path: Path, name: str) -> None:
    file, again = str(tmp_path / name), sqlite(tmp_path)
    assert "keep it to yourself" in latium("backup", file, "--database", played).stdout
    assert (tmp_path / name).stat().st_mode & 0o077 == 0
    assert latium("backup", file, "--database", played).exit_code == 2
    assert latium("restore", file, "--database", again).exit_code == 0
    assert lines(again) == lines(played)
    refused = latium("restore", file, "--database", again)
    assert (refused.exit_code, "empty one" in refused.stderr) == (1, True)
    (tmp_path / name).write_bytes((tmp_path / name).read_bytes()[:-40])
    refused = latium("restore", file, "--database", f"{again}2")
    assert (refused.exit_code, "not whole" in refused.stderr) == (1, True)


def test_records_of_finished_games_are_exported_once(played: str, tmp_path: Path) -> None:
    assert "one finished game" in latium("export", str(tmp_path / "records"), "--database", played).stdout
    assert "No finished game is new" in latium("export", str(tmp_path / "records"), "--database", played).stdout
    (file,) = (tmp_path / "records").iterdir()
    assert verify(SHELF["founders"], Record.from_text(file.read_text())).sound
    assert latium("verify", str(file)).exit_code == 0


STEP = '''
"""Another step."""
import sqlalchemy as sa
from alembic import op
revision = "9999"
down_revision = "0003"
def upgrade() -> None:
    op.add_column("accounts", sa.Column("mood", sa.Text))
'''


def test_a_sqlite_file_is_copied_before_it_is_taken_forward(tmp_path: Path) -> None:
    engine = reached(sqlite(tmp_path))
    with engine.begin() as connection:
        row = {"name": "Ada", "name_key": "ada", "password_hash": "", "created_at": 0}
        connection.execute(insert(ACCOUNTS), [row])
    steps = tmp_path / "migrations"
    shutil.copytree(STEPS, steps)
    (steps / "versions" / "v9999_mood.py").write_text(STEP)
    migrate(engine, str(steps))
    migrate(engine, str(steps))
    columns = "SELECT count(*) FROM pragma_table_info('accounts') WHERE name = 'mood'"
    with closing(sqlite3.connect(tmp_path / "latium.db.0003")) as copy:
        assert copy.execute("SELECT name FROM accounts").fetchall() == [("Ada",)]
        assert copy.execute(columns).fetchone() == (0,)
    with engine.connect() as connection:
        assert connection.exec_driver_sql(columns).scalar() == 1
    engine.dispose()
    with pytest.raises(NewerDatabase):
        reached(sqlite(tmp_path))
    refused = latium("serve", "--port", "0", "--database", sqlite(tmp_path))
    assert "A later version of Latium has made this database" in refused.stderr
