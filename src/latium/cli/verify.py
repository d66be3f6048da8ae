"""`latium verify`: is a record what it claims to be?"""

import click

from latium.cli.choices import file_argument
from latium.cli.problems import told
from latium.cli.shelf import load
from latium.cli.speech import lang_option, sentence
from latium.core.records import Record, Verdict
from latium.core.records import verify as check


@click.command()
@file_argument
@lang_option
def verify(file: str) -> None:
    """Check the record in FILE: chain, moves, dice and result.

    Every line is held against the chain, every move against the rules, every die and draw against the revealed
    secret, and the result against the moves. The first wrong line is named; the exit code is then 1.
    """
    record = Record.from_text(file)
    game = load(record.header.game)
    verdict = check(game, record)
    for finding in verdict.findings:
        click.echo(told(finding), err=True)
    if not verdict.sound:
        click.echo(sentence("record-unsound"), err=True)
        raise click.exceptions.Exit(1)
    click.echo(praise(verdict))


def praise(verdict: Verdict) -> str:
    told = {"plies": verdict.plies, "draws": verdict.draws}
    if not verdict.finished:
        return sentence("record-sound-unfinished", **told)
    return sentence("record-sound-broken-off" if verdict.broken_off else "record-sound", **told)
