"""`latium play`: a game in the terminal, against bots or with others at one screen."""

import codecs
import secrets
import signal
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import Final

import click

from latium.cli.choices import components_option, option_option, options_of, read_file
from latium.cli.conversation import Conversation, Leave
from latium.cli.problems import INTERRUPTED, BadRequest, told
from latium.cli.saves import read_save
from latium.cli.screen import Screen
from latium.cli.session import Session, chairs
from latium.cli.shelf import GameName, load
from latium.cli.speech import console, lang_option, program, sentence, spoken
from latium.core.chance import Dice
from latium.core.errors import SaveError
from latium.core.protocol import AnyGame, message
from latium.core.resources import package_of

LONGEST_NAME: Final = 24

_ALIKE: Final = str.maketrans("“”«»’•→▌━", '""""\'->|-')


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
    if file is not None:
        session = resumed(file, game)
    elif game is None:
        raise BadRequest(sentence("play-which-game", program=program()))
    else:
        dice = Dice(secrets.token_bytes(32)) if seed is None else Dice.from_seed(seed)
        session = Session.new(game, chairs(names(players)), options_of(game, option, components), dice)
    talk(session, _named_save(), record)


def names(players: str) -> list[str]:
    """The names of a list, without what a terminal could trip over. Raises BadRequest."""
    given = ["".join(filter(str.isprintable, name)).strip()[:LONGEST_NAME] for name in players.split(",")]
    if not all(given):
        raise BadRequest(sentence("play-nameless", players=players))
    return given


def resumed(text: str, game: AnyGame | None) -> Session:
    save, record = read_save(text)
    if game is not None and game.facts.slug != record.header.game:
        other = message("save-other-game", saved=record.header.game, game=game.facts.slug)
        raise BadRequest(told(SaveError(other)))
    return Session.resumed(game or load(record.header.game), save, record)


def _named_save() -> Path | None:
    named = click.get_current_context().meta.get("latium.file")
    return Path(named) if named else None


def talk(session: Session, save: Path | None, record: Path | None) -> None:
    """Play until the game is over or the person leaves, which Ctrl-C and the end of the input mean too."""
    _forgive_encodings()
    conversation = Conversation(session, Screen(session, spoken(package_of(session.game)), console()), save)
    _edit_lines(conversation)
    interrupted = False
    try:
        conversation.run()
        conversation.offer_record(record)
    except Leave:
        click.echo()
    except KeyboardInterrupt:
        click.echo()
        interrupted = True
    with _undisturbed():
        saved = session.record.finished or conversation.leave()
    if not saved:
        raise click.exceptions.Exit(1)
    if interrupted:
        raise click.exceptions.Exit(INTERRUPTED)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """While the game is saved a second Ctrl-C is not heard."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _forgive_encodings() -> None:
    """What the terminal cannot read becomes a question mark, what it cannot show loses its accents: never an error."""
    codecs.register_error("latium", _nearest)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "latium")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def _nearest(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError), "only what is written is replaced"
    lost = error.object[error.start : error.end]
    spelled = unicodedata.normalize("NFKD", lost.translate(_ALIKE)).encode("ascii", "ignore").decode()
    return spelled or "?" * len(lost), error.end


def _edit_lines(conversation: Conversation) -> None:
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
