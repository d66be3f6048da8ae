"""Actions as short text a person can type, and as JSON, both from one table of verbs.

`coin 2 c4 wood` and `{"do": "coin", "rival": 2, "cell": "c4", "resource": "wood"}` are the verb `coin` and three slots.
A game gives the verbs and says how each field is written; reading, with words cut short or left out, is the same for
all games.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgspec

from latium.core.decoding import quoted
from latium.core.errors import Fault, NotationError
from latium.core.protocol import Message, Plain, message

C = TypeVar("C")
A = TypeVar("A")

DO: Final = "do"

KEPT: Final = 10_000
"""No more written actions are kept of a catalogue."""

SHORT: Final = 100
"""Letters of those that are: what a set of one's own calls its components may be long."""

PLAIN: Final = frozenset((int, str))

CATALOGUES: Final = 8
"""No more of them are remembered."""


class Field(ABC, Generic[C]):
    """How something is written, and read back: None means there is no such thing."""

    number = False
    """Whether JSON has it as a number."""
    rest = False
    """Whether it takes all the words that are left."""

    @abstractmethod
    def write(self, catalogue: C, value: Any) -> str: ...

    @abstractmethod
    def read(self, catalogue: C, text: str) -> Any | None: ...

    def beginning(self, catalogue: C, text: str) -> list[Any]:
        """What the text could be short for."""
        found = self.read(catalogue, text)
        return [] if found is None else [found]


class Named(Field[C]):
    """A number that stands for one of several names."""

    def __init__(self, names: Callable[[C], Sequence[str]], number: bool = False) -> None:
        self.names = names
        self.number = number

    def write(self, catalogue: C, value: Any) -> str:
        return self.names(catalogue)[int(value)]

    def read(self, catalogue: C, text: str) -> int | None:
        names = self.names(catalogue)
        return names.index(text) if text in names else None

    def beginning(self, catalogue: C, text: str) -> list[Any]:
        if self.number:
            return super().beginning(catalogue, text)
        return [value for value, name in enumerate(self.names(catalogue)) if name.startswith(text)]


class Either(Named[C]):
    """One of two names, for no and for yes. Compiled actions take nothing but a real bool."""

    def read(self, catalogue: C, text: str) -> bool | None:
        found = super().read(catalogue, text)
        return None if found is None else found == 1

    def beginning(self, catalogue: C, text: str) -> list[Any]:
        return [value == 1 for value in super().beginning(catalogue, text)]


def seats(most: int) -> Named[Any]:
    """A seat, counted from 1."""
    names = tuple(str(seat + 1) for seat in range(most))
    return Named(lambda _: names, number=True)


class Slot(NamedTuple):
    """A field of a verb: its name for people, and the action's own if that differs."""

    name: str
    field: Field[Any]
    attribute: str = ""

    @property
    def of_action(self) -> str:
        return self.attribute or self.name


class Verb(NamedTuple):
    """A word, the action it stands for, its slots in the order they are written, and what the word alone says."""

    word: str
    kind: Callable[..., Any]
    slots: tuple[Slot, ...] = ()
    fixed: Mapping[str, Any] = {}

    def make(self, values: Iterable[Any]) -> Any:
        named = {slot.of_action: value for slot, value in zip(self.slots, values, strict=True)}
        return self.kind(**named, **self.fixed)


class Written(NamedTuple):
    """An action as people and as programs write it, and as both in a list."""

    text: str
    packed: dict[str, Plain]
    listed: bytes


class Words(Generic[C, A]):
    """What was written for a catalogue: whoever lists what is legal writes the same down again and again."""

    def __init__(self, catalogue: C) -> None:
        self.catalogue = catalogue
        self.written: dict[A, Written] = {}
        self.read: dict[tuple[tuple[str, Plain], ...], A] = {}
        """By the fields of what was packed, in their order."""


