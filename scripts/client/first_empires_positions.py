"""Writes positions of real games into web/src/games/first-empires/fixtures, for the tests of the board: for every step
that asks somebody, one position as that seat sees it, with its question and its legal actions; the end of a game; and
one in which a card can be scored."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from latium.bots import roster
from latium.core.options import resolve
from latium.core.play import redacted
from latium.core.seats import CHANCE, Seat
from latium.games.first_empires.actions import Action, Score
from latium.games.first_empires.events import AnyEvent
from latium.games.first_empires.game import GAME
from latium.games.first_empires.state import State

FOLDER: Final = Path(__file__).parents[2] / "web" / "src" / "games" / "first-empires" / "fixtures"
SEED: Final = 11
LATE: Final = 5
"""The round from which positions are worth looking at."""

Position = dict[str, Any]


def games() -> Iterator[tuple[str, Iterator[tuple[State, list[AnyEvent]]]]]:
    """A game for each side of the map that matters, by name."""
    for seats in (2, 4, 5):
        yield f"{seats}", game(seats, SEED + seats)


def game(seats: int, seed: int) -> Iterator[tuple[State, list[AnyEvent]]]:
    """The positions of a game among bots, each with what led to it since somebody was asked."""
    rng = random.Random(seed)
    state = GAME.setup(seats, resolve(GAME.facts, seats, {}))
    bots = [roster.make("greedy", GAME, seat, seed + seat) for seat in range(seats)]
    log: list[AnyEvent] = []
    while acting := GAME.to_act(state):
        seat = acting[0]
        legal = GAME.legal(state, seat)
        if seat == CHANCE:
            action: Action = rng.choices(legal, GAME.weights(state))[0]
        else:
            yield state, log
            log = []
            action = bots[seat].choose(GAME.observe(state, seat), legal)
        state = state.copy()
        GAME.apply(state, seat, action, log)
    yield state, log


def position(state: State, log: list[AnyEvent], viewer: Seat) -> Position:
    """What the client of a seat has before it."""
    legal = GAME.legal(state, viewer)
    seen = redacted(GAME, log, viewer)
    return {
        "viewer": viewer,
        "view": msgspec.to_builtins(GAME.observe(state, viewer)),
        "asked": {
            "decision": 1,
            "question": msgspec.to_builtins(GAME.question(state, viewer)),
            "legal": [{"notation": GAME.write(state, one), "action": GAME.pack(state, one)} for one in legal],
        }
        if legal
        else None,
        "fresh": [
            {"event": msgspec.to_builtins(event), "message": msgspec.to_builtins(GAME.describe(event)), "seat": viewer}
            for event in seen
        ],
    }


def positions() -> dict[str, Position]:
    """By step and number of seats; of several such positions the one with most to choose from late in the game."""
    found: dict[str, tuple[int, Position]] = {}
    for name, course in games():
        for state, log in course:
            seat = state.pending[-1].asks if state.pending else 0
            legal = GAME.legal(state, seat)
            worth = len(legal) + (100 if state.round >= LATE else 0)
            kind = f"{_kind(state, legal)}-{name}"
            if worth > found.get(kind, (-1, {}))[0]:
                found[kind] = worth, position(state, log, seat)
    return {name: told for name, (_, told) in sorted(found.items())}


def _kind(state: State, legal: list[Action]) -> str:
    """The step, but that a card can be scored is rare enough to be a kind of its own."""
    if any(isinstance(action, Score) for action in legal):
        return "scoring"
    return type(state.pending[-1]).__name__.lower() if state.pending else "over"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, told in positions().items():
        (FOLDER / f"{name}.json").write_text(json.dumps(told, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
