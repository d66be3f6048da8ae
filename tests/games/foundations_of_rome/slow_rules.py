"""The rules once more, slowly, straight from the clauses: nothing is remembered, nothing is shared with the engine.

All it knows is what everybody sees and the component file. Buildings are sets of squares. It lists what may be done in
notation, tells which clauses speak against a construction, and scores.
"""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

from latium.core.seats import Seat
from latium.games.foundations_of_rome.views import View

Square: TypeAlias = tuple[int, int]
"""Column and row, counted from 0."""
Squares: TypeAlias = frozenset[Square]

BESIDE: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))
ACROSS: Final = ((1, 1), (1, -1), (-1, 1), (-1, -1))


class Standing(NamedTuple):
    """A building in the city; `told` is the number the view gives it."""

    owner: Seat
    piece: str
    squares: Squares
    told: int


class Scored(NamedTuple):
    """What an era brings a seat."""

    commerce: int
    coins: int
    civic: int
    population: int


def square(name: str) -> Square:
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def squares(text: str) -> Squares:
    """`c4`, `c4+c5+d5`, or everything between two corners, `c4-f5`."""
    if "-" not in text:
        return frozenset(map(square, text.split("+")))
    (left, top), (right, bottom) = map(square, text.split("-"))
    return frozenset((x, y) for x in range(left, right + 1) for y in range(top, bottom + 1))


def written(covered: Squares) -> str:
    """The other way round."""
    names = [f"{chr(ord('a') + x)}{y + 1}" for x, y in sorted(covered, key=lambda place: place[::-1])]
    return f"{names[0]}-{names[-1]}" if len(names) > 1 and is_rectangle(covered) else "+".join(names)


def is_rectangle(covered: Squares) -> bool:
    columns, rows = {x for x, _ in covered}, {y for _, y in covered}
    return len(columns) * len(rows) == len(covered)


def turned(shape: Iterable[Square]) -> Iterator[list[Square]]:
    """The four quarter turns, wherever they end up (R-5.3)."""
    now = list(shape)
    for _ in range(4):
        yield now
        now = [(-y, x) for x, y in now]


@cache
def places(shape: tuple[Square, ...], side: int) -> frozenset[Squares]:
    """R-5.3: the shape in every turn, put down with its first lot on every lot of the city."""
    found: set[Squares] = set()
    for now in turned(shape):
        corner = now[0]
        for x in range(side):
            for y in range(side):
                moved = {(a - corner[0] + x, b - corner[1] + y) for a, b in now}
                if all(0 <= a < side and 0 <= b < side for a, b in moved):
                    found.add(frozenset(moved))
    return frozenset(found)


@cache
def components_of(text: str) -> dict[str, Any]:
    return tomllib.loads(text)


