"""Records: written, read, replayed and verified; every tampering is noticed and named by its line."""

import hashlib
import json
import re
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from latium.core.canonical import canonical
from latium.core.chance import Dice
from latium.core.errors import RecordError
from latium.core.lines import chains
from latium.core.records import (
    Digest,
    Ply,
    Record,
    Takeback,
    Undo,
    digest,
    digest_material,
    header,
    partial,
    replay,
    verify,
)
from latium.core.seats import CHANCE
from latium.testing import Case, Walk, walk
from tests.core.toy import GAME
from tests.core.toy.game import Move

Row = dict[str, Any]


def finished(seed: int = 5) -> Walk:
    path = walk(GAME, Case(2, {}), seed)
    path.record.finish(GAME.outcome(path.end), path.dice.secret)
    return path


def rows(record: Record) -> list[Row]:
    return [json.loads(line) for line in record.to_text().splitlines()]


def text_of(lines: list[Row]) -> str:
    return "".join(json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n" for line in lines)


def rechained(lines: list[Row]) -> str:
    """A forger's work: the lines as they are, with a chain that fits them."""
    chain = ""
    for line in lines:
        line.pop("chain", None)
        bare = {key: value for key, value in line.items() if key != "ms"}
        chain = line["chain"] = hashlib.sha256(chain.encode() + canonical(bare)).hexdigest()
    return text_of(lines)


def forged(change: Callable[[list[Row]], Any]) -> Record:
    lines = rows(finished().record)
    change(lines)
    return Record.from_text(rechained(lines))


def test_a_record_survives_its_text() -> None:
    record = finished().record
    assert Record.from_text(record.to_text()) == record
    assert Record.from_text(record.to_text()).finished


def test_the_lines_look_as_documented() -> None:
    head, first, *_, last = rows(finished().record)
    assert list(head) == [
        "format",
        "version",
        "game",
        "rules_version",
        "options",
        "seats",
        "names",
        "commitment",
        "nonces",
        "chain",
    ]
    assert list(first) == ["n", "seat", "notation", "action", "chain"]
    assert list(last) == ["outcome", "secret", "chain"]
    assert first["n"] == 0
    assert first["seat"] == CHANCE


def test_the_chain_is_the_hash_of_the_previous_chain_and_the_line() -> None:
    previous = ""
    for row in rows(finished().record):
        chain = row.pop("chain")
        bare = json.dumps(row, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        assert chain == hashlib.sha256((previous + bare).encode()).hexdigest()
        previous = chain


def test_a_record_may_lack_its_end() -> None:
    record = walk(GAME, Case(2, {}), 5, plies=6).record
    again = Record.from_text(record.to_text().removesuffix("\n"))
    assert not again.finished
    verdict = verify(GAME, again)
    assert verdict.sound
    assert (verdict.plies, verdict.draws, verdict.finished) == (6, 0, False)


def test_milliseconds_are_outside_chain_and_digest() -> None:
    record, timed = finished().record, finished().record
    timed.entries = [
        msgspec.structs.replace(entry, ms=9) if isinstance(entry, Ply) else entry for entry in timed.entries
    ]
    assert '"ms":9' in timed.to_text()
    assert list(chains(timed.lines())) == list(chains(record.lines()))
    assert digest([timed]) == digest([record])
    assert Record.from_text(timed.to_text()).to_text() == timed.to_text()


@pytest.mark.parametrize("number", range(1, 14))
def test_an_edited_line_breaks_the_chain_there(number: int) -> None:
    lines = rows(finished().record)
    row = lines[number - 1]
    if "notation" in row:
        row["notation"] += " "
    elif "secret" in row:
        row["secret"] = "00"
    else:
        row["names"] = ["Ada", "Eve"]
    with pytest.raises(RecordError, match="the chain breaks here") as broken:
        Record.from_text(text_of(lines))
    assert broken.value.line == number
    assert len(lines) == 13


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda lines: lines.pop(4), 5),
        (lambda lines: lines.insert(4, lines[4]), 6),
        (lambda lines: lines.reverse(), 1),
        (lambda lines: lines[3].pop("chain"), 4),
        (lambda lines: lines[3].update(chain="0" * 64), 4),
        (lambda lines: lines[3].update(surplus=1), 4),
        (lambda lines: lines[3].pop("seat"), 4),
        (lambda lines: lines[3].update(seat="two"), 4),
        (lambda lines: lines[3].pop("action"), 4),
    ],
)
def test_lost_doubled_moved_and_foreign_lines_are_named(change: Callable[[list[Row]], Any], line: int) -> None:
    lines = rows(finished().record)
    change(lines)
    with pytest.raises(RecordError) as broken:
        Record.from_text(text_of(lines))
    assert broken.value.line == line


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "line 1: the file is empty."),
        ("\n", "line 1: the line is empty."),
        ("hello\n", "line 1: this is not JSON."),
        ("[]\n", "line 1: this is no line of a record."),
        ('{"format":"pgn"}\n', "line 1: this is no record of Latium."),
        (
            '{"format":"latium-record","version":2}\n',
            "line 1: written in version 2 of the format; this reads version 1.",
        ),
    ],
)
def test_what_is_no_record_says_so(text: str, sentence: str) -> None:
    with pytest.raises(RecordError) as wrong:
        Record.from_text(text)
    assert str(wrong.value) == sentence


