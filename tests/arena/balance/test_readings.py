"""What seats had, against the position at the end of the game."""

from collections import Counter
from typing import Any

import pytest

from latium.arena.balance.readings import had_in, kinds_of
from latium.arena.balance.readings.contract import Had, Thing
from latium.arena.simulation import Match, record_of
from latium.core.protocol import OptionValue
from latium.core.records import Record, replay
from latium.core.resources import package_of
from latium.core.text import texts
from latium.games import SHELF
from latium.games.first_empires.catalogue import COLOURS
from tests.core.toy import GAME as WAGER


def played(slug: str, seats: int, **options: OptionValue) -> Record:
    return record_of(Match(SHELF[slug], seats, options, ("greedy",) * seats, 5), 0)


def ended(record: Record) -> Any:
    *_, last = replay(SHELF[record.header.game], record)
    return last.state


def of_kind(had: Had, seat: int, *kinds: str) -> Counter[str]:
    counted: Counter[str] = Counter()
    for thing, count in had.seats[seat].items():
        if thing.kind in kinds:
            counted[thing.term] += count
    return counted


@pytest.mark.parametrize("seats", [2, 4])
def test_founders_had_the_tiles_of_their_nations_and_those_they_swapped(seats: int) -> None:
    record = played("founders", seats)
    had, state = had_in(SHELF["founders"], record), ended(record)
    for seat, nation in enumerate(state.nations):
        tiles = Counter(f"tile-{state.catalogue.kinds[kind]}" for kind in [*nation.tiles.values(), *nation.swapped])
        assert of_kind(had, seat, "nature", "village", "city", "victory") == tiles
    assert len(had.offered) >= sum(of_kind(had, seat, "victory").total() for seat in range(seats))


def test_tokens_that_were_used_are_counted_by_kind() -> None:
    record = played("founders", 3)
    words = Counter(ply.action["do"] for ply in record.standing())
    had = had_in(SHELF["founders"], record)
    used = sum((of_kind(had, seat, "token") for seat in range(3)), Counter())
    assert used
    assert used == {f"token-{one}": words[one] for one in ("war", "coin", "carriage", "craftsman") if words[one]}


@pytest.mark.parametrize("options", [{}, {"civilizations": "huaxia,etruria,mupata", "first": 2}])
def test_empires_had_their_civilization_their_tracks_and_their_cards(options: dict[str, OptionValue]) -> None:
    record = played("first-empires", 3, **options)
    had, state = had_in(SHELF["first-empires"], record), ended(record)
    catalogue = state.catalogue
    for seat, player in enumerate(state.players):
        assert of_kind(had, seat, "civilization") == {f"civilization-{catalogue.civilizations[player.civilization]}": 1}
        levels = {f"track-{colour}": level for colour, level in zip(COLOURS, player.levels, strict=True) if level}
        assert of_kind(had, seat, "track") == levels
        scored = {f"card-{catalogue.cards[card]}": 1 for card in catalogue.cards_in(player.scored)}
        assert of_kind(had, seat, "scored") == scored
        seen = catalogue.cards_in(player.scored | player.hand | player.discarded)
        assert of_kind(had, seat, "card") == {f"card-{catalogue.cards[card]}": 1 for card in seen}
        deck = {f"card-{catalogue.cards[card]}" for card in catalogue.cards_in(catalogue.deck_of[player.civilization])}
        assert deck <= {thing.term for thing in had.offered if thing.kind == "card"}
    assert sum(thing.kind == "card" for thing in had.offered) == 27  # nine for each civilization at the table


def test_builders_of_rome_had_what_stands_and_what_they_built_over() -> None:
    record = played("foundations-of-rome", 2)
    had, state = had_in(SHELF["foundations-of-rome"], record), ended(record)
    shown = {f"piece-{state.catalogue.pieces[monument]}" for monument in state.display}
    assert {thing.term for thing in had.offered} == shown
    for seat, player in enumerate(state.players):
        standing = Counter(f"piece-{state.catalogue.pieces[state.piece_on(one)]}" for one in player.buildings)
        built = of_kind(had, seat, "building", "monument")
        assert standing <= built
        assert set(of_kind(had, seat, "monument")) <= shown


def test_the_place_in_the_playing_order_is_not_the_seat() -> None:
    record = played("founders", 3, first=2)
    had = had_in(SHELF["founders"], record)
    assert [dict(of_kind(had, seat, "seat")) for seat in range(3)] == [{"place-3": 1}, {"place-1": 1}, {"place-2": 1}]
    first = next(ply.action["seat"] for ply in played("founders", 3).standing() if ply.action["do"] == "first")
    assert of_kind(had_in(SHELF["founders"], played("founders", 3)), first - 1, "seat") == {"place-1": 1}


def test_a_game_nobody_reads_still_has_a_playing_order() -> None:
    assert [kind.name for kind in kinds_of(WAGER, [2, 3], {})] == ["seat"]
    record = record_of(Match(WAGER, 2, {}, ("random", "random"), 1), 0)
    assert had_in(WAGER, record).seats[1] == {Thing("seat", "place-2"): 1}


@pytest.mark.parametrize("slug", SHELF)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_component_has_a_name(slug: str, language: str) -> None:
    game = SHELF[slug]
    words = texts(language, "latium", package_of(game), strict=True)
    for kind in kinds_of(game, game.facts.seats, {}):
        assert words.format(f"balance-kind-{kind.name}")
        if kind.name != "seat":
            names = [words.term(term) for term in kind.terms]
            assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("slug", "counts"),
    [
        ("founders", {"seat": 4, "nature": 6, "village": 6, "city": 24, "token": 4, "victory": 25}),
        ("first-empires", {"seat": 5, "civilization": 5, "track": 5, "card": 45, "scored": 45}),
        ("foundations-of-rome", {"seat": 5, "building": 20, "monument": 19}),
    ],
)
def test_all_components_are_among_the_things(slug: str, counts: dict[str, int]) -> None:
    game = SHELF[slug]
    found: Counter[str] = Counter()
    for kind in kinds_of(game, game.facts.seats, {}):
        found[kind.name] += len(kind.terms)
    assert found == counts


def test_without_monuments_there_are_none_to_judge() -> None:
    kinds = kinds_of(SHELF["foundations-of-rome"], [2], {"monuments": False})
    assert [kind.name for kind in kinds] == ["seat", "building"]
