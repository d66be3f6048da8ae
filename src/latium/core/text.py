"""Sentences, made where they are read from Fluent messages: the same ids for terminal, server and browser.

An argument brings along what grammar needs. With `tile=Term("tile-mine")` a message may use `$tile` (the term's own
words), and one variable per attribute of the term's message: `$tile_the`, `$tile_a`, `$tile_of`, `$tile_gender`.
A tuple of terms is joined as a list of the language, in the same forms, with `$tiles_or` for alternatives and
`$tiles_count`. `who=Player(1)` gives `$who` (the name), `$who_seat` (counted from 1) and `$who_you` (`yes` if the
reader sits there, else `no`). A message within a message gives its sentence. Numbers and texts are passed as they are.

The sentence of a refusal has the id `refusal-` and its message.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from latium.core.protocol import Argument, Message, Player, Refusal, Term
from latium.core.resources import has, read_text
from latium.core.seats import Seat

LANGUAGES: Final = ("en", "fr")

FORMS: Final = ("the", "a", "of")
"""Forms of a term that fall back on its plain name where its message does not have them."""

LONGEST: Final = 400
"""What somebody else wrote is not quoted in greater length."""

LONGEST_PART: Final = 2000
"""No argument is longer: Fluent gives up on parts of more than 2,500 characters."""

MANY_DIGITS: Final = 10**15
"""Numbers from here on are no counts, and Fluent gives up on those of more than 27 digits: they are texts."""

_COMMANDS: Final = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]"
    r"|[\U000e0000-\U000e007f]"
)

_FORM: Final = re.compile(r"_(the|a|of|gender|seat|you|or|count)$")


class MissingTextError(LookupError):
    """A message, or something it needs, is not in the language's files."""


class Texts:
    """The messages of one language, from one or more Fluent sources; later sources win.

    Strict texts raise MissingTextError where others show the bare id, so a gap is loud in tests and harmless in play.
    """

    def __init__(
        self, language: str, *sources: str, strict: bool = False, names: Mapping[str, str] | None = None
    ) -> None:
        self.language = language
        self.sources = sources
        self.strict = strict
        self.names = dict(names or {})
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(_parsed(source), allow_overrides=True)

    def with_names(self, names: Mapping[str, str]) -> "Texts":
        """The same messages with the names that a user's own components bring."""
        own = {key: shown(name) for key, name in names.items()}
        return Texts(self.language, *self.sources, strict=self.strict, names={**self.names, **own})

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def format(self, key: str, /, **args: Any) -> str:
        """The message with plain arguments."""
        message = self._message(key)
        if message is None or message.value is None:
            return self._missing(key)
        return self._pattern(key, message.value, {name: _sayable(value) for name, value in args.items()})

    def sentence(self, message: Message | Refusal, names: Sequence[str] = (), reader: Seat | None = None) -> str:
        """The sentence of an event, a question or a refusal for a reader, the players named by `names`."""
        return capitalised(self.phrase(message, names, reader))

    def phrase(self, message: Message | Refusal, names: Sequence[str] = (), reader: Seat | None = None) -> str:
        """The sentence as it stands behind a colon."""
        args: dict[str, Any] = {}
        for key, value in message.args.items():
            args.update(self._variables(key, value, names, reader))
        key = f"refusal-{message.message}" if isinstance(message, Refusal) else message.id
        return self.format(key, **args)

    def term(self, key: str, form: str = "") -> str:
        """A component's name, or its form with an article: `the`, `a`, `of`."""
        return self._forms(key).get(form) or self._missing(f"{key}.{form}")

    def _variables(self, key: str, value: Argument, names: Sequence[str], reader: Seat | None) -> dict[str, Any]:
        match value:
            case Term():
                return {_joined(key, form): words for form, words in self._forms(value.id).items()}
            case Player():
                return self._player(key, value.seat, names, reader)
            case tuple():
                return self._list(key, value)
            case Message():
                return {key: self.phrase(value, names, reader)}
            case Refusal():
                return {key: self.sentence(value, names, reader)}
            case str():
                return {key: _cut(value, LONGEST)}
            case int():
                return {key: value}

    def _forms(self, key: str) -> dict[str, str]:
        if key in self.names:
            return dict.fromkeys(("", *FORMS), self.names[key])
        message = self._message(key)
        if message is None or message.value is None:
            return dict.fromkeys(("", *FORMS), self._missing(key))
        name = self._pattern(key, message.value, {})
        own = {form: self._pattern(f"{key}.{form}", pattern, {}) for form, pattern in message.attributes.items()}
        return {**dict.fromkeys(("", *FORMS), name), **own}

    def _player(self, key: str, seat: Seat, names: Sequence[str], reader: Seat | None) -> dict[str, Any]:
        name = names[seat] if seat < len(names) else str(seat + 1)
        return {key: name, f"{key}_seat": seat + 1, f"{key}_you": "yes" if seat == reader else "no"}

    def _list(self, key: str, terms: Sequence[Term]) -> dict[str, Any]:
        forms = [self._forms(term.id) for term in terms]
        joined = {_joined(key, form): self._listed([one[form] for one in forms]) for form in ("", *FORMS)}
        alternatives = self._listed([one[""] for one in forms], "or")
        return {**joined, f"{key}_or": alternatives, f"{key}_count": len(terms)}

    def _listed(self, words: Sequence[str], style: Any = "standard") -> str:
        return format_list(list(words), style=style, locale=self.language) if words else ""

    def _message(self, key: str) -> Any:
        return self._bundle.get_message(key) if self._bundle.has_message(key) else None

    def _pattern(self, key: str, pattern: Any, args: dict[str, Any]) -> str:
        words, errors = self._bundle.format_pattern(pattern, args)
        if errors and self.strict:
            raise MissingTextError(f"{self.language}: {key}: {errors[0]}")
        return str(words)

    def _missing(self, key: str) -> str:
        if self.strict:
            raise MissingTextError(f"{self.language}: there is no message {key}")
        return key


