"""`latium play first-empires`: what a person types is understood, and nobody sees another's hand."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from latium.cli.conversation import Conversation, Leave
from latium.cli.screen import CURTAIN, Screen
from latium.cli.session import Session, chairs
from latium.core.chance import Dice
from latium.core.records import Record, verify
from latium.core.text import texts
from latium.games.first_empires import GAME
from latium.games.first_empires.state import State
from tests.cli.running import latium
from tests.cli.talking import Say, talker
from tests.games.first_empires.drawing import table


@pytest.fixture
def say(monkeypatch: pytest.MonkeyPatch) -> Say:
    return talker(GAME, monkeypatch)


THREE_PLACES = {"scythia": (0, 4), "rus": (1, 1), "huaxia": (1, 1), "funan": (1, 1)}


def moving(points: int = 3, **more: object) -> State:
    given: dict[str, object] = {"at": THREE_PLACES, "points": points, "dice": "g k", "hands": {0: "salt-caravans"}}
    return table(**(given | more))  # type: ignore[arg-type]


def rolling() -> State:
    return table(step="Rerolling", dice="o b p g y", rerolls=1, hands={0: "salt-caravans"})


def advancing(**more: object) -> State:
    given: dict[str, object] = {"at": {"scythia": (0, 2), "aksum": (0, 2)}, "dice": "g p", "fresh": False}
    return table(step="Advancing", **(given | more))  # type: ignore[arg-type]


# --- moves


@pytest.mark.parametrize("typed", ["move scythia parsa", "mo scy par", "scythia parsa", "MOVE Scythia PARSA"])
def test_a_move_is_typed_whole_cut_short_or_without_its_verb(say: Say, typed: str) -> None:
    assert "You moved an explorer from Scythia to Parsa for one point." in say(moving(), typed)


@pytest.mark.parametrize("typed", ["déplacer scythia parsa", "deplacer Scythia Parsa", "aller scythia parsa"])
def test_a_move_is_understood_in_french(say: Say, typed: str) -> None:
    assert "Vous avez déplacé un explorateur de Scythia à Parsa" in say(moving(), typed, lang="fr")


@pytest.mark.parametrize("typed", ["move 2 scythia parsa", "2 scythia parsa", "move scythia 2 parsa"])
def test_a_number_says_how_often_a_move_is_made(say: Say, typed: str) -> None:
    answer = say(moving(), typed)
    assert "You moved 2 explorers from Scythia to Parsa for 2 points." in answer
    assert "You have one movement point left." in answer


def test_what_cannot_be_done_so_often_is_done_as_often_as_it_can_and_the_reason_told(say: Say) -> None:
    answer = say(moving(at={"scythia": (0, 1), "aksum": (0, 3), "rus": (1, 3)}), "move 2 scythia parsa")
    assert "You moved an explorer from Scythia to Parsa" in answer
    assert "You have no explorer in Scythia.  [E-5.1 " in answer
    assert "Done 1 of 2 times." in answer
    assert "Done 2 of 3 times: then this step was over." in say(moving(2), "move 3 scythia parsa")


def test_nothing_is_done_if_the_first_is_forbidden(say: Say) -> None:
    answer = say(moving(), "move 2 scythia rus")
    assert "[E-5.4 " in answer
    assert "Done" not in answer


def test_dice_are_named_by_letters_or_by_colours(say: Say) -> None:
    assert "You re-rolled 2 dice: blue and purple." in say(rolling(), "reroll b p")
    assert "You re-rolled 2 dice: blue and purple." in say(rolling(), "p blue")
    assert "Vous avez relancé" in say(rolling(), "relancer bleu violet", lang="fr")


def test_a_die_alone_is_a_move_although_others_begin_like_it(say: Say) -> None:
    assert "You re-rolled one die: blue." in say(rolling(), "reroll b")


def test_sets_of_dice_are_one_line_of_the_menu_and_open_all_at_once(say: Say) -> None:
    answer = say(rolling(), "reroll", "p g")
    assert re.search(r"2 +reroll +… 31 ways", answer)
    assert "o b p g y" in answer
    assert "You re-rolled 2 dice: purple and green." in answer


def test_moves_are_grouped_by_where_they_start_and_cards_by_name(say: Say) -> None:
    everywhere = {"karthadst": (0, 1), "aksum": (0, 1), "parsa": (0, 2), "rus": (1, 3)}
    answer = say(moving(at=everywhere, dice="o b g"))
    assert re.search(r"move karthadst +\w", answer)
    assert re.search(r"black salt-caravans +blue green orange +4 points", answer)
    assert len(re.findall(r"^ +\d+  \w", answer, re.MULTILINE)) <= 12


def test_a_verb_in_the_reader_s_language_opens_its_menu(say: Say) -> None:
    answer = say(moving(), "déplacer", "parsa", lang="fr")
    assert "Vous avez déplacé un explorateur de Scythia à Parsa" in answer


def test_costs_and_what_is_taken_are_remarked(say: Say) -> None:
    answer = say(moving(cities={"parsa": 1, "etruria": (1, 0)}), "move")
    assert re.search(r"move scythia parsa +one point, takes a city", answer)
    assert re.search(r"invade rus +needs one explorer against 1, for one point at least", answer)
    assert re.search(r"raise green +card track from 1 to 1, one point", say(advancing()))


def test_a_region_alone_is_invaded_and_then_sends_explorers(say: Say) -> None:
    answer = say(moving(), "rus", "scythia", on=True, width=300)
    assert "You set out to conquer Rus from random." in answer
    assert "You conquered Rus from random: 1 + 1 black against 1." in answer
    assert "Random retreated to" in answer


def test_a_card_is_scored_by_name_while_score_alone_is_the_standing(say: Say) -> None:
    state = moving(at={"etruria": (0, 2), "indus": (0, 2), "rus": (1, 3)})
    assert "You scored Salt Caravans for 4 points." in say(state, "score salt caravans")
    assert "You scored Salt Caravans for 4 points." in say(state, "caravans")
    assert "Vous avez validé" in say(state, "valider caravanes du sel", lang="fr")
    assert "Total" in say(state, "score")


def test_the_next_step_may_be_typed_at_once(say: Say) -> None:
    assert "You moved an explorer" in say(table(step="Rerolling", dice="g", rerolls=1), "move karthadst parsa")
    state = moving(at={"scythia": (0, 2), "aksum": (0, 2), "rus": (1, 3)}, dice="g")
    assert "You raised the card track" in say(state, "raise green")


def test_no_step_is_skipped_for_a_move_that_is_refused_for_itself(say: Say) -> None:
    civilizations = ("etruria", "karthadst")
    state = table(step="Rerolling", dice="p p p", rerolls=1, hands={0: "augurs-college"}, civilizations=civilizations)
    answer = say(state, "score augurs", "stop", "score augurs")
    assert "[E-10.6 " in answer
    assert "You scored Augurs' College" in answer


def test_a_city_and_new_explorers_are_placed_without_the_verb(say: Say) -> None:
    founding = advancing(levels={0: {"orange": 2}}, tokens={0: "orange blue purple green yellow"})
    assert "You placed the city" in say(founding, "rest", "orange aksum")


# --- questions


def test_a_region_is_explained_with_what_it_costs_to_get_there(say: Say) -> None:
    answer = say(moving(cities={"rus": 1}), "? rus")
    assert "Rus, green: random, one explorer." in answer
    assert "Cities: 1 of random." in answer
    assert "Borders Scythia, Huaxia, the Eastern Ocean." in answer
    assert "To conquer it takes one explorer, besides your black die." in answer
    assert "Points to come here from your regions: Scythia 1." in answer
    assert "Points to come here from your regions: Scythia 2." in say(moving(), "? indus")


def test_a_last_region_is_said_to_be_safe(say: Say) -> None:
    state = moving(at={"scythia": (0, 4), "rus": (1, 3)})
    assert "the only region random occupies" in say(state, "? rus")
    assert "[E-6.6 " in say(state, "why invade rus")


def test_a_card_is_explained_as_far_as_the_reader_may_know(say: Say) -> None:
    state = moving(hands={0: "salt-caravans", 1: "painted-tombs"}, discarded={1: "amber-route"})
    assert "occupy at least 2 yellow regions (0/2)" in say(state, "? salt-caravans")
    assert "In your hand." in say(state, "? salt caravans")
    assert "In your deck." in say(state, "? elephant-muster")
    assert "In the hand or the deck of random." in say(state, "? painted-tombs")
    assert "Discarded by random." in say(state, "? amber-route")
    assert "Not in this game." in say(state, "? gansu-road")


def test_tracks_oceans_players_and_black_dice_are_explained(say: Say) -> None:
    assert "Card track (green)" in say(moving(), "? green")
    assert "you: 1 1 1 1 0 1, worth 0 1 2 4 6 9; the marker is on space 1, the city on 4." in say(moving(), "? green")
    assert "The Eastern Ocean washes Albion, Rus" in say(moving(), "? eastern")
    assert "random leads Etruria: Rus 1, Huaxia 1, Funan 1." in say(moving(), "? 2")
    assert "random leads Etruria" in say(moving(), "? random")
    assert "one more explorer in every conquest" in say(moving(), "? black")


def test_a_move_is_foreseen_and_not_made(say: Say) -> None:
    answer = say(advancing(), "? raise green")
    assert "raise green: your score would go from 0 to 1." in answer
    assert "move 2" not in say(moving(), "? move 2 scythia parsa").partition(">")[2]


def test_why_names_the_clause_and_the_numbers(say: Say) -> None:
    assert "It is allowed." in say(moving(), "why invade rus")
    assert "[E-5.5 " in say(moving(), "why move scythia funan")
    assert "The card track needs one green region, and you occupy none.  [E-8.3 " in say(moving(), "why raise green")
    assert "Why what? Try: why invade rus." in say(moving(), "why")


def test_help_knows_this_game(say: Say) -> None:
    answer = say(moving(), "?")
    for words in ("a region, an ocean, a card", "rules [E-4.4]", "why invade rus", "●3 explorers"):
        assert words in answer


def test_a_repeated_question_brings_the_dice_but_not_the_whole_table(say: Say) -> None:
    answer = say(moving(), "scythia parsa")
    assert answer.count("Round 1 of 8   your turn   Dice [g] [k]") == 2
    assert "Your hand" not in answer


# --- what happened


def test_events_of_a_kind_are_told_together() -> None:
    output = latium("play", "first-empires", "--players", "you,random", "--seed", "5").output
    assert "You rolled yellow, green, and orange." in output
    assert re.search(r"^• Round 1: it is your turn", output, re.MULTILINE), "a paragraph for each turn"


# --- several people


def hot_seat(state: State, *lines: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is on the screen between one curtain and the next."""
    answers = talker(GAME, monkeypatch)(state, *lines, players="Ada,Ben", terminal=True, on=True, width=300)
    return answers.split(CURTAIN)


