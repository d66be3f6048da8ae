"""`latium rules`: the rulebook in the terminal, and how tests and code cover it."""

from pathlib import Path

import click
from rich.markdown import Markdown

from latium.cli.coverage import Coverage, checkout, coverage
from latium.cli.problems import BadRequest, Problem
from latium.cli.shelf import check, package, slugs
from latium.cli.speech import console, lang_option, language, sentence
from latium.core.clauses import Chapter, Clause, Rulebook, rulebook
from latium.core.resources import read_text


@click.command()
@click.argument("game", required=False)
@click.option("--clause", metavar="ID", help="Only this clause, such as F-3.4, or this chapter, such as F-3.")
@click.option(
    "--coverage", "covered", is_flag=True, help="List what tests and code leave uncovered; exit 1 if anything."
)
@lang_option
def rules(game: str | None, clause: str | None, covered: bool) -> None:
    """Read the rulebook of GAME.

    With --coverage, in a source checkout: clauses without a test under tests/games, tests there without a clause, and
    clauses no code of the game cites; of all games, or of GAME.
    """
    if game:
        check(game)
    if covered:
        report_coverage([game] if game else slugs())
    elif game:
        show(package(game), clause)
    else:
        raise BadRequest(sentence("rules-which-game", known=", ".join(slugs())))


def show(package: str, clause: str | None) -> None:
    out = console()
    if clause:
        out.print(Markdown(extract(rulebook(package, language()), clause)))
        return
    book = Markdown(read_text(package, f"rulebook/{language()}.md"))
    if out.is_terminal:
        with out.pager(styles=out.color_system is not None):
            out.print(book)
    else:
        out.print(book)


def extract(book: Rulebook, wanted: str) -> str:
    """A clause, or a whole chapter, as Markdown. Raises UnknownClauseError."""
    for chapter in book.chapters:
        if chapter.id == wanted.upper():
            return chapter_text(chapter)
    return clause_text(book.clause(wanted))


def chapter_text(chapter: Chapter) -> str:
    return "\n\n".join([f"## {chapter.id} {chapter.heading}", chapter.text, *map(clause_text, chapter.clauses)])


def clause_text(clause: Clause) -> str:
    rulings = [sentence("ruling", numbers=", ".join(map(str, own.numbers)), text=own.text) for own in clause.rulings]
    examples = [sentence("example", text=text) for text in clause.examples]
    return "\n\n".join([f"### {clause.id} {clause.heading}", clause.text, *map(_quoted, rulings + examples)])


def _quoted(text: str) -> str:
    return "\n".join(f"> {line}" for line in text.splitlines())


def report_coverage(names: list[str]) -> None:
    root = checkout(Path.cwd())
    if root is None:
        raise Problem(sentence("coverage-needs-checkout"))
    clauses = {package(slug).rpartition(".")[2]: rulebook(package(slug), "en").ids() for slug in names}
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