class Slow:
    """A position and what may be done in it."""

    def __init__(self, components: str, view: View) -> None:
        data = components_of(components)
        self.view = view
        self.game: dict[str, Any] = data["game"]
        self.shapes = {name: tuple((x, y) for x, y in at) for name, at in data["shapes"].items()}
        self.kinds: dict[str, dict[str, Any]] = {kind["id"]: kind for kind in data["building"] + data["monument"]}
        self.monuments = {kind["id"] for kind in data["monument"]}
        self.side: int = self.game["sizes"][str(view.seats)]
        self.owner = {square(name): seat for name, seat in view.lots.items()}
        self.city = [Standing(one.owner, one.piece, squares(one.footprint), one.worth) for one in view.buildings]
        self.cards = {monument.piece: monument.cards for monument in view.display}

    @property
    def seat(self) -> Seat:
        seat = self.view.steps[-1].seat
        assert seat is not None
        return seat

    # --- what there is

    def of(self, seat: Seat, type_: str = "any") -> list[Standing]:
        return [one for one in self.city if one.owner == seat and type_ in ("any", self.kinds[one.piece]["type"])]

    def built_on(self) -> set[Square]:
        return {place for one in self.city for place in one.squares}

    def empty(self, seat: Seat) -> set[Square]:
        """Own lots without a building: there lies a marker on each (R-5.5)."""
        return {place for place, owner in self.owner.items() if owner == seat} - self.built_on()

    def supply(self, seat: Seat) -> int:
        return int(self.game["lot_markers"]) - len(self.empty(seat))

    def monument_supply(self, seat: Seat) -> int:
        standing = [one for one in self.of(seat) if one.piece in self.monuments]
        return int(self.game["monument_markers"]) - len(standing)

    def at_border(self, place: Square) -> bool:
        return not {0, self.side - 1}.isdisjoint(place)

    def neighbours(self, covered: Squares) -> list[Standing]:
        """R-9.4: other buildings with a lot beside one of these; beyond a corner too where the table plays so."""
        steps = BESIDE + (ACROSS if self.view.options["diagonals"] else ())
        near = {(x + right, y + down) for x, y in covered for right, down in steps}
        return [one for one in self.city if one.squares & near and not one.squares & covered]

    def number(self, one: Standing, what: str) -> int:
        """The `population` or `coins` of a building; some count their neighbours (R-7.12)."""
        kind = self.kinds[one.piece]
        each: int = kind.get(f"{what}_per_neighbour", 0)
        if each and not self.view.options["live_temples"]:
            return one.told
        return int(kind.get(what, 0)) + each * len(self.neighbours(one.squares))

    def total(self, seat: Seat, what: str) -> int:
        return sum(self.number(one, what) for one in self.of(seat))

    def income(self, seat: Seat) -> int:
        """R-4.1."""
        return int(self.game["income_base"]) + self.total(seat, "coins")

    # --- what may be done

    def legal(self) -> set[str]:
        """R-3.1."""
        return {"income", *self.purchases(), *self.constructions()}

    def purchases(self) -> Iterator[str]:
        """R-4.2, R-4.4, R-4.6."""
        can = not self.view.final_turns and self.supply(self.seat) > 0
        for slot, _ in enumerate(self.view.row if can else ()):
            if self.view.players[self.seat].coins >= self.game["deed_prices"][slot]:
                yield f"buy {slot + 1}"

    def constructions(self) -> Iterator[str]:
        for piece in (*self.in_tray(), *self.free_monuments()):
            for covered in self.places(piece):
                if self.owns(covered) and not self.broken(piece, covered):
                    yield f"build {piece} {written(covered)}"

    def in_tray(self) -> list[str]:
        """R-5.1: all of the set but what stands in the city."""
        standing = [one.piece for one in self.of(self.seat)]
        return [
            piece
            for piece, kind in self.kinds.items()
            if piece not in self.monuments and standing.count(piece) < kind["count"]
        ]

    def free_monuments(self) -> list[str]:
        """R-7.1."""
        standing = {one.piece for one in self.city}
        return [piece for piece in self.cards if piece not in standing]

    def places(self, piece: str) -> frozenset[Squares]:
        return places(self.shapes[self.kinds[piece]["shape"]], self.side)

    def owns(self, covered: Squares) -> bool:
        return all(self.owner.get(place) == self.seat for place in covered)

    def broken(self, piece: str, covered: Squares) -> set[str]:
        """The clauses against a construction."""
        under = [one for one in self.city if one.squares & covered]
        larger = all(len(one.squares) < len(covered) for one in under)
        against = {
            "R-5.3": covered not in self.places(piece),
            "R-5.2": not self.owns(covered),
            "R-6.1": not larger,
            "R-6.6": self.owns(covered) and not self.can_mark(covered, under),
        }
        if piece in self.monuments:
            against |= self.against_monument(piece, covered, under)
        else:
            against["R-5.1"] = piece not in self.in_tray()
        return {clause for clause, is_so in against.items() if is_so}

    def can_mark(self, covered: Squares, under: list[Standing]) -> bool:
        """R-6.5, R-6.6: a marker for each lot laid open; those that come back serve too, where the table plays so."""
        open_ = {place for one in under for place in one.squares} - covered
        freed = covered - self.built_on()
        there = self.supply(self.seat) + (len(freed) if self.view.options["marker_balance"] else 0)
        return len(open_) <= there

    def against_monument(self, piece: str, covered: Squares, under: list[Standing]) -> dict[str, bool]:
        back = [one for one in under if one.piece in self.monuments]
        if piece not in self.cards:
            return {"R-2.7": True}
        asked = self.kinds[piece][self.cards[piece]]
        return {
            "R-7.1": piece not in self.free_monuments(),
            "R-7.2": not all(self.builder_has(one, covered, under) for one in asked),
            "R-7.3": not all(self.place_has(one, covered) for one in asked),
            "R-7.5": self.monument_supply(self.seat) + len(back) < 1,
        }

    def builder_has(self, asked: Mapping[str, Any], covered: Squares, under: list[Standing]) -> bool:
        """R-7.2, R-7.9."""
        seat, type_ = self.seat, asked.get("type", "any")
        laid_open = {place for one in under for place in one.squares} - covered
        supply = self.supply(seat)
        if self.view.options["pantheon_after"]:
            supply += len(covered - self.built_on()) - len(laid_open)
        figures = {
            "lot_markers_in_supply": supply,
            "lot_markers_on_board": len(self.empty(seat)),
            "population": self.total(seat, "population"),
            "deeds": sum(owner == seat for owner in self.owner.values()),
            "lots_covered": sum(len(one.squares) for one in self.of(seat, type_)),
            "buildings": len(self.of(seat, type_)),
            "max_building_size": max([len(one.squares) for one in self.of(seat)], default=0),
            "coin_value": self.total(seat, "coins"),
            "border_lots": sum(owner == seat and self.at_border(place) for place, owner in self.owner.items()),
            "coins_in_hand": self.view.players[seat].coins,
        }
        return asked["kind"] not in figures or figures[asked["kind"]] >= asked.get("n", 1)

    def place_has(self, asked: Mapping[str, Any], covered: Squares) -> bool:
        """R-7.3, R-7.10: `neighbours` leaves out what would be covered."""
        beside = self.neighbours(covered)
        figures = {
            "touches_border": sum(self.at_border(place) for place in covered),
            "adjacent_buildings": len(beside),
            "adjacent_other_player_buildings": sum(one.owner != self.seat for one in beside),
        }
        return asked["kind"] not in figures or figures[asked["kind"]] >= asked.get("n", 1)

    # --- scoring

    def scored(self, seat: Seat) -> Scored:
        """R-9.1 to R-9.10."""
        shops = self.of(seat, "commercial")
        printed = sum(self.kinds[one.piece]["points"] for one in shops)
        coins = sum(self.number(one, "coins") for one in shops)
        civic = sum(self.civic(one) for one in self.of(seat, "civic"))
        last = self.view.era == 3
        return Scored(printed + (coins if last else 0), 0 if last else coins, civic, self.peopled(seat))

    def civic(self, one: Standing) -> int:
        """R-9.3 to R-9.7."""
        score = self.kinds[one.piece]["score"]
        counted = [self.counted(other, score["per"]) for other in self.neighbours(one.squares)]
        return int(score["points"]) * (sum(counted) // int(score.get("every", 1)))

    def counted(self, other: Standing, per: str) -> int:
        if per == "civic":
            return int(self.kinds[other.piece]["type"] == "civic")
        return 1 if per == "building" else self.number(other, per)

    def peopled(self, seat: Seat) -> int:
        """R-9.8 to R-9.10: the others as they stand on the track, one after the other."""
        track = sorted(self.total(other, "population") for other in range(self.view.seats))
        own = self.total(seat, "population")
        if own == 0:
            return 0
        ahead = [number for number in track if number > own]
        return ahead[0] if ahead else own + int(self.game["population_bonus"][self.view.era - 1])
