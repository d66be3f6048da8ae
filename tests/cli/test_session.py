"""A game at one screen: bots and dice play on by themselves, undo is safe, a saved game goes on as it would have."""

from pathlib import Path

import pytest

from latium.bots.contract import BotError
from latium.bots.program_process import running
from latium.cli.saves import default_path, read_save, write_private
from latium.cli.session import Session, chairs
from latium.cli.sitting import Chair
from latium.core.chance import Dice
from latium.core.errors import LatiumError, SaveError
from latium.core.records import Undo, verify
from latium.core.seats import CHANCE
from latium.games.founders import GAME
from tests.bots.programs import POLITE, program

SEED = 5


def session(*players: str, **options: int) -> Session:
    return Session.new(GAME, chairs(players), options, Dice.from_seed(SEED))


def go_on(own: Session) -> None:
    for _ in own.advance():
        pass


def finish(own: Session) -> Session:
    """People take the first move there is."""
    go_on(own)
    while own.legal():
        own.act(own.legal()[0])
        go_on(own)
    return own


def test_a_name_that_is_no_bot_is_a_person() -> None:
    assert chairs(["you", "greedy", "Ada"]) == [Chair("you", None), Chair("greedy", "greedy"), Chair("Ada", None)]


def test_players_of_one_name_are_told_apart() -> None:
    assert [chair.name for chair in chairs(["greedy", "greedy", "greedy"])] == ["greedy", "greedy #2", "greedy #3"]


def test_a_wrong_parameter_of_a_bot_is_refused() -> None:
    with pytest.raises(BotError):
        chairs(["you", "random:depth=3"])


def test_it_advances_until_a_person_is_asked() -> None:
    own = session("you", "random", first=2)
    go_on(own)
    assert own.asked == 0
    assert own.log[-1].seat == 1, "the first player drafted"


def test_a_finished_game_has_a_sound_record() -> None:
    own = finish(session("you", "random"))
    assert own.outcome is not None
    assert own.record.finished
    assert verify(GAME, own.record).sound


def test_the_same_seed_brings_the_same_game() -> None:
    assert finish(session("random", "you")).record == finish(session("random", "you")).record


def test_a_resumed_game_goes_on_as_it_would_have() -> None:
    first = session("random", "you", "random")
    go_on(first)
    for _ in range(9):
        first.act(first.legal()[0])
        go_on(first)
    again = Session.resumed(GAME, *read_save(first.to_text()))
    assert again.log == first.log
    assert GAME.dump(again.state) == GAME.dump(first.state)
    assert finish(again).record == finish(first).record


def test_one_may_take_back_what_nobody_has_answered() -> None:
    own = session("Ada", "Ben", first=1)
    go_on(own)
    before = GAME.dump(own.state)
    own.act(own.legal()[0])
    undone = own.undo()
    assert not isinstance(undone, str)
    assert undone.seat == 0
    assert GAME.dump(own.state) == before
    assert isinstance(own.record.entries[-1], Undo)
    assert verify(GAME, own.record).sound


def test_an_undone_move_survives_saving() -> None:
    own = session("Ada", "Ben")
    go_on(own)
    own.act(own.legal()[0])
    own.undo()
    again = Session.resumed(GAME, *read_save(own.to_text()))
    assert again.log == own.log
    assert finish(again).record == finish(own).record


def test_undo_never_crosses_a_draw() -> None:
    own = session("Ada", "Ben")
    go_on(own)
    assert own.log[-1].seat == CHANCE
    assert own.undo() == "undo-chance"


def test_undo_never_crosses_a_bot_s_move() -> None:
    own = session("you", "random", first=2)
    go_on(own)
    assert own.undo() == "undo-other"


def test_undo_never_crosses_another_person_s_move() -> None:
    own = session("Ada", "Ben", first=1)
    for _ in range(2):
        go_on(own)
        own.act(own.legal()[0])
    assert [happening.seat for happening in own.log[-2:]] == [0, 1]
    undone = own.undo()
    assert not isinstance(undone, str)
    assert undone.seat == 1
    assert own.undo() == "undo-other"


