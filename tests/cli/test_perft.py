"""Counts from the command line."""

import pytest

from tests.cli.running import latium


def test_counts_by_depth() -> None:
    # F-2.3: 25 victory tiles, of which the first and the second shown are counted here.
    lines = latium("perft", "founders", "--depth", "2").stdout.splitlines()
    assert [line.split() for line in lines[1:]] == [["1", "25"], ["2", "600"]]


def test_a_seed_draws_the_set_up_first() -> None:
    output = latium("perft", "founders", "--depth", "1", "--seed", "1", "--seats", "4").stdout
    ways = int(output.split()[-1])
    assert 1 < ways <= 6
    assert output == latium("perft", "founders", "--depth", "1", "--seed", "1", "--seats", "4").stdout


@pytest.mark.parametrize("arguments", [["--depth", "0"], ["--seats", "5"], ["--option", "x=1"]])
def test_a_request_that_makes_no_sense(arguments: list[str]) -> None:
    assert latium("perft", "founders", *arguments).exit_code == 2
