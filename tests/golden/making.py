"""Makes the golden files: `python -m tests.golden.making` writes them anew, after a change of the rules that is meant.

A game's folder holds a finished game for every end reason and every seat count, counts of the ways its first plies can
go, and one playthrough as text. The games are played by preferences and dice: choices do not depend on any bot, nor on
the order of a list.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from latium.arena.perft import after_chance, perft
from latium.core.chance import Dice
from latium.core.options import resolve
from latium.core.protocol import AnyGame, OptionValue, Outcome
from latium.core.records import Record, Step, header, replay
from latium.core.seats import CHANCE, Seat
from latium.games import SHELF
from tests.golden import first_empires_players, foundations_of_rome_players, founders_players

FOLDER: Final = Path(__file__).parent

Policy: TypeAlias = Callable[[Any, list[str]], list[str]]
"""From a view and the notations of what is legal: those to choose among."""


class Recipe(NamedTuple):
    """How a golden game is played."""

    seats: int
    seed: int
    policy: Policy
    options: Mapping[str, OptionValue] = {}


class Plan(NamedTuple):
    """What a game's folder holds."""

    games: Mapping[str, Recipe]
    """By name: the end reason, and whatever tells games of one reason apart behind a dash."""
    playthrough: str
    """The name of the game that is told."""
    picture: Callable[[Any], str]
    """A view as text; empty where there is nothing to see yet."""
    openings: Sequence[int]
    """To which depth the plies after the first chance are counted, for each seat count."""
    middles: Mapping[int, int]
    """To which depth the plies are counted from the position before ply so and so of the playthrough."""


PLANS: Final = {
    "founders": Plan(
        games={
            "victory-tiles": Recipe(3, 1, founders_players.builders),
            "empty-stacks": Recipe(4, 2, founders_players.idlers),
            "agreement": Recipe(2, 3, founders_players.friends, {"first": 2}),
        },
        playthrough="victory-tiles",
        picture=founders_players.picture,
        openings=(7, 5, 5),
        middles={100: 5, 200: 3},
    ),
    "first-empires": Plan(
        games={
            "rounds-2": Recipe(2, 1, first_empires_players.raiders),
            "rounds-3": Recipe(3, 2, first_empires_players.settlers, {"first": 2}),
            "rounds-4": Recipe(4, 3, first_empires_players.drifters),
            "rounds-5": Recipe(5, 4, first_empires_players.raiders),
        },
        playthrough="rounds-3",
        picture=first_empires_players.picture,
        openings=(4, 4, 4, 4),
        middles={150: 4, 248: 3, 341: 3},
    ),
    "foundations-of-rome": Plan(
        games={
            "eras-bought": Recipe(2, 1, foundations_of_rome_players.settlers),
            "eras-guarded": Recipe(3, 2, foundations_of_rome_players.misers, {"monuments": False}),
            "eras-rounds": Recipe(
                4, 5, foundations_of_rome_players.drifters, {"final_turns": "round", "cards": "mixed", "first": 2}
            ),
            "eras-drafted": Recipe(5, 4, foundations_of_rome_players.settlers, {"drafting": True, "cards": "b"}),
        },
        playthrough="eras-bought",
        picture=foundations_of_rome_players.picture,
        openings=(3, 3, 2, 2),
        middles={60: 5, 120: 4},
    ),
}


def golden(slug: str) -> Iterator[tuple[str, str]]:
    """The files of a game's folder by name, as they should be."""
    game, plan = SHELF[slug], PLANS[slug]
    records = {name: played(game, recipe) for name, recipe in plan.games.items()}
    for name, record in records.items():
        yield f"{name}.jsonl", record.to_text()
    told = list(replay(game, records[plan.playthrough]))
    yield "playthrough.txt", "".join(f"{line}\n" for line in playthrough(game, told, plan.picture))
    yield "perft.json", json.dumps(counts(game, plan, told), indent=2) + "\n"


