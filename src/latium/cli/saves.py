"""Games to be taken up again.

A save is JSON Lines: first who sits where and the secret behind the dice, then the record so far, line by line. The
secret makes a resumed game fall exactly as it would have, and tells every draw to come: a save is private, readable by
its owner only, until the game is over and the record reveals the secret anyway.
"""

import os
from collections.abc import Sequence
from itertools import chain, count
from pathlib import Path
from typing import Final

import msgspec

from latium.core.chance import commitment, revealed
from latium.core.decoding import UnreadableError, read_json
from latium.core.errors import RecordError, SaveError
from latium.core.protocol import message
from latium.core.records import Record
from latium.files import private

FORMAT: Final = "latium-save"
VERSION: Final = 1


class Save(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line of a save."""

    format: str = FORMAT
    version: int = VERSION
    players: tuple[str, ...]
    secret: str


def save_text(players: Sequence[str], secret: bytes, record: Record) -> str:
    head = Save(players=tuple(players), secret=secret.hex())
    return msgspec.json.encode(head).decode() + "\n" + record.to_text()


def read_save(text: str) -> tuple[Save, Record]:
    """Raises SaveError or RecordError saying what is wrong."""
    first, _, rest = text.partition("\n")
    head = _head(first)
    record = _record(rest)
    if record.finished:
        raise SaveError(message("save-finished"))
    if len(head.players) != record.header.seats:
        raise SaveError(message("save-players", players=len(head.players), seats=record.header.seats))
    if commitment(secret_of(head)) != record.header.commitment:
        raise SaveError(message("save-secret"))
    return head, record


def _record(text: str) -> Record:
    try:
        return Record.from_text(text)
    except RecordError as error:
        raise RecordError(error.line + 1, error.problem) from None  # the record begins in the second line of the file


def secret_of(head: Save) -> bytes:
    try:
        return revealed(head.secret)
    except ValueError:
        raise SaveError(message("save-secret-form")) from None


def _head(line: str) -> Save:
    try:
        head = msgspec.convert(read_json(line), Save)
    except (UnreadableError, msgspec.ValidationError):
        raise SaveError(message("save-foreign")) from None
    if head.format != FORMAT:
        raise SaveError(message("save-foreign"))
    if head.version != VERSION:
        raise SaveError(message("save-version", version=head.version, known=VERSION))
    return head


def obstacle(path: Path, text: str) -> str | None:
    """The id of the sentence that says why this may not be written there: only a new file, or the same game's."""
    if not os.path.lexists(path):
        return None
    if path.is_symlink() or not path.is_file():
        return "file-special"
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            there = file.read(len(text))
    except OSError:
        return None  # writing will tell
    return "file-foreign" if there and _header_line(there) != _header_line(text) else None


def _header_line(text: str) -> str:
    """What tells games apart, in a save or a record."""
    first, second, *_ = [*text.split("\n", 2), ""]
    return second if f'"{FORMAT}"' in first else first


def write_private(path: Path, text: str) -> None:
    """All or nothing, and for nobody else to read. Raises OSError."""
    if path.parent == default_folder():
        path.parent.mkdir(parents=True, exist_ok=True)
    with private(path) as file:
        file.write(text.encode())


def default_folder() -> Path:
    """Among the states that the user's applications keep."""
    return Path(os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state")) / "latium"


def default_path(slug: str, committed: str) -> Path:
    """Where a game is saved that was given no file: under a name of its own."""
    marks = chain([""], (f"-{number}" for number in count(2)))
    paths = (default_folder() / f"{slug}-{committed[:8]}{mark}.save" for mark in marks)
    return next(path for path in paths if not os.path.lexists(path))
