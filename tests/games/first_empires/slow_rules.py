"""The rules once more, slowly, straight from the clauses: nothing is remembered, nothing is shared with the engine.

All it knows is what the acting seat sees and the component file. It lists what may be done in notation. `Table` knows
still less: it moves explorers as one would at a table, a border at a time, and lets them wait at sea.
"""

import itertools
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple, TypeAlias

from latium.core.seats import Seat
from latium.games.first_empires.components import Card, Components, Condition
from latium.games.first_empires.views import PlayerView, Step, View

TRACKS: Final = ("orange", "blue", "purple", "green", "yellow")
FACES: Final = (*TRACKS, "black")
TOP: Final = 5

Borders: TypeAlias = Mapping[str, tuple[str, ...]]
"""Regions and oceans alike, by the areas they border."""


def borders(components: Components, seats: int) -> Borders:
    """E-1.1 to E-1.3: land borders between regions in play, coasts, and the oceans with each other."""
    there = {region.id: region for region in components.regions(seats)}
    land = components.borders.land(seats)
    found = {id: (*(near for near in land[id] if near in there), *region.oceans) for id, region in there.items()}
    for ocean in components.borders.oceans:
        coasts = [id for id, region in there.items() if ocean in region.oceans]
        found[ocean] = (*components.borders.oceans[ocean], *coasts)
    return found


def way(graph: Borders, oceans: Mapping[str, object], source: str, target: str) -> int | None:
    """E-5.1, E-5.2, E-5.5: the fewest borders from one region to another with nothing but sea between."""
    reached = {source}
    for cost in (1, 2, 3):
        reached = {near for area in reached if area == source or area in oceans for near in graph[area]}
        if target in reached:
            return cost
    return None


