"""The value that plays on at random."""

from latium.bots.generator import Generator
from latium.bots.value import WHOLE, value_for
from latium.core.canonical import canonical
from latium.games import SHELF
from latium.testing.walks import Case, walk
from tests.core.toy import GAME as WAGER


def test_somebody_wins_and_the_position_stays_as_it_was() -> None:
    game = SHELF["first-empires"]
    path = walk(game, Case(3, {}), seed=1, plies=80)
    value = value_for(game, 3, "random", Generator(1))
    assert {share for _ in range(4) for share in value.shares(path.end)} <= {0, WHOLE // 2, WHOLE}
    assert canonical(game.dump(path.end)) == path.dumps[-1]


def test_every_playout_is_another_and_the_seed_decides_them_all() -> None:
    start = walk(WAGER, Case(2, {}), seed=1).states[0]

    def won(seed: int) -> list[list[int]]:
        value = value_for(WAGER, 2, "random", Generator(seed))
        return [value.shares(start) for _ in range(30)]

    assert len({tuple(shares) for shares in won(1)}) > 1
    assert won(1) == won(1) != won(2)
