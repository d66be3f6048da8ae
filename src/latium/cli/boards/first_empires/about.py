"""What there is to say about a region, an ocean, a card, a track or a player."""

from collections.abc import Sequence
from heapq import heappop, heappush

from latium.cli.boards.first_empires.reading import vocabulary
from latium.cli.boards.first_empires.words import Words
from latium.core.seats import Seat
from latium.core.text import Texts, capitalised
from latium.games.first_empires.catalogue import BLACK, COLOURS, NOBODY
from latium.games.first_empires.observe import rebuild
from latium.games.first_empires.state import State
from latium.games.first_empires.views import View


def about(view: View, viewer: Seat, text: str, texts: Texts, names: Sequence[str]) -> list[str]:
    """A region, an ocean, a card, a track by its colour or its name, or a player by number or name."""
    state = rebuild(view, None)
    told = Telling(state, Words(state.catalogue, texts), names, viewer)
    players = {name.casefold(): seat for seat, name in enumerate(names)}
    players |= {str(seat + 1): seat for seat in range(state.seats)}
    if text.casefold() in players:
        return told.player(players[text.casefold()])
    found = vocabulary(state.catalogue, texts).find(text)
    return told.thing(found[0]) if len(found) == 1 else []


class Telling:
    """What there is to say about the things of a position."""

    def __init__(self, state: State, words: Words, names: Sequence[str], viewer: Seat) -> None:
        self.state = state
        self.catalogue = state.catalogue
        self.words = words
        self.texts = words.texts
        self.names = names
        self.viewer = viewer

    def thing(self, id: str) -> list[str]:
        if id in self.catalogue.region_index:
            return self.region(self.catalogue.region_index[id])
        if id in self.catalogue.card_index:
            return self.card(self.catalogue.card_index[id])
        if id in self.catalogue.oceans:
            return [self._ocean(self.catalogue.oceans.index(id))]
        if id in COLOURS:
            return self.track(COLOURS.index(id))
        return [self.texts.format("about-black")] if id == "black" else []

    def _face(self, number: int) -> str:
        return self.texts.term(f"face-{COLOURS[number]}")

    # --- regions

    def region(self, region: int) -> list[str]:
        name, colour = self.words.region(region), self._face(self.catalogue.colour_of[region])
        state = self.state
        owner, count = state.owners[region], state.explorers[region]
        if owner == NOBODY:
            who = self.texts.format("about-nobody", region=name, colour=colour)
        else:
            who = self.texts.format("about-occupied", region=name, colour=colour, who=self.names[owner], count=count)
        return [who, *self._cities(region), self._borders(region), *self._conquest(region), *self._ways(region)]

    def _cities(self, region: int) -> list[str]:
        cities = [
            self.texts.format("about-city-of", who=self.names[seat], count=counts[region])
            for seat, counts in enumerate(self.state.cities)
            if counts[region]
        ]
        return [self.texts.format("about-cities", cities=", ".join(cities))] if cities else []

    def _borders(self, region: int) -> str:
        oceans = [
            self.texts.term(f"ocean-{id}", "the")
            for id, coast in zip(self.catalogue.oceans, self.catalogue.coast, strict=True)
            if coast[region]
        ]
        regions = [self.words.region(other) for other in self.catalogue.neighbours[region]]
        return self.texts.format("about-borders", borders=", ".join([*regions, *oceans]))

    def _ocean(self, number: int) -> str:
        coast = self.catalogue.coast[number]
        regions = [region for region in range(len(self.catalogue.regions)) if coast[region]]
        name = capitalised(self.texts.term(f"ocean-{self.catalogue.oceans[number]}", "the"))
        return self.texts.format("about-ocean", ocean=name, regions=self.words.regions(regions))

    def _conquest(self, region: int) -> list[str]:
        """What driving its owner out takes (E-6.1), or that it cannot be done (E-6.6)."""
        state, owner = self.state, self.state.owners[region]
        if owner in (NOBODY, self.viewer):
            return []
        if state.held(owner) == 1:
            return [self.texts.format("about-last-region", who=self.names[owner])]
        black = state.turn.dice[BLACK] if state.whose_turn() == self.viewer else 0
        count = max(state.explorers[region] + 1 - black, 1)
        return [self.texts.format("about-conquest", count=count, black=black)]

    def _ways(self, region: int) -> list[str]:
        """What it costs to come here from each of the viewer's regions."""
        costs = self._costs(region)
        own = [
            (costs[source], source)
            for source, owner in enumerate(self.state.owners)
            if owner == self.viewer and source != region and source in costs
        ]
        if not own:
            return [self.texts.format("about-no-way")] if self.state.owners[region] != self.viewer else []
        ways = [f"{self.words.region(source)} {cost}" for cost, source in sorted(own)]
        return [self.texts.format("about-ways", ways=", ".join(ways))]

    def _costs(self, region: int) -> dict[int, int]:
        """The cheapest way from everywhere, past no rival (E-5.4); ways cost the same in both directions."""
        found: dict[int, int] = {}
        ways = [(0, region)]
        while ways:
            cost, place = heappop(ways)
            if place in found:
                continue
            found[place] = cost
            if place == region or self.state.owners[place] in (NOBODY, self.viewer):
                for other in self.catalogue.reach[place]:
                    heappush(ways, (cost + self.catalogue.cost[place][other], other))
        return found

    # --- cards, tracks and players

    def card(self, card: int) -> list[str]:
        id = self.catalogue.cards[card]
        civilization = self.texts.term(f"civilization-{self.catalogue.source.card[card].civilization}")
        points = self.texts.format("board-points", points=self.catalogue.card_points[card])
        where, known = self._where(card)
        held = self.state.players[self.viewer].hand >> card & 1
        demands = self.words.progress(self.state, self.viewer, card) if held else self.words.demands(card)
        lines = [f"{self.words.card(card)} ({civilization}), {points}: {'; '.join(demands)}."]
        lines.append(f"{self.texts.format(f'about-card-{where}', who=known)} {self.texts.format('about-id', id=id)}")
        if held and self.words.met(self.state, self.viewer, card):
            lines.append(self.texts.format("about-card-met"))
        return lines

    def _where(self, card: int) -> tuple[str, str]:
        """Where a card is, as far as the viewer may know (E-1.10)."""
        for seat, player in enumerate(self.state.players):
            if player.civilization < 0 or not self.catalogue.deck_of[player.civilization] >> card & 1:
                continue
            if player.scored >> card & 1:
                return "scored", self.names[seat]
            if player.discarded >> card & 1:
                return "discarded", self.names[seat]
            if seat != self.viewer:
                return "unseen", self.names[seat]
            return ("hand" if player.hand >> card & 1 else "deck"), self.names[seat]
        return "absent", ""

    def track(self, track: int) -> list[str]:
        head = f"{capitalised(self.texts.term(f'track-{COLOURS[track]}'))} ({self._face(track)}):"
        lines = [f"{head} {self.texts.format(f'about-track-{COLOURS[track]}')}"]
        for seat, player in enumerate(self.state.players):
            if player.civilization >= 0:
                lines.append(self._spaces(seat, track))
        return lines

    def _spaces(self, seat: Seat, track: int) -> str:
        player = self.state.players[seat]
        told = {
            "values": " ".join(map(str, self.catalogue.values[player.civilization][track])),
            "points": " ".join(map(str, self.catalogue.level_points[player.civilization][track])),
            "level": player.levels[track] + 1,
            "city": self.catalogue.city_at[player.civilization][track] + 1,
        }
        return self.texts.format("about-spaces", who=self.names[seat], **told)

    def player(self, seat: Seat) -> list[str]:
        state, player = self.state, self.state.players[seat]
        if player.civilization < 0:
            return []
        regions = [
            f"{self.words.region(region)} {state.explorers[region]}"
            for region, owner in enumerate(state.owners)
            if owner == seat
        ]
        name = self.texts.term(f"civilization-{self.catalogue.civilizations[player.civilization]}")
        lines = [self.texts.format("about-player", who=self.names[seat], civilization=name, regions=", ".join(regions))]
        for pile, mask in (("scored", player.scored), ("discarded", player.discarded)):
            if cards := self.catalogue.cards_in(mask):
                told = ", ".join(map(self.words.card, cards))
                lines.append(self.texts.format(f"about-player-{pile}", cards=told))
        return lines
