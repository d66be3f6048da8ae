"""`latium replay`: a recorded game again, position by position."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import click
import msgspec
from rich.console import Console

from latium.cli.boards import draw, plain
from latium.cli.choices import file_argument
from latium.cli.problems import BadRequest
from latium.cli.shelf import load
from latium.cli.speech import ask, console, lang_option, sentence, spoken
from latium.core.errors import RecordError
from latium.core.play import redacted
from latium.core.protocol import AnyGame
from latium.core.records import Glimpse, Header, Ply, Record, Step
from latium.core.records import replay as again
from latium.core.resources import package_of
from latium.core.schema import located
from latium.core.seats import CHANCE, Seat


class Position(NamedTuple):
    """What there is to see after a line of the record."""

    seat: Seat | None
    """Who moved; None where nobody did, or where that may not be known."""
    notation: str
    events: Sequence[Any]
    view: Any


@click.command()
@file_argument
@click.option("--at", type=click.IntRange(min=0), metavar="N", help="Show the position after N plies and leave.")
@click.option(
    "--seat", type=click.IntRange(min=1), metavar="N", help="Look from this seat; by default, as a spectator."
)
@lang_option
def replay(file: str, at: int | None, seat: int | None) -> None:
    """Step through the game recorded in FILE.

    n or Enter: next ply; p: previous; a number: that ply; e: the end; q: leave.
    """
    record = Record.from_text(file)
    game = load(record.header.game)
    if seat is not None and seat > record.header.seats:
        raise BadRequest(sentence("replay-no-seat", seat=seat, seats=record.header.seats))
    viewer = record.header.viewer if record.header.partial else seat - 1 if seat else None
    player = Player(game, record.header, list(positions(game, record, viewer)), viewer)
    if at is None:
        player.run()
    elif at > player.last:
        raise BadRequest(sentence("replay-no-ply", at=at, last=player.last))
    else:
        player.show(at)


def positions(game: AnyGame, record: Record, viewer: Seat | None) -> Iterator[Position]:
    """Every position of a record as the viewer may see it. Raises RecordError where a line cannot be played."""
    if not record.header.partial:
        yield from (_seen(game, step, viewer) for step in again(game, record))
        return
    for line, entry in enumerate(record.entries, 2):
        if isinstance(entry, Glimpse):
            yield _glimpsed(game, line, entry)


def _glimpsed(game: AnyGame, line: int, entry: Glimpse) -> Position:
    try:
        events = msgspec.convert(entry.events, list[game.event_type])  # type: ignore[name-defined]
        return Position(None, "", events, msgspec.convert(entry.view, game.view_type))
    except msgspec.ValidationError as error:
        raise RecordError(line, located(error)) from None


def _seen(game: AnyGame, step: Step[Any, Any], viewer: Seat | None) -> Position:
    seen = redacted(game, step.events, viewer)
    view = game.observe(step.state, viewer)
    hidden = seen != list(step.events)
    if step.entry is None or isinstance(step.entry, Glimpse) or hidden:
        return Position(None, "", seen, view)
    notation = step.entry.notation if isinstance(step.entry, Ply) else sentence("replay-undo", to=step.entry.to)
    return Position(step.entry.seat, notation, seen, view)


class Player:
    """Shows positions, and asks which one is next."""

    def __init__(self, game: AnyGame, header: Header, positions: Sequence[Position], viewer: Seat | None) -> None:
        self.game = game
        self.names = header.names
        self.positions = positions
        self.viewer = viewer
        self.texts = spoken(package_of(game)).with_names(game.names(header.options))
        self.out: Console = console()

    @property
    def last(self) -> int:
        return len(self.positions) - 1

    def run(self) -> None:
        """Show one position after another until the reader leaves or the input ends."""
        at: int | None = 0
        while at is not None:
            self.show(at)
            at = self.ask(at)
        self.out.print()

    def ask(self, at: int) -> int | None:
        while True:
            word = ask(self.out, sentence("replay-prompt"))
            if word is None or word.lower() in ("q", "quit"):
                return None
            wanted = self.wanted(word.lower(), at)
            if wanted is not None and 0 <= wanted <= self.last:
                return wanted
            self.out.print(sentence("replay-help", last=self.last))

    def wanted(self, word: str, at: int) -> int | None:
        """The position a word asks for, which may not exist; None if it is no such word."""
        if word.isascii() and word.isdigit():
            return int(word)
        return {"": at + 1, "n": at + 1, "p": at - 1, "e": self.last}.get(word)

    def show(self, at: int) -> None:
        position = self.positions[at]
        for line in draw(
            self.game, position.view, self.viewer, self.texts, self.names, self.out.width, plain(self.out)
        ):
            self.out.print(line)
        self.out.print(self.caption(at, position), style="bold")
        for event in position.events:
            self.out.print(self.texts.sentence(self.game.describe(event), self.names, self.viewer))

    def caption(self, at: int, position: Position) -> str:
        where = sentence("replay-position", at=at, last=self.last)
        if position.seat is None:
            return where
        who = sentence("chance") if position.seat == CHANCE else self.names[position.seat]
        return f"{where} - {who}: {position.notation}"
