"""The database that commands for whoever runs a server work on."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

import click

from latium.server.configuration import DATABASE

if TYPE_CHECKING:
    from sqlalchemy import Engine

F = TypeVar("F", bound=Callable[..., Any])


def naming_database(*names: str, **more: Any) -> Callable[[F], F]:
    return click.option("--database", *names, metavar="URL", help="Where tables are kept.", **more)


database_option = naming_database(default=DATABASE, show_default=True, envvar="LATIUM_DATABASE")


@contextmanager
def opened(address: str, new: bool = False) -> Iterator["Engine"]:
    """The engine of a database that is there, or may be new, and is up to date. Raises DatabaseError."""
    from latium.server.storage.reaching import reached

    engine = reached(address, new)
    try:
        yield engine
    finally:
        engine.dispose()