def test_before_the_first_ply_there_is_nothing_to_undo() -> None:
    assert session("you", "random").undo() == "undo-nothing"


def test_a_hint_is_a_legal_move_and_changes_nothing() -> None:
    own = session("you", "random")
    go_on(own)
    before = own.to_text()
    assert own.hint() in own.legal()
    assert own.hint() == own.hint()
    assert own.to_text() == before


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "nonsense",
        '{"format":"latium-save","version":9,"players":[],"secret":""}',
        '{"format":"latium-save","version":1,"players":["you"],"secret":"zz"}\n',
    ],
)
def test_what_is_no_save_is_said_to_be_none(text: str) -> None:
    with pytest.raises(LatiumError):
        read_save(text)


def test_a_save_with_another_secret_is_refused() -> None:
    text = session("you", "random").to_text()
    secret = Dice.from_seed(SEED).secret.hex()
    with pytest.raises(SaveError, match="secret"):
        read_save(text.replace(secret, "00" * 32))


def test_a_save_is_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    write_private(path, "secret")
    assert path.stat().st_mode & 0o077 == 0
    assert path.read_text(encoding="utf-8") == "secret"


def test_what_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(UnicodeEncodeError):
        write_private(tmp_path / "game.save", "\ud800")
    assert list(tmp_path.iterdir()) == []


def test_a_new_game_does_not_overwrite_an_old_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    first = default_path("founders", "abcdef0123")
    write_private(first, "")
    assert first.name == "founders-abcdef01.save"
    for number in range(2, 1001):
        (tmp_path / "latium" / f"founders-abcdef01-{number}.save").touch()
    assert default_path("founders", "abcdef0123").name == "founders-abcdef01-1001.save"


def test_a_program_sits_at_the_table_until_the_game_is_over(tmp_path: Path) -> None:
    own = finish(session("you", program(tmp_path, f"open({str(tmp_path / 'starts')!r}, 'a').write('x')\n{POLITE}")))
    assert own.names == ["you", "exec"]
    assert verify(GAME, own.record).sound
    assert own.forfeits == []
    assert (tmp_path / "starts").read_text(encoding="utf-8") == "x"
    assert running() == 0


def test_a_program_that_joins_a_resumed_game_is_told_all_that_happened(tmp_path: Path) -> None:
    told = tmp_path / "told"
    listening = POLITE.replace("    say(", f"    open({str(told)!r}, 'a').write(json.dumps(line['events']))\n    say(")
    whole = finish(session("you", program(tmp_path, listening), first=2))
    heard = told.read_text(encoding="utf-8")
    told.unlink()
    own = session("you", program(tmp_path, listening), first=2)
    go_on(own)
    own.dismiss()
    told.unlink()
    again = finish(Session.resumed(GAME, *read_save(own.to_text())))
    assert again.record == whole.record
    assert again.forfeits == []
    assert told.read_text(encoding="utf-8").replace("][", ", ") == heard.replace("][", ", ")


def test_a_bot_of_ours_plays_on_for_a_program_that_fails(tmp_path: Path) -> None:
    own = session("you", program(tmp_path, "greet(); hear(); sys.exit(3)"), first=2)
    go_on(own)
    assert [problem.id for problem in own.forfeits] == ["program-forfeits"]
    assert own.names == ["you", "exec"]
    assert read_save(own.to_text())[0].players == ("you", "greedy")
    finish(own)
    assert len(own.forfeits) == 1
    assert verify(GAME, own.record).sound


def test_a_program_leaves_with_the_person(tmp_path: Path) -> None:
    own = session("you", program(tmp_path, POLITE), first=2)
    go_on(own)
    assert running() == 1
    own.dismiss()
    assert running() == 0
