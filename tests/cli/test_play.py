"""`latium play`: what a person types is answered, whatever it is."""

import re
from pathlib import Path

import pytest
from rich.console import Console

from latium.cli.conversation import WORDS, command_of
from latium.cli.screen import CURTAIN, Screen
from latium.cli.session import Session, chairs
from latium.core.chance import Dice
from latium.core.records import Record, verify
from latium.core.resources import read_text
from latium.core.text import texts
from latium.games.founders import GAME
from latium.games.founders.state import State
from tests.cli.running import latium, process
from tests.cli.talking import Say, talker
from tests.games.founders.drawing import table

FRENCH = texts("fr", "latium", "latium.games.founders", strict=True)

MINE_AND_ROOM = """
    6  .   .
    5  fo  cl
       e   f
"""


@pytest.fixture
def say(monkeypatch: pytest.MonkeyPatch) -> Say:
    return talker(GAME, monkeypatch)


def adding(**more: str) -> State:
    return table(MINE_AND_ROOM, "me", village="mi", **more)  # type: ignore[arg-type]


def token_step() -> State:
    return table(MINE_AND_ROOM, "me la", step="TokenStep", village="mi", hand="war")


# --- moves


def test_the_question_and_the_moves_are_shown(say: Say) -> None:
    assert "Which tile do you add, and where?" in say(adding())
    assert re.search(r"1 +add mine e6", say(adding()))


def test_a_move_is_chosen_by_its_number(say: Say) -> None:
    assert "You added the mine on e6. (wood from e5, stone from f5)" in say(adding(), "1")


@pytest.mark.parametrize("typed", ["add mine e6", "ADD MINE E6", "ad mi e6", "mine e6", "e6 mine", "add e6 mine"])
def test_a_move_is_typed_whole_cut_short_or_without_its_verb(say: Say, typed: str) -> None:
    assert "You added the mine on e6." in say(adding(), typed)


@pytest.mark.parametrize("typed", ["ajouter mine e6", "mine e6", "e6 mine", "add mine e6"])
def test_a_move_is_understood_in_french(say: Say, typed: str) -> None:
    assert "Vous" in say(adding(), typed, lang="fr")


def test_names_of_several_words_are_understood(say: Say) -> None:
    state = table("wf cl", "me", village="gm", victory="zeus pan")
    assert "You added the gold mine on e6." in say(state, "add gold mine e6")
    assert "Zeus" in say(state, "? zeus")


def test_many_moves_are_grouped_and_a_group_opens(say: Say) -> None:
    state = table("fo cl me\nla gr wf", "me", nature="fo la gr")
    answer = say(state, "1", "2")
    assert re.search(r"1 +add forest +\w\d \w\d", answer)
    assert "You added the forest" in answer


def test_how_moves_begin_opens_their_menu_and_a_cell_is_enough_there(say: Say) -> None:
    state = table("fo cl me\nla gr wf", "me", nature="fo la gr")
    assert "You added the lake on e7." in say(state, "add lake", "e7")
    assert "You added the grove on e7." in say(state, "add lake", "back", "add grove e7")


def test_adding_at_the_token_step_keeps_the_tokens(say: Say) -> None:
    assert "You added the mine on e6." in say(token_step(), "add mine e6")
    assert "You added the mine on e6." in say(token_step(), "mi e6")


def test_a_token_is_played_by_notation(say: Say) -> None:
    assert "You pillaged random's meadow on e5." in say(token_step(), "war 2 e5")


def test_a_forbidden_move_is_refused_with_its_clause(say: Say) -> None:
    answer = say(adding(), "add mine d5")
    assert "[F-4.5 " in answer
    assert "would have to give both wood and stone" in answer


def test_at_the_token_step_the_reason_is_that_of_the_addition(say: Say) -> None:
    assert "[F-4.5 " in say(token_step(), "add mine d5")


