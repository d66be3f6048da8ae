"""Component files: TOML, read against the schema of a game and checked. Every complaint names file and key."""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final, Literal, NoReturn, TypeAlias, TypeVar

import msgspec

from latium.core.decoding import UnreadableError, quoted, read_toml
from latium.core.errors import ComponentError
from latium.core.protocol import Message, message
from latium.core.schema import misfit

Mark: TypeAlias = Literal["confirmed", "inferred", "designed"]
Provenance: TypeAlias = dict[str, Mark]
T = TypeVar("T")

SCHEMA: Final = 1

_WORD: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Figures, and where they come from."""

    provenance: Provenance = {}


class Piece(Table, frozen=True, kw_only=True):
    """One component of many. `name` serves a user's own set; ours are named in text/*.ftl."""

    id: str
    name: str = ""


class ComponentFile:
    """A component file that is being read: what is complained of in any game's."""

    def __init__(self, source: str, package: str) -> None:
        self.source = source
        self.package = package

    def read(self, text: str, whole: type[T], pieces: Mapping[str, type[Piece]]) -> T:
        """The file as `whole`; its lists of pieces one by one, so that a complaint can name a piece by its id."""
        try:
            data = read_toml(text)
        except UnreadableError as error:
            raise self._wrong(_place(error, text), message("components-no-toml")) from error
        if data.get("schema", SCHEMA) != SCHEMA:
            self.fail("schema", message("components-schema", schema=quoted(data["schema"])))
        for class_, kind in pieces.items():
            given = data.get(class_)
            for number, piece in enumerate(given if isinstance(given, list) else [], 1):
                name = piece.get("id", number) if isinstance(piece, dict) else number
                self._converted(piece, kind, f"{class_}.{name}")
        return self._converted(data, whole, "")

    def _converted(self, data: Any, kind: type[T], table: str) -> T:
        try:
            return msgspec.convert(data, kind)
        except msgspec.ValidationError as error:
            place, problem = misfit(error)
            key = ".".join(filter(None, (table, place))) or str(problem.args.get("field", ""))
            raise self._wrong(key, problem) from error

    def _wrong(self, key: str, problem: Message) -> ComponentError:
        return ComponentError(self.source, key, problem, self.package)

    def fail(self, key: str, problem: Message) -> NoReturn:
        raise self._wrong(key, problem)

    def within(self, key: str, value: int, least: int, most: int) -> None:
        if not least <= value <= most:
            self.fail(key, message("components-range", least=least, most=most, value=value))

    def count(self, key: str, count: int, total: int, clause: str) -> None:
        if count != total:
            self.fail(key, message("components-count", total=total, count=count, clause=clause))

    def each_in(self, key: str, given: Iterable[str], known: Collection[str]) -> None:
        for name in given:
            if name not in known:
                self.fail(key, message("components-unknown", name=name, known=", ".join(known)))

    def once(self, key: str, given: Iterable[str]) -> None:
        for name, times in Counter(given).items():
            if times > 1:
                self.fail(key, message("components-twice", name=name))

    def by_seats(self, key: str, table: Collection[str], seats: Sequence[int]) -> None:
        """An entry for each number of seats, as TOML writes keys."""
        if {*table} != {str(number) for number in seats}:
            self.fail(key, message("components-seats", seats=", ".join(map(str, seats))))

    def ids(self, classes: Mapping[str, Sequence[Piece]]) -> None:
        """No two pieces of all these classes are called the same."""
        seen: set[str] = set()
        for class_, pieces in classes.items():
            for piece in pieces:
                if piece.id in seen:
                    self.fail(f"{class_}.{piece.id}", message("components-id-twice"))
                self.words(class_, [piece.id])
                seen.add(piece.id)

    def words(self, key: str, given: Iterable[str]) -> None:
        """What notations are made of."""
        for word in given:
            if not _WORD.fullmatch(word):
                self.fail(f"{key}.{word}", message("components-id"))


def _place(error: UnreadableError, text: str) -> str:
    """Line and column where the text stops being TOML."""
    found = re.search(r"line (\d+), column (\d+)", str(error.__cause__))
    return f"{found[1]}:{found[2]}" if found else str(text.count("\n") + 1)
