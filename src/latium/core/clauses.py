"""The clause registry: a rulebook file read into numbered clauses that code, tests and refusals name.

    # Title                      then an introduction
    ## F-3 Chapter               then an introduction to the chapter
    ### F-3.4 Heading            then the clause's text, and after it any number of
    > Ruling 8: ...              what settles something the printed rules leave open, with its number and reason
    > Example: ...               what explains and decides nothing

French files say `Décision 8 :` and `Exemple :`.
"""

import difflib
import re
from collections.abc import Iterator
from functools import cache
from typing import Final

import msgspec

from latium.core.errors import LatiumError
from latium.core.protocol import message
from latium.core.resources import read_text

CLAUSE_ID: Final = re.compile(r"\b[A-Z]-\d+\.\d+\b")

_CHAPTER: Final = re.compile(r"([A-Z]-\d+) (.+)")
_CLAUSE: Final = re.compile(rf"({CLAUSE_ID.pattern}) (.+)")
_RULING: Final = re.compile(r"(?:Rulings?|Décisions?)((?:[ ,–-]|and|et|\d)*?)\s?: *(.*)")
_EXAMPLE: Final = re.compile(r"(?:Example|Exemple)\s?: *(.*)")


class RulebookError(ValueError):
    """A rulebook file breaks the form above: names the line."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")


class UnknownClauseError(LatiumError):
    """No clause has this id; `close` are ids like it."""

    def __init__(self, wanted: str, close: list[str]) -> None:
        super().__init__(message("clause-unknown", name=wanted, close=", ".join(close) or "none"))
        self.wanted = wanted
        self.close = tuple(close)


class Ruling(msgspec.Struct, frozen=True):
    """A settled question: the numbers it carries in the list of rulings, and its text."""

    numbers: tuple[int, ...]
    text: str


class Clause(msgspec.Struct, frozen=True):
    """One normative statement."""

    id: str
    heading: str
    text: str
    rulings: tuple[Ruling, ...] = ()
    examples: tuple[str, ...] = ()


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of clauses."""

    id: str
    heading: str
    text: str
    clauses: tuple[Clause, ...]


class Rulebook(msgspec.Struct, frozen=True):
    """A game's rules in one language."""

    title: str
    intro: str
    chapters: tuple[Chapter, ...]

    def __iter__(self) -> Iterator[Clause]:
        for chapter in self.chapters:
            yield from chapter.clauses

    def ids(self) -> list[str]:
        return [clause.id for clause in self]

    def clause(self, wanted: str) -> Clause:
        """The clause of that id, upper or lower case. Raises UnknownClauseError naming ids like it."""
        for clause in self:
            if clause.id == wanted.upper():
                return clause
        raise UnknownClauseError(wanted, difflib.get_close_matches(wanted.upper(), self.ids(), cutoff=0.7))


@cache
def rulebook(package: str, language: str) -> Rulebook:
    """The rulebook a game's package ships."""
    return parse(read_text(package, f"rulebook/{language}.md"))


def differences(one: Rulebook, other: Rulebook) -> list[str]:
    """What keeps two languages from having the same clauses in the same order; nothing if they do."""
    lost = [f"{own} is only in {one.title!r}" for own in one.ids() if own not in other.ids()]
    added = [f"{own} is only in {other.title!r}" for own in other.ids() if own not in one.ids()]
    moved = [] if lost or added or one.ids() == other.ids() else ["the clauses are not in the same order"]
    chapters = [f"the chapters of {one.title!r} and {other.title!r} differ"] * (_heads(one) != _heads(other))
    return lost + added + moved + chapters


def _heads(book: Rulebook) -> list[str]:
    return [chapter.id for chapter in book.chapters]


def parse(text: str) -> Rulebook:
    """A rulebook file as clauses. Raises RulebookError naming the line."""
    blocks = list(_blocks(text))
    if not blocks or blocks[0].level != 1 or any(block.level == 1 for block in blocks[1:]):
        raise RulebookError(1, "a rulebook begins with its only title: # Title")
    chapters: list[Chapter] = []
    seen: set[str] = set()
    for block in blocks[1:]:
        if block.level == 2:
            chapters.append(_chapter(block, seen))
        elif not chapters:
            raise RulebookError(block.line, "this clause stands before the first chapter")
        else:
            last = chapters[-1]
            chapters[-1] = msgspec.structs.replace(last, clauses=(*last.clauses, _clause(block, last.id, seen)))
    return Rulebook(blocks[0].heading, "\n".join(blocks[0].body).strip(), tuple(chapters))


class _Block:
    """A heading and the lines below it."""

    def __init__(self, line: int, level: int, heading: str) -> None:
        self.line = line
        self.level = level
        self.heading = heading
        self.body: list[str] = []


def _blocks(text: str) -> Iterator[_Block]:
    block: _Block | None = None
    for number, line in enumerate(text.splitlines(), 1):
        marks, space, heading = line.partition(" ")
        if space and marks in ("#", "##", "###"):
            if block:
                yield block
            block = _Block(number, len(marks), heading.strip())
        elif block:
            block.body.append(line.rstrip())
        elif line.strip():
            raise RulebookError(number, "a rulebook begins with its title: # Title")
    if block:
        yield block


def _chapter(block: _Block, seen: set[str]) -> Chapter:
    if not (match := _CHAPTER.fullmatch(block.heading)):
        raise RulebookError(block.line, f"a chapter is headed by its id and its name, not {block.heading!r}")
    return Chapter(_new(match[1], block, seen), match[2], "\n".join(block.body).strip(), ())


def _clause(block: _Block, chapter: str, seen: set[str]) -> Clause:
    match = _CLAUSE.fullmatch(block.heading)
    if not match or not match[1].startswith(f"{chapter}."):
        raise RulebookError(block.line, f"a clause of {chapter} is headed {chapter}.number and a name")
    plain = [line for line in block.body if not line.startswith(">")]
    rulings, examples = _quotes(block)
    text = "\n".join(plain).strip()
    if not text:
        raise RulebookError(block.line, f"{match[1]} says nothing")
    return Clause(_new(match[1], block, seen), match[2], text, rulings, examples)


def _new(own: str, block: _Block, seen: set[str]) -> str:
    if own in seen:
        raise RulebookError(block.line, f"{own} stands here a second time")
    seen.add(own)
    return own


def _quotes(block: _Block) -> tuple[tuple[Ruling, ...], tuple[str, ...]]:
    rulings: list[tuple[tuple[int, ...], list[str]]] = []
    examples: list[list[str]] = []
    current: list[str] | None = None
    for number, line in enumerate(block.body, block.line + 1):
        if not line.startswith(">"):
            current = None if line else current
            continue
        words = line[1:].removeprefix(" ")
        if match := _RULING.fullmatch(words):
            current = [match[2]]
            rulings.append((tuple(int(digits) for digits in re.findall(r"\d+", match[1])), current))
        elif match := _EXAMPLE.fullmatch(words):
            current = [match[1]]
            examples.append(current)
        elif current is None:
            raise RulebookError(number, "a quotation begins with Ruling, Décision, Example or Exemple")
        else:
            current.append(words)
    return (
        tuple(Ruling(numbers, "\n".join(lines).strip()) for numbers, lines in rulings),
        tuple("\n".join(lines).strip() for lines in examples),
    )
