"""Writes positions of real games into web/src/games/foundations-of-rome/fixtures, for the tests of the board: as a
seat sees them, with its question and its legal actions, what some would bring, and why some others are not allowed."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain, islice, zip_longest
from typing import Any, Final

import msgspec

from latium.core.protocol import Options
from latium.core.seats import Seat
from latium.games.foundations_of_rome.actions import Action, Build
from latium.games.foundations_of_rome.events import AnyEvent, EraEnded
from latium.games.foundations_of_rome.frames import Drafting
from latium.games.foundations_of_rome.game import GAME
from latium.games.foundations_of_rome.state import State
from scripts.client import positions as games
from scripts.client.positions import Position

NAMES: Final = ("Livia", "Marcus", "Julia", "Gaius", "Tullia")
SEED: Final = 7
TOLD: Final = 2
"""So many moves of each piece come with what they would bring, and four times so many in all that are not allowed with
the reason."""

Moment = tuple[State, list[AnyEvent]]


def course(seats: int, options: Options) -> Iterator[Moment]:
    return games.course(GAME, seats, options, SEED)


def position(moment: Moment, viewer: Seat, told: int = TOLD) -> Position:
    """What the client of a seat has before it, and what it would be told."""
    state, _ = moment
    legal = GAME.legal(state, viewer)
    return {
        **games.position(GAME, moment, viewer),
        "previews": _previews(state, viewer, legal, told),
        "problems": _problems(state, viewer, legal, told),
    }


def _previews(state: State, viewer: Seat, legal: list[Action], told: int) -> dict[str, Any]:
    """By notation."""
    found: dict[str, Any] = {}
    counts: dict[int, int] = {}
    for action in legal:
        if isinstance(action, Build) and counts.get(action.piece, 0) < told:
            counts[action.piece] = counts.get(action.piece, 0) + 1
            found[GAME.write(state, action)] = msgspec.to_builtins(GAME.preview(state, viewer, action))
    return found


def _problems(state: State, viewer: Seat, legal: list[Action], told: int) -> dict[str, Any]:
    """By notation."""
    if not legal or isinstance(state.pending[-1], Drafting):
        return {}
    found: dict[str, Any] = {}
    by_place = chain.from_iterable(zip_longest(*state.catalogue.builds))
    for action in islice((action for action in by_place if action is not None and action not in legal), told * 4):
        refusal = GAME.explain(state, viewer, action)
        assert refusal is not None
        found[GAME.write(state, action)] = games.problem(GAME, refusal, NAMES, viewer)
    return found


def first(moments: Iterator[Moment], wanted: Callable[[State, list[AnyEvent]], bool]) -> Moment:
    """The first moment of a kind."""
    return next((state.copy(), log) for state, log in moments if wanted(state, log))


def _most_places(state: State, seat: Seat) -> int:
    """On how many legal places a piece can cover one and the same lot."""
    builds = [action for action in GAME.legal(state, seat) if isinstance(action, Build)]
    covers = Counter((build.piece, lot) for build in builds for lot in state.catalogue.lots_of[build.footprint])
    return max(covers.values(), default=0)


def positions(told: int = TOLD) -> dict[str, Position]:
    """By what there is to see."""
    mixed: Options = {"first": 1, "cards": "mixed"}

    def asks(seat: Seat, era: int) -> Callable[[State, list[AnyEvent]], bool]:
        return lambda state, _: state.era == era and GAME.to_act(state) == (seat,) and len(state.row) == 6

    def scored(_: State, log: list[AnyEvent]) -> bool:
        return any(isinstance(event, EraEnded) for event in log)

    def chosen_once(state: State, _: list[AnyEvent]) -> bool:
        return isinstance(state.pending[-1], Drafting) and len(state.hands[0]) == 5 and state.choices[1] >= 0

    opening = first(course(2, mixed), asks(0, 0))
    middle = first(course(3, mixed), asks(0, 1))
    late = [moment for moment in course(5, mixed) if asks(0, 2)(*moment)]
    full = max(late, key=lambda moment: len(GAME.legal(moment[0], 0)))
    draft = first(course(3, {**mixed, "drafting": True}), chosen_once)
    roomy = first(course(3, mixed), lambda state, _: _most_places(state, 0) > 2)
    ended = first(course(2, mixed), lambda state, _: bool(state.reason))
    return {
        "opening": position(opening, 0, told),
        "roomy": position(roomy, 0, told),
        "middle": position(middle, 0, told),
        "full": position(full, 0, told),
        "draft": position(draft, 2, told),
        "scored": position(first(course(3, mixed), scored), 0, told),
        "ended": position(ended, 0, told),
    }


def main() -> None:
    games.write("foundations-of-rome", positions())


if __name__ == "__main__":
    main()
