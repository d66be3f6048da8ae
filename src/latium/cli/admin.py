"""`latium admin`: passwords, muting, forgetting and inviting people, and a key, for whoever has the database."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import wraps
from typing import TYPE_CHECKING, Any

import click

from latium.cli.databases import database_option, naming_database, opened
from latium.cli.problems import BadRequest
from latium.cli.speech import console, lang_option, sentence
from latium.cli.tables import table as new_table

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from latium.server.forgetting import Place


@click.group()
@database_option
@lang_option
@click.pass_context
def admin(ctx: click.Context, database: str) -> None:
    """Look after the people of a server.

    It works on the database, on the machine that has it: no server answers such requests. A guest, who has no
    account, is named by --table and --seat.
    """
    ctx.obj = database


def with_database(command: Any) -> Any:
    """The database may be named before the command or after it."""

    @naming_database("named_here")
    @click.pass_obj
    @wraps(command)
    def run(named_before: str, /, named_here: str | None, **others: Any) -> None:
        command(named_here or named_before, **others)

    return run


name_argument = click.argument("name", required=False)


def place_options(command: Any) -> Any:
    command = click.option("--table", metavar="ID", help="The table at which a guest sits.")(command)
    return click.option("--seat", type=click.IntRange(1, 16), help="Which seat; people count from 1.")(command)


@contextmanager
def _connection(database: str) -> Iterator["Connection"]:
    from latium.server.storage.engine import WRITES

    with (
        opened(database) as engine,
        engine.connect().execution_options(**WRITES) as connection,
        connection.begin(),
    ):
        yield connection


def _place(name: str | None, table: str | None, seat: int | None) -> "Place | None":
    """The seat that is meant; None if an account is. Raises BadRequest."""
    from latium.server.forgetting import Place

    if (name is None) == (table is None) or (table is None) != (seat is None):
        raise BadRequest(sentence("admin-whom"))
    return Place(table, seat - 1) if table is not None and seat is not None else None


def _called(name: str | None, place: "Place | None") -> str:
    if place is None:
        return str(name)
    return sentence("admin-seat", seat=place.seat + 1, table=place.table)


@admin.command()
@with_database
def people(database: str) -> None:
    """List the accounts."""
    from latium.server import administering

    with _connection(database) as connection:
        found = administering.people(connection)
    listed = new_table(["name", "joined", "state"], ["tables"])
    for person in found:
        since = datetime.fromtimestamp(person.created_at / 1000, UTC).date().isoformat()
        state = sentence("admin-muted-word") if person.muted else ""
        listed.add_row(person.name, since, state, str(person.tables))
    console().print(listed if found else sentence("admin-nobody-yet"))


@admin.command()
@click.argument("name")
@with_database
def password(database: str, name: str) -> None:
    """Give the account NAME a new password, and sign it out everywhere."""
    from latium.server import administering

    with _connection(database) as connection:
        new = administering.reset_password(connection, name)
    click.echo(sentence("admin-password", name=name, password=new))


@admin.command()
@name_argument
@place_options
@with_database
def mute(database: str, name: str | None, table: str | None, seat: int | None) -> None:
    """Pass on no more chat of the account NAME, or of a guest."""
    _mute(database, name, _place(name, table, seat), True)
    click.echo(sentence("admin-muted", name=_called(name, _place(name, table, seat))))


@admin.command()
@name_argument
@place_options
@with_database
def unmute(database: str, name: str | None, table: str | None, seat: int | None) -> None:
    """Pass on chat again."""
    _mute(database, name, _place(name, table, seat), False)
    click.echo(sentence("admin-unmuted", name=_called(name, _place(name, table, seat))))


def _mute(database: str, name: str | None, place: "Place | None", muted: bool) -> None:
    from latium.server import administering

    with _connection(database) as connection:
        if place is not None:
            administering.mute_seat(connection, place, muted)
        elif name is not None:
            administering.mute(connection, name, muted)


@admin.command()
@name_argument
@place_options
@click.option("--yes", is_flag=True, help="Do not ask whether that is meant.")
@with_database
def forget(database: str, name: str | None, table: str | None, seat: int | None, yes: bool) -> None:
    """Delete all that is known of the account NAME, or of a guest; the games stay, without the name."""
    from latium.server import administering, forgetting

    place = _place(name, table, seat)
    called = _called(name, place)
    if not yes:
        click.confirm(sentence("admin-forget-sure", name=called), abort=True)
    count = 1
    with _connection(database) as connection:
        if place is not None:
            forgetting.forget_seat(connection, place, administering.now())
        elif name is not None:
            count = administering.forget(connection, name)
    click.echo(sentence("admin-forgotten", name=called, tables=count))


@admin.command()
@click.option("--url", default="http://127.0.0.1:8000", show_default=True, help="The address of the server.")
@with_database
def invite(database: str, url: str) -> None:
    """Make another invitation to a server that runs with --invite-only."""
    from latium.server import administering

    with _connection(database) as connection:
        token = administering.invite(connection)
    click.echo(sentence("admin-invitation", link=f"{url.rstrip('/')}/#invitation={token}"))


@admin.command()
@with_database
def withdraw(database: str) -> None:
    """Withdraw all invitations."""
    from latium.server.storage import invitations

    with _connection(database) as connection:
        invitations.withdraw(connection)
    click.echo(sentence("admin-withdrawn"))


@admin.command()
@click.argument("file")
def push_key(file: str) -> None:
    """Make a key for `latium serve --push-key`, in a new FILE."""
    from latium.server.notifying.sealing import make_key

    make_key(file)
    click.echo(sentence("admin-push-key", file=file))
