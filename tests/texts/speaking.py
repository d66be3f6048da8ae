"""Whatever a game can say has a sentence in both languages: the same tests for every game."""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, ClassVar, Final, TypeAlias, get_args

import pytest

from latium.core.notation import Notation
from latium.core.protocol import AnyGame, Message, Option, Options, Refusal
from latium.core.resources import read_text
from latium.core.seats import CHANCE, Seat
from latium.core.text import LANGUAGES, Texts, gaps, texts
from latium.testing import Case, Chooser, Walk, walk

SOURCE: Final = Path(__file__).parents[2] / "src"
NAMES: Final = ("Livia", "Marcus", "Portia", "Aulus", "Carmen")
LEFTOVER: Final = re.compile(r"[{}$]|  |\bNone\b|\b(refusal|event)-[a-z]")

Said: TypeAlias = tuple[Message | Refusal, Seat | None, str]
"""A message, who reads it, and the sentence it must be."""


def sentences(*said: Said) -> pytest.MarkDecorator:
    """A test of each message with its reader and its sentence."""
    return pytest.mark.parametrize(
        ("message", "reader", "sentence"), said, ids=lambda value: getattr(value, "id", getattr(value, "message", None))
    )


def strings(source: str) -> set[str]:
    """Every text written in a module."""
    return {
        node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant) and type(node.value) is str
    }


def refusal_ids(package: str, answers: Iterable[str] = ()) -> set[str]:
    """The messages of refusals in the rules: what stands behind a clause, is handed to a refusal, or is returned by
    one of the functions named `answers`."""
    found: set[str] = set()
    for path in sorted((SOURCE / package.replace(".", "/")).glob("rules/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for said in _said_in(node, answers):
                found |= {text for text in strings(ast.unparse(said)) if re.fullmatch("[a-z-]+", text)}
    return found


def _said_in(node: ast.AST, answers: Iterable[str]) -> Iterator[ast.AST]:
    if isinstance(node, ast.Call) and len(node.args) > 1 and (_is_clause(node.args[0]) or _called(node) == "Refusal"):
        yield node.args[1]
    if isinstance(node, ast.Tuple) and len(node.elts) > 1 and _is_clause(node.elts[0]):
        yield node.elts[1]
    if isinstance(node, ast.FunctionDef) and node.name in answers:
        yield from (statement for statement in node.body if isinstance(statement, ast.If | ast.Return))


def _called(node: ast.Call) -> str:
    return ast.unparse(node.func).rpartition(".")[2]


def _is_clause(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and re.fullmatch(r"[A-Z]-\d+\.\d+", str(node.value)) is not None


def _values(option: Option) -> list[str]:
    """Ids of the values that are words; pages say numbers, yes and no by themselves."""
    words = dict.fromkeys(value for value in (option.default, *option.choices) if isinstance(value, str))
    return [f"option-{option.name.replace('_', '-')}-{word}" for word in words]


def _ids(source: str) -> list[str]:
    return re.findall("^([a-z][a-z0-9-]*) =", source, re.MULTILINE)


def messages_of(path: Walk) -> Iterator[Message | Refusal]:
    """Every question and event of a walk, and why other plies of it may not be made."""
    game, chooser, pool = path.game, Chooser(path.seed), list({action: None for _, action in path.plies})
    for n, state in enumerate(path.states):
        yield from (game.question(state, seat) for seat in path.seats)
        yield from (game.describe(event) for event in (path.events[n] if n < len(path.events) else []))
        for seat in (CHANCE, *path.seats):
            refusals = (game.explain(state, seat, action) for action in chooser.some(pool, 12))
            yield from filter(None, refusals)


class GameSpeech:
    """What a game says, with everything in its place. Give the game, its package and its parts."""

    game: ClassVar[AnyGame]
    package: ClassVar[str]
    notation: ClassVar[Notation[Any, Any]]
    events: ClassVar[Any]
    refusals: ClassVar[set[str]]
    terms: ClassVar[tuple[str, ...]]
    """Ids of components, and of whatever else only this game has."""
    options: ClassVar[Options] = {}
    """Options of the walks."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "speaker" in metafunc.fixturenames:
            speakers = [texts(language, self.package, strict=True) for language in LANGUAGES]
            metafunc.parametrize("speaker", speakers, ids=LANGUAGES)
        if "seats" in metafunc.fixturenames:
            metafunc.parametrize("seats", self.game.facts.seats)

    def wanted(self) -> list[str]:
        facts = self.game.facts
        asking = (SOURCE / self.package.replace(".", "/") / "asking.py").read_text(encoding="utf-8")
        return [
            "game-tagline",
            "game-description",
            *(f"event-{event.__struct_config__.tag}" for event in get_args(self.events)),
            *(f"refusal-{id}" for id in self.refusals),
            *(id for id in strings(asking) if re.fullmatch("question-.*", id)),
            *(f"score-{part}" for part in facts.score_parts),
            *(f"reason-{reason}" for reason in facts.end_reasons),
            *(f"option-{option.name.replace('_', '-')}" for option in facts.options),
            *(id for option in facts.options for id in _values(option)),
            *(f"move-{word}" for word in self.notation.by_word),
            *self.terms,
        ]

    def test_everything_that_can_be_said_has_a_message(self, speaker: Texts) -> None:
        assert [id for id in self.wanted() if not speaker.has(id)] == []

    def test_no_refusal_is_left_that_no_rule_gives(self) -> None:
        written = set(re.findall("^refusal-([a-z-]+)", read_text(self.package, "text/en.ftl"), re.MULTILINE))
        assert written == self.refusals

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_message_has_an_id_of_its_own(self, language: str) -> None:
        """A message of the game would take the place of the product's, as a later one takes that of an earlier."""
        written = [
            id for package in ("latium", self.package) for id in _ids(read_text(package, f"text/{language}.ftl"))
        ]
        assert [id for id, times in Counter(written).items() if times > 1] == []

    def test_options_are_described_and_moves_show_how_they_are_typed(self, speaker: Texts) -> None:
        for option in self.game.facts.options:
            assert speaker.term(f"option-{option.name.replace('_', '-')}", "description").endswith(".")
        for word in self.notation.by_word:
            said = speaker.format(f"verb-{word}").split("|") if speaker.has(f"verb-{word}") else [word]
            assert speaker.term(f"move-{word}", "usage").split()[0] == said[0]

    def test_both_languages_have_the_same_messages_with_the_same_arguments(self) -> None:
        assert gaps(read_text(self.package, "text/en.ftl"), read_text(self.package, "text/fr.ftl")) == []

    def test_every_refusal_event_and_question_of_a_walk_is_a_whole_sentence(self, speaker: Texts, seats: int) -> None:
        path = walk(self.game, Case(seats, self.options), seed=seats)
        messages = {repr(message): message for message in messages_of(path)}
        said = {speaker.sentence(message, NAMES, reader) for message in messages.values() for reader in (None, 0, 1)}
        assert len(said) > 100
        bare = {id.partition("-")[0] for id in self.terms}
        ids = re.compile(rf"\b({'|'.join(sorted(bare))})-[a-z]")
        assert [sentence for sentence in said if LEFTOVER.search(sentence) or ids.search(sentence)] == []
        assert [sentence for sentence in said if sentence[0].islower() or sentence[-1] not in ".?"] == []


def read_by(language: str, package: str, message: Message | Refusal, reader: Seat | None) -> str:
    """The sentence as its reader gets it."""
    return texts(language, package, strict=True).sentence(message, NAMES, reader)
