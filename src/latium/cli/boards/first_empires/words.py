"""Names, signs and colours, and how cards and tracks are told in a few words."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from latium.cli.boards.canvas import BLUE, GREEN, ORANGE, PURPLE, YELLOW
from latium.core.seats import Seat
from latium.core.text import Texts
from latium.games.first_empires.catalogue import CONQUER, Catalogue
from latium.games.first_empires.notation import LETTERS
from latium.games.first_empires.rules.cards import condition, holds, reached
from latium.games.first_empires.state import State

__all__ = ["ASCII", "FANCY", "LETTERS", "PAINTS", "Signs", "Words"]

PAINTS: Final = (ORANGE, BLUE, PURPLE, GREEN, YELLOW, "")
"""By face; black is the colour of the writing, for a dark ground would swallow it."""


class Signs(NamedTuple):
    """The characters of a drawing."""

    explorer: str
    city: str
    star: str
    coasts: str
    """One for each ocean, the western first."""
    met: str
    unmet: str
    arrow: str
    across: str
    upright: str
    falling: str
    """Both ends of a line from a region to one below on its right."""
    rising: str


FANCY: Final = Signs("●", "⌂", "★", "◂▸", "✓", "·", "→", "─", "│", "╰╮", "╭╯")
ASCII: Final = Signs("@", "^", "*", "<>", "+", "-", ">", "-", "|", "++", "++")


class Words:
    """The names of a catalogue's components in one language."""

    def __init__(self, catalogue: Catalogue, texts: Texts) -> None:
        self.catalogue = catalogue
        self.texts = texts

    def region(self, number: int) -> str:
        return self.texts.term(f"region-{self.catalogue.regions[number]}")

    def regions(self, numbers: Sequence[int]) -> str:
        return ", ".join(map(self.region, numbers))

    def card(self, number: int) -> str:
        return self.texts.term(f"card-{self.catalogue.cards[number]}")

    def worth(self, cards: Sequence[int], star: str) -> str:
        """Cards with their points."""
        return ", ".join(f"{self.card(card)} {star}{self.catalogue.card_points[card]}" for card in cards)

    def demands(self, card: int) -> list[str]:
        """What a card asks for, condition by condition."""
        return [self._demand(kind, number, about) for kind, number, about in self.catalogue.conditions[card]]

    def _demand(self, kind: int, number: int, about: int) -> str:
        sentence = self.texts.sentence(condition(self.catalogue, kind, number, about))
        return sentence[:1].lower() + sentence[1:]

    def progress(self, state: State, seat: Seat, card: int) -> list[str]:
        """The same with how far a seat has come."""
        found = self._reached(state, seat, card)
        needed = [number for _, number, _ in self.catalogue.conditions[card]]
        return [
            f"{demand} ({min(so_far, number)}/{number})"
            for demand, so_far, number in zip(self.demands(card), found, needed, strict=True)
        ]

    def _reached(self, state: State, seat: Seat, card: int) -> list[int]:
        """What is done on a turn, and the dice, belong to the seat whose turn it is (E-3.4)."""
        own = state.whose_turn() == seat
        return [
            reached(state, seat, kind, about) if own or kind < CONQUER else 0
            for kind, _, about in self.catalogue.conditions[card]
        ]

    def met(self, state: State, seat: Seat, card: int) -> bool:
        """Whether a card could be scored now, or on the seat's turn as things stand."""
        if state.whose_turn() == seat:
            return holds(state, seat, card)
        needed = [number for _, number, _ in self.catalogue.conditions[card]]
        return all(found >= number for found, number in zip(self._reached(state, seat, card), needed, strict=True))