@pytest.mark.parametrize(
    "garbage",
    [
        "zz",
        "add",
        "add mine",
        "99",
        "9" * 30,
        "log " + "9" * 30,
        "? an5",
        "carriage an40",
        "0",
        "²",
        "\x1b[2J\x07",
        "ajouter " * 400,
        "€ß漢",
        "-1",
    ],
)
def test_garbage_is_answered_with_a_sentence(say: Say, garbage: str) -> None:
    answer = say(adding(), garbage)
    assert "\x1b" not in answer
    assert len(answer) < 3_000


def test_what_fits_several_moves_is_said_to(say: Say) -> None:
    assert "could be:" in say(table("fo cl me\nla gr wf", "me", nature="fo la gr"), "ad e7")


# --- questions


def test_help_lists_moves_and_commands(say: Say) -> None:
    answer = say(adding(), "?")
    assert "add <tile> <cell>" in answer
    assert "take back" in answer
    assert "pourquoi" in say(adding(), "aide", lang="fr")


def test_a_free_cell_is_explained(say: Say) -> None:
    answer = say(adding(), "? e6")
    assert "e6 is free." in answer
    assert "wood/stone (e5)" in answer
    assert "Could be added here: mine." in answer


def test_a_cell_apart_is_explained(say: Say) -> None:
    assert "shares no side" in say(adding(), "? a1")


def test_a_tile_of_a_nation_is_explained_with_what_lies_on_it(say: Say) -> None:
    state = table("fo$ mi* cl!\nla gr me", "me", carriages="e5")
    assert "A coin lies on it" in say(state, "? e6")
    assert "brings 2 points" in say(state, "?f6")
    assert "It is pillaged" in say(state, "? g6")
    assert "United by carriage: e5, f5, e6, f6" in say(state, "? e5")


def test_a_rival_s_cell_is_explained(say: Say) -> None:
    answer = say(adding(), "? 2 e5")
    assert "e5 of random: a meadow, gives plants/water." in answer
    assert "unprotected" in answer


def test_tiles_tokens_and_resources_are_explained(say: Say) -> None:
    assert "Mine (village): needs wood+stone, gives iron" in say(adding(), "? mine")
    assert "Pillages a rival's tile" in say(adding(), "? war token")
    assert "given by mine" in say(adding(), "? iron")


def test_a_move_is_foreseen_and_not_made(say: Say) -> None:
    answer = say(table("fo cl", "me", victory="pan", step="TokenStep", village="mi", hand="war"), "? add mine e6")
    assert "Then: You added the mine on e6. (wood from e5" in answer
    assert "your score" not in answer, "it would not change"


def test_a_line_of_the_menu_is_explained(say: Say) -> None:
    assert "Then: You added the mine on e6." in say(adding(), "? 1")
    assert "There is no choice 99" in say(adding(), "? 99")


@pytest.mark.parametrize("command", ["?", "why"])
def test_what_nothing_is_called_is_told_apart_from_moves(say: Say, command: str) -> None:
    assert "There is no such thing here: “zebra”. You can ask about a cell" in say(adding(), f"{command} zebra")


def test_what_is_no_move_is_answered_with_those_there_are(say: Say) -> None:
    assert "there is no such move; what can be done now: add." in say(adding(), "zebra")
    assert "ce qui est possible : ajouter." in say(adding(), "zebra", lang="fr")


def test_the_names_of_the_drawing_are_understood(say: Say) -> None:
    assert "Weaving house (village): needs" in say(adding(), "? weaver")
    assert "Fish marketplace: needs" in say(adding(), "? market")


def test_a_token_is_explained_with_its_resource(say: Say) -> None:
    answer = say(adding(), "? coin")
    assert "Buys the resource" in answer
    assert "given by iron marketplace" in answer


def test_a_victory_tile_that_was_not_drawn_never_comes(say: Say) -> None:
    assert "it stayed in the box" in say(adding(), "? zeus")


def test_a_swap_says_what_it_costs(say: Say) -> None:
    assert re.search(r"swap mine .*costs a point", say(table("fo cl\nla gr", "me", village="mi")))


# --- the reader's language


