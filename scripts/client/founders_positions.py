"""Writes positions of real games into web/src/games/founders/fixtures, for the tests of the board: as a seat sees them,
with its question and its legal actions, what some of them would bring, and why some others are not allowed."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from latium.core.protocol import Options
from latium.core.seats import Seat
from latium.games.founders.actions import Action, Add, Pillage, Propose, Swap
from latium.games.founders.events import AnyEvent
from latium.games.founders.frames import Adding, Drafting, Laying, Opening, Placing, TokenStep, Voting
from latium.games.founders.game import GAME
from latium.games.founders.state import State
from scripts.client import positions as games
from scripts.client.positions import Position

NAMES: Final = ("Livia", "Marcus", "Julia", "Gaius")
SEED: Final = 11
TOLD: Final = 24
"""So many additions and swaps come with what they would bring, and so many that are not allowed with the reason."""
OPTIONS: Final[Options] = {"first": 1}

Moment = tuple[State, list[AnyEvent]]


def course(seats: int, seed: int = SEED) -> Iterator[Moment]:
    return games.course(GAME, seats, OPTIONS, seed)


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
    """By notation, those of tiles that need something first."""
    moves = [action for action in legal if isinstance(action, Add | Swap)]
    needy = [action for action in moves if state.catalogue.needs[action.kind]]
    plain = [action for action in moves if not state.catalogue.needs[action.kind]]
    return {
        GAME.write(state, action): msgspec.to_builtins(GAME.preview(state, viewer, action))
        for action in (needy + plain)[:told]
    }


def _problems(state: State, viewer: Seat, legal: list[Action], told: int) -> dict[str, Any]:
    """By notation."""
    found: dict[str, Any] = {}
    for action in _trials(state, viewer):
        refusal = None if action in legal or not legal else GAME.explain(state, viewer, action)
        if refusal is not None and len(found) < told:
            found[GAME.write(state, action)] = games.problem(GAME, refusal, NAMES, viewer)
    return found


def _trials(state: State, viewer: Seat) -> Iterator[Action]:
    """Things somebody could want: war on any tile of the next seat, every face-up tile on every free cell beside
    one's own."""
    frame = state.pending[-1] if state.pending else None
    if isinstance(frame, TokenStep):
        rival = (viewer + 1) % state.seats
        yield from (Pillage(rival, cell) for cell in state.nations[rival].tiles)
    elif isinstance(frame, Adding):
        shown = [kind for kind in range(len(state.catalogue.kinds)) if state.face_up >> kind & 1]
        yield from (Add(kind, cell) for kind in reversed(shown) for cell in state.nations[viewer].frontier)


def first(moments: Iterator[Moment], wanted: Callable[[State], bool]) -> Moment:
    """The first moment of a kind."""
    return next((state.copy(), log) for state, log in moments if wanted(state))


def asks(seat: Seat, frame: type, tiles: int = 0) -> Callable[[State], bool]:
    """Whether a seat with so many tiles is asked in such a step."""
    return lambda state: (
        bool(state.pending)
        and isinstance(state.pending[-1], frame)
        and state.pending[-1].asks == seat
        and len(state.nations[seat].tiles) >= tiles
    )


def many_tokens(state: State) -> bool:
    """Whether the first seat may play war, coin and something at home."""
    verbs = {GAME.write(state, action).split()[0] for action in GAME.legal(state, 0)}
    return {"war", "coin", "carriage"} <= verbs


def voting() -> Moment:
    """The second seat is asked whether the game is to end."""
    may_propose = Propose()
    state, _ = first(course(2), lambda state: asks(0, Opening, 8)(state) and may_propose in GAME.legal(state, 0))
    log: list[AnyEvent] = []
    GAME.apply(state, 0, may_propose, log)
    assert isinstance(state.pending[-1], Voting)
    return state, log


def drawn() -> Moment:
    """A seat has drawn a nature tile that it must lay."""
    courses = (course(2, seed) for seed in range(SEED, SEED + 200))
    return next((state.copy(), log) for moments in courses for state, log in moments if asks(0, Placing)(state))


def positions(told: int = TOLD) -> dict[str, Position]:
    """By what there is to see."""
    tokens = next(
        (state.copy(), log)
        for seed in range(SEED, SEED + 100)
        for state, log in course(2, seed)
        if asks(0, TokenStep, 9)(state) and many_tokens(state)
    )
    return {
        "draft": position(first(course(3), asks(1, Drafting)), 1, told),
        "laying": position(first(course(2), asks(0, Laying)), 0, told),
        "opening": position(first(course(2), asks(0, Opening, 6)), 0, told),
        "tokens": position(tokens, 0, told),
        "adding": position(first(course(2), asks(0, Adding, 9)), 0, told),
        "drawn": position(drawn(), 0, told),
        "voting": position(voting(), 1, told),
        "four": position(first(course(4), asks(0, Adding, 12)), 0, told),
        "ended": position(first(course(2), lambda state: bool(state.reason)), 0, told),
    }


def main() -> None:
    games.write("founders", positions())


if __name__ == "__main__":
    main()
