"""`latium serve`: a place to play with others."""

import click

from latium.cli.problems import Problem
from latium.cli.speech import lang_option, sentence
from latium.server.configuration import DATABASE
from latium.server.rates import Rates


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen at.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="Port; 0: a free one.")
@click.option("--database", default=DATABASE, show_default=True, metavar="URL", help="Where tables are kept.")
@click.option("--redis", default="", metavar="URL", help="Tells several server processes of each other's moves.")
@click.option("--limit", "limits", multiple=True, metavar="NAME=RATE", help="A rate of one's own: openings=20/hour.")
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@lang_option
def serve(host: str, port: int, database: str, redis: str, limits: tuple[str, ...], no_browser: bool) -> None:
    """Serve tables to play at with friends and bots.

    Everything is kept in one file here, or in the PostgreSQL that --database names, and no move is lost.
    """
    from latium.server.app import create_app
    from latium.server.configuration import Configuration
    from latium.server.running import listen
    from latium.server.running import serve as run

    def ready(address: str) -> None:
        click.echo(sentence("serve-ready", address=address))
        click.echo(sentence("serve-end"))
        if not no_browser:
            click.launch(address)

    try:
        listening = listen(host, port)
    except OSError as failure:
        reason = failure.strerror or str(failure)
        raise Problem(sentence("serve-refused", host=host, port=str(port), reason=reason)) from None
    run(create_app(Configuration(database=database, redis=redis, rates=_rates(limits))), listening, ready)


def _rates(limits: tuple[str, ...]) -> Rates:
    from latium.server.limiting import changed

    try:
        return changed(Rates(), limits)
    except ValueError as wrong:
        known = ", ".join(Rates.__struct_fields__)
        raise Problem(sentence("serve-limit-wrong", limit=str(wrong), known=known)) from None