def test_a_retreat_in_the_middle_of_a_turn_hands_the_screen_over_and_back(monkeypatch: pytest.MonkeyPatch) -> None:
    state = moving(hands={0: "salt-caravans elephant-muster", 1: "painted-tombs"})
    lines = ("", "invade rus", "bring scythia", "", "retreat funan", "", "halt")
    first, to_ben, ben, to_ada, ada, *_ = hot_seat(state, *lines, monkeypatch=monkeypatch)
    assert "The screen goes to Ada" in first
    assert "The screen goes to Ben" in to_ben
    assert "Ada conquered Rus from Ben" in ben, "Ben learns what he had not seen"
    assert "You have lost Rus" in ben
    assert "Painted Tombs" in ben
    assert "The screen goes to Ada" in to_ada
    assert "Ben retreated to Funan" in ada
    assert "Ada conquered Rus" not in ada, "she was there"
    assert "Salt Caravans" in ada
    for screen in (first, to_ada, ada):
        assert "Painted Tombs" not in screen
    for screen in (to_ben, ben, to_ada):
        assert "Salt Caravans" not in screen
        assert "salt-caravans" not in screen


def test_another_person_s_move_is_not_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ("", "invade rus", "bring scythia", "", "undo", "retreat funan", "", "undo")
    screens = hot_seat(moving(), *lines, monkeypatch=monkeypatch)
    assert sum("another player has moved since" in screen for screen in screens) == 2


