"""A position as OpenSpiel wants it: ids for everybody, chance included, and a past."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, final

import msgspec

from latium.adapters.numbering import numbering_for
from latium.adapters.observing import observer_for, size
from latium.adapters.openspiel.recall import Ply, as_known_by
from latium.adapters.walk import Walk
from latium.core.canonical import canonical
from latium.core.protocol import Options
from latium.core.seats import CHANCE, Seat
from latium.games import SHELF

TERMINAL: Final = -4
"""OpenSpiel's number for nobody; CHANCE is the same there as here."""


@final
class Setting:
    """What all positions of a game share."""

    def __init__(self, slug: str, seats: int, options: Options) -> None:
        self.game = SHELF[slug]
        self.seats = seats
        self.options = options
        self.numbering = numbering_for(self.game, seats, options)
        self.observer = observer_for(self.game, seats, options)
        self.names = self.numbering.names()
        self.blocks = self.observer.blocks()
        self.numbers = size(self.blocks)

    def named(self, ids: Sequence[int]) -> str:
        return " ".join(self.names[id] for id in ids)


@cache
def _setting(slug: str, seats: int, options: bytes) -> Setting:
    return Setting(slug, seats, msgspec.json.decode(options))


def setting(slug: str, seats: int, options: Options) -> Setting:
    """The setting of a game with so many seats and these options, which are complete; made once."""
    return _setting(slug, seats, canonical(options))


@final
class Position:
    """A state, the ids chosen so far, and what led to it. Copies and pickles are cheap: they share the past."""

    __slots__ = ("past", "setting", "state", "walk")

    def __init__(self, of: Setting, state: Any, past: Ply | None = None, chosen: Sequence[int] = ()) -> None:
        self.setting = of
        self.state = state
        self.past = past
        self.walk: Walk | None = None
        """The decision at hand; None once the game is over."""
        self._ask()
        for id in chosen:
            self.take(id)

    def copy(self) -> "Position":
        twin = Position.__new__(Position)
        twin.setting = self.setting
        twin.state = self.state.copy()
        twin.past = self.past
        twin.walk = None if self.walk is None else self.walk.copy()
        return twin

    def __deepcopy__(self, _: dict[int, Any]) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        of = self.setting
        past = []
        ply = self.past
        while ply is not None:
            past.append(tuple(ply[1:]))
            ply = ply.before
        place = (of.game.facts.slug, of.seats, dict(of.options))
        return _restored, (*place, of.game.dump(self.state), tuple(reversed(past)), tuple(self.chosen))

    @property
    def seat(self) -> Seat:
        """Who chooses."""
        return TERMINAL if self.walk is None else self.walk.seat

    @property
    def chosen(self) -> list[int]:
        """The ids so far, which only whoever chooses knows."""
        return [] if self.walk is None else self.walk.chosen

    def offered(self) -> list[int]:
        return [] if self.walk is None else self.walk.offered()

    def odds(self) -> list[tuple[int, float]]:
        """How likely each id of CHANCE is. A path of CHANCE is one id."""
        game = self.setting.game
        ids = self.setting.numbering.ids_at(CHANCE, game.legal(self.state, CHANCE), 0)
        weights = game.weights(self.state)
        total = sum(weights)
        return sorted((id, weight / total) for id, weight in zip(ids, weights, strict=True))

    def take(self, id: int) -> None:
        """The next id. Raises ValueError if it is not offered."""
        assert self.walk is not None, "somebody chooses"
        seat = self.walk.seat
        action = self.walk.take(id)
        if action is None:
            return
        observer = self.setting.observer
        only_for = observer.only_for(self.state, seat, action)
        self.setting.game.apply(self.state, seat, action)
        self.past = Ply(self.past, seat, tuple(self.walk.chosen), only_for, observer.discloses(self.state))
        self._ask()

    def seen_by(self, seat: Seat) -> bytearray:
        """What a seat may know, in numbers."""
        found = self.setting.observer.encode(self.state, seat)
        for id in self.chosen if seat == self.seat else ():
            found[self.setting.numbers - len(self.setting.names) + id] += 1
        return found

    def resampled(self, seat: Seat, uniform: Callable[[], float]) -> "Position":
        """Another position that the seat cannot tell from this one. Others remember what the seat knows they did."""
        game = self.setting.game
        state = game.determinize(game.observe(self.state, seat), Uniform(uniform))
        return Position(self.setting, state, as_known_by(self.past, seat), self.chosen if seat == self.seat else ())

    def _ask(self) -> None:
        game = self.setting.game
        acting = game.to_act(self.state)
        self.walk = Walk(self.setting.numbering, acting[0], game.legal(self.state, acting[0])) if acting else None


@final
class Uniform:
    """OpenSpiel's numbers from 0 to 1 as a generator of ours."""

    def __init__(self, uniform: Callable[[], float]) -> None:
        self._uniform = uniform

    def below(self, bound: int) -> int:
        return min(int(self._uniform() * bound), bound - 1)


def _restored(
    slug: str, seats: int, options: Options, dump: Any, plies: Sequence[tuple[Any, ...]], chosen: Sequence[int]
) -> Position:
    past: Ply | None = None
    for ply in plies:
        past = Ply(past, *ply)
    return Position(setting(slug, seats, options), SHELF[slug].restore(dump), past, chosen)
