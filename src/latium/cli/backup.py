"""`latium backup`: all that a server keeps, in one file."""

import gzip
import os
from collections.abc import Iterable
from contextlib import nullcontext
from pathlib import Path

import click

from latium.cli.databases import database_option, opened
from latium.cli.problems import BadRequest
from latium.cli.speech import lang_option, sentence
from latium.files import private


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@database_option
@lang_option
def backup(file: Path, database: str) -> None:
    """Write all that a server keeps to FILE.

    Servers may go on meanwhile. The file is text, compressed if its name ends in .gz, and can be restored into SQLite
    or PostgreSQL, whichever it came from.
    """
    from latium.server.storage.archive import archived
    from latium.server.storage.reaching import spelled

    if os.path.lexists(file):
        raise BadRequest(sentence("backup-exists", file=str(file)))
    with opened(database) as engine:
        lines = _write(file, archived(engine))
    click.echo(sentence("backup-written", rows=lines - 2, address=spelled(database), file=str(file)))


def _write(path: Path, lines: Iterable[bytes]) -> int:
    """How many lines there were. Raises OSError."""
    count = 0
    with private(path) as raw, gzip.open(raw, "wb") if path.suffix == ".gz" else nullcontext(raw) as file:
        for line in lines:
            file.write(line)
            count += 1
    return count
