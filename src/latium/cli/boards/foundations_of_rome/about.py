"""What there is to say about a lot, a building, a monument or a player."""

from collections.abc import Sequence

from latium.cli.boards.foundations_of_rome.reading import vocabulary
from latium.cli.boards.foundations_of_rome.words import Words
from latium.core.seats import Seat
from latium.core.text import Texts, capitalised
from latium.games.foundations_of_rome.actions import Build
from latium.games.foundations_of_rome.catalogue import CIVIC, COMMERCIAL, NONE, TYPES
from latium.games.foundations_of_rome.observe import rebuild
from latium.games.foundations_of_rome.rules import counting, deeds, monuments, scoring
from latium.games.foundations_of_rome.rules.steps import legal
from latium.games.foundations_of_rome.state import State
from latium.games.foundations_of_rome.views import View


def about(view: View, viewer: Seat, text: str, texts: Texts, names: Sequence[str]) -> list[str]:
    """A lot, a building or monument by name, or a player by number or name."""
    state = rebuild(view, None)
    told = Telling(state, Words(state.catalogue, texts), names, viewer)
    players = {name.casefold(): seat for seat, name in enumerate(names)}
    players |= {str(seat + 1): seat for seat in range(state.seats)}
    asked = text.casefold().strip()
    if asked in players:
        return told.player(players[asked])
    if asked in state.catalogue.lot_index:
        return told.lot(state.catalogue.lot_index[asked])
    found = vocabulary(state.catalogue, texts).find(text)
    pieces = [state.catalogue.piece_index[word] for word in found if word in state.catalogue.piece_index]
    return told.piece(pieces[0]) if len(found) == len(pieces) == 1 else []


class Telling:
    """What there is to say about the things of a position."""

    def __init__(self, state: State, words: Words, names: Sequence[str], viewer: Seat) -> None:
        self.state = state
        self.catalogue = state.catalogue
        self.words = words
        self.texts = words.texts
        self.names = names
        self.viewer = viewer

    # --- lots

    def lot(self, lot: int) -> list[str]:
        name = self.catalogue.lots[lot].upper()
        lines = [self._whose(lot, name)]
        if self.catalogue.border[lot]:
            lines.append(self.texts.format("about-border"))
        building = self.state.covering[lot]
        return [*lines, *(self.building(building) if building >= 0 else [])]

    def _whose(self, lot: int, name: str) -> str:
        state = self.state
        owner = state.owners[lot]
        if owner != NONE:
            what = "built" if state.covering[lot] >= 0 else "empty"
            return self.texts.format(f"about-lot-{what}", lot=name, who=self.names[owner])
        if lot in state.row:
            slot = state.row.index(lot)
            return self.texts.format("about-lot-sale", lot=name, slot=slot + 1, price=self.catalogue.prices[slot])
        return self.texts.format("about-lot-gone" if lot in state.gone else "about-lot-free", lot=name)

    def building(self, building: int) -> list[str]:
        """What stands there, what it is worth now, and what is beside it."""
        piece = self.state.piece_on(building)
        name = f"{capitalised(self.words.piece(piece))} {self.catalogue.footprints[building].upper()}"
        lines = [self.words.said(name, f"{self._worth_now(building)}.")]
        beside = [self._neighbour(building, other) for other in self.state.neighbours(building)]
        return [*lines, self.texts.format("about-beside", buildings=", ".join(beside) or "-")]

    def _worth_now(self, building: int) -> str:
        piece = self.state.piece_on(building)
        if self.catalogue.type_of[piece] == CIVIC:
            now = self.texts.format("about-now", count=scoring.civic_points(self.state, building))
            return f"{self.words.worth(piece)}; {now}"
        kind = "coins" if self.catalogue.type_of[piece] == COMMERCIAL else "people"
        told = [self.texts.format(f"board-{kind}", count=self.state.worths[piece])]
        if points := self.catalogue.points[piece]:
            told.append(self.texts.format("board-points-counted", count=points))
        return ", ".join(told)

    def _neighbour(self, building: int, other: int) -> str:
        """With how much it counts for a civic building."""
        piece = self.state.piece_on(building)
        name = f"{self.words.piece(self.state.piece_on(other))} ({self.names[self.state.owner_of(other)]})"
        if self.catalogue.type_of[piece] != CIVIC:
            return name
        return f"{name} {scoring.counted(self.state, self.catalogue.measure[piece], other)}"

    # --- pieces

    def piece(self, piece: int) -> list[str]:
        type_ = self.texts.term(f"type-{TYPES[self.catalogue.type_of[piece]]}")
        head = f"{capitalised(self.words.piece(piece))} ({type_})"
        lines = [self.words.said(head, f"{self.words.summary(piece)}.")]
        lines += [f"  {line}" for line in self.words.shape_lines(piece)]
        lines += self._card(piece) if self.words.is_monument(piece) else self._tray(piece)
        return [*lines, *self._standing(piece), *self._places(piece)]

    def _tray(self, piece: int) -> list[str]:
        left = self.state.players[self.viewer].tray[piece]
        return [self.texts.format("about-tray", count=left, total=self.catalogue.copies[piece])]

    def _card(self, monument: int) -> list[str]:
        if self.state.place_of(monument) == NONE:
            return [self.texts.format("about-not-in-game")]
        demands = self.words.demands(self.state, self.viewer, monument)
        if not demands:
            return [self.texts.format("about-asks-nothing")]
        lines = [self.texts.format("about-asks", demands="; ".join(demands))]
        met = monuments.builder_may(self.state, self.viewer, monument)
        return [*lines, self.texts.format("about-met")] if met else lines

    def _standing(self, piece: int) -> list[str]:
        stand = [
            f"{self.catalogue.footprints[building].upper()} ({self.names[seat]})"
            for seat, player in enumerate(self.state.players)
            for building in player.buildings
            if self.state.piece_on(building) == piece
        ]
        return [self.texts.format("about-stands", places=", ".join(stand))] if stand else []

    def _places(self, piece: int) -> list[str]:
        """Where the viewer could put it now."""
        places = [
            self.catalogue.footprints[action.footprint]
            for action in legal(self.state, self.viewer)
            if isinstance(action, Build) and action.piece == piece
        ]
        return [self.texts.format("about-places", places=", ".join(places))] if places else []

    # --- players

    def player(self, seat: Seat) -> list[str]:
        state, player = self.state, self.state.players[seat]
        told = {
            "points": sum(player.points),
            "coins": player.coins,
            "income": deeds.income(state, seat),
            "people": counting.population(state, seat),
            "markers": player.markers,
            "monuments": player.monument_markers,
        }
        lines = [self.texts.format("about-player", who=self.names[seat], **told)]
        built = [self._named(building) for building in player.buildings]
        lots = [self.catalogue.lots[lot].upper() for lot in counting.empty_lots(state, seat)]
        tray = [self._counted(piece, count) for piece, count in enumerate(player.tray) if count]
        parts = (("buildings", built), ("lots", lots), ("tray", tray))
        return lines + [
            self.texts.format(f"about-player-{part}", things=", ".join(things)) for part, things in parts if things
        ]

    def _named(self, building: int) -> str:
        return f"{self.words.piece(self.state.piece_on(building))} {self.catalogue.footprints[building].upper()}"

    def _counted(self, piece: int, count: int) -> str:
        return f"{count} x {self.words.piece(piece)}" if count > 1 else self.words.piece(piece)
