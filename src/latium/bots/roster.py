"""The bots by name, with their parameters: `greedy`, `mcts:iterations=2000,value=trained`, `exec:./mybot`."""

from collections.abc import Mapping
from importlib import import_module
from typing import Final, NamedTuple, cast

from latium.bots.contract import Bot, BotError, BotMaker
from latium.bots.generator import Generator
from latium.bots.program_command import command_line
from latium.core.protocol import AnyGame, message
from latium.core.seats import Seat


class Entry(NamedTuple):
    """Where a bot is found, imported only when it is asked for, and which parameters it takes: by name the words that
    each can be, or the least number."""

    module: str
    maker: str
    parameters: Mapping[str, tuple[str, ...] | int] = {}


VALUES: Final = ("trained", "plain", "random")
"""The kinds of value function there are."""

ROSTER: Final = {
    "random": Entry("latium.bots.random_bot", "Random"),
    "casual": Entry("latium.bots.casual", "Casual", {"looks": 1}),
    "greedy": Entry("latium.bots.greedy", "Greedy"),
    "value": Entry("latium.bots.one_step", "OneStep", {"value": VALUES}),
    "mcts": Entry(
        "latium.bots.search.bot",
        "Mcts",
        {"iterations": 1, "milliseconds": 1, "value": VALUES, "playout": 0},
    ),
}

ELSEWHERE: Final = ""
"""Stands for every game that is not named."""

LEVELS: Final[Mapping[str, Mapping[str, str]]] = {
    "novice": {ELSEWHERE: "casual:looks=2"},
    "citizen": {ELSEWHERE: "casual:looks=6"},
    "senator": {
        "founders": "mcts:iterations=8,playout=0",
        "first-empires": "mcts:iterations=5",
        "foundations-of-rome": "mcts:iterations=6,value=plain,playout=2",
        ELSEWHERE: "mcts:iterations=10",
    },
    "consul": {
        "founders": "mcts:iterations=300,playout=0",
        "first-empires": "mcts:iterations=150",
        "foundations-of-rome": "mcts:iterations=30,playout=2",
        ELSEWHERE: "mcts:iterations=300",
    },
}
"""Opponents by how well they play, the weakest first, and by game the bot that each of them is: an iteration is not
worth the same, nor as fast, everywhere."""

LARGEST: Final = 1_000_000_000
"""No parameter is larger."""

BOTS: Final = (*LEVELS, *ROSTER)

ADVISER: Final = "consul"
"""Who is asked for a hint."""

PROGRAM: Final = "exec:"
"""What follows is a command line, whatever it says; a comma ends it."""

_KNOWN: Final = ", ".join((*BOTS, f"{PROGRAM}…"))

_OUTSIDE: Final = Entry("latium.bots.program", "Program")


def make(name: str, game: AnyGame, seat: Seat, seed: int, milliseconds: int = 0) -> Bot:
    """The bot a text such as `greedy` names, to sit at this seat of this game. Where people wait for it, it thinks no
    longer than so many milliseconds, if its name does not say how long."""
    plain, parameters = _read(stands_for(name, game.facts.slug))
    entry = _OUTSIDE if plain == PROGRAM else ROSTER[plain]
    if milliseconds and "milliseconds" in entry.parameters:
        parameters.setdefault("milliseconds", milliseconds)
    maker = cast(BotMaker, getattr(import_module(entry.module), entry.maker))
    return maker(game, seat, Generator(seed), **parameters)


def stands_for(name: str, slug: str) -> str:
    """The bot that a level is in a game; any other name stands for itself."""
    level = LEVELS.get(name.strip())
    return level.get(slug, level[ELSEWHERE]) if level else name


def check(name: str) -> None:
    """Raise the error that `make` would, without making anything."""
    _read(name)


def is_bot(name: str) -> bool:
    """Whether a text names a bot, be its parameters right or wrong; else it is a person's name."""
    return name.startswith(PROGRAM) or name.partition(":")[0] in BOTS


def listed(text: str) -> list[str]:
    """The names of a list such as `mcts:iterations=200,value=trained,greedy`: a comma also parts parameters, and what
    has an equals sign and no colon before it is one."""
    names: list[str] = []
    for part in map(str.strip, text.split(",")):
        open_ended = names and ":" in names[-1] and not names[-1].startswith(PROGRAM)
        if open_ended and "=" in part and ":" not in part.partition("=")[0]:
            names[-1] += f",{part}"
        else:
            names.append(part)
    return names


def _read(text: str) -> tuple[str, dict[str, int | str]]:
    text = text.strip()
    if text.startswith(PROGRAM):
        command = text.removeprefix(PROGRAM)
        command_line(command)
        return PROGRAM, {"command": command}
    plain, colon, given = text.partition(":")
    if plain in LEVELS:
        if colon:
            raise BotError(message("bot-parameter-unknown", bot=plain, name=given, known="", count=0))
        return _read(stands_for(plain, ELSEWHERE))
    if not plain:
        raise BotError(message("bot-nameless", known=_KNOWN))
    if plain not in ROSTER:
        raise BotError(message("bot-unknown", name=plain, known=_KNOWN))
    return plain, _parameters(plain, given) if colon else {}


def _parameters(bot: str, given: str) -> dict[str, int | str]:
    found: dict[str, int | str] = {}
    for part in given.split(","):
        name, value = _parameter(bot, part)
        if name in found:
            raise BotError(message("bot-parameter-twice", bot=bot, name=name))
        found[name] = value
    return found


def _parameter(bot: str, text: str) -> tuple[str, int | str]:
    name, _, value = text.partition("=")
    known = ROSTER[bot].parameters
    if name not in known:
        names = ", ".join(known)
        raise BotError(message("bot-parameter-unknown", bot=bot, name=name, known=names, count=len(known)))
    allowed = known[name]
    if isinstance(allowed, int):
        return name, _number(bot, name, value, allowed)
    if value not in allowed:
        raise BotError(message("bot-parameter-word", bot=bot, name=name, value=value, known=", ".join(allowed)))
    return name, value


def _number(bot: str, name: str, value: str, least: int) -> int:
    short = value.isascii() and value.isdigit() and len(value) <= len(str(LARGEST))
    if not (short and least <= int(value) <= LARGEST):
        raise BotError(message("bot-parameter-value", bot=bot, name=name, value=value, least=least, most=LARGEST))
    return int(value)
