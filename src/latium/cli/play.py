"""`latium play`: a game in the terminal, against bots or with others at one screen."""

import os
import secrets
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from difflib import get_close_matches
from pathlib import Path
from types import FrameType
from typing import Final, NoReturn

import click
from click.core import ParameterSource

from latium.bots.interrupts import ENDING
from latium.bots.roster import BOTS, PROGRAM, is_bot, listed
from latium.cli.choices import components_option, option_option, options_of, read_file
from latium.cli.conversation import Conversation, Leave
from latium.cli.problems import INTERRUPTED, BadRequest, told, unexpected
from latium.cli.saves import read_save
from latium.cli.screen import Screen
from latium.cli.session import Session, chairs
from latium.cli.shelf import GameName, load
from latium.cli.speech import console, lang_option, program, sentence, spoken
from latium.core.chance import Dice
from latium.core.errors import SaveError
from latium.core.letters import legible
from latium.core.protocol import AnyGame, message
from latium.core.resources import package_of
from latium.core.text import LONGEST

LONGEST_NAME: Final = 24
QUOTED: Final = 60
"""So much of a command says which one is too long."""
ALIKE: Final = 0.8
"""A person's name so like a bot's is a slip."""
SAVED: Final = ("players", "seed", "option", "components")
"""What a saved game brings along."""

_LEAVING: Final = tuple(number for number in ENDING if number != signal.SIGINT)


@click.command()
@click.argument("game", required=False, type=GameName())
@click.option(
    "--players",
    default="you,greedy",
    show_default=True,
    metavar="NAME,...",
    help="Who sits where; a name that is no bot's is a person's.",
)
@click.option("--seed", type=int, help="Draw dice and tiles from this seed instead of a fresh secret.")
@click.option(
    "--record", type=click.Path(path_type=Path), metavar="FILE", help="Write the finished game's record here."
)
@click.option(
    "--resume",
    "file",
    type=click.Path(path_type=Path),
    callback=read_file,
    metavar="FILE",
    help="Go on with the game saved in FILE.",
)
@option_option
@components_option
@lang_option
def play(
    game: AnyGame | None,
    players: str,
    seed: int | None,
    record: Path | None,
    file: str | None,
    option: tuple[str, ...],
    components: str | None,
) -> None:
    """Play GAME in the terminal, against bots or with others at one screen.

    Moves are chosen by number or typed: `add mine c4`, `move 2 scythia rus`. `?` lists the commands. Whoever
    leaves can resume: the game is saved, dice included, in a file that only its owner can read.
    """
    if record is not None:
        check_record(record)
    if file is not None:
        check_resumed(click.get_current_context())
        session = resumed(file, game)
    elif game is None:
        raise BadRequest(sentence("play-which-game", program=program()))
    else:
        dice = Dice(secrets.token_bytes(32)) if seed is None else Dice.from_seed(seed)
        session = Session.new(game, chairs(names(players)), options_of(game, option, components), dice)
    talk(session, _named_save(), record)


def names(players: str) -> list[str]:
    """The names of a list, without what a terminal could trip over. Raises BadRequest."""
    given = [_name(name) for name in listed(players)]
    if not all(given):
        raise BadRequest(sentence("play-nameless", players=players))
    for name in given:
        check_name(name)
        if is_program(name):
            command_of(name)  # a game that is saved shall be resumed
    return given


def _name(text: str) -> str:
    name = "".join(filter(str.isprintable, text)).strip()
    return name if is_bot(name) else name[:LONGEST_NAME]


def check_name(name: str) -> None:
    """Raises BadRequest for what is nearly a bot's name."""
    plain = name.partition(":")[0]
    close = get_close_matches(plain.lower(), BOTS, 1, ALIKE)
    if close and not is_bot(name):
        raise BadRequest(sentence("play-nearly-a-bot", name=name, bot=close[0]))


def check_resumed(ctx: click.Context) -> None:
    """Raises BadRequest for an option that a saved game answers itself."""
    given = [name for name in SAVED if ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE]
    if given:
        raise BadRequest(sentence("play-resumed-with", option=f"--{given[0]}"))


