"""What a value looks at: whole numbers about the table, about every seat, and about what only a seat itself knows."""

from typing import Any, Protocol, final


@final
class Look:
    """One position, counted. A seat's features are those of the table, its own secrets, its own public numbers, and
    those of the rivals: of the only one, or of the best one and of all together."""

    __slots__ = ("private", "public", "table")

    def __init__(self, table: list[int], public: list[list[int]], private: list[list[int]]) -> None:
        self.table = table
        self.public = public
        """By seat; the first number tells who is ahead."""
        self.private = private
        """By seat: what nobody else knows."""

    def features(self, seat: int) -> list[int]:
        found = self.table + self.private[seat] + self.public[seat]
        rivals = [numbers for other, numbers in enumerate(self.public) if other != seat]
        best = rivals[0]
        for rival in rivals:
            if rival[0] > best[0]:
                best = rival
        found += best
        if len(rivals) > 1:
            for number in range(len(best)):
                total = 0
                for rival in rivals:
                    total += rival[number]
                found.append(total)
        return found


class Traits(Protocol):
    """How a game is looked at. Never asked once a game is over."""

    def started(self, state: Any) -> bool:
        """Whether there is anything to tell seats apart by."""
        ...

    def look(self, state: Any) -> Look: ...

    def names(self) -> list[list[str]]:
        """Of the numbers about the table, of a seat's secrets, and of its public numbers."""
        ...


def feature_names(traits: Traits, seats: int) -> list[str]:
    """In the order of `Look.features`."""
    table, private, public = traits.names()
    found = table + [f"own {name}" for name in private + public] + [f"best rival's {name}" for name in public]
    if seats > 2:
        found += [f"rivals' {name}" for name in public]
    return found
