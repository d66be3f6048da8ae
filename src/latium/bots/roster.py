"""The bots by name, with their parameters: `greedy`, `name:parameter=2000:other=3`."""

from importlib import import_module
from typing import Final, NamedTuple, cast

from latium.bots.contract import Bot, BotError, BotMaker
from latium.bots.generator import Generator
from latium.core.protocol import AnyGame, message
from latium.core.seats import Seat


class Entry(NamedTuple):
    """Where a bot is found, imported only when it is asked for, and which parameters it takes."""

    module: str
    maker: str
    parameters: tuple[str, ...] = ()


ROSTER: Final = {
    "random": Entry("latium.bots.random_bot", "Random"),
    "greedy": Entry("latium.bots.greedy", "Greedy"),
}

BOTS: Final = tuple(ROSTER)
"""The names, weakest first: a hint asks the last one."""


def make(name: str, game: AnyGame, seat: Seat, seed: int) -> Bot:
    """The bot a text such as `greedy` names, to sit at this seat of this game."""
    plain, parameters = _read(name)
    entry = ROSTER[plain]
    maker = cast(BotMaker, getattr(import_module(entry.module), entry.maker))
    return maker(game, seat, Generator(seed), **parameters)


def check(name: str) -> None:
    """Raise the error that `make` would, without making anything."""
    _read(name)


def _read(text: str) -> tuple[str, dict[str, int]]:
    plain, *given = text.strip().split(":")
    if plain not in ROSTER:
        raise BotError(message("bot-unknown", name=plain, known=", ".join(BOTS)))
    return plain, dict(_parameter(plain, part) for part in given)


def _parameter(bot: str, text: str) -> tuple[str, int]:
    name, _, value = text.partition("=")
    known = ROSTER[bot].parameters
    if name not in known:
        listed = ", ".join(known)
        raise BotError(message("bot-parameter-unknown", bot=bot, name=name, known=listed, count=len(known)))
    if not (value.isascii() and value.isdigit()):
        raise BotError(message("bot-parameter-value", bot=bot, name=name, value=value))
    return name, int(value)
