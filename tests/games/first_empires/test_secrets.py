"""E-1.10: hands are private, decks have no order, and nobody knows what a city is worth before the end."""

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from latium.core.canonical import canonical
from latium.core.errors import NotationError
from latium.core.records import Record, partial
from latium.core.seats import CHANCE, Seat
from latium.core.text import LANGUAGES, texts
from latium.games.first_empires import GAME
from latium.games.first_empires.actions import Action, Blacken, Convert, Draw, Score
from latium.games.first_empires.events import Drew
from latium.games.first_empires.state import State
from latium.testing import Case, Chooser, Walk, rule, walk
from tests.games.first_empires.drawing import after, cards_of, events, hand, legal, table, view

SEATS = [2, 3, 4, 5]
WORDS = ["score", "black", "convert", "s", "b", "c", "draw", "move", "reroll", "finish", "score gansu"]
"""What somebody may type to find out more."""


def varied(state: State, viewer: Seat | None, chooser: Chooser) -> State:
    """The position with other hands for everybody else, as large as before, and decks of all the rest."""
    other = state.copy()
    for seat, player in enumerate(other.players):
        if seat != viewer:
            unseen = state.catalogue.cards_in(player.hand | player.deck)
            held = sum(1 << card for card in chooser.some(unseen, player.hand.bit_count()))
            player.hand, player.deck = held, (player.hand | player.deck) & ~held
    return other


def with_more_cards(state: State, chooser: Chooser) -> State:
    """The position with up to three cards more in every hand, so that there is something to hide all along."""
    other = state.copy()
    for player in other.players:
        drawn = sum(1 << card for card in chooser.some(state.catalogue.cards_in(player.deck), 3))
        player.hand, player.deck = player.hand | drawn, player.deck & ~drawn
    return other


def walked(seats: int, seed: int) -> Walk:
    return walk(GAME, Case(seats, {}), seed=seed)


def viewers(seats: int) -> list[Seat | None]:
    return [None, *range(seats)]


def told(state: State, viewer: Seat | None, pool: Sequence[Action]) -> dict[str, bytes]:
    """Everything that is shown to a viewer in a position, or that it may ask."""
    shown = {
        "view": canonical(GAME.observe(state, viewer)),
        "to act": canonical(GAME.to_act(state)),
        "outcome": canonical(GAME.outcome(state)),
        "scores": canonical(GAME.scores(state)),
    }
    if viewer is None:
        return shown
    actions = GAME.legal(state, viewer)
    return {
        **shown,
        "legal": canonical([GAME.pack(state, action) for action in actions]),
        "refusals": canonical([GAME.explain(state, viewer, action) for action in pool]),
        "question": canonical(GAME.question(state, viewer)),
        "previews": canonical([GAME.preview(state, viewer, action) for action in actions]),
        "reading": canonical([read(state, viewer, text) for text in WORDS]),
    }


def read(state: State, viewer: Seat, text: str) -> str:
    try:
        return GAME.write(state, GAME.read(state, viewer, text))
    except NotationError as error:
        return str(error)


# --- whatever is told is the same whatever others hold


@rule("E-1.10", "E-8.1")
@pytest.mark.parametrize("seats", SEATS)
def test_whatever_a_viewer_is_told_is_the_same_whatever_others_hold(seats: int) -> None:
    path = walked(seats, 200 + seats)
    chooser, differing = Chooser(seats), 0
    for n, played in enumerate(path.states):
        pool = chooser.some([action for _, action in path.plies], 10)
        state = with_more_cards(played, chooser)
        viewer = viewers(seats)[n % (seats + 1)]
        other = varied(state, viewer, chooser)
        differing += canonical(GAME.dump(state)) != canonical(GAME.dump(other))
        assert told(state, viewer, pool) == told(other, viewer, pool)
    assert differing > len(path.states) // 2


@rule("E-1.10")
@pytest.mark.parametrize("seats", SEATS)
def test_whatever_others_do_looks_the_same_whatever_they_hold_besides(seats: int) -> None:
    """Events and the view afterwards, for each ply that can be played in both worlds."""
    path = walked(seats, 300 + seats)
    chooser, compared = Chooser(seats), 0
    for n, (played, (seat, action)) in enumerate(zip(path.states, path.plies, strict=False)):
        state = with_more_cards(played, chooser)
        viewer = viewers(seats)[n % (seats + 1)]
        other = varied(state, viewer, chooser)
        if seat != viewer and action in GAME.legal(state, seat) and action in GAME.legal(other, seat):
            assert seen_of(state, seat, action, viewer) == seen_of(other, seat, action, viewer)
            compared += 1
    assert compared > len(path.states) // 3


def seen_of(state: State, seat: Seat, action: Action, viewer: Seat | None) -> tuple[bytes, bytes]:
    new, log = state.copy(), list[Any]()
    GAME.apply(new, seat, action, log)
    return canonical([GAME.redact(event, viewer) for event in log]), canonical(GAME.observe(new, viewer))


