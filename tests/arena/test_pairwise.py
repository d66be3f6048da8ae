"""Who finishes ahead of whom."""

from latium.arena.pairwise import ahead, duels
from latium.arena.statistics import wilson


def test_a_shared_rank_is_half_a_win() -> None:
    assert ahead(("a", "b"), (1, 2), "a", "b") == 1
    assert ahead(("a", "b"), (1, 2), "b", "a") == 0
    assert ahead(("a", "b"), (1, 1), "a", "b") == 0.5


def test_of_several_seats_all_pairs_count() -> None:
    assert ahead(("a", "b", "b", "b"), (2, 1, 3, 4), "a", "b") == 2 / 3
    assert ahead(("a", "b", "a", "b"), (1, 2, 3, 4), "b", "a") == 0.25


def test_who_was_not_there_met_nobody() -> None:
    assert ahead(("a", "b"), (1, 2), "a", "c") is None
    assert duels(["a", "b", "c"], [(("a", "b"), (1, 2))])["c"] == {}


def test_the_table_counts_games_with_wilsons_interval() -> None:
    games = [(("a", "b"), (1, 2)), (("b", "a"), (1, 2)), (("a", "b"), (1, 2)), (("c", "a"), (1, 1))]
    table = duels(["a", "b", "c"], games)
    against = table["a"]["b"]
    share = wilson(2, 3)
    assert (against.games, against.share, against.low, against.high) == (3, share.share, share.low, share.high)
    assert table["b"]["a"].share == round(1 - 2 / 3, 4)
    assert table["c"]["a"].share == 0.5
    assert list(table["a"]) == ["b", "c"]
