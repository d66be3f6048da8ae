"""`latium restore`: a database from a backup."""

import gzip
from pathlib import Path
from zlib import error as ZlibError  # noqa: N812

import click

from latium.cli.databases import database_option, opened
from latium.cli.problems import Problem
from latium.cli.speech import lang_option, sentence


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@database_option
@lang_option
def restore(file: Path, database: str) -> None:
    """Fill an empty database from the backup in FILE.

    All of it or nothing: a backup that is not whole changes nothing. One of an earlier version is taken forward.
    """
    from latium.server.storage.archive import restore as restored
    from latium.server.storage.reaching import spelled

    try:
        with (
            file.open("rb") as raw,
            gzip.open(raw) if file.suffix == ".gz" else raw as lines,
            opened(database, new=True) as engine,
        ):
            rows = restored(engine, lines)
    except (EOFError, gzip.BadGzipFile, ZlibError):
        raise Problem(sentence("backup-broken")) from None
    click.echo(sentence("restore-done", rows=rows, address=spelled(database)))