@pytest.mark.parametrize("lost", [3, 30, 75])
def test_a_line_cut_in_the_middle_is_named(lost: int) -> None:
    text = finished().record.to_text()
    with pytest.raises(RecordError, match=r"^line 13: the line breaks off in the middle\.$"):
        Record.from_text(text[:-lost])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"seat":', '"seat": '),
        ('"seat":-1', '"seat":0,"seat":-1'),
        ('"value":', '"value":9,"value":'),
        ('"action":{', '"action":{"kind":"fly",'),
        (',"chain"', ',"ms":null,"chain"'),
        ("bid", "\\u0062id"),
    ],
)
def test_a_line_has_one_spelling(old: str, new: str) -> None:
    lines = finished().record.to_text().splitlines()
    number = next(number for number, line in enumerate(lines) if number and old in line)
    lines[number] = lines[number].replace(old, new, 1)
    with pytest.raises(RecordError, match=rf"^line {number + 1}: not written as Latium writes this line"):
        Record.from_text("\n".join(lines))


def test_the_parts_of_an_outcome_have_no_other_fields() -> None:
    for deep in (False, True):
        lines = rows(finished().record)
        outcome = lines[-1]["outcome"]
        (outcome["scores"][0] if deep else outcome)["winner"] = "Eve"
        with pytest.raises(RecordError, match=r"^line 13: .*winner"):
            Record.from_text(text_of(lines))


@pytest.mark.parametrize("value", ["[" * 100_000, "[" * 900 + "]" * 900, "1" * 5000, "1" * 4000, "1e999"])
@pytest.mark.parametrize("key", ["version", "seats", "options"])
def test_depths_and_numbers_beyond_reason_are_refused(key: str, value: str) -> None:
    text = re.sub(rf'"{key}":(\w+|{{.*?}})', f'"{key}":{value}', finished().record.to_text().splitlines()[0])
    with pytest.raises(RecordError, match=r"^line 1: this is not JSON\.$"):
        Record.from_text(text)


def test_even_with_a_new_chain_lines_keep_their_order() -> None:
    with pytest.raises(RecordError, match=r"^line 5: out of order: n is 4 where 3 should follow\.$"):
        forged(lambda lines: lines.pop(4))
    with pytest.raises(RecordError, match=r"^line 14: there is a line after the result\.$"):
        forged(lambda lines: lines.append({"n": 11, "seat": 0, "undo": 3}))
    with pytest.raises(RecordError, match=r"^line 1: commitment: "):
        forged(lambda lines: lines[0].update(commitment=lines[0]["commitment"].upper()))
    with pytest.raises(RecordError, match=r"^line 1: 2 seats, but 1 names\.$"):
        forged(lambda lines: lines[0].update(names=["Ada"]))


def test_replay_passes_through_the_same_positions() -> None:
    path = finished()
    steps = list(replay(GAME, path.record))
    assert [step.state for step in steps] == path.states
    assert [list(step.events) for step in steps[1:]] == path.events
    assert [step.number for step in steps] == list(range(1, len(path.states) + 1))


def test_an_illegal_ply_is_named_with_its_clause() -> None:
    record = forged(lambda lines: lines[5].update(action={"kind": "bid", "value": 9}))
    with pytest.raises(RecordError) as broken:
        list(replay(GAME, record))
    assert broken.value.refusal is not None
    assert broken.value.refusal.clause == "W-2.3"
    said = r"line 6: “bid \d” cannot be played: W-2\.3: 9 is no number for the bid of \w+( \w+)?\."
    assert re.fullmatch(said, str(broken.value))


