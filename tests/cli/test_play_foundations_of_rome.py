"""Foundations of Rome at the terminal: what is typed, what is explained, and drafting at one screen."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from latium.cli.boards.foundations_of_rome import condensed
from latium.cli.conversation import Conversation, Leave
from latium.cli.screen import CURTAIN, Screen
from latium.cli.session import Session, chairs
from latium.core.chance import Dice
from latium.core.records import Record, verify
from latium.core.text import texts
from latium.games.foundations_of_rome import GAME
from latium.games.foundations_of_rome.events import Bought, CivicScored, Dealt, Unveiled
from latium.games.foundations_of_rome.state import State
from tests.cli.running import latium
from tests.cli.talking import Say, talker
from tests.games.foundations_of_rome.drawing import city


@pytest.fixture
def say(monkeypatch: pytest.MonkeyPatch) -> Say:
    return talker(GAME, monkeypatch)


def quarter(**more: object) -> State:
    given: dict[str, object] = {
        "a": "bakery",
        "b": "domus",
        "coins": {0: 5},
        "row": "e1 e2 e3",
        "display": "lighthouse regia",
    }
    return city(
        """
        1a 1  1  2b
        1  1  .  2
        .  .  1  .
        """,
        **(given | more),  # type: ignore[arg-type]
    )


# --- moves


@pytest.mark.parametrize("typed", ["build domus c3", "b domus c3", "domus c3", "c3 domus", "build domus C3"])
def test_a_construction_is_typed_whole_cut_short_or_without_its_verb(say: Say, typed: str) -> None:
    assert "You built the domus on C3." in say(quarter(), typed)


@pytest.mark.parametrize(
    "typed",
    [
        "build insula-row a1-c1",
        "row insula a1-c1",
        "insula-row a1 b1 c1",
        "insula-row c1, b1, a1",
        "insula-row a1 c1",
        "insula-row c1",
    ],
)
def test_lots_come_in_any_order_or_only_those_that_tell(say: Say, typed: str) -> None:
    assert "You built the row insula on A1-C1." in say(quarter(), typed)


def test_lots_that_do_not_tell_open_the_menu_of_the_piece(say: Say) -> None:
    output = say(quarter(), "insula-angle b1")
    assert re.search(r"^ +5 +build insula-angle b1\+a2\+b2", output, re.MULTILINE)


@pytest.mark.parametrize("typed", ["build bakery c3", "bakery c3", "c3 bakery"])
def test_in_the_menu_of_a_piece_another_one_means_itself(say: Say, typed: str) -> None:
    assert "You built the bakery on C3." in say(quarter(), "build domus", typed)


@pytest.mark.parametrize("typed", ["build domus bakery c3", "buy domus c3", "buy -1", "buy 0"])
def test_what_is_two_moves_or_none_is_not_played(say: Say, typed: str) -> None:
    assert "is no move" in say(quarter(), typed)


@pytest.mark.parametrize("typed", ["buy 2", "buy e2", "e2"])
def test_a_deed_is_bought_by_its_place_or_its_lot(say: Say, typed: str) -> None:
    assert "You bought the deed of E2 for 3 coins." in say(quarter(), typed)


@pytest.mark.parametrize("typed", ["acheter e2", "construire insula en ligne a1-c1", "revenu"])
def test_a_move_is_understood_in_french(say: Say, typed: str) -> None:
    assert re.search(r"Vous avez (acheté|construit|touché|pris)", say(quarter(), typed, lang="fr"))


def test_every_move_shown_in_french_is_understood() -> None:
    state = quarter()
    french = texts("fr", "latium", "latium.games.foundations_of_rome", strict=True)
    session = Session.new(GAME, chairs(["you", "random"]), {}, Dice.from_seed(1))
    screen = Screen(session, french, Console(file=io.StringIO()))
    session.state = state
    talk = Conversation(session, screen)
    for action in GAME.legal(state, 0):
        assert talk.read(screen.spelled(GAME.write(state, action))) == [action]


def test_many_constructions_are_grouped_by_piece_with_their_lots(say: Say) -> None:
    output = say(quarter(), "build")
    assert re.search(r"build domus +a2 b1 b2 c1 c3  one lot, one person", output)


def test_moves_lists_them_by_piece(say: Say) -> None:
    output = say(quarter(), "moves", width=200)
    assert "  buy: 1, 2, 3" in output
    assert re.search(r"^  build domus: ", output, re.MULTILINE)


def test_deeds_are_remarked_with_lot_and_price(say: Say) -> None:
    assert "E1 for 2 coins, E2 for 3 coins, E3 for 4 coins" in say(quarter(), width=200)


def test_what_a_construction_brings_and_covers_is_remarked(say: Say) -> None:
    output = say(quarter(), "build pottery", width=200)
    assert re.search(r"build pottery a1-b1 +\+2 points this era, in place of: bakery", output)
    assert re.search(r"build pottery a2-b2 +\+2 points this era, \+1 income", output)


# --- answers


def test_a_construction_is_foreseen_with_what_the_era_would_bring(say: Say) -> None:
    output = say(quarter(), "? build domus-maxima b1-c1", width=200)
    assert "Then: You built the domus maxima on B1-C1." in output
    assert "It would change: points of this era from 0 to 6." in output
    assert "You built" not in output.split("It would change")[1]


def test_the_last_turn_of_an_era_is_foreseen_with_its_scoring_and_the_same_era_s_figures(say: Say) -> None:
    output = say(quarter(row="", final_turns=1), "? build domus-maxima b1-c1", "? income", width=300)
    assert "build domus-maxima b1-c1: your score would go from 0 to 6." in output
    assert "It would change: points of this era from 0 to 6." in output
    assert output.count("It would change") == 1


def test_income_is_foreseen(say: Say) -> None:
    assert "income from 6 to 7" in say(quarter(), "? build bakery c3", width=200)


def test_a_lot_is_explained(say: Say) -> None:
    output = say(quarter(), "? a1", "? b1", "? e2", "? d4", width=200)
    assert "A1 belongs to you.\nAt the border.\nBakery A1: one coin.\nBeside it: -." in output
    assert "B1 belongs to you and has no building." in output
    assert "E2 is for sale: place 2 of the row, 3 coins." in output
    assert "Nobody owns D4 yet." in output


def test_a_civic_building_is_explained_with_what_each_neighbour_counts(say: Say) -> None:
    state = city("1a 2b\n1c 1c", a="market", b="bakery", c="domus-maxima")
    output = say(state, "? a1", width=200)
    assert "Street market A1: one point for each coin beside it; now one point." in output
    assert "Beside it: bakery (random) 1, domus maxima (you) 0." in output


def test_a_piece_is_explained_with_its_shape_and_places(say: Say) -> None:
    output = say(quarter(), "? insula-angle", width=200)
    assert "Angled insula (residential): 3 lots, 4 people." in output
    assert "  ■■\n  ■■■■\n" in output
    assert "In your tray: 1 of 1." in output
    assert "You could build it now on" in output


def test_a_monument_is_explained_with_its_card(say: Say) -> None:
    output = say(quarter(), "? lighthouse", "? regia", "? pantheon", width=200)
    assert "Its card asks for a building of 4 lots (1/4); a place at the border." in output
    assert "Regia (residential): 6 lots, 9 people." in output
    assert "Its card asks for nothing." in output
    assert "Its card asks for 8 lot markers in the supply (3/8)." in output


def test_a_player_is_explained(say: Say) -> None:
    output = say(quarter(), "? random", width=200)
    assert "random: points 0, coins 0, income 5, people 1" in output
    assert "In the city: domus D1." in output


def test_why_names_the_clause(say: Say) -> None:
    output = say(quarter(), "why build domus d2", "why buy 6", "why build regia a1-c2", width=200)
    assert "D2 is not your lot.  [R-5.2 On own lots]" in output
    assert "only 3 are left in the row.  [R-4.2 Buying a deed]" in output
    assert "C2 is not your lot.  [R-5.2 On own lots]" in output


def test_help_knows_this_game(say: Say) -> None:
    output = say(quarter(), "?", width=200)
    assert "build <building>" in output
    assert "why build domus c4" in output


def test_events_of_a_kind_are_told_together() -> None:
    civic = CivicScored(
        seat=0, era=1, piece="garden", footprint="a1", measure="civic", neighbours=(), total=1, points=2
    )
    bought = Bought(seat=1, lot="c3", price=2)
    dealt = [Dealt(seat=seat, lot=lot) for seat, lot in ((0, "a1"), (0, "b2"), (1, "c3"))]
    shown = [Unveiled(piece=piece, cards="a") for piece in ("regia", "pantheon")]
    told = condensed([*dealt, *shown, bought, civic, civic])
    assert len(told) == 5
    assert told[0].args["lots"] == "A1, B2"
    assert told[1] == dealt[2]
    assert told[4].args["values"] == "2 + 2"
    assert told[4].args["points"] == 4


# --- several people


def hot_seat(players: str, *lines: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is on the screen between one curtain and the next, from a draft on."""
    session = Session.new(GAME, chairs(players.split(",")), {"first": 1, "drafting": True}, Dice.from_seed(1))
    out = Console(file=io.StringIO(), force_terminal=True, no_color=True, width=300)
    words = texts("en", "latium", "latium.games.foundations_of_rome", strict=True)
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    with pytest.raises(Leave):
        Conversation(session, Screen(session, words, out)).run()
    assert isinstance(out.file, io.StringIO)
    return re.sub(r"\x1b\[[\d;]*m", "", out.file.getvalue()).split(CURTAIN)


