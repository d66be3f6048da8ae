"""What happened told in fewer sentences, and remarks on the moves of a menu."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final

from latium.cli.boards.first_empires.words import Words
from latium.cli.boards.vocabulary import words_of
from latium.core.protocol import Message, Player, Term, message
from latium.core.text import Texts
from latium.games.first_empires.catalogue import COLOURS, NOBODY
from latium.games.first_empires.events import Drew, Moved, Placed, Rolled, TurnedUp
from latium.games.first_empires.observe import rebuild
from latium.games.first_empires.rules.conquest import cheapest, needed
from latium.games.first_empires.state import State
from latium.games.first_empires.views import View

QUIET: Final = frozenset[str]()
BRIEF: Final = frozenset({"rolled"})
OPENING: Final = frozenset({"started"})
ABOUT_STEPS: Final = frozenset(
    {
        "advance-not-now",
        "blacken-not-now",
        "chance-first",
        "move-not-now",
        "no-city-now",
        "no-invasion-now",
        "no-retreat-now",
        "nobody-to-place",
        "not-your-turn",
        "rolling-is-over",
        "score-not-now",
        "turn-not-over",
    }
)


def remark(event: Any, texts: Texts) -> str:
    return ""


def condensed(events: Iterable[Any]) -> list[Any]:
    """Dice, moves, draws, placings and tokens that follow each other, each kind in one sentence."""
    told: list[Any] = []
    for _, run in groupby(events, key=_alike):
        told += _together(list(run))
    return told


def _alike(event: Any) -> Any:
    match event:
        case Rolled():
            return Rolled, event.seat
        case Moved():
            return Moved, event.seat, event.source, event.target
        case Drew(card=None):
            return Drew, event.seat
        case Placed():
            return Placed, event.seat, event.region
        case TurnedUp():
            return TurnedUp, event.seat, event.owner
        case _:
            return id(event)


def _together(events: list[Any]) -> list[Any]:
    first = events[0]
    if len(events) == 1:
        return events
    who = Player(first.seat)
    match first:
        case Rolled():
            return [message("board-rolled", who=who, faces=tuple(Term(f"face-{event.face}") for event in events))]
        case Moved():
            source, target = Term(f"region-{first.source}"), Term(f"region-{first.target}")
            cost = len(events) * first.cost
            return [message("board-moved", who=who, count=len(events), cost=cost, source=source, target=target)]
        case Drew():
            return [message("board-drew", who=who, count=len(events))]
        case Placed():
            return [Placed(seat=first.seat, region=first.region, count=sum(event.count for event in events))]
        case _:
            return [_turned_up(who, events)]


def _turned_up(who: Player, events: list[TurnedUp]) -> Message:
    values = [event.value for event in events]
    sum_ = " + ".join(map(str, values))
    owner = Player(events[0].owner)
    return message("board-turned-up", who=who, owner=owner, count=len(values), values=sum_, points=sum(values))


def gloss(view: View, words: Sequence[str], texts: Texts) -> str:
    """What a move costs or brings."""
    return Remarks(rebuild(view, None), texts).on(words)


class Remarks:
    """Short remarks on moves."""

    def __init__(self, state: State, texts: Texts) -> None:
        self.state = state
        self.catalogue = state.catalogue
        self.texts = texts
        self.words = Words(state.catalogue, texts)

    def on(self, words: Sequence[str]) -> str:
        match words:
            case ["move", source, target]:
                return self._way(self._region(source), self._region(target))
            case ["bring", source]:
                return self._joining(self._region(source))
            case ["move", source]:
                return self._people(self._region(source))
            case ["place" | "retreat", region] | ["city", _, region]:
                return self._people(self._region(region))
            case ["invade", target]:
                return self._conquest(self._region(target))
            case ["raise", track]:
                return self._rise(COLOURS.index(track))
            case ["score" | "black" | "convert", card, *_]:
                return self._card(self.catalogue.card_index[card])
            case _:
                return ""

    def _region(self, id: str) -> int:
        return self.catalogue.region_index[id]

    def _way(self, source: int, target: int) -> str:
        cost = self.texts.format("board-cost", cost=self.catalogue.cost[source][target])
        seat, owner = self.state.owners[source], self.state.owners[target]
        rivals = sum(counts[target] for other, counts in enumerate(self.state.cities) if other != seat)
        if owner == NOBODY and rivals:
            cost += ", " + self.texts.format("board-takes", count=rivals)
        return cost

    def _joining(self, source: int) -> str:
        target = getattr(self.state.pending[-1], "target", source)
        cost = self.texts.format("board-cost", cost=self.catalogue.cost[source][target])
        return f"{cost}, {self._people(source)}"

    def _people(self, region: int) -> str:
        count = self.texts.format("board-explorers", count=self.state.explorers[region])
        return f"{count}, {self.texts.term(f'face-{COLOURS[self.catalogue.colour_of[region]]}')}"

    def _conquest(self, target: int) -> str:
        count = needed(self.state, target)
        cost = cheapest(self.state, self.state.pending[-1].seat, target, count)
        rivals = sum(counts[target] for counts in self.state.cities)
        defenders = self.state.explorers[target]
        told = self.texts.format("board-needs-explorers", count=count, cost=cost, defenders=defenders)
        return f"{told}, {self.texts.format('board-takes', count=rivals)}" if rivals else told

    def _rise(self, track: int) -> str:
        seat = self.state.pending[-1].seat
        player = self.state.players[seat]
        level = player.levels[track]
        values = self.catalogue.values[player.civilization][track]
        points = self.catalogue.level_points[player.civilization][track]
        told = {"now": values[level], "next": values[level + 1], "points": points[level + 1] - points[level]}
        rise = self.texts.format("board-rise", name=self.texts.term(f"track-{COLOURS[track]}"), **told)
        city = player.tokens >> track & 1 and self.catalogue.city_at[player.civilization][track] == level + 1
        return f"{rise}, {self.texts.term('city', 'a')}" if city else rise

    def _card(self, card: int) -> str:
        points = self.texts.format("board-points", points=self.catalogue.card_points[card])
        name = self.words.card(card)
        known = self.texts.language != "en" or words_of(name) == words_of(self.catalogue.cards[card])
        return points if known else f"{name}, {points}"
