"""Writes positions of real games into web/src/games/first-empires/fixtures, for the tests of the board: for every step
that asks somebody, one position as that seat sees it, with its question and its legal actions; the end of a game; and
one in which a card can be scored."""

from typing import Final

from latium.games.first_empires.actions import Action, Score
from latium.games.first_empires.game import GAME
from latium.games.first_empires.state import State
from scripts.client import positions as games
from scripts.client.positions import Position

SEATS: Final = (2, 4, 5)
"""A number for each side of the map that matters."""
SEED: Final = 1
LATE: Final = 5
"""The round from which positions are worth looking at."""


def positions() -> dict[str, Position]:
    """By step and number of seats; of several such positions the one with most to choose from late in the game."""
    found: dict[str, tuple[int, Position]] = {}
    for seats in SEATS:
        for state, log in games.course(GAME, seats, {}, SEED + seats):
            seat = state.pending[-1].asks if state.pending else 0
            legal = GAME.legal(state, seat)
            worth = len(legal) + (100 if state.round >= LATE else 0)
            kind = f"{_kind(state, legal)}-{seats}"
            if worth > found.get(kind, (-1, {}))[0]:
                found[kind] = worth, games.position(GAME, (state, log), seat)
    return {name: told for name, (_, told) in sorted(found.items())}


def _kind(state: State, legal: list[Action]) -> str:
    """The step, but that a card can be scored is rare enough to be a kind of its own."""
    if any(isinstance(action, Score) for action in legal):
        return "scoring"
    return type(state.pending[-1]).__name__.lower() if state.pending else "over"


def main() -> None:
    games.write("first-empires", positions())


if __name__ == "__main__":
    main()
