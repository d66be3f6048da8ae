"""Tables, logs, snapshots, seats, chat, accounts and sessions."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

BIG_KEY = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    _tables()
    _log()
    _accounts()
    _seats()
    _chat()
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
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("acting", sa.Text, nullable=False),
        sa.Column("bots_due", sa.Boolean, nullable=False),
    )
    op.create_index("tables_by_phase", "tables", ["phase", "changed_at"])


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
        sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()),
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


def _invitations() -> None:
    op.create_table(
        "invitations",
        sa.Column("token_hash", sa.LargeBinary, primary_key=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