@cache
def _parsed(source: str) -> Any:
    """A source that several texts share is read once; bundles never change what they are given."""
    return FluentResource(source)


def shown(text: str) -> str:
    """A text of somebody else's in one line, without what commands a terminal or turns the direction of writing."""
    return text if text.isprintable() else _COMMANDS.sub(" ", text)


def _sayable(value: Any) -> Any:
    """An argument that Fluent can put into a sentence."""
    match value:
        case str():
            return _cut(shown(value), LONGEST_PART)
        case int() if abs(value) >= MANY_DIGITS:
            return _cut(_digits(value), LONGEST)
        case _:
            return value


def _digits(number: int) -> str:
    try:
        return str(number)
    except ValueError:  # Python writes no number of more than 4,300 digits
        return hex(number)


def _cut(text: str, length: int) -> str:
    return text if len(text) <= length else f"{text[:length]}…"


def _joined(key: str, form: str) -> str:
    return f"{key}_{form}" if form else key


def capitalised(sentence: str) -> str:
    """The sentence with a large first letter; the rest stays as it is."""
    return sentence[:1].upper() + sentence[1:]


@cache
def texts(language: str, *packages: str, strict: bool = False) -> Texts:
    """The messages packages ship as `text/<language>.ftl`: `texts("fr", "latium", "latium.games.founders")`."""
    path = f"text/{language}.ftl"
    return Texts(language, *(read_text(package, path) for package in packages if has(package, path)), strict=strict)


def shape(source: str) -> dict[str, frozenset[str]]:
    """What a Fluent source has to have in every language: its ids, their attributes, and the arguments each uses.

    Gender is left out: a language has it or not.
    """
    entries = FluentParser().parse(source).body
    for entry in entries:
        if isinstance(entry, ast.Junk):
            raise MissingTextError(f"not Fluent: {entry.content!r}")
    return {
        name: _variables_of(pattern)
        for entry in entries
        if isinstance(entry, ast.Message | ast.Term)
        for name, pattern in _patterns(entry)
        if not name.endswith(".gender")
    }


def gaps(one: str, other: str) -> list[str]:
    """What keeps two sources from saying the same things; nothing if each can stand for the other."""
    left, right = shape(one), shape(other)
    lost = [f"{name} is missing in the second" for name in left if name not in right]
    added = [f"{name} is missing in the first" for name in right if name not in left]
    changed = [
        f"{name}: {_told(left[name], right[name])}" for name in left if right.get(name, left[name]) != left[name]
    ]
    return lost + added + changed


def _told(left: Iterable[str], right: Iterable[str]) -> str:
    return f"the first uses {', '.join(sorted(left)) or 'nothing'}, the second {', '.join(sorted(right)) or 'nothing'}"


def _patterns(entry: ast.Message | ast.Term) -> Iterable[tuple[str, ast.Pattern | None]]:
    mark = "-" if isinstance(entry, ast.Term) else ""
    yield mark + entry.id.name, entry.value
    for attribute in entry.attributes:
        yield f"{mark}{entry.id.name}.{attribute.id.name}", attribute.value


class _VariableVisitor(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # fluent.syntax's way
        self.names.add(node.id.name)


def _variables_of(pattern: ast.Pattern | None) -> frozenset[str]:
    """The arguments a pattern uses; languages need different forms of one thing, so `$tile_the` counts as `tile`."""
    visitor = _VariableVisitor()
    if pattern is not None:
        visitor.visit(pattern)
    return frozenset(_FORM.sub("", name) for name in visitor.names)
