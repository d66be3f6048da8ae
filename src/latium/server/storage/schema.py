"""The tables of the database. A change here needs a step in `migrations/versions`; a test compares the two."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

METADATA: Final = MetaData()

BIG_KEY: Final = BigInteger().with_variant(Integer, "sqlite")
"""SQLite counts up by itself only in a column of type INTEGER."""

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("host_hash", LargeBinary, nullable=False),
    Column("host_account", BIG_KEY, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("listed", Boolean, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    # What follows can be had from the log too; it is here to be searched, and changes in the same transactions, but for
    # moves after which the same people are to act as before.
    Column("changed_at", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("phase", Text, nullable=False),
    Column("acting", Text, nullable=False),
    Column("bots_due", Boolean, nullable=False),
    Column("due_at", BigInteger),
    Column("untold", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Index("tables_by_host", "host_account"),
)


def _of_some(name: str, *columns: str, which: ColumnElement[bool]) -> Index:
    """An index of those tables alone that are looked for by it: a move at any other need not change it."""
    return Index(name, *(TABLES.c[column] for column in columns), sqlite_where=which, postgresql_where=which)


_of_some("tables_by_lobby", "phase", "changed_at", which=TABLES.c.listed == true())
_of_some("tables_by_bots", "changed_at", which=TABLES.c.bots_due == true())
_of_some("tables_by_due", "due_at", which=TABLES.c.due_at.is_not(None))
_of_some("tables_by_untold", "changed_at", which=TABLES.c.untold == true())

LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("client", Text),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("rules_version", Integer, nullable=False),
    Column("package_version", Text, nullable=False),
    Column("body", Text, nullable=False),
)

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("id", BIG_KEY, primary_key=True, autoincrement=True),
    Column("name", Text, nullable=False),
    Column("name_key", Text, nullable=False, unique=True),
    Column("password_hash", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("muted", Boolean, nullable=False, server_default=false()),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("account_id", BIG_KEY, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index("sessions_by_account", "account_id"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("token_hash", LargeBinary, nullable=False),
    Column("account_id", BIG_KEY, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("joined_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("muted", Boolean, nullable=False, server_default=false()),
    Index("seats_by_account", "account_id"),
    UniqueConstraint("table_id", "account_id", name="seats_once"),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", BIG_KEY, primary_key=True, autoincrement=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("client", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    UniqueConstraint("table_id", "seat", "client", name="chat_once"),
    Index("chat_by_table", "table_id", "id"),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("account_id", BIG_KEY, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
    Index("ratings_by_game", "game", "seats"),
)

RECORDS: Final = Table(
    "records",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("digest", LargeBinary, nullable=False, unique=True),
    Column("account_id", BIG_KEY, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("imported_at", BigInteger, nullable=False),
    Column("info", Text, nullable=False),
    Column("body", Text, nullable=False),
    Index("records_by_account", "account_id", "imported_at"),
)

PULSE: Final = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

CONTACTS: Final = Table(
    "contacts",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("email", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("token", Text, nullable=False),
    ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"], ondelete="CASCADE"),
)

DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("id", Text, primary_key=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"], ondelete="CASCADE"),
)

NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("turn", Integer, primary_key=True),
    Column("way", Text, primary_key=True),
)

INVITATIONS: Final = Table(
    "invitations",
    METADATA,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("created_at", BigInteger, nullable=False),
)
