"""Positions with one thing wrong: a game must refuse them, or be able to play on."""

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final

from latium.core.canonical import canonical
from latium.core.errors import SaveError
from latium.core.protocol import AnyGame, Options
from latium.testing import Case, Chooser, walk

NONSENSE: Final[tuple[Any, ...]] = (None, True, -2, -1, 0, 1, 2, 9, 10**18, "", [], [0], {})


def damage_and_play(game: AnyGame, seats: int, options: Options, seed: int, words: Sequence[str]) -> int:
    """Damage positions of a walk and play on from those that are accepted; how many were. `words` are names that the
    game knows, to be put where they do not belong."""
    chooser = Chooser(seed)
    accepted = 0
    for state in chooser.some(walk(game, Case(seats, options), seed).states, 6):
        for data in _damaged(game, state, chooser, words, 20):
            try:
                restored = game.restore(data)
            except SaveError:
                continue
            accepted += 1
            _play_on(game, restored, chooser)
    return accepted


def _damaged(game: AnyGame, state: Any, chooser: Chooser, words: Sequence[str], times: int) -> Iterator[Any]:
    """Dumps with one thing changed, lost or doubled; half of the time in the steps that are owed."""
    for _ in range(times):
        data = json.loads(canonical(game.dump(state)))
        known = [part for part in ("steps", "turn") if isinstance(data.get(part), list | dict)]
        parts = known if chooser.below(2) else [key for key in data if key != "options"]
        inside = [place for part in parts for place in _places(data[part])]
        holder, key = chooser.one([*inside, *((data, part) for part in parts)])
        if isinstance(holder, list) and not chooser.below(4):
            holder.append(holder[key])
        elif not chooser.below(8):
            del holder[key]
        else:
            near = [holder[key] - 1, holder[key] + 1] if isinstance(holder[key], int) else []
            holder[key] = chooser.one([*NONSENSE, *words, *near])
        yield data


def _places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every list and table of the data, with each of its keys."""
    keys = list(data) if isinstance(data, dict) else list(range(len(data))) if isinstance(data, list) else []
    for key in keys:
        yield data, key
        yield from _places(data[key])


def _play_on(game: AnyGame, state: Any, chooser: Chooser) -> None:
    for _ in range(game.bound(state)):
        acting = game.to_act(state)
        if not acting:
            break
        game.apply(state, acting[0], chooser.action(game.legal(state, acting[0])))
    assert game.outcome(state) is not None