def conversation(players: str, lines: str, monkeypatch: pytest.MonkeyPatch) -> Conversation:
    session = Session.new(GAME, chairs(players.split(",")), {"first": 1}, Dice.from_seed(1))
    out = Console(file=io.StringIO(), force_terminal=True, width=80)
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    return Conversation(session, Screen(session, texts("en", "latium", "latium.games.first_empires"), out))


def test_what_was_typed_is_forgotten_and_nothing_is_completed_behind_the_curtain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    talk = conversation("Ada,Ben", "", monkeypatch)
    known: list[list[str]] = []
    forgotten: list[int] = []

    def typed(_: str) -> str:
        known.append(talk.completions(""))
        return ""

    monkeypatch.setattr(talk, "typed", typed)
    talk.forget = lambda: forgotten.append(1)
    talk.go_on()
    talk.hand_over()
    assert known == [[]]
    assert talk.completions("st") == ["stop"]
    assert not forgotten
    talk.hand_over()
    assert forgotten


def test_at_the_end_nobody_s_hand_is_on_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    talk = conversation("Ada,Ben", "1\n" * 600, monkeypatch)
    talk.run()
    assert isinstance(talk.screen.out.file, io.StringIO)
    last = talk.screen.out.file.getvalue().split(CURTAIN)[-1]
    assert "The game is over" in last
    assert "Your hand" not in last