def test_an_unreadable_ply_is_named() -> None:
    record = forged(lambda lines: lines[5].update(action={"kind": "fly"}))
    with pytest.raises(RecordError, match=r"^line 6: .*cannot be played: .* is no move\.$"):
        list(replay(GAME, record))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "founders"}, "line 1: this is a record of founders, not of wager."),
        ({"rules_version": 2}, "line 1: played under rules version 2; this is version 1."),
        ({"rules_version": 0}, "line 1: played under rules version 0; this is version 1."),
        ({"options": {"first": "random"}}, "line 1: the option long is not set."),
        ({"options": {"first": 7, "long": False}}, "line 1: the option first cannot be 7; it can be: random, 1, 2, 3."),
        ({"seats": 4, "names": ["a", "b", "c", "d"]}, "line 1: wager is played with 2, 3 seats, not 4."),
    ],
)
def test_a_header_that_does_not_fit_the_game_is_refused(change: Row, sentence: str) -> None:
    record = forged(lambda lines: lines[0].update(change))
    with pytest.raises(RecordError) as wrong:
        next(replay(GAME, record))
    assert str(wrong.value) == sentence
    assert sentence in map(str, verify(GAME, record).findings)


def test_a_sound_record_verifies_with_every_draw() -> None:
    path = finished()
    verdict = verify(GAME, path.record)
    assert verdict.sound
    assert verdict.plies == len(path.plies)
    assert verdict.draws == sum(seat == CHANCE for seat, _ in path.plies) == 5


def test_a_game_broken_off_is_told_apart_from_one_with_a_result() -> None:
    path = walk(GAME, Case(2, {}), 5, plies=6)
    path.record.finish(None, path.dice.secret)
    verdict = verify(GAME, Record.from_text(path.record.to_text()))
    assert verdict.sound
    assert (verdict.finished, verdict.broken_off) == (True, True)
    assert not verify(GAME, finished().record).broken_off


def test_a_secret_needs_a_commitment_even_without_draws() -> None:
    record = Record(header(GAME.facts, 2, {"first": 1, "long": False}, ["Ada", "Ben"]))
    record.finish(None)
    assert verify(GAME, record).sound
    record.finish(None, b"afterwards")
    assert not verify(GAME, record).sound


def other_roll(lines: list[Row]) -> None:
    roll = next(line for line in lines if line.get("notation", "").startswith("roll"))
    pips = roll["action"]["value"] % 3 + 1
    roll.update(action={"kind": "roll", "value": pips}, notation=f"roll {pips}")


def test_a_loaded_die_is_found() -> None:
    findings = verify(GAME, forged(other_roll)).findings
    assert str(findings[0]).startswith("line 5: chance says “roll ")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda lines: lines[-1].update(secret="00" * 32), "line 13: the secret is not the one that was committed to"),
        (
            lambda lines: lines[-1].update(secret="no"),
            "line 13: the secret is not written in small hexadecimal digits.",
        ),
        (lambda lines: lines[-1].update(secret=lines[-1]["secret"].upper()), "line 13: the secret is not written in"),
        (lambda lines: lines[-1].update(secret=lines[-1]["secret"] + " "), "line 13: the secret is not written in"),
        (lambda lines: lines[0].update(commitment=""), "line 13: the secret is not the one that was committed to"),
        (lambda lines: lines[0].update(nonces=["x", "y"]), "chance says"),
        (
            lambda lines: lines[-1]["outcome"].update(ranks=[1, 1]),
            "line 13: the result is not the one the plies lead to.",
        ),
        (lambda lines: lines[-1].update(outcome=None), "line 13: the result is not the one the plies lead to"),
        (lambda lines: lines[6].update(notation="bid 0 or so"), "line 7: written as “bid 0 or so”, but the action is"),
    ],
)
def test_a_forgery_with_a_fitting_chain_is_found(change: Callable[[list[Row]], Any], words: str) -> None:
    assert any(words in str(finding) for finding in verify(GAME, forged(change)).findings)


def with_undo() -> Record:
    """Seat 0 bids, takes it back and bids again; seat 1 bids; then all go back to before the bids."""
    dice = Dice(b"secret", ["ada", "ben"])
    options = {"first": 1, "long": False}
    state = GAME.setup(2, options)
    record = Record(header(GAME.facts, 2, options, ["Ada", "Ben"], dice))

    def ply(seat: int, action: Move) -> None:
        record.add(seat, GAME.write(state, action), GAME.pack(state, action))
        GAME.apply(state, seat, action)

    for _ in range(3):
        ply(CHANCE, GAME.legal(state, CHANCE)[dice.draw(record.draws, GAME.weights(state))])
    rolled = state.copy()
    ply(0, Move("bid", 1))
    record.undo(0, to=3)
    state = rolled.copy()
    ply(0, Move("bid", 2))
    record.take_back(1, to=5)
    state = rolled
    ply(1, Move("bid", 0))
    return record


