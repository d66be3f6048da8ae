"""What the spaces of a civilization board are worth in First Empires, with so many own turns still to come."""

from typing import Final

from latium.games.first_empires.catalogue import COLOURS, GREEN, Catalogue

POINT: Final = 100
CITY: Final = 183
"""A city token, of which nobody knows more than the mean (E-1.6)."""
CARD: Final = 110
"""A card still to be drawn, while there are turns to come; half as much in the last one."""

CAPACITY: Final[list[list[int]]] = [
    [0, 0, 0, 110, 200, 270],
    [0, 40, 65, 80, 88],
    [0, 0, 0, 30, 50, 62, 70],
    [0],
    [0, 0, 0, 0, 30, 55, 75, 85, 95, 100, 105],
]
"""By track and by what it shows: what dice, re-rolls, movement points and explorers bring in each turn to come."""

_WORTHS: Final[dict[tuple[Catalogue, int, int], list[list[int]]]] = {}


def level_worths(catalogue: Catalogue, civilization: int, turns: int) -> list[list[int]]:
    """By track and space: its points and city, the cards on the way to it, and what it shows for the turns to come."""
    key = (catalogue, civilization, turns)
    found = _WORTHS.get(key)
    if found is None:
        found = [_track(catalogue, civilization, track, turns) for track in range(len(COLOURS))]
        _WORTHS[key] = found
    return found


def _track(catalogue: Catalogue, civilization: int, track: int, turns: int) -> list[int]:
    values = catalogue.values[civilization][track]
    points = catalogue.level_points[civilization][track]
    city = catalogue.city_at[civilization][track]
    worths: list[int] = []
    for level in range(len(values)):
        worth = _blended(points, level, turns, catalogue.rounds)
        worth += CITY * min(level, city) // city if turns else CITY * (level >= city)
        if track == GREEN:
            worth += sum(values[1 : level + 1]) * (CARD if turns else CARD // 2)
        worths.append(worth + turns * _capacity(track, values, level))
    return worths


def _blended(points: list[int], level: int, turns: int, rounds: int) -> int:
    """Points as they are at the end; early on every step counts alike, for all of them lead to the top."""
    top = len(points) - 1
    even = POINT * points[top] * level // top
    return (POINT * points[level] * (rounds - turns) + even * turns) // rounds


def _capacity(track: int, values: list[int], level: int) -> int:
    """What a space shows; where the number stays the same for a while, each step counts as a part of the way."""
    start = level
    while start and values[start - 1] == values[level]:
        start -= 1
    end = level
    while end < len(values) and values[end] == values[level]:
        end += 1
    now = _shown(track, values[level])
    if end == len(values):
        return now
    return now + (_shown(track, values[end]) - now) * (level - start) // (end - start)


def _shown(track: int, value: int) -> int:
    row = CAPACITY[track]
    return row[min(value, len(row) - 1)]
