"""The rules once more, slowly, straight from the clauses: nothing is remembered, nothing is shared with the engine.

All it knows is the view of a position and the component file. It lists what may be done in notation.
"""

import itertools
from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from latium.core.seats import Seat
from latium.games.founders.components import Components, NatureTile, Tile, VictoryTile, VillageTile
from latium.games.founders.views import Laid, PlayerView, Step, View

Place: TypeAlias = tuple[int, int]
"""A column and a row, column a and row 0 being (0, 0)."""

BOUGHT: Final[Place] = (999, 999)


def place_of(cell: str) -> Place:
    """F-1.8: a is 0, -a is -1, aa is 26."""
    sign, rest = (-1, cell[1:]) if cell.startswith("-") else (1, cell)
    letters = "".join(itertools.takewhile(str.isalpha, rest))
    number = 0
    for letter in letters:
        number = 26 * number + ord(letter) - ord("a") + 1
    return (number - 1 if sign > 0 else -number), int(rest[len(letters) :])


def name_of(place: Place) -> str:
    column, row = place
    number = column if column >= 0 else -column - 1
    letters = chr(ord("a") + number % 26)
    if number >= 26:
        letters = chr(ord("a") + number // 26 - 1) + letters
    return f"{'-' if column < 0 else ''}{letters}{row}"


def around(place: Place) -> list[Place]:
    """F-4.4: the eight cells."""
    return [(place[0] + x, place[1] + y) for x, y in itertools.product((-1, 0, 1), repeat=2) if (x, y) != (0, 0)]


def beside(place: Place) -> list[Place]:
    """F-4.3: those that share a side."""
    return [near for near in around(place) if near[0] == place[0] or near[1] == place[1]]


def block(corner: Place) -> list[Place]:
    """F-9.1: two by two, the named cell being near left."""
    return [(corner[0] + x, corner[1] + y) for x, y in itertools.product((0, 1), repeat=2)]


class Land:
    """A nation looked at with nothing but the clauses."""

    def __init__(self, tiles: dict[str, Tile], player: PlayerView) -> None:
        self.tiles = tiles
        self.player = player
        self.on: dict[Place, Laid] = {place_of(laid.cell): laid for laid in player.tiles}
        self.blocks = [set(block(place_of(corner))) for corner in player.carriages]

    def kind(self, place: Place) -> Tile:
        return self.tiles[self.on[place].tile]

    def gives(self, place: Place) -> list[str]:
        """F-1.2 to F-1.5; nothing under war (F-7.1), a craftsman (F-10.3) or a coin (F-8.9)."""
        laid = self.on[place]
        if laid.pillaged or laid.craftsman or laid.coin:
            return []
        return produced(self.kind(place))

    def united(self, place: Place) -> set[Place]:
        """F-9.3: flood over blocks that share a tile."""
        union = {place} if any(place in one for one in self.blocks) else set()
        grown = True
        while grown:
            more = union.union(*(one for one in self.blocks if one & union))
            grown, union = more != union, more
        return union

    def givers(self, place: Place) -> set[Place]:
        """F-4.4 and F-9.2; never the tile on the place itself, which a swap removes first (F-5.2)."""
        near = {other for other in around(place) if other in self.on}
        return near.union(*(self.united(other) for other in near)) - {place}

    def meets(self, needs: Sequence[str], place: Place, bought: str | None) -> bool:
        """F-4.5: different givers for all needs; a purchase is one more (F-8.6)."""
        offers = {giver: self.gives(giver) for giver in self.givers(place)}
        if bought is not None:
            offers[BOUGHT] = [bought]
        return any(
            all(need in offers[giver] for need, giver in zip(needs, chosen, strict=True))
            for chosen in itertools.permutations(offers, len(needs))
        )

    def rim(self) -> set[Place]:
        """F-4.3: empty cells that share a side with a tile."""
        return {near for place in self.on for near in beside(place)} - set(self.on)

    def unprotected(self) -> list[Place]:
        """F-7.2 to F-7.4."""
        return [
            (column, row)
            for column, row in self.on
            if row == max(other for same, other in self.on if same == column) and not self.on[column, row].pillaged
        ]

    def settleable(self) -> Iterator[tuple[str, Place]]:
        """F-10.2: a coin is no obstacle."""
        for place, laid in self.on.items():
            tile = self.kind(place)
            free = not laid.pillaged and not laid.craftsman
            if isinstance(tile, VillageTile) and free and tile.produces in self.player.hand.craftsmen:
                yield tile.produces, place


def produced(tile: Tile) -> list[str]:
    if isinstance(tile, VictoryTile):
        return []
    produces: str | tuple[str, ...] = getattr(tile, "produces")  # noqa: B009  # three classes have it
    return [produces] if isinstance(produces, str) else list(produces)


def needed(tile: Tile) -> Sequence[str]:
    return () if isinstance(tile, NatureTile) else tuple(getattr(tile, "requires"))  # noqa: B009


class Slow:
    """A position and what may be done in it."""

    def __init__(self, components: Components, view: View) -> None:
        self.view = view
        self.tiles = {tile.id: tile for tiles in components.classes().values() for tile in tiles}
        self.lands = [Land(self.tiles, player) for player in view.players]
        self.stacks = {
            stack: sum(view.face_down.get(tile.id, 0) for tile in components.classes()[stack])
            for stack in ("nature", "village", "city")
        }

    @property
    def step(self) -> Step:
        return self.view.steps[-1]

    def seat(self) -> Seat:
        assert self.step.seat is not None
        return self.step.seat

    def face_up(self) -> set[str]:
        """F-4.2."""
        return {tile for row in self.view.rows.values() for tile in row} | set(self.view.display)

    def legal(self) -> set[str] | None:
        """What the seat may do; None where CHANCE decides."""
        match self.step.step:
            case "Drafting":
                return {f"draft {tile}" for tile in self.view.draft}
            case "Laying":
                one, other = self.view.players[self.seat()].drafted
                pairs = [(one, other), (other, one)]
                return {f"lay {first} {how} {second}" for first, second in pairs for how in ("beside", "before")}
            case "Opening":
                return self.openings()
            case "TokenStep":
                return {"keep", *self.wars(), *self.coins(), *self.carriages(), *self.craftsmen()}
            case "Adding":
                return self.additions(self.face_up(), self.step.resource) | self.instead() | self.swaps(self.face_up())
            case "Placing":
                drawn = {self.step.tile or ""}
                return self.additions(drawn, None) | self.swaps(drawn)
            case "Voting":
                return {"agree", "refuse"}
        return None

    def openings(self) -> set[str]:
        """F-3.3, F-11.4 to F-11.6."""
        opens = {f"open {stack}" for stack, size in self.stacks.items() if size}
        idle = not any(any(land.settleable()) for land in self.lands)
        return opens | ({"propose"} if self.view.options["agreement"] and idle and not self.step.proposed else set())

    def additions(self, tiles: set[str], bought: str | None) -> set[str]:
        land = self.lands[self.seat()]
        return {
            f"add {tile} {name_of(place)}"
            for place in land.rim()
            for tile in tiles
            if land.meets(needed(self.tiles[tile]), place, bought)
        }

    def swaps(self, tiles: set[str]) -> set[str]:
        """F-5.1, F-5.2."""
        land = self.lands[self.seat()]
        return {
            f"swap {tile} {name_of(place)}"
            for place in land.on
            for tile in tiles
            if land.meets(needed(self.tiles[tile]), place, self.step.resource)
        }

    def instead(self) -> set[str]:
        """F-4.11, F-4.14."""
        if self.additions(self.face_up(), self.step.resource):
            return set()
        return {"draw"} if self.stacks["nature"] else {"finish"}

    def rivals(self) -> Iterator[tuple[Seat, Land]]:
        return ((seat, land) for seat, land in enumerate(self.lands) if seat != self.seat())

    def wars(self) -> set[str]:
        if not self.view.players[self.seat()].hand.war:
            return set()
        return {f"war {seat + 1} {name_of(cell)}" for seat, land in self.rivals() for cell in land.unprotected()}

    def coins(self) -> set[str]:
        """F-8.2 to F-8.5."""
        if not self.view.players[self.seat()].hand.coin:
            return set()
        return {
            f"coin {seat + 1} {name_of(cell)} {resource}"
            for seat, land in self.rivals()
            for cell in land.on
            for resource in land.gives(cell)
        }

    def carriages(self) -> set[str]:
        """F-9.1, F-9.4."""
        land = self.lands[self.seat()]
        if not land.player.hand.carriage:
            return set()
        full = [corner for corner in land.on if all(cell in land.on for cell in block(corner))]
        return {f"carriage {name_of(corner)}" for corner in full if set(block(corner)) not in land.blocks}

    def craftsmen(self) -> set[str]:
        return {f"craftsman {good} {name_of(place)}" for good, place in self.lands[self.seat()].settleable()}