class Notation(Generic[C, A]):
    """The language of a game's moves."""

    def __init__(self, *verbs: Verb) -> None:
        self.by_word = {verb.word: verb for verb in verbs}
        self.by_kind: dict[Any, list[Verb]] = {}
        for verb in verbs:
            self.by_kind.setdefault(verb.kind, []).append(verb)
        self._writers = {verb.word: [(slot.of_action, slot.field.write) for slot in verb.slots] for verb in verbs}
        self._words: dict[int, Words[C, A]] = {}
        """By the identities of catalogues, which are kept with them."""

    def verb_of(self, action: A) -> Verb:
        for verb in self.by_kind[type(action)]:
            if not verb.fixed or all(getattr(action, name) == value for name, value in verb.fixed.items()):
                return verb
        raise ValueError(f"no verb for {action!r}")

    def write(self, catalogue: C, action: A) -> str:
        return self._written(catalogue, action).text

    def pack(self, catalogue: C, action: A) -> dict[str, Plain]:
        return self._written(catalogue, action).packed.copy()

    def listing(self, catalogue: C, actions: Sequence[A]) -> bytes:
        """All of them in JSON, each as text and packed."""
        known = self._words_of(catalogue).written
        listed = [(known.get(action) or self._written(catalogue, action)).listed for action in actions]
        return b"[" + b",".join(listed) + b"]"

    def _words_of(self, catalogue: C) -> Words[C, A]:
        found = self._words.get(id(catalogue))
        if found is None:
            found = Words(catalogue)
            others = list(self._words.items())[1 - CATALOGUES :]
            self._words = dict([*others, (id(catalogue), found)])  # replaced as a whole: threads may do so at once
        return found

    def _written(self, catalogue: C, action: A) -> Written:
        words = self._words_of(catalogue)
        written = words.written.get(action)
        if written is None:
            written = self._spelled(catalogue, action)
            if len(written.text) <= SHORT:
                if len(words.written) > KEPT:
                    words.written, words.read = {}, {}
                words.written[action] = written
                words.read[tuple(written.packed.items())] = action
        return written

    def _spelled(self, catalogue: C, action: A) -> Written:
        verb = self.verb_of(action)
        words = [write(catalogue, getattr(action, attribute)) for attribute, write in self._writers[verb.word]]
        packed: dict[str, Plain] = {DO: verb.word}
        for (name, field, _), word in zip(verb.slots, words, strict=True):
            packed[name] = int(word) if field.number else word
        text = " ".join([verb.word, *words])
        return Written(text, packed, msgspec.json.encode({"notation": text, "action": packed}))

    def unpack(self, catalogue: C, data: Plain) -> A:
        """Raises NotationError. What was listed is recognised; but True is not 1 here, as it is in a dictionary."""
        if isinstance(data, dict) and PLAIN.issuperset([type(value) for value in data.values()]):
            known = self._words_of(catalogue).read.get(tuple(data.items()))
            if known is not None:
                return known
        return self._unpacked(catalogue, data)

    def _unpacked(self, catalogue: C, data: Plain) -> A:
        if not isinstance(data, dict) or not isinstance(data.get(DO), str):
            raise NotationError(Fault.UNREADABLE, quoted(data), message("notation-no-object", field=DO))
        verb = self.by_word.get(data[DO])
        if verb is None:
            raise NotationError(Fault.UNREADABLE, str(data[DO]), _unknown(self.by_word), tuple(self.by_word))
        fields = [DO, *(slot.name for slot in verb.slots)]
        if set(data) != set(fields):
            told = message("notation-fields", verb=verb.word, fields=", ".join(fields))
            raise NotationError(Fault.UNREADABLE, quoted(data), told)
        made: A = verb.make([_unpacked(catalogue, slot.field, data[slot.name]) for slot in verb.slots])
        return made

    def read(self, catalogue: C, legal: Sequence[A], text: str) -> A:
        """The action of a text. Words may be cut short, and what is certain left out, as long as one legal action or
        one full notation fits; a text that fits several is ambiguous."""
        words = text.lower().split()
        if not words:
            raise NotationError(Fault.UNREADABLE, text, message("notation-nothing"))
        exact = self._exact(catalogue, words)
        if exact is not None:
            return exact
        fitting = [action for action in legal if _abbreviates(words, self.write(catalogue, action).split())]
        fitting = fitting or self._short(catalogue, words)
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            candidates = tuple(self.write(catalogue, action) for action in fitting)
            raise NotationError(Fault.AMBIGUOUS, text, candidates=candidates)
        raise self._unreadable(catalogue, legal, text, words)

    def _exact(self, catalogue: C, words: list[str]) -> A | None:
        verb = self.by_word.get(words[0])
        parts = _parts(verb, words[1:]) if verb else None
        if verb is None or parts is None:
            return None
        values = [slot.field.read(catalogue, part) for slot, part in zip(verb.slots, parts, strict=True)]
        return None if None in values else verb.make(values)

    def _short(self, catalogue: C, words: list[str]) -> list[A]:
        """Actions, legal or not, whose full notation the words begin, each in its place, if none is in doubt."""
        for word, verb in self.by_word.items():
            parts = _parts(verb, words[1:])
            if word.startswith(words[0]) and parts is not None:
                found = [slot.field.beginning(catalogue, part) for slot, part in zip(verb.slots, parts, strict=True)]
                if all(len(values) == 1 for values in found):
                    return [verb.make(values[0] for values in found)]
        return []

    def _unreadable(self, catalogue: C, legal: Sequence[A], text: str, words: list[str]) -> NotationError:
        verbs = [verb for word, verb in self.by_word.items() if word.startswith(words[0])]
        if not verbs:
            known = tuple(sorted({self.verb_of(action).word for action in legal}))
            return NotationError(Fault.UNREADABLE, text, _unknown(known), known)
        form = " ".join([verbs[0].word, *(f"<{slot.name}>" for slot in verbs[0].slots)])
        return NotationError(Fault.UNREADABLE, text, message("notation-form", form=form))


def _parts(verb: Verb, words: list[str]) -> list[str] | None:
    """The words shared out over the slots; None if they are not as many."""
    if verb.slots and verb.slots[-1].field.rest and len(words) >= len(verb.slots):
        last = len(verb.slots) - 1
        return [*words[:last], " ".join(words[last:])]
    return words if len(words) == len(verb.slots) else None


def _unpacked(catalogue: Any, field: Field[Any], value: Plain) -> Any:
    right_type = isinstance(value, int if field.number else str) and not isinstance(value, bool)
    text = quoted(value)
    read = field.read(catalogue, text) if right_type else None
    if read is None or field.write(catalogue, read) != text:
        raise NotationError(Fault.UNREADABLE, text, message("notation-no-such-thing"))
    return read


def _unknown(known: Iterable[str]) -> Message:
    return message("notation-unknown", known=", ".join(known) or "none")


def _abbreviates(words: list[str], full: list[str]) -> bool:
    if not full[0].startswith(words[0]):
        return False
    place = 1
    for word in words[1:]:
        while place < len(full) and not _begins(full[place], word):
            place += 1
        if place == len(full):
            return False
        place += 1
    return True


def _begins(name: str, word: str) -> bool:
    """What has a number in it, such as a cell or a seat, in full; names by their first letters."""
    return name == word if any(letter.isdigit() for letter in name) else name.startswith(word)
