"""Random walks through a game: from the set-up, choice by choice, to the end or to a given ply."""

import hashlib
import random
from collections.abc import Iterator, Sequence
from typing import Any, Final

from latium.core.canonical import canonical
from latium.core.chance import Dice
from latium.core.options import resolve
from latium.core.protocol import AnyGame, Facts, Options, OptionValue
from latium.core.records import Record, header
from latium.core.seats import CHANCE, Seat

HASTE: Final = 0.5
"""How often a walk picks a kind of action first: rare kinds are then as common as those with many variants."""


class Case:
    """One way to set a game up."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = dict(options)

    def __repr__(self) -> str:
        return "-".join([f"{self.seats} seats", *(f"{name}={str(value)[:9]}" for name, value in self.options.items())])

    def complete(self, facts: Facts) -> dict[str, OptionValue]:
        return resolve(facts, self.seats, self.options)


def cases(facts: Facts, *more: Options) -> list[Case]:
    """Every seat count with the defaults, with each other choice of each option, and with each of `more`."""
    return [Case(seats, options) for seats in facts.seats for options in ({}, *_single(facts, seats), *more)]


def _single(facts: Facts, seats: int) -> Iterator[Options]:
    for option in facts.options:
        for choice in option.choices:
            beyond = option.name == "first" and isinstance(choice, int) and choice > seats
            if choice != option.default and not beyond:
                yield {option.name: choice}


class Chooser:
    """The random source of walks and determinisations: a seed, and the same choices everywhere."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def below(self, bound: int) -> int:
        return self._random.randrange(bound)

    def one(self, things: Sequence[Any]) -> Any:
        return things[self.below(len(things))]

    def some(self, things: Sequence[Any], most: int) -> list[Any]:
        """Up to `most` of the things, in their order."""
        kept = sorted(self._random.sample(range(len(things)), min(most, len(things))))
        return [things[index] for index in kept]

    def action(self, legal: Sequence[Any]) -> Any:
        if self._random.random() >= HASTE:
            return self.one(legal)
        kinds = list(dict.fromkeys(type(action) for action in legal))
        kind = self.one(kinds)
        return self.one([action for action in legal if type(action) is kind])


class Walk:
    """A game as it was walked: `states[i]` is the position before ply `i`, the last one the position after all.

    `dumps` holds what each state looked like when it arose, so that later meddling shows.
    """

    def __init__(self, game: AnyGame, case: Case, seed: int) -> None:
        self.game = game
        self.case = case
        self.seed = seed
        self.options = case.complete(game.facts)
        self.dice = Dice.from_seed(seed)
        self.states: list[Any] = [game.setup(case.seats, self.options)]
        self.dumps: list[bytes] = [canonical(game.dump(self.states[0]))]
        self.plies: list[tuple[Seat, Any]] = []
        self.events: list[list[Any]] = []
        self.record = Record(header(game.facts, case.seats, self.options, self._names(), self.dice))

    def _names(self) -> list[str]:
        return [f"Seat {seat + 1}" for seat in range(self.case.seats)]

    def __repr__(self) -> str:
        notations = [ply.notation for ply in self.record.standing()]
        return f"{self.game.facts.slug}, {self.case!r}, seed {self.seed}: {', '.join(notations)}"

    @property
    def seats(self) -> range:
        return range(self.case.seats)

    @property
    def viewers(self) -> list[Seat | None]:
        return [*self.seats, None]

    @property
    def end(self) -> Any:
        return self.states[-1]

    def step(self, seat: Seat, action: Any) -> None:
        """One ply further, on a copy."""
        game, before = self.game, self.states[-1]
        after, log = before.copy(), list[Any]()
        self.record.add(seat, game.write(before, action), game.pack(before, action))
        game.apply(after, seat, action, log)
        self.plies.append((seat, action))
        self.events.append(log)
        self.states.append(after)
        self.dumps.append(canonical(game.dump(after)))

    def back(self) -> None:
        """One ply back, as if it had not been tried."""
        for kept in (self.plies, self.events, self.states, self.dumps, self.record.entries):
            kept.pop()


def walk(game: AnyGame, case: Case, seed: int, plies: int | None = None) -> Walk:
    """A walk to the end, or over so many plies; a game that goes on beyond its bound is left there."""
    chooser = Chooser(seed)
    path = Walk(game, case, seed)
    limit = game.bound(path.end) if plies is None else plies
    while len(path.plies) < limit and (acting := game.to_act(path.end)):
        seat = chooser.one(acting)
        legal = game.legal(path.end, seat)
        if not legal:
            break
        if seat == CHANCE:
            path.step(seat, legal[path.dice.draw(path.record.draws, game.weights(path.end))])
        else:
            _choose(path, chooser, seat, legal)
    return path


def _choose(path: Walk, chooser: Chooser, seat: Seat, legal: Sequence[Any]) -> None:
    """A choice that ends the game is mostly thought over, so that walks grow long where giving up is easy."""
    chosen = chooser.action(legal)
    path.step(seat, chosen)
    others = [action for action in legal if action != chosen]
    if others and not path.game.to_act(path.end) and chooser.below(16):
        path.back()
        path.step(seat, chooser.action(others))


def fingerprint(path: Walk) -> str:
    """The SHA-256 over everything a walk showed: positions, legal lists, views, events and the record."""
    game, total = path.game, hashlib.sha256(path.record.to_text().encode())
    for state, dump in zip(path.states, path.dumps, strict=True):
        open_to = [[game.pack(state, action) for action in game.legal(state, seat)] for seat in game.to_act(state)]
        total.update(dump + canonical(open_to) + canonical([game.observe(state, viewer) for viewer in path.viewers]))
    total.update(canonical(path.events))
    return total.hexdigest()