def played(game: AnyGame, recipe: Recipe) -> Record:
    """A game by the recipe: dice for CHANCE, other dice for the choices."""
    dice, whims = Dice.from_seed(recipe.seed), Dice.from_seed(recipe.seed, 1)
    options = resolve(game.facts, recipe.seats, recipe.options)
    record = Record(header(game.facts, recipe.seats, options, _names(recipe.seats), dice))
    state = game.setup(recipe.seats, options)
    while acting := game.to_act(state):
        seat = acting[0]
        action = (
            _drawn(game, state, dice, record) if seat == CHANCE else _chosen(game, state, seat, recipe, whims, record)
        )
        record.add(seat, game.write(state, action), game.pack(state, action))
        game.apply(state, seat, action)
    record.finish(game.outcome(state), dice.secret)
    return record


def _names(seats: int) -> list[str]:
    return ["Livia", "Marcus", "Portia", "Quintus", "Rufus"][:seats]


def _drawn(game: AnyGame, state: Any, dice: Dice, record: Record) -> Any:
    return game.legal(state, CHANCE)[dice.draw(record.draws, game.weights(state))]


def _chosen(game: AnyGame, state: Any, seat: Seat, recipe: Recipe, whims: Dice, record: Record) -> Any:
    """One of those the policy prefers; sorted, so that the order of the list does not matter."""
    actions = {game.write(state, action): action for action in game.legal(state, seat)}
    preferred = sorted(recipe.policy(game.observe(state, seat), list(actions)))
    return actions[preferred[whims.draw(len(record.entries), [1] * len(preferred))]]


def playthrough(game: AnyGame, steps: Sequence[Step[Any, Any]], picture: Callable[[Any], str]) -> Iterator[str]:
    """Each ply with its events; the table wherever a ply ends with another seat to act."""
    acting: Seat | None = None
    for number, step in enumerate(steps):
        if number:
            ply = msgspec.to_builtins(step.entry)
            who = "chance" if ply["seat"] == CHANCE else f"seat {ply['seat'] + 1}"
            yield f"{number - 1:4} {who}: {ply['notation']}"
            yield from (f"       {_told(event)}" for event in step.events)
        seats = [seat for seat in game.to_act(step.state) if seat != CHANCE]
        if seats and seats[0] != acting:
            acting = seats[0]
            yield from _shown(picture(game.observe(step.state, None)))
    yield from _shown(picture(game.observe(steps[-1].state, None)))
    yield from _standing(game.outcome(steps[-1].state))


def _standing(outcome: Outcome | None) -> Iterator[str]:
    assert outcome is not None
    for seat, (rank, score) in enumerate(zip(outcome.ranks, outcome.scores, strict=True), 1):
        parts = ", ".join(f"{part.name} {part.count} for {part.points}" for part in score.parts)
        yield f"seat {seat}: rank {rank}, {score.total} points ({parts}), ties by {list(score.tie_breaks)}"


def _shown(drawing: str) -> list[str]:
    return ["", *(line.rstrip() for line in drawing.splitlines()), ""] if drawing else []


def _told(event: Any) -> str:
    fields = msgspec.to_builtins(event)
    return " ".join([fields.pop("event"), *(f"{name}={json.dumps(value)}" for name, value in fields.items())])


def counts(game: AnyGame, plan: Plan, told: Sequence[Step[Any, Any]]) -> dict[str, list[int]]:
    """How many sequences of 1, 2, ... plies there are, from the first decision and from the middle of a game."""
    found: dict[str, list[int]] = {}
    for seats, depth in zip(game.facts.seats, plan.openings, strict=True):
        start = game.setup(seats, resolve(game.facts, seats, {}, simulated=True))
        found[f"{seats} seats, first decision"] = list(perft(game, after_chance(game, start, Dice.from_seed(0)), depth))
    for ply, depth in plan.middles.items():
        found[f"playthrough, before ply {ply}"] = list(perft(game, told[ply].state, depth))
    return found


def main() -> None:
    for slug in PLANS:
        folder = FOLDER / slug
        folder.mkdir(exist_ok=True)
        for name, text in golden(slug):
            (folder / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
