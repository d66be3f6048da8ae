"""Positions of games among bots, as the client of a seat has them before it: for the tests of the boards."""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from latium.bots import roster
from latium.core.chance import Dice
from latium.core.options import resolve
from latium.core.play import redacted
from latium.core.protocol import A, E, Game, Options, Refusal, S, V
from latium.core.resources import package_of
from latium.core.seats import CHANCE, Seat
from latium.core.text import texts

GAMES: Final = Path(__file__).parents[2] / "web" / "src" / "games"

Position = dict[str, Any]


def course(game: Game[S, A, E, V], seats: int, options: Options, seed: int) -> Iterator[tuple[S, list[E]]]:
    """The positions in which a seat is asked, and the end, each with what happened since the one before."""
    dice = Dice.from_seed(seed, seats)
    state = game.setup(seats, resolve(game.facts, seats, options))
    bots = [roster.make("greedy", game, seat, seed + seat) for seat in range(seats)]
    log: list[E] = []
    draws = 0
    while acting := game.to_act(state):
        seat = acting[0]
        legal = game.legal(state, seat)
        if seat == CHANCE:
            action = legal[dice.draw(draws, game.weights(state))]
            draws += 1
        else:
            yield state, log
            log = []
            action = bots[seat].choose(game.observe(state, seat), tuple(legal))
        state = state.copy()
        game.apply(state, seat, action, log)
    yield state, log


def position(game: Game[S, A, E, V], moment: tuple[S, list[E]], viewer: Seat) -> Position:
    """What the client of a seat has before it."""
    state, log = moment
    legal = game.legal(state, viewer)
    listed = [{"notation": game.write(state, action), "action": game.pack(state, action)} for action in legal]
    question = msgspec.to_builtins(game.question(state, viewer)) if legal else None
    return {
        "viewer": viewer,
        "view": msgspec.to_builtins(game.observe(state, viewer)),
        "demands": msgspec.to_builtins(game.demands(state, viewer)),
        "asked": {"decision": 1, "question": question, "legal": listed} if legal else None,
        "fresh": [told(game, event) for event in redacted(game, log, viewer)],
        "outcome": msgspec.to_builtins(game.outcome(state)),
    }


def told(game: Game[S, A, E, V], event: E) -> Position:
    """An event with its sentence."""
    message = msgspec.to_builtins(game.describe(event))
    return {"event": msgspec.to_builtins(event), "message": message, "seat": getattr(event, "seat", None)}


def problem(game: Game[S, A, E, V], refusal: Refusal, names: Sequence[str], reader: Seat) -> Position:
    """A refusal as the server tells it, in English."""
    package = package_of(game)
    return {
        "message": {"type": "message", "id": refusal.message, "args": {}},
        "package": package,
        "sentence": texts("en", package).sentence(refusal, names=names, reader=reader),
        "clause": refusal.clause,
        "refusal": None,
    }


def write(slug: str, positions: Mapping[str, Position]) -> None:
    """As fixtures of a board, by name."""
    folder = _folder(slug)
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in _files(positions).items():
        (folder / name).write_text(text, encoding="utf-8")


def stale(slug: str, positions: Mapping[str, Position]) -> list[str]:
    """The fixtures of a board that are not what they would be made now, or would not be made any more."""
    kept = {path.name: path.read_text(encoding="utf-8") for path in _folder(slug).iterdir()}
    made = _files(positions)
    return sorted(name for name in kept | made if kept.get(name) != made.get(name))


def _folder(slug: str) -> Path:
    return GAMES / slug / "fixtures"


def _files(positions: Mapping[str, Position]) -> dict[str, str]:
    return {f"{name}.json": json.dumps(seen, ensure_ascii=False) + "\n" for name, seen in positions.items()}