def test_whoever_leaves_takes_the_screen_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    talk = conversation("Ada,Ben", "\nquit\n", monkeypatch)
    with pytest.raises(Leave):
        talk.run()
    talk.leave()
    assert isinstance(talk.screen.out.file, io.StringIO)
    assert "Your hand" not in talk.screen.out.file.getvalue().split(CURTAIN)[-1]


# --- the command


@pytest.mark.parametrize("seats", GAME.facts.seats)
def test_a_whole_game_ends_with_scores_and_a_record_that_is_sound(seats: int, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    players = ",".join(["you"] + ["random"] * (seats - 1))
    arguments = ("--players", players, "--seed", "4", "--record", str(record))
    result = latium("play", "first-empires", *arguments, stdin="2\n1\n" * 300)
    assert result.exit_code == 0
    assert "The game is over: last round." in result.output
    assert verify(GAME, Record.from_text(record.read_text(encoding="utf-8"))).sound


def test_a_replay_for_a_seat_does_not_name_what_others_drew(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    arguments = ("--players", "random,random", "--seed", "4", "--record", str(record))
    latium("play", "first-empires", *arguments)
    words = texts("en", "latium.games.first_empires")
    drawn = [words.term(f"card-{card}") for card in re.findall(r'"notation":"draw ([^"]+)"', record.read_text())]
    spectator = latium("replay", str(record), stdin="n\n" * 5).output
    assert drawn
    assert not any(card in spectator for card in drawn)
    assert drawn[0] in latium("replay", str(record), "--seat", "1", stdin="n\n" * 5).output


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("columns", ["20", "40", "80", "160"])
def test_every_width_will_do(lang: str, columns: str) -> None:
    result = latium("play", "first-empires", "--seed", "6", "--lang", lang, stdin="1\n" * 20, COLUMNS=columns)
    assert result.exit_code == 0
    board = [line for line in result.output.splitlines() if "●" in line and "," not in line]
    assert all(len(line) <= int(columns) for line in board)


def test_french_is_spoken_throughout() -> None:
    output = latium("play", "first-empires", "--seed", "6", "--lang", "fr", stdin="1\n" * 40 + "aide\n").output
    assert not re.search(r"\b(the|you|your|which|turn|points left)\b", output.partition("\n")[2])
