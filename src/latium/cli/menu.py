"""A long list of moves as a short menu: notations that begin alike share a line until one of them is chosen."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

FEW: Final = 12
"""So many moves are listed one by one."""


class Choice(NamedTuple):
    """A line of a menu: what its moves have in common, and the rest of each. A single move has nothing left over."""

    prefix: str
    tails: tuple[str, ...]

    @property
    def single(self) -> bool:
        return len(self.tails) == 1

    @property
    def flat(self) -> bool:
        """Whether one more word tells the moves apart, so they can be listed on the line."""
        return all(" " not in tail for tail in self.tails)


def menu(notations: Sequence[str], prefix: str = "", limit: int = FEW) -> list[Choice]:
    """At most `limit` lines for the moves that begin with `prefix`, unless their next word alone needs more."""
    moves = [notation for notation in notations if begins(notation, prefix)]
    if len(moves) <= limit or (prefix and _are_sets(moves)):
        return [Choice(move, ("",)) for move in moves]
    choices = _grouped(moves, prefix)
    while (place := _expandable(choices, limit)) is not None:
        choices[place : place + 1] = _children(choices[place])
    return sorted(choices) if prefix and all(choice.single for choice in choices) else choices


def _are_sets(moves: Sequence[str]) -> bool:
    """Whether a move can be the beginning of another: those are many and short, and the next word tells little."""
    known = set(moves)
    return any(move.rpartition(" ")[0] in known for move in moves)


def begins(notation: str, prefix: str) -> bool:
    """Whether the notation begins with these words."""
    return not prefix or notation == prefix or notation.startswith(f"{prefix} ")


def _grouped(moves: Iterable[str], prefix: str) -> list[Choice]:
    depth = len(prefix.split()) + 1
    groups: dict[str, list[str]] = {}
    for move in moves:
        words = move.split()
        groups.setdefault(" ".join(words[:depth]), []).append(" ".join(words[depth:]))
    return [_choice(head, tails) for head, tails in groups.items()]


def _choice(head: str, tails: list[str]) -> Choice:
    if len(tails) == 1:
        return Choice(f"{head} {tails[0]}".strip(), ("",))
    return Choice(head, tuple(tails if any(" " in tail for tail in tails) else sorted(tails)))


def _children(choice: Choice) -> list[Choice]:
    return _grouped([f"{choice.prefix} {tail}" for tail in choice.tails], choice.prefix)


def _expandable(choices: Sequence[Choice], limit: int) -> int | None:
    for place, choice in enumerate(choices):
        if choice.single or choice.flat or _are_sets([f"{choice.prefix} {tail}".strip() for tail in choice.tails]):
            continue
        if len(choices) - 1 + len(_children(choice)) <= limit:
            return place
    return None