def test_undo_and_takeback_are_lines_of_their_own() -> None:
    record = Record.from_text(with_undo().to_text())
    assert record.draws == 3
    assert [ply.n for ply in record.standing()] == [0, 1, 2, 7]
    assert verify(GAME, record).sound
    last = list(replay(GAME, record))[-1].state
    assert last.bids == [None, 0]


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        (Undo(n=8, seat=1, undo=2), "what was drawn cannot be taken back, and n = 2 is before a draw."),
        (Undo(n=8, seat=-1, undo=2), "there is no seat -1 at this table."),
        (Undo(n=8, seat=99, undo=7), "there is no seat 99 at this table."),
        (Undo(n=8, seat=0, undo=7), "a seat cannot take back alone what another has done, and n = 7 is before that."),
        (Takeback(n=8, seat=0, takeback=2), "what was drawn cannot be taken back, and n = 2 is before a draw."),
        (Takeback(n=8, seat=2, takeback=7), "there is no seat 2 at this table."),
    ],
)
def test_nobody_goes_back_over_a_draw_or_alone_over_the_move_of_another(entry: Undo | Takeback, words: str) -> None:
    record = with_undo()
    with pytest.raises(RecordError, match=words):
        (record.undo if isinstance(entry, Undo) else record.take_back)(entry.seat, entry.to)
    record.entries.append(entry)
    with pytest.raises(RecordError, match=f"^line 10: {words}"):
        Record.from_text(record.to_text())
    assert [str(finding) for finding in verify(GAME, record).findings] == [f"line 10: {words}"]


def test_what_another_did_and_undid_was_seen_all_the_same() -> None:
    record = with_undo()
    record.add(0, "bid 1", {"kind": "bid", "value": 1})
    record.undo(0, to=8)
    with pytest.raises(RecordError, match="a seat cannot take back alone what another has done"):
        record.undo(1, to=7)
    record.take_back(1, to=7)


def test_many_undone_plies_are_read_in_no_time() -> None:
    record = with_undo()
    for n in range(8, 40_000, 2):
        record.entries += [
            Ply(n=n, seat=0, notation="bid 1", action={"kind": "bid", "value": 1}),
            Undo(n=n + 1, seat=0, undo=n),
        ]
    started = time.process_time()
    Record.from_text(record.to_text())
    assert time.process_time() - started < 10


def test_only_standing_plies_can_be_taken_back() -> None:
    record = with_undo()
    record.entries.append(Undo(n=8, seat=0, undo=3))
    with pytest.raises(RecordError, match=r"^line 10: nothing stands at n = 3 that could be taken back\.$"):
        Record.from_text(record.to_text())


def test_a_partial_record_is_looked_at_and_not_verified() -> None:
    seen = partial(GAME, finished().record, viewer=1)
    assert Record.from_text(seen.to_text()) == seen
    assert '"chain"' not in seen.to_text()
    assert '"action"' not in seen.to_text()
    with pytest.raises(
        RecordError, match=r"^line 1: this record is partial: it can be looked at, not replayed or verified\.$"
    ):
        next(replay(GAME, seen))
    assert not verify(GAME, seen).sound


def test_a_partial_record_tells_only_what_its_viewer_saw() -> None:
    path = finished()
    deals = [entry["events"] for entry in rows(partial(GAME, path.record, viewer=1))[3:5]]
    hidden = {"type": "dealt", "seat": 0, "card": None}
    assert deals == [[hidden], [{"type": "dealt", "seat": 1, "card": path.end.cards[1]}]]


def test_whole_and_partial_lines_do_not_mix() -> None:
    seen, whole = partial(GAME, finished().record, None).to_text(), finished().record.to_text()
    mixed = seen.splitlines()[0] + "\n" + whole.splitlines()[1] + "\n"
    with pytest.raises(RecordError, match=r"^line 2: lines of a whole and of a partial record are mixed\.$"):
        Record.from_text(mixed)


def test_the_digest_tells_games_and_their_order_apart() -> None:
    one, two = finished(1).record, finished(2).record
    assert digest([one, two]) == digest([finished(1).record, finished(2).record])
    assert len({digest([one, two]), digest([two, one]), digest([one]), digest([])}) == 4


def test_the_digest_is_the_hash_of_header_and_plies() -> None:
    record = finished(1).record
    plies = [(entry.n, entry.seat, entry.action) for entry in record.entries if isinstance(entry, Ply)]
    by_hand = b"\n".join([canonical(record.header), *map(canonical, plies)]) + b"\n"
    total = Digest().plus(digest_material(record.header, plies))
    assert total.hexdigest() == hashlib.sha256(by_hand).hexdigest() == digest([record])
