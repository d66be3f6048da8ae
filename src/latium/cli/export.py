"""`latium export`: the records of a server's finished games."""

from pathlib import Path

import click

from latium.cli.databases import database_option, opened
from latium.cli.speech import lang_option, sentence


@click.command()
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@database_option
@lang_option
def export(folder: Path, database: str) -> None:
    """Write the records of all finished games into FOLDER.

    Each is a file for `latium replay` and `latium verify`. Those that are there already are left alone.
    """
    from latium.server.exporting import export as exported

    with opened(database) as engine:
        count = exported(engine, folder)
    click.echo(sentence("export-done", count=count, folder=str(folder)))