class Slow:
    """A position and what may be done in it."""

    def __init__(self, components: Components, view: View) -> None:
        self.view = view
        self.components = components
        self.graph = borders(components, view.seats)
        self.oceans = components.borders.oceans
        self.colour = {region.id: region.color for region in components.region}
        self.cards = {card.id: card for card in components.card}

    @property
    def step(self) -> Step:
        return self.view.steps[-1]

    @property
    def seat(self) -> Seat:
        assert self.step.seat is not None
        return self.step.seat

    @property
    def player(self) -> PlayerView:
        return self.view.players[self.seat]

    @property
    def hand(self) -> tuple[str, ...]:
        assert self.player.hand is not None
        return self.player.hand

    def switched(self, option: str) -> bool:
        return self.view.options[option] is True

    def occupied(self, seat: Seat) -> dict[str, int]:
        """E-6.6: regions with explorers of a seat, and how many; a city holds nothing."""
        return {id: region.explorers for id, region in self.view.regions.items() if region.owner == seat}

    def legal(self) -> set[str] | None:
        """What the seat may do; None where CHANCE decides."""
        match self.step.step:
            case "Rerolling":
                return {"stop", *self.rerolls(), *self.scorings()}
            case "Moving":
                return {"halt", *self.moves(), *self.invasions(), *self.blackenings(), *self.scorings()}
            case "Invading":
                return self.reinforcements()
            case "Retreating":
                return {f"retreat {region}" for region in self.occupied(self.seat)}
            case "Advancing":
                return {"rest", *self.raises(), *self.conversions(), *self.scorings()}
            case "Placing":
                return {f"place {region}" for region in self.occupied(self.seat)}
            case "Founding":
                return {*self.foundings(), *self.scorings()}
            case "Closing":
                return {"finish", *self.scorings()}
        return None

    # --- dice

    def shown(self) -> Counter[str]:
        return Counter(self.view.turn.dice)

    def rerolls(self) -> Iterator[str]:
        """E-4.2: every set of dice."""
        dice = [face for face in FACES for _ in range(self.shown()[face])]
        letter = {face: "k" if face == "black" else face[0] for face in FACES}
        for size in range(1, len(dice) + 1):
            for chosen in itertools.combinations(dice, size):
                yield f"reroll {' '.join(letter[face] for face in chosen)}"

    def blackenings(self) -> Iterator[str]:
        """E-4.5."""
        if self.step.fresh:
            for card, face in itertools.product(self.hand, TRACKS):
                if self.shown()[face]:
                    yield f"black {card} {face}"

    def conversions(self) -> Iterator[str]:
        """E-8.1, E-8.2; E-4.8 for dice made black. A die that raised a marker has done its service (E-8.3)."""
        if not self.step.fresh and not self.switched("late_conversion"):
            return
        free = self.shown()
        free.subtract(self.view.turn.raised)
        if not self.switched("reconvert_black"):
            free["black"] -= self.view.turn.blackened
        for card, face, into in itertools.product(self.hand, FACES, FACES):
            if free[face] > 0 and face != into:
                yield f"convert {card} {face} {into}"

    # --- movement and conquest

    def way(self, source: str, target: str) -> int | None:
        return way(self.graph, self.oceans, source, target)

    def moves(self) -> Iterator[str]:
        """E-5.1 to E-5.5."""
        for source in self.occupied(self.seat):
            for target, region in self.view.regions.items():
                cost = self.way(source, target)
                if source != target and region.owner in (None, self.seat) and cost and cost <= self.view.turn.points:
                    yield f"move {source} {target}"

    def ways_of_all(self, target: str) -> list[tuple[int, str]]:
        """For every explorer that can come: what its way costs, and where it stands."""
        found: list[tuple[int, str]] = []
        for source, count in self.occupied(self.seat).items():
            cost = self.way(source, target)
            if cost:
                found += [(cost, source)] * count
        return found

    def conquerable(self, target: str, ways: list[tuple[int, str]], brought: int, points: int) -> bool:
        """E-6.1, E-6.3: some set of explorers, with those brought, is enough and can be paid."""
        defenders = self.view.regions[target].explorers
        return any(
            brought + size >= 1
            and brought + size + self.shown()["black"] > defenders
            and any(sum(cost for cost, _ in chosen) <= points for chosen in itertools.combinations(ways, size))
            for size in range(min(len(ways), points) + 1)
        )

    def invasions(self) -> Iterator[str]:
        """E-6.1, E-6.3, E-6.6."""
        for target, region in self.view.regions.items():
            if region.owner in (None, self.seat):
                continue
            assert region.owner is not None
            ways, points = self.ways_of_all(target), self.view.turn.points
            if len(self.occupied(region.owner)) > 1 and self.conquerable(target, ways, 0, points):
                yield f"invade {target}"

    def reinforcements(self) -> set[str]:
        """E-6.3, E-6.4: the next explorer, if the conquest can be completed after it."""
        target = self.step.region or ""
        ways, brought, found = self.ways_of_all(target), self.step.count or 0, set[str]()
        for chosen in set(ways):
            rest = ways.copy()
            rest.remove(chosen)
            points = self.view.turn.points - chosen[0]
            if points >= 0 and self.conquerable(target, rest, brought + 1, points):
                found.add(f"bring {chosen[1]}")
        return found

    # --- advancement and cities

    def raises(self) -> Iterator[str]:
        """E-8.3, E-8.4, E-8.6."""
        for track in TRACKS:
            regions = [region for region in self.occupied(self.seat) if self.colour[region] == track]
            risen = self.view.turn.raised[track]
            if risen < min(self.shown()[track], len(regions)) and self.player.levels[track] < TOP:
                yield f"raise {track}"

    def foundings(self) -> Iterator[str]:
        """E-9.2; without `spread_cities`, regions first settled in this very step are still free."""
        own = list(self.occupied(self.seat))
        settled = {id for id, region in self.view.regions.items() if any(region.cities)}
        if not self.switched("spread_cities"):
            settled -= set(self.view.turn.founded)
        free = [region for region in own if region not in settled] or own
        return (f"city {track} {region}" for track in self.step.tracks for region in free)

    # --- cards

    def scorings(self) -> Iterator[str]:
        """E-10.1."""
        return (f"score {card}" for card in self.hand if self.fulfilled(self.cards[card]))

    def fulfilled(self, card: Card) -> bool:
        return all(self.holds(condition) for condition in card.requires)

    def holds(self, condition: Condition) -> bool:
        """E-10.2."""
        found = self.lasting(condition)
        if found is None:
            found = self.of_the_turn(condition)
        return (self.among_dice(condition) if found is None else found) >= condition.n

    def lasting(self, condition: Condition) -> int | None:
        own = self.occupied(self.seat)
        match condition.kind:
            case "occupy_color":
                return sum(self.colour[region] == condition.color for region in own)
            case "occupy_total":
                return len(own)
            case "occupy_distinct_colors":
                return len({self.colour[region] for region in own})
            case "occupy_coast":
                return sum(condition.ocean in self.graph[region] for region in own)
            case "explorers_in_region":
                return max(own.values(), default=0)
            case "own_cities_on_board":
                return sum(region.cities[self.seat] for region in self.view.regions.values() if region.cities)
            case "captured_total":
                return sum(self.player.taken)
        return None

    def of_the_turn(self, condition: Condition) -> int | None:
        turn = self.view.turn
        match condition.kind:
            case "conquer":
                return turn.conquests
            case "conquer_players":
                return len(set(turn.rivals))
            case "capture_city_turn":
                return turn.captured
            case "raise_track":
                return turn.raised[condition.color or ""]
            case "raise_distinct":
                return sum(steps > 0 for steps in turn.raised.values())
        return None

    def among_dice(self, condition: Condition) -> int:
        """E-10.6."""
        rolling = self.step.step == "Rerolling"
        if rolling and not self.switched("early_dice_cards"):
            return 0
        lying = rolling or self.switched("converted_dice_count")
        dice = Counter(self.view.turn.dice if lying else self.view.turn.natural)
        if condition.kind == "dice_same":
            return max(dice.values())
        if condition.kind == "dice_distinct":
            return sum(count > 0 for count in dice.values())
        return dice[condition.face or ""]


