"""`latium perft`: how fast the tree of a game grows; a change in the rules changes the counts."""

from typing import Final

import click

from latium.arena.perft import after_chance
from latium.arena.perft import perft as count
from latium.cli.choices import components_option, game_argument, option_option, options_of, seats_option
from latium.cli.problems import BadRequest
from latium.cli.speech import console, lang_option, sentence
from latium.cli.tables import table
from latium.core.chance import Dice
from latium.core.options import resolve
from latium.core.protocol import AnyGame

DEEPEST: Final = 100
"""Far more plies than anybody has the time for."""


@click.command()
@game_argument
@click.option("--depth", type=click.IntRange(min=1), default=3, show_default=True, help="How many plies to look ahead.")
@seats_option
@click.option("--seed", type=int, help="Draw the chance plies of the set-up from this seed; else they are counted too.")
@option_option
@components_option
@lang_option
def perft(
    game: AnyGame, depth: int, seats: int, seed: int | None, option: tuple[str, ...], components: str | None
) -> None:
    """Count the ways GAME can go, by number of plies."""
    if depth > DEEPEST:
        raise BadRequest(sentence("perft-deep", depth=depth, most=DEEPEST))
    state = game.setup(seats, resolve(game.facts, seats, options_of(game, option, components), simulated=True))
    if seed is not None:
        state = after_chance(game, state, Dice.from_seed(seed))
    counts = table(numbers=["plies", "ways"])
    for plies, ways in enumerate(count(game, state, depth), 1):
        counts.add_row(str(plies), str(ways))
    console().print(counts)