def test_moves_are_shown_as_a_french_reader_types_them(say: Say) -> None:
    assert re.search(r"1 +ajouter mine e6", say(adding(), lang="fr"))
    assert re.search(r"ouvrir ville", say(table(MINE_AND_ROOM, "me", step="Opening"), lang="fr"))
    assert "consul jouerait : ajouter mine" in say(adding(), "indice", lang="fr")


def test_every_move_shown_in_french_is_understood(say: Say) -> None:
    state = table("fo cl\nla gr", "me", victory="pan zeus", village="mi gm", nature="fo me", hand="war coin carriage")
    screen = Screen(Session.new(GAME, chairs(["you", "random"]), {}, Dice.from_seed(1)), FRENCH, Console())
    for action in GAME.legal(state, 0):
        notation = GAME.write(state, action)
        assert screen.board
        shown = screen.spelled(notation)
        assert notation in screen.board.readings(GAME.observe(state, 0), 0, shown, FRENCH), shown


def test_why_names_the_clause(say: Say) -> None:
    assert "[F-4.5 " in say(adding(), "why d5 mine")
    assert "[F-4.3 " in say(adding(), "pourquoi add mine a1")
    assert "It is allowed." in say(adding(), "why mine e6")
    assert "Why what?" in say(adding(), "why")


def test_why_looks_beyond_the_step(say: Say) -> None:
    state = table(MINE_AND_ROOM, "me", step="Opening", village="mi")
    assert "[F-4.5 " in say(state, "why mine d5")
    assert "[F-3.1 " in say(state, "why mine e6"), "nothing else is in the way"


def test_hint_score_log_moves_and_rules_answer(say: Say) -> None:
    assert "consul would play: add mine" in say(adding(), "indice")
    assert "Victory tiles" in say(adding(), "score")
    assert "You pillaged" in say(token_step(), "war 2 e5", "log").partition("log")[2]
    assert "swap mine" not in say(adding(), "moves")
    assert "F-4.4" in say(adding(), "rules f-4.4")
    assert "There is no clause F-99.9" in say(adding(), "rules F-99.9")


def test_a_token_is_taken_back(say: Say) -> None:
    answer = say(token_step(), "war 2 e5", "undo")
    assert "Taken back: war 2 e5" in answer
    assert answer.count("Do you play a token?") == 2


def test_what_was_drawn_is_not_taken_back(say: Say) -> None:
    assert "There is nothing to take back." in say(adding(), "annuler")
    assert "cannot be taken back" in latium("play", "founders", "--seed", "1", stdin="undo\n").output


def test_every_command_is_known_with_and_without_accents() -> None:
    assert command_of("Règles") == "rules"
    assert {command_of(word) for words in WORDS.values() for word in words} == set(WORDS)
    assert command_of("") is None


# --- several people


def test_people_at_one_screen_are_called_by_name(say: Say) -> None:
    assert "Ada: Which tile do you add, and where?" in say(adding(), players="Ada,Ben")


def test_hands_in_the_open_need_no_curtain(say: Say) -> None:
    assert CURTAIN not in say(adding(), "1", players="Ada,Ben")


# --- the command


def test_a_whole_game_ends_with_scores_and_a_record_that_is_sound(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    result = latium("play", "founders", "--seed", "4", "--record", str(record), stdin="1\n" * 400)
    assert result.exit_code == 0
    assert "The game is over" in result.output
    assert "Total" in result.output
    assert "latium verify" in result.output
    assert verify(GAME, Record.from_text(record.read_text(encoding="utf-8"))).sound


def test_without_a_file_the_record_is_offered(tmp_path: Path) -> None:
    record = tmp_path / "offered.jsonl"
    result = latium(
        "play",
        "founders",
        "--players",
        "random,random",
        "--seed",
        "4",
        stdin=f"1\nrecord /no/such/place\nrécit {record}\n",
    )
    assert "To keep the record of this game" in result.output
    assert record.exists()


def test_bots_alone_play_to_the_end() -> None:
    assert "The game is over" in latium("play", "founders", "--players", "random,random", "--seed", "2").output


def test_the_game_is_introduced_to_a_newcomer_only(states: Path) -> None:
    assert "A turn: open a tile" in latium("play", "founders", "--seed", "3", stdin="1\n1\n").output
    (save,) = states.iterdir()
    assert "A turn: open a tile" not in latium("play", "--resume", str(save)).output


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--players", "you,gredy"), "did you mean greedy?"),
        (("--players", "you,Random"), "did you mean random?"),
        (("--record", __file__), "exists already"),
        (("--record", "/no/such/place/game.jsonl"), "could not be written"),
    ],
)
def test_a_slip_is_found_before_the_game_begins(arguments: tuple[str, ...], told: str) -> None:
    result = latium("play", "founders", *arguments)
    assert result.exit_code == 2
    assert told in result.output


