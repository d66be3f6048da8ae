"""How the tests talk with a table: what it answers to lines typed in a position."""

import io
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from rich.console import Console

from latium.cli.conversation import Conversation, Leave
from latium.cli.screen import Screen
from latium.cli.session import Session, chairs
from latium.core.chance import Dice
from latium.core.protocol import AnyGame
from latium.core.resources import package_of
from latium.core.text import texts

Say = Callable[..., str]


def talker(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> Say:
    """Asks a table; at the end of the lines the person leaves, and what is not theirs is played only with `on`."""

    def answers(
        state: Any,
        *lines: str,
        players: str = "you,random",
        lang: str = "en",
        width: int = 100,
        terminal: bool = False,
        on: bool = False,
    ) -> str:
        session = Session.new(game, chairs(players.split(",")), {}, Dice.from_seed(1))
        session.state = state
        out = Console(file=io.StringIO(), width=width, highlight=False, force_terminal=terminal, no_color=True)
        conversation = Conversation(session, Screen(session, texts(lang, "latium", package_of(game), strict=True), out))
        conversation.stale = False
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        with suppress(Leave):
            while session.asked is not None:
                conversation.ask()
                if on:
                    conversation.go_on()
        assert isinstance(out.file, io.StringIO)
        return out.file.getvalue()

    return answers