# --- the movement as a table would do it

Places: TypeAlias = tuple[tuple[str, Seat, int], ...]
"""Explorers by area and seat, in order; oceans are areas too."""


class Tabletop(NamedTuple):
    """A moment of a movement phase: who is where, oceans included, and what was done so far."""

    explorers: Places
    cities: Places
    captured: tuple[int, ...]
    """By seat: city tokens the mover has of it."""
    conquests: int
    rivals: frozenset[Seat]
    points: int

    def there(self) -> dict[str, tuple[Seat, int]]:
        return {area: (seat, count) for area, seat, count in self.explorers if count}


class Table:
    """The clauses of chapters E-5 to E-7 for one mover, without any splitting into actions: explorers cross one border
    at a time, wait at sea as long as they like, and arrive in any number at once."""

    def __init__(self, graph: Borders, oceans: Mapping[str, object], mover: Seat, black: int) -> None:
        self.graph = graph
        self.oceans = oceans
        self.mover = mover
        self.black = black

    def ends(self, start: Tabletop) -> set[Tabletop]:
        """Every position in which the movement could end: nobody is at sea (E-5.5). Points left over are lost."""
        seen, waiting = {start}, [start]
        while waiting:
            for later in self.moments_after(waiting.pop()):
                if later not in seen:
                    seen.add(later)
                    waiting.append(later)
        return {one._replace(points=0) for one in seen if not any(area in self.oceans for area in one.there())}

    def moments_after(self, now: Tabletop) -> Iterator[Tabletop]:
        if now.points:
            yield from self.single_steps(now)
            yield from self.conquests(now)

    def single_steps(self, now: Tabletop) -> Iterator[Tabletop]:
        """E-5.1 to E-5.4: one explorer over one border into a region that no rival occupies, or to sea; E-5.6."""
        there = now.there()
        own = [area for area, (seat, _) in there.items() if seat == self.mover]
        for area in own:
            for near in self.graph[area]:
                if there.get(near, (self.mover, 0))[0] == self.mover:
                    yield self.entered(self.walked(now, {area: 1}, near), near)

    def conquests(self, now: Tabletop) -> Iterator[Tabletop]:
        """E-6.1 to E-6.9 with E-7.1: any number at once from next door, by land or from the sea, and every retreat."""
        there = now.there()
        for target, (rival, defenders) in there.items():
            refuges = [area for area, (seat, _) in there.items() if seat == rival and area != target]
            if rival == self.mover or not refuges:
                continue
            for party in self.parties(now, target):
                if sum(party.values()) + self.black > defenders:
                    for refuge in refuges:
                        yield self.conquered(now, target, rival, defenders, party, refuge)

    def parties(self, now: Tabletop, target: str) -> Iterator[dict[str, int]]:
        """Every mix of own explorers next to the target that the points allow, one at least."""
        there = now.there()
        near = [area for area in self.graph[target] if there.get(area, (None, 0))[0] == self.mover]
        for counts in itertools.product(*(range(there[area][1] + 1) for area in near)):
            if 0 < sum(counts) <= now.points:
                yield {area: count for area, count in zip(near, counts, strict=True) if count}

    def walked(self, now: Tabletop, party: Mapping[str, int], target: str) -> Tabletop:
        """Each pays a point for its border."""
        there = now.there()
        for area, count in party.items():
            there[area] = (self.mover, there[area][1] - count)
        total = sum(party.values())
        there[target] = (self.mover, there.get(target, (self.mover, 0))[1] + total)
        return now._replace(explorers=_places(there), points=now.points - total)

    def conquered(
        self, now: Tabletop, target: str, rival: Seat, defenders: int, party: Mapping[str, int], refuge: str
    ) -> Tabletop:
        there = now.there()
        there[refuge] = (rival, there[refuge][1] + defenders)
        del there[target]
        arrived = self.walked(now._replace(explorers=_places(there)), party, target)
        counted = arrived._replace(conquests=now.conquests + 1, rivals=now.rivals | {rival})
        return self.entered(counted, target)

    def entered(self, now: Tabletop, region: str) -> Tabletop:
        """E-5.6, E-6.7: rival cities there are the mover's."""
        captured = list(now.captured)
        for area, seat, count in now.cities:
            if area == region and seat != self.mover:
                captured[seat] += count
        kept = tuple(city for city in now.cities if city[0] != region or city[1] == self.mover)
        return now._replace(cities=kept, captured=tuple(captured))


def _places(there: Mapping[str, tuple[Seat, int]]) -> Places:
    return tuple(sorted((area, seat, count) for area, (seat, count) in there.items() if count))