def test_after_the_end_one_can_look_back() -> None:
    result = latium("play", "founders", "--players", "random,random", "--seed", "2", stdin="score\nlog 2\n\n")
    assert result.output.count("Total") == 2


def test_the_way_on_is_told_as_the_command_was_called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", [".venv/bin/latium"])
    assert ".venv/bin/latium play --resume" in latium("play", "founders").output
    monkeypatch.setattr("sys.argv", ["/somewhere/latium/__main__.py"])
    monkeypatch.setattr("sys.orig_argv", ["python"])
    assert "python -m latium play --resume" in latium("play", "founders").output


def test_a_set_of_one_s_own_brings_its_own_names(tmp_path: Path) -> None:
    ours = read_text("latium.games.founders", "data/components.toml")
    theirs = tmp_path / "set.toml"
    theirs.write_text(ours.replace('id = "forest"', 'id = "jungle"\nname = "deep jungle"'), encoding="utf-8")
    output = latium("play", "founders", "--seed", "3", "--components", str(theirs), stdin="deep jungle\n").output
    assert "You drafted deep jungle." in output


def test_the_commitment_is_told_first() -> None:
    assert Dice.from_seed(3).commitment in latium("play", "founders", "--seed", "3").output.replace("\n", "")


def test_a_fresh_secret_is_drawn_without_a_seed() -> None:
    assert latium("play", "founders").output != latium("play", "founders").output


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play"], "Which game?"),
        (["play", "founder"], "did you mean founders"),
        (["play", "founders", "--players", "you"], "seats"),
        (["play", "founders", "--players", "a,b,c,d,e"], "seats"),
        (["play", "founders", "--players", "you,,greedy"], "needs a name"),
        (["play", "founders", "--players", "you,random:x=1"], "parameter"),
        (["play", "founders", "--option", "nonsense=1"], "nonsense"),
        (["play", "--resume", "/no/such/file"], "cannot be read"),
    ],
)
def test_a_request_that_makes_no_sense_is_refused_with_a_sentence(arguments: list[str], complaint: str) -> None:
    result = latium(*arguments)
    assert result.exit_code == 2
    assert complaint in result.output


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("columns", ["20", "40", "80", "160"])
def test_every_width_will_do(lang: str, columns: str) -> None:
    result = latium("play", "founders", "--seed", "6", "--lang", lang, stdin="1\n" * 30, COLUMNS=columns)
    assert result.exit_code == 0
    board = [line for line in result.output.splitlines() if "│" in line]
    assert all(len(line) <= int(columns) for line in board)


def test_french_is_spoken_throughout() -> None:
    output = latium("play", "founders", "--seed", "6", "--lang", "fr", stdin="1\n" * 40 + "aide\n").output
    assert not re.search(r"\b(the|you|your|which|tile)\b", output.partition("\n")[2])


def test_an_old_terminal_gets_ascii(tmp_path: Path) -> None:
    own = process("play", "founders", "--seed", "6", "--lang", "fr", stdin=None, PYTHONIOENCODING="ascii")
    output, errors = own.communicate(timeout=30)
    assert own.returncode == 0, errors
    assert output.isascii()
    assert "?" not in output.partition("+---")[2].replace("? ", "").replace(" ?", "").replace("?\n", "")
