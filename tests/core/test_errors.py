"""Errors carry messages: every sentence is there in every language, and is made only when somebody reads it."""

import ast
import pickle
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

import latium
from latium.core.errors import (
    ComponentError,
    Fault,
    IllegalMove,
    LatiumError,
    NotationError,
    OptionError,
    RecordError,
    SaveError,
)
from latium.core.protocol import Message, Player, Refusal, Term, message
from latium.core.resources import has, read_text
from latium.core.schema import located, misfit
from latium.core.text import LANGUAGES, shape, texts

SOURCES = Path(latium.__file__).parent
TURN = Refusal("W-2.1", "turn", {"who": Player(1), "move": Term("move-bid")})
TOY = "tests.core.toy"
ERRORS = [
    OptionError(message("option-form", text="x")),
    SaveError(message("save-foreign")),
    ComponentError("my.toml", "schema", message("components-no-toml")),
    RecordError(7, message("record-chain")),
    RecordError(7, message("record-unplayable", notation="bid 1", problem=message("save-secret")), TURN, TOY, ["A"]),
    NotationError(Fault.UNREADABLE, "fly"),
    NotationError(Fault.UNREADABLE, "fly", message("notation-form", form="bid <number>")),
    NotationError(Fault.AMBIGUOUS, "b", candidates=("bid 1", "bid 2")),
    NotationError(Fault.FORBIDDEN, "bid 1", refusal=TURN, package=TOY),
    IllegalMove(TURN, TOY),
]


def made() -> Iterator[tuple[str, ast.Call]]:
    """Every message that is made anywhere, with the package whose texts it may use besides the product's."""
    for file in sorted(SOURCES.rglob("*.py")):
        parts = file.relative_to(SOURCES).parts
        game = parts[1] if parts[0] == "games" else parts[2] if parts[:2] == ("cli", "boards") else ""
        package = "latium" if not game or game.endswith(".py") else f"latium.games.{game}"
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "message":
                yield package, node


@cache
def shaped(package: str, path: str) -> dict[str, frozenset[str]]:
    return shape(read_text(package, path))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_written_in_every_language_and_gets_what_it_needs(language: str) -> None:
    checked = 0
    for package, call in made():
        path = f"text/{language}.ftl"
        packages = [one for one in dict.fromkeys(("latium", package)) if has(one, path)]
        known = {id: names for one in packages for id, names in shaped(one, path).items()}
        id = call.args[0]
        assert isinstance(id, ast.Constant), ast.unparse(call)
        assert id.value in known, ast.unparse(call)
        assert {keyword.arg for keyword in call.keywords} == known[id.value], ast.unparse(call)
        checked += 1
    assert checked > 80


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.message.id)
def test_an_error_is_a_sentence_in_every_language(error: LatiumError) -> None:
    said = {
        language: texts(language, "latium", error.package, strict=True).phrase(error.message, error.names)
        for language in LANGUAGES
    }
    assert said["en"] == str(error) != said["fr"]


def test_what_is_wrong_is_told_within_what_it_is_wrong_with() -> None:
    error = RecordError(7, message("record-unplayable", notation="bid 1", problem=IllegalMove(TURN).message), TURN, TOY)
    assert str(error) == (
        "line 7: “bid 1” cannot be played: W-2.1: It is not the turn of seat 2, so the bid has to wait."
    )


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.message.id)
def test_an_error_comes_back_from_another_process_as_it_was(error: LatiumError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert vars(again) == vars(error)


def test_a_sentence_that_quotes_too_much_is_cut() -> None:
    said = str(OptionError(message("option-form", text="x" * 9000)))
    assert len(said) < 500
    assert "x…" in said


def test_a_message_survives_json() -> None:
    nested = message("record-line", line="7", problem=message("illegal-move", clause="W-2.1", reason=TURN))
    assert msgspec.json.decode(msgspec.json.encode(nested), type=Message) == nested


def test_errors_load_without_the_texts() -> None:
    code = (
        "import sys, latium.core.records, latium.games.founders;"
        "print([name for name in ('fluent.runtime', 'babel') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


class Rows(msgspec.Struct, forbid_unknown_fields=True):
    """A table within a file."""

    count: int


class Table(msgspec.Struct, forbid_unknown_fields=True):
    """A file with a table in it."""

    rows: Rows
    pair: tuple[int, int] = (0, 0)


@pytest.mark.parametrize(
    ("data", "key", "problem", "words"),
    [
        ({}, "", "schema-missing", "the field rows is missing."),
        ({"rows": {}}, "rows", "schema-missing", "rows: the field count is missing."),
        ({"rows": {"count": 1, "x": 2}}, "rows", "schema-unknown", "rows: there is no field x."),
        ({"rows": {"count": "1"}}, "rows.count", "schema-type", "rows.count: it should be a whole number, not a text."),
        ({"rows": {"count": 1}, "pair": [1]}, "pair", "schema-misfit", "pair: this does not have the form it should."),
    ],
)
def test_data_that_does_not_fit_is_told_where_and_why(data: object, key: str, problem: str, words: str) -> None:
    with pytest.raises(msgspec.ValidationError) as wrong:
        msgspec.convert(data, Table)
    where, what = misfit(wrong.value)
    assert (where, what.id) == (key, problem)
    assert str(LatiumError(located(wrong.value))) == words