def test_each_chooses_behind_a_curtain_in_a_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    first, to_ben, ben, *_ = hot_seat("Ada,Ben", "", "1", "", "2", monkeypatch=monkeypatch)
    assert "The screen goes to Ada" in first
    assert "Your hand" not in first.split("The screen goes to Ada")[0]
    assert "The screen goes to Ben" in to_ben
    assert "Your hand" not in to_ben
    assert "Ada has chosen a deed." in ben
    held = re.findall(r"Your hand: ([A-G\d ]+?)\s*$", first, re.MULTILINE)[0].split()
    assert len(held) == 6
    assert not any(f"keep {lot.lower()}" in screen for lot in held for screen in (to_ben, ben))


def test_another_person_s_choice_is_not_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    screens = hot_seat("Ada,Ben,Cleo", "", "1", "", "undo", "1", "", "undo", monkeypatch=monkeypatch)
    assert sum("another player has moved since" in screen for screen in screens) == 2


def drafted(seats: int) -> list[str]:
    """Curtains and choices up to the last deed, which is kept by itself."""
    return ["", "1"] * seats * 5


def test_when_the_draft_is_over_nothing_is_curtained_off_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    screens = hot_seat("Ada,Ben", *drafted(2), "income", "income", "income", monkeypatch=monkeypatch)
    last = screens[-1]
    assert "The screen goes to" not in last
    assert last.count("took 5 coins") >= 3, "all in one piece"
    assert "Your hand" not in last