@rule("E-1.10")
def test_a_view_tells_sizes_and_what_lies_open_and_the_own_hand() -> None:
    state = table(
        civilizations=("huaxia", "etruria", "karthadst"),
        hands={0: "gansu-road jade-tribute", 1: "amber-route"},
        scored={0: "oracle-bones"},
        discarded={0: "canal-granaries"},
        taken={0: {1: 1}},
    )
    for viewer in viewers(3):
        player = GAME.observe(state, viewer).players[0]
        assert (player.hand_size, player.deck_size) == (2, 5)
        assert (player.scored, player.discarded) == (("oracle-bones",), ("canal-granaries",))
        assert player.taken == (0, 1, 0)
        assert player.hand == (("gansu-road", "jade-tribute") if viewer == 0 else None)


@rule("E-1.10")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_not_a_card_of_a_hand_or_deck_is_named_to_others(viewer: Seat | None) -> None:
    state = table(civilizations=("huaxia", "etruria", "karthadst"), hands={0: "gansu-road jade-tribute"})
    shown = canonical(GAME.observe(state, viewer)).decode()
    assert not any(card in shown for card in cards_of("huaxia"))


# --- draws


@rule("E-1.10", "E-8.9")
def test_only_who_draws_learns_which_card_it_is() -> None:
    state = after(table(at={"rus": (0, 4)}, step="Advancing", dice="g", hands={0: "salt-caravans"}), "raise green")
    log = events(state, "draw elephant-muster")
    assert log == [Drew(seat=0, card="elephant-muster")]
    assert [GAME.redact(event, 0) for event in log] == log
    for viewer in (None, 1):
        assert [GAME.redact(event, viewer) for event in log] == [Drew(seat=0, card=None)]


@rule("E-1.10", "E-2.7")
def test_to_others_all_draws_look_alike() -> None:
    state = after(table(at={"rus": (0, 4)}, step="Advancing", dice="g", hands={0: "salt-caravans"}), "raise green")
    for viewer in (None, 1):
        seen = {seen_of(state, CHANCE, action, viewer) for action in GAME.legal(state, CHANCE)}
        assert len(seen) == 1
    assert len({seen_of(state, CHANCE, action, 0) for action in GAME.legal(state, CHANCE)}) == 8


@rule("E-1.10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_of_a_draw_unseen_names_no_card(language: str) -> None:
    speaker = texts(language, "latium.games.first_empires", strict=True)
    told = GAME.describe(Drew(seat=0, card=None))
    assert told.id == "event-drew-unseen"
    assert speaker.sentence(told, ("Livia", "Marcus"), 1) in ("Livia drew a card.", "Livia a pioché une carte.")


@rule("E-1.10")
@pytest.mark.parametrize("seats", SEATS)
def test_all_other_events_are_for_everybody(seats: int) -> None:
    for event in itertools.chain.from_iterable(walked(seats, 400 + seats).events):
        for viewer in viewers(seats):
            seen = GAME.redact(event, viewer)
            assert seen == event or (isinstance(event, Drew) and event.seat != viewer)


# --- questions


def worlds(size: int, **position: Any) -> Iterator[State]:
    """The same position with every hand of that size."""
    for cards in itertools.combinations(cards_of("huaxia"), size):
        yield table(civilizations=("huaxia", "etruria", "karthadst"), hands={0: cards}, **position)


MAP = {"scythia": (0, 2), "albion": (0, 2), "funan": (0, 1), "rus": (1, 1), "etruria": (1, 2), "karthadst": (2, 4)}
POSITIONS: list[dict[str, Any]] = [
    {"step": "Rerolling", "dice": "o b", "at": MAP},
    {"step": "Moving", "dice": "o p k", "at": MAP, "points": 2},
    {"step": "Moving", "dice": "o p k", "at": MAP, "points": 2, "fresh": False},
    {"step": "Advancing", "dice": "o p k", "at": MAP},
    {"step": "Advancing", "dice": "o p k", "at": MAP, "fresh": False},
    {"step": "Advancing", "dice": "k", "at": MAP, "fresh": False},
    {"step": "Advancing", "dice": "g", "at": {"rus": (0, 3)}},
    {"step": "Closing", "dice": "k", "at": MAP},
]


@rule("E-3.3", "E-8.1", "E-1.10")
@pytest.mark.parametrize("size", [0, 1, 2])
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: f"{position['step']} {position['dice']}")
def test_what_is_asked_next_never_depends_on_which_cards_a_hand_holds(position: dict[str, Any], size: int) -> None:
    """For everything but cards: the same can be done, and leads to the same step."""
    steps = {frozenset(led_to(state)) for state in worlds(size, **position)}
    assert len(steps) == 1


def led_to(state: State) -> Iterator[tuple[str, bytes]]:
    for action in GAME.legal(state, 0):
        if not isinstance(action, Blacken | Convert | Score):
            after_it = state.copy()
            GAME.apply(after_it, 0, action)
            yield GAME.write(state, action), canonical(GAME.observe(after_it, 1))


