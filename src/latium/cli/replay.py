"""`latium replay`: a recorded game again, position by position."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import click
import msgspec
from rich.console import Console
from rich.text import Text

from latium.cli.boards import board, draw, plain
from latium.cli.choices import file_argument
from latium.cli.problems import BadRequest
from latium.cli.shelf import load
from latium.cli.speech import ask, console, lang_option, sentence, spoken
from latium.core.errors import RecordError
from latium.core.play import redacted
from latium.core.protocol import AnyGame, message
from latium.core.protocol import Player as SeatNamed
from latium.core.records import Glimpse, Header, Ply, Record, Resign, Step, Takeback, Undo, checked_options
from latium.core.records import replay as again
from latium.core.resources import package_of
from latium.core.schema import located
from latium.core.seats import CHANCE, Seat
from latium.core.text import shown

DIGITS: Final = 18
"""No record has more plies than fit in so many digits."""

STRAY: Final = (
    LookupError,
    ValueError,
    TypeError,
    AttributeError,
    ArithmeticError,
    AssertionError,
    RuntimeError,
    StopIteration,
    MemoryError,
)
"""What comes of data that has the form of a view or an event, and is none: nobody can play a partial record again."""


class Position(NamedTuple):
    """What there is to see after a line of the record."""

    entry: Ply | Undo | Takeback | Resign | None
    """What was done; None where nothing was, or where that may not be known."""
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
    checked_options(game.facts, record.header)
    glimpses = [entry for entry in record.entries if isinstance(entry, Glimpse)]
    if not glimpses:
        raise RecordError(1, message("record-no-positions"))
    yield from (_glimpsed(game, line, entry) for line, entry in enumerate(glimpses, 2))


def _glimpsed(game: AnyGame, line: int, entry: Glimpse) -> Position:
    try:
        events = msgspec.convert(entry.events, list[game.event_type])  # type: ignore[name-defined]
        return Position(None, events, msgspec.convert(entry.view, game.view_type))
    except msgspec.ValidationError as error:
        raise RecordError(line, located(error)) from None
    except STRAY as error:
        raise RecordError(line, message("record-no-view")) from error


def _seen(game: AnyGame, step: Step[Any, Any], viewer: Seat | None) -> Position:
    seen = redacted(game, step.events, viewer)
    view = game.observe(step.state, viewer)
    hidden = seen != list(step.events)
    if step.entry is None or isinstance(step.entry, Glimpse) or hidden:
        return Position(None, seen, view)
    return Position(step.entry, seen, view)


class Player:
    """Shows positions, and asks which one is next."""

    def __init__(self, game: AnyGame, header: Header, positions: Sequence[Position], viewer: Seat | None) -> None:
        self.game = game
        self.names = tuple(map(shown, header.names))
        self.partial = header.partial
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
            return int(word[:DIGITS])
        return {"": at + 1, "n": at + 1, "p": at - 1, "e": self.last}.get(word)

    def show(self, at: int) -> None:
        """Raises RecordError if a partial record tells of what cannot be."""
        position = self.positions[at]
        try:
            drawn, told = self.drawn(position.view), [self.told(event) for event in position.events]
        except STRAY as error:
            if not self.partial:
                raise
            raise RecordError(at + 2, message("record-no-view")) from error
        for line in (*drawn, Text(self.caption(at, position), style="bold"), *told):
            self.out.print(line)

    def drawn(self, view: Any) -> list[Text]:
        return draw(self.game, view, self.viewer, self.texts, self.names, self.out.width, plain(self.out))

    def told(self, event: Any) -> str:
        described = self.game.describe(event)
        for value in described.args.values():
            if isinstance(value, SeatNamed) and value.seat not in range(len(self.names)):
                raise IndexError(value.seat)
        return self.texts.sentence(described, self.names, self.viewer)

    def caption(self, at: int, position: Position) -> str:
        where = sentence("replay-position", at=at, last=self.last)
        if position.entry is None:
            return where
        if position.entry.seat == CHANCE:
            return sentence("replay-fell", where=where)
        who = self.names[position.entry.seat]
        return sentence("replay-done", where=where, who=who, what=self.done(position.entry, position.view))

    def done(self, entry: Ply | Undo | Takeback | Resign, view: Any) -> str:
        match entry:
            case Ply(notation=notation):
                words = board(self.game)
                return " ".join(words.speller(view, self.texts)(notation)) if words else notation
            case Resign():
                return sentence("replay-resign")
            case Undo() | Takeback():
                return sentence("replay-undo", to=entry.to + 1)
