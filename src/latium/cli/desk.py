"""The table that a language model sits at: what its tools do, and the text they answer with.

The model has one seat. It reads what `latium play` would show a person there, and nothing else.
"""

import secrets
from io import StringIO
from itertools import chain
from typing import Any, Final

import msgspec

from latium.adapters.mcp import Tool, ToolError
from latium.bots.roster import BOTS, LEVELS, ROSTER
from latium.cli.menu import FEW
from latium.cli.problems import BadRequest, told
from latium.cli.rules import extract
from latium.cli.screen import Screen
from latium.cli.session import Session, chairs
from latium.cli.shelf import book, load
from latium.cli.sitting import Happening, Sitting
from latium.cli.speech import Terminal, sentence, spoken
from latium.core.chance import Dice
from latium.core.errors import LatiumError, NotationError
from latium.core.options import parse_option, spelled
from latium.core.play import read_legal
from latium.core.protocol import AnyGame
from latium.core.resources import package_of
from latium.games import SHELF

WIDTH: Final = 120
"""Of the drawing, in characters."""


class Nothing(msgspec.Struct, forbid_unknown_fields=True):
    """No arguments."""


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """A new game."""

    game: str
    rivals: tuple[str, ...] = ("greedy",)
    seat: int = 1
    options: tuple[str, ...] = ()


class Play(msgspec.Struct, forbid_unknown_fields=True):
    """A move."""

    move: str


class Rules(msgspec.Struct, forbid_unknown_fields=True):
    """A clause, a chapter, or neither for the list of chapters."""

    game: str
    clause: str = ""


class Desk:
    """One table at a time."""

    def __init__(self, seed: int | None) -> None:
        self._seed = seed
        self._started = 0
        self._screen: Screen | None = None
        self._text = StringIO()

    def tools(self) -> list[Tool]:
        return [
            _tool("list", Nothing, self.list_games),
            _tool("start", Start, self.start),
            _tool("observe", Nothing, self.observe),
            _tool("legal", Nothing, self.legal),
            _tool("play", Play, self.play),
            _tool("rules", Rules, self.rules),
        ]

    def list_games(self, _: Nothing) -> str:
        return "\n\n".join([*map(_introduced, SHELF.values()), _rivals()])

    def start(self, wanted: Start) -> str:
        game = _game(wanted.game)
        if not 1 <= wanted.seat <= len(wanted.rivals) + 1:
            raise ToolError(sentence("mcp-no-seat", seat=str(wanted.seat), seats=len(wanted.rivals) + 1))
        # A name with parameters could think for ever, and one with a command would run it.
        if unknown := [name for name in wanted.rivals if name not in BOTS]:
            raise ToolError(sentence("mcp-no-rival", name=unknown[0], known=", ".join(BOTS)))
        players = [*wanted.rivals[: wanted.seat - 1], "you", *wanted.rivals[wanted.seat - 1 :]]
        try:
            options = dict(parse_option(game.facts, text) for text in wanted.options)
            session = Session.new(game, chairs(players), options, self._dice())
        except LatiumError as error:
            raise ToolError(told(error)) from None
        self._started += 1
        terminal = Terminal(file=self._text, width=WIDTH, no_color=True, highlight=False, markup=False, emoji=False)
        self._screen = Screen(session, spoken(package_of(game)), terminal)
        self._screen.introduce()
        return self._went_on([])

    def observe(self, _: Nothing) -> str:
        self._describe(self._seated())
        return self._said()

    def legal(self, _: Nothing) -> str:
        return "\n".join(_moves(self._playing().session))

    def play(self, wanted: Play) -> str:
        screen = self._playing()
        session = screen.session
        assert session.asked is not None, "the model is asked"
        try:
            action = read_legal(session.game, session.state, session.asked, wanted.move)
        except NotationError as error:
            if error.refusal is None:
                raise ToolError(told(error)) from None
            screen.refuse(error.refusal)
            raise ToolError(self._said()) from None
        return self._went_on([session.act(action)])

    def rules(self, wanted: Rules) -> str:
        rulebook = book(_game(wanted.game))
        if not wanted.clause:
            return "\n".join(f"{chapter.id} {chapter.heading}" for chapter in rulebook.chapters)
        try:
            return extract(rulebook, wanted.clause)
        except LatiumError as error:
            raise ToolError(told(error)) from None

    def _dice(self) -> Dice:
        return Dice(secrets.token_bytes(32)) if self._seed is None else Dice.from_seed(self._seed, self._started)

    def _seated(self) -> Screen:
        if self._screen is None:
            raise ToolError(sentence("mcp-no-table"))
        return self._screen

    def _playing(self) -> Screen:
        screen = self._seated()
        if screen.session.outcome:
            raise ToolError(sentence("mcp-over"))
        return screen

    def _went_on(self, done: list[Happening]) -> str:
        """What was done, and what chance and the rivals did then."""
        screen = self._seated()
        screen.report(chain(done, screen.session.advance()))
        self._describe(screen)
        return self._said()

    def _describe(self, screen: Screen) -> None:
        session = screen.session
        if session.outcome:
            screen.close(session.outcome)
            return
        assert session.asked is not None, "the model is asked"
        screen.show_board()
        question = session.game.question(session.state, session.asked)
        moves = _moves(session)
        listed = ", ".join(moves) if len(moves) <= FEW else ""
        screen.tell_all([screen.sentence(question), sentence("mcp-moves", count=len(moves), moves=listed or "none")])

    def _said(self) -> str:
        text = self._text.getvalue()
        self._text.seek(0)
        self._text.truncate()
        return "\n".join(line.rstrip() for line in text.strip("\n").splitlines())


def _tool(name: str, arguments: type[msgspec.Struct], call: Any) -> Tool:
    described = {field: sentence(f"tool-{name}-{field}") for field in arguments.__struct_fields__}
    return Tool(name, sentence(f"tool-{name}"), arguments, call, described)


def _game(slug: str) -> AnyGame:
    try:
        return load(slug)
    except BadRequest as problem:
        raise ToolError(problem.message) from None


def _moves(session: Sitting) -> list[str]:
    return [session.game.write(session.state, action) for action in session.legal()]


def _rivals() -> str:
    return sentence("mcp-bots", levels=", ".join(LEVELS), bots=", ".join(ROSTER))


def _introduced(game: AnyGame) -> str:
    facts, words = game.facts, spoken(package_of(game))
    options = [
        f"  {option.name}={'|'.join(map(spelled, option.choices))}  "
        + words.term(f"option-{option.name.replace('_', '-')}", "description")
        for option in facts.options
        if option.choices
    ]
    seats = ", ".join(map(str, facts.seats))
    heading = sentence("mcp-game", slug=facts.slug, title=book(game).title, seats=seats)
    return "\n".join([heading, words.format("game-description"), *options])
