"""`latium rules`: the rulebook in the terminal, and how tests and code cover it."""

from collections.abc import Sequence
from pathlib import Path

import click
from rich.markdown import Markdown

from latium.cli.coverage import Coverage, checkout, coverage
from latium.cli.problems import BadRequest, Problem
from latium.cli.shelf import GameName, book, folder
from latium.cli.speech import console, lang_option, language, sentence
from latium.core.clauses import Chapter, Clause, Rulebook
from latium.core.protocol import AnyGame
from latium.core.resources import package_of, read_text
from latium.games import SHELF


@click.command()
@click.argument("game", type=GameName(), required=False)
@click.option("--clause", metavar="ID", help="Only this clause, such as F-3.4, or this chapter, such as F-3.")
@click.option("--coverage", "covered", is_flag=True, help="List what tests and code leave uncovered.")
@lang_option
def rules(game: AnyGame | None, clause: str | None, covered: bool) -> None:
    """Read the rulebook of GAME.

    With --coverage, in a source checkout: clauses without a test under tests/games, tests there without a clause, and
    clauses no code of the game cites; of all games, or of GAME. The exit code is 1 if there are any.
    """
    if covered:
        report_coverage([game] if game else list(SHELF.values()))
    elif clause is not None and not clause.strip():
        raise BadRequest(sentence("rules-which-clause"))
    elif game:
        show(game, clause)
    else:
        raise BadRequest(sentence("rules-which-game", known=", ".join(SHELF)))


def show(game: AnyGame, clause: str | None) -> None:
    out = console()
    if clause is not None:
        out.print(Markdown(extract(book(game), clause)))
        return
    with out.capture() as captured:
        out.print(Markdown(read_text(package_of(game), f"rulebook/{language()}.md")))
    click.echo_via_pager(captured.get())


def extract(book: Rulebook, wanted: str) -> str:
    """A clause, or a whole chapter, as Markdown. Raises UnknownClauseError."""
    for chapter in book.chapters:
        if chapter.id == wanted.upper():
            return chapter_text(chapter)
    return clause_text(book.clause(wanted))


def chapter_text(chapter: Chapter) -> str:
    return "\n\n".join([f"## {chapter.id} {chapter.heading}", chapter.text, *map(clause_text, chapter.clauses)])


def clause_text(clause: Clause) -> str:
    rulings = [_said("ruling", own.text, numbers=", ".join(map(str, own.numbers))) for own in clause.rulings]
    examples = [_said("example", text) for text in clause.examples]
    return "\n\n".join([f"### {clause.id} {clause.heading}", clause.text, *map(_quoted, rulings + examples)])


def _said(key: str, text: str, **args: str) -> str:
    """In a sentence there is one line; below it a drawing keeps its own."""
    first, *drawing = text.splitlines()
    return "\n".join([sentence(key, text=first, **args), *drawing])


def _quoted(text: str) -> str:
    return "\n".join(f"> {line}" for line in text.splitlines())


def report_coverage(games: Sequence[AnyGame]) -> None:
    root = checkout(Path.cwd())
    if root is None:
        raise Problem(sentence("coverage-needs-checkout"))
    clauses = {folder(game): book(game).ids() for game in games}
    found = coverage(root, clauses)
    tell(found)
    if not found.complete:
        raise click.exceptions.Exit(1)
    total = sum(map(len, clauses.values()))
    click.echo(sentence("coverage-complete", clauses=total))


def tell(found: Coverage) -> None:
    """List what is missing, under a heading for each kind."""
    for kind, things in found._asdict().items():
        if things:
            click.echo(sentence(f"coverage-{kind}", count=len(things)))
            for thing in things:
                click.echo(f"  {thing}")