def test_without_secrets_any_person_at_the_screen_may_take_back(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [*drafted(2), "income", "undo", "income"]
    last = hot_seat("Ada,Ben", *lines, monkeypatch=monkeypatch)[-1]
    assert "Taken back: income" in last
    assert last.count("Ada took 5 coins") == 2


def test_without_a_draft_there_is_no_curtain_at_all(say: Say) -> None:
    assert CURTAIN not in say(quarter(), "income", "income", players="Ada,Ben", terminal=True)


# --- the command


@pytest.mark.parametrize("seats", GAME.facts.seats)
def test_a_whole_game_ends_with_scores_and_a_record_that_is_sound(seats: int, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    players = ",".join(["you"] + ["random"] * (seats - 1))
    arguments = ("--players", players, "--seed", "4", "--record", str(record))
    result = latium("play", "foundations-of-rome", *arguments, stdin="2\n1\n" * 300)
    assert result.exit_code == 0
    assert "The game is over: third era scored." in result.output
    assert verify(GAME, Record.from_text(record.read_text(encoding="utf-8"))).sound


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("columns", ["20", "40", "80", "160"])
def test_every_width_will_do(lang: str, columns: str) -> None:
    arguments = ("--seed", "6", "--lang", lang)
    result = latium("play", "foundations-of-rome", *arguments, stdin="1\n" * 5, COLUMNS=columns)
    assert result.exit_code == 0
    assert all(len(line) <= int(columns) for line in result.output.splitlines() if "│" in line)


def test_french_is_spoken_throughout() -> None:
    arguments = ("--seed", "6", "--lang", "fr")
    output = latium("play", "foundations-of-rome", *arguments, stdin="2\n1\n" * 10 + "aide\n").output
    assert not re.search(r"\b(the|you|your|which|turn|points left)\b", output.partition("\n")[2])