def check_record(path: Path) -> None:
    """Raises BadRequest for a file the record could not go to, before a game is played for it."""
    if os.path.lexists(path):
        raise BadRequest(sentence("play-record-exists", file=str(path)))
    if not os.access(path.parent, os.W_OK):
        raise BadRequest(sentence("play-record-nowhere", file=str(path)))


def resumed(text: str, game: AnyGame | None) -> Session:
    save, record = read_save(text)
    if game is not None and game.facts.slug != record.header.game:
        other = message("save-other-game", saved=record.header.game, game=game.facts.slug)
        raise BadRequest(told(SaveError(other)))
    check_programs(save.players)
    return Session.resumed(game or load(record.header.game), save, record)


def check_programs(players: Sequence[str]) -> None:
    """Somebody else's save may name any command: none is started that is not wanted. Raises BadRequest."""
    for command in [command_of(player) for player in players if is_program(player)]:
        try:
            wanted = click.confirm(sentence("play-program-wanted", command=command), err=True)
        except click.Abort:
            wanted = False
        if not wanted:
            raise BadRequest(sentence("play-program-unwanted", command=command))


def is_program(player: str) -> bool:
    return player.startswith(PROGRAM)


def command_of(player: str) -> str:
    """A program's command, with all of it to be seen. Raises BadRequest if that is more than one reads."""
    command = legible(player.removeprefix(PROGRAM))
    if len(command) > LONGEST:
        raise BadRequest(sentence("play-program-long", command=f"{command[:QUOTED]}…", most=LONGEST))
    return command


def _named_save() -> Path | None:
    named = click.get_current_context().meta.get("latium.file")
    return Path(named).resolve() if named and Path(named).is_file() else None


class Dismissed(KeyboardInterrupt):
    """The system asks the program to end."""

    def __init__(self, number: int) -> None:
        self.number = number


def talk(session: Session, save: Path | None, record: Path | None) -> None:
    """Play until the game is over or the person leaves, which Ctrl-C and the end of the input mean too.

    Whatever happens, the game is saved first.
    """
    conversation = Conversation(session, Screen(session, spoken(package_of(session.game)), console()), save)
    edit_lines(conversation)
    code = 0
    failure: Exception | None = None
    with _dismissible():
        try:
            conversation.run()
            conversation.offer_record(record)
        except Leave:
            end_line()
        except KeyboardInterrupt as interruption:
            end_line()
            code = 128 + interruption.number if isinstance(interruption, Dismissed) else INTERRUPTED
        except Exception as error:  # no game is lost
            failure = error
        finally:
            session.dismiss()
    with _undisturbed():
        saved = session.record.finished or conversation.leave()
    if failure:
        raise unexpected(failure)
    if not saved:
        raise click.exceptions.Exit(1)
    if code:
        raise click.exceptions.Exit(code)


def end_line() -> None:
    with suppress(OSError):  # the terminal may be gone
        click.echo()


@contextmanager
def _dismissible() -> Iterator[None]:
    """Being ended from outside is leaving too, unless it was to be ignored."""
    before = {number: signal.getsignal(number) for number in _LEAVING}
    for number, handler in before.items():
        if handler == signal.SIG_DFL:
            signal.signal(number, _dismiss)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _dismiss(number: int, _: FrameType | None) -> NoReturn:
    raise Dismissed(number)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """While the game is saved no second signal is heard."""
    before = {number: signal.signal(number, signal.SIG_IGN) for number in ENDING}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def edit_lines(conversation: Conversation) -> None:
    """Where a person types, what they typed before comes back with the arrow keys, and Tab completes moves."""
    if not (sys.stdin and sys.stdin.isatty() and sys.stdout.isatty()):
        return
    try:
        import readline
    except ImportError:  # not on every system
        return
    conversation.forget = readline.clear_history
    readline.set_completer(lambda text, number: ([*conversation.completions(text), None])[number])
    readline.set_completer_delims("")
    readline.parse_and_bind("tab: complete")
