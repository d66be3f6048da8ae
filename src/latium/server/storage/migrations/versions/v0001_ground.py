"""Tables, logs, snapshots, seats, chat, accounts and sessions."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

BIG_KEY = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    _accounts()
    _tables()
    _log()
    _seats()
    _chat()
    _ratings()
    _records()
    _pulse()
    _notices()
    _invitations()


def _of_table(key: bool) -> sa.Column[str]:
    return sa.Column(
        "table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=key, nullable=False
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("host_hash", sa.LargeBinary, nullable=False),
        sa.Column("host_account", BIG_KEY, sa.ForeignKey("accounts.id", ondelete="SET NULL")),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("acting", sa.Text, nullable=False),
        sa.Column("bots_due", sa.Boolean, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("untold", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("tables_by_phase", "tables", ["phase", "changed_at"])
    op.create_index("tables_by_due", "tables", ["due_at"])
    op.create_index("tables_by_untold", "tables", ["untold", "changed_at"])
    op.create_index("tables_by_lobby", "tables", ["listed", "phase", "changed_at"])
    op.create_index("tables_by_host", "tables", ["host_account"])


def _log() -> None:
    op.create_table(
        "log",
        _of_table(key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("client", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "client", name="log_once"),
    )
    op.create_table(
        "snapshots",
        _of_table(key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("package_version", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def _accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", BIG_KEY, primary_key=True, autoincrement=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("name_key", sa.Text, nullable=False, unique=True),
        sa.Column("password_hash", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.LargeBinary, primary_key=True),
        sa.Column("account_id", BIG_KEY, sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_by_account", "sessions", ["account_id"])


def _seats() -> None:
    op.create_table(
        "seats",
        _of_table(key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("account_id", BIG_KEY, sa.ForeignKey("accounts.id", ondelete="SET NULL")),
        sa.Column("joined_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.UniqueConstraint("table_id", "account_id", name="seats_once"),
    )
    op.create_index("seats_by_account", "seats", ["account_id"])


def _chat() -> None:
    op.create_table(
        "chat",
        sa.Column("id", BIG_KEY, primary_key=True, autoincrement=True),
        _of_table(key=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("client", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "client", name="chat_once"),
    )
    op.create_index("chat_by_table", "chat", ["table_id", "id"])


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("account_id", BIG_KEY, sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ratings_by_game", "ratings", ["game", "seats"])


def _records() -> None:
    op.create_table(
        "records",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("digest", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("account_id", BIG_KEY, sa.ForeignKey("accounts.id", ondelete="SET NULL")),
        sa.Column("imported_at", sa.BigInteger, nullable=False),
        sa.Column("info", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("records_by_account", "records", ["account_id", "imported_at"])


def _pulse() -> None:
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def _notices() -> None:
    op.create_table(
        "contacts",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("email", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("token", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"], ondelete="CASCADE"),
    )
    op.create_table(
        "notices",
        _of_table(key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("turn", sa.Integer, primary_key=True),
        sa.Column("way", sa.Text, primary_key=True),
    )


def _invitations() -> None:
    op.create_table(
        "invitations",
        sa.Column("token_hash", sa.LargeBinary, primary_key=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