@rule("E-8.1", "E-4.5", "E-1.10")
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: f"{position['step']} {position['dice']}")
def test_what_a_card_can_be_discarded_for_never_depends_on_which_it_is(position: dict[str, Any]) -> None:
    offered = set()
    for state in worlds(1, **position):
        (card,) = hand(state)
        texts = [text for text in legal(state) if text.split()[0] in ("black", "convert")]
        offered.add(tuple(text.replace(card, "card") for text in texts))
    assert len(offered) == 1


@rule("E-3.3", "E-10.8")
def test_a_seat_is_asked_at_the_end_of_its_turn_for_the_size_of_its_hand_only() -> None:
    position: dict[str, Any] = {"step": "Advancing", "fresh": False, "dice": "k", "at": MAP}
    assert {view(after(state, "rest")).steps[-1].step for state in worlds(1, **position)} == {"Closing"}
    (empty,) = worlds(0, **position)
    assert view(after(empty, "rest")).steps[-1].step == "Rolling"


@rule("E-1.10", "E-3.3")
def test_typing_tells_nobody_what_another_holds() -> None:
    state = table(
        civilizations=("huaxia", "etruria", "karthadst"),
        at={"scythia": (0, 1), "funan": (0, 2)},
        hands={0: "gansu-road jade-tribute"},
        dice="o",
    )
    assert "gansu-road" in read(state, 0, "black")
    for text in WORDS:
        assert read(state, 1, text) == read(varied(state, 1, Chooser(1)), 1, text)


# --- city tokens


@rule("E-1.6", "E-1.10")
@pytest.mark.parametrize("seats", SEATS)
def test_what_a_city_is_worth_is_nowhere_before_the_end(seats: int) -> None:
    path = walked(seats, 500 + seats)
    first = next(n for n, state in enumerate(path.states) if view(state).steps[-1].step == "Revealing")
    for state in path.states[: first + 1]:
        dump = msgspec.json.decode(canonical(GAME.dump(state)))
        assert dump["values_left"] == [[0, 2, 3, 1]] * seats
        assert all(player["revealed"] == [] for player in dump["players"])
    assert not any("turn-up" in ply.notation for ply in path.record.standing()[:first])
    assert path.record.standing()[first].notation.startswith("turn-up")


@rule("E-1.6")
def test_even_the_owner_and_who_took_it_see_no_more_than_a_token() -> None:
    state = table(taken={1: {0: 1}}, tokens={0: "orange blue purple green"})
    for viewer in (None, 0, 1):
        seen = GAME.observe(state, viewer)
        assert seen.players[1].taken == (1, 0)
        assert seen.regions["karthadst"].cities == (1, 0)
        assert seen.values_left == ((0, 2, 3, 1), (0, 2, 3, 1))


# --- guesses and records


@rule("E-1.10")
def test_hidden_hands_are_guessed_from_what_was_not_seen() -> None:
    state = table(
        civilizations=("huaxia", "etruria", "karthadst"),
        hands={0: "gansu-road", 1: "amber-route painted-tombs"},
        scored={1: "augurs-college"},
        discarded={1: "book-of-thunder"},
    )
    seen = GAME.observe(state, 0)
    guessed = set()
    for seed in range(200):
        guess = GAME.determinize(seen, Chooser(seed))
        assert hand(guess, 0) == ("gansu-road",)
        assert canonical(GAME.observe(guess, 0)) == canonical(seen)
        guessed.add(hand(guess, 1))
    possible = set(cards_of("etruria")) - {"augurs-college", "book-of-thunder"}
    assert guessed == set(itertools.combinations([card for card in cards_of("etruria") if card in possible], 2))


@rule("E-1.10", "E-1.6")
@pytest.mark.parametrize("seats", SEATS)
def test_a_record_shown_to_a_seat_names_no_card_that_was_hidden_from_it(seats: int) -> None:
    path = walked(seats, 600 + seats)
    path.record.finish(GAME.outcome(path.end), path.dice.secret)
    for viewer in viewers(seats)[:3]:
        shown = Record.from_text(partial(GAME, path.record, viewer).to_text())
        assert len(shown.entries) == len(path.states)
        for state, glimpse in zip(path.states, shown.entries, strict=True):
            text = canonical(glimpse).decode()
            assert not any(f'"{card}"' in text for card in hidden(state, viewer))
    assert any(isinstance(action, Draw) for _, action in path.plies)


def hidden(state: State, viewer: Seat | None) -> list[str]:
    """Cards in the hands of others and in their decks; and in the own deck, which has no order."""
    masks = [player.deck | (0 if seat == viewer else player.hand) for seat, player in enumerate(state.players)]
    return [state.catalogue.cards[card] for mask in masks for card in state.catalogue.cards_in(mask)]


@rule("E-1.10")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_partial_record_is_the_same_whatever_others_hold_at_the_end(seats: int) -> None:
    """The cards nobody ever showed could be any: the last glimpse is the same with others in their place."""
    path = walked(seats, 700 + seats)
    for viewer in viewers(seats):
        for seed in range(3):
            other = varied(path.end, viewer, Chooser(seed))
            assert msgspec.to_builtins(GAME.observe(other, viewer)) == msgspec.to_builtins(
                GAME.observe(path.end, viewer)
            )
