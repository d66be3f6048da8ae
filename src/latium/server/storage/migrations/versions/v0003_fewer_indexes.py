"""Less for a move to write: indexes are of those tables alone that are looked for by them, and the log has none but its
key."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("log") as log:
        log.drop_constraint("log_once", type_="unique")
    for name in ("phase", "due", "untold", "lobby"):
        op.drop_index(f"tables_by_{name}", "tables")
    _index_some("lobby", ["phase", "changed_at"], sa.column("listed", sa.Boolean) == sa.true())
    _index_some("bots", ["changed_at"], sa.column("bots_due", sa.Boolean) == sa.true())
    _index_some("due", ["due_at"], sa.column("due_at").is_not(None))
    _index_some("untold", ["changed_at"], sa.column("untold", sa.Boolean) == sa.true())


def _index_some(name: str, columns: list[str], which: sa.ColumnElement[bool]) -> None:
    op.create_index(f"tables_by_{name}", "tables", columns, sqlite_where=which, postgresql_where=which)
