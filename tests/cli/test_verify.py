"""Records held against chain, rules and dice."""

from pathlib import Path

import msgspec
import pytest

from latium.arena.simulation import Match, record_of
from latium.core.records import Record
from latium.games.founders import GAME
from tests.cli.running import latium

RECORD = record_of(Match(GAME, 2, {}, ("random", "random"), 7), 0)


def verify(tmp_path: Path, text: str, *arguments: str) -> tuple[int, str]:
    file = tmp_path / "game.jsonl"
    file.write_text(text, encoding="utf-8")
    result = latium("verify", str(file), *arguments)
    return result.exit_code, result.output


def test_a_record_that_is_sound(tmp_path: Path) -> None:
    code, output = verify(tmp_path, RECORD.to_text())
    assert (code, output[:20]) == (0, "The record is sound:")
    assert "tirages" in verify(tmp_path, RECORD.to_text(), "--lang", "fr")[1]


def test_an_unfinished_one_is_sound_so_far(tmp_path: Path) -> None:
    code, output = verify(tmp_path, "".join(RECORD.to_text().splitlines(keepends=True)[:-1]))
    assert code == 0
    assert "unfinished" in output


@pytest.mark.parametrize(("lang", "words"), [("en", "broken off"), ("fr", "interrompue")])
def test_one_that_was_broken_off_has_no_result(tmp_path: Path, lang: str, words: str) -> None:
    assert RECORD.result
    cut = Record(RECORD.header, RECORD.entries[:100])
    cut.finish(None, bytes.fromhex(RECORD.result.secret))
    code, output = verify(tmp_path, cut.to_text(), "--lang", lang)
    assert code == 0
    assert words in output


def test_an_edited_line_is_named(tmp_path: Path) -> None:
    lines = RECORD.to_text().splitlines(keepends=True)
    lines[29] = lines[29].replace('"seat":', '"seat": ').replace('"notation":"', '"notation":"x')
    code, output = verify(tmp_path, "".join(lines))
    assert code == 1
    assert "line 30" in output


def test_a_missing_line_is_named(tmp_path: Path) -> None:
    lines = RECORD.to_text().splitlines(keepends=True)
    code, output = verify(tmp_path, "".join(lines[:40] + lines[41:]))
    assert code == 1
    assert "line 41" in output


def test_a_line_broken_off_is_named(tmp_path: Path) -> None:
    text = RECORD.to_text()
    code, output = verify(tmp_path, text[: len(text) // 2])
    assert code == 1
    assert f"line {text[: len(text) // 2].count(chr(10)) + 1}" in output


def test_dice_that_fell_otherwise_are_found_even_if_the_chain_is_right(tmp_path: Path) -> None:
    forged = Record(RECORD.header, RECORD.entries)
    forged.finish(RECORD.result.outcome if RECORD.result else None, b"another secret")
    code, output = verify(tmp_path, forged.to_text())
    assert code == 1
    assert "secret" in output


def test_a_forbidden_move_is_named_with_its_clause_in_the_readers_language(tmp_path: Path) -> None:
    number = next(ply.n for ply in RECORD.standing() if ply.notation.startswith("add"))
    ply = RECORD.standing()[number]
    entries = list(RECORD.entries)
    entries[number] = msgspec.structs.replace(ply, action={**ply.action, "cell": "a1"})
    text = Record(RECORD.header, entries, RECORD.result).to_text()
    code, output = verify(tmp_path, text)
    assert code == 1
    assert f"Line {number + 2} " in output
    assert "The cell a1 shares no side" in output
    assert "[F-4.3 " in output
    assert "enfreint" in verify(tmp_path, text, "--lang", "fr")[1]


@pytest.mark.parametrize("text", ["", "\n", "hello", "{}", "[1]", '{"format":"latium-record","version":99}'])
def test_what_is_no_record(tmp_path: Path, text: str) -> None:
    code, output = verify(tmp_path, text)
    assert code == 1
    assert "line 1" in output


def test_a_record_of_an_unknown_game(tmp_path: Path) -> None:
    head = RECORD.to_text().splitlines()[0].replace('"founders"', '"chess"')
    code, _ = verify(tmp_path, head)
    assert code in (1, 2)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    for file, words in ((tmp_path / "none", "cannot be read"), (tmp_path, "cannot be read"), (binary, "UTF-8")):
        result = latium("verify", str(file))
        assert result.exit_code == 2
        assert words in result.stderr
