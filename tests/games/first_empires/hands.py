"""Tables where somebody holds achievement cards."""

from typing import Any

from latium.games.first_empires.catalogue import CONDITIONS
from latium.games.first_empires.state import State
from tests.games.first_empires.drawing import cards_of, table

K, E, H, M, W = "karthadst", "etruria", "huaxia", "mupata", "wallmapu"


def holding(card: str, *, step: str = "Closing", **position: Any) -> State:
    """A table of three or, for Wallmapu's cards, five, where the first seat holds a card of its civilization."""
    (own,) = (name for name in (K, E, H, M, W) if card in cards_of(name))
    others = [name for name in (E, K, H, M) if name != own]
    civilizations = (own, *others) if own == W else (own, *others[:2])
    return table(civilizations=civilizations, hands={0: card}, step=step, **position)


def conditions(card: str) -> set[str]:
    catalogue = table(seats=5).catalogue
    return {CONDITIONS[kind] for kind, _, _ in catalogue.conditions[catalogue.card_index[card]]}


def conquering(hands: str, **position: Any) -> State:
    """Huaxia in Scythia and Indus, with rivals of one explorer around it."""
    return table(
        civilizations=(H, E, K),
        at={
            "scythia": (0, 4),
            "indus": (0, 4),
            "rus": (1, 1),
            "etruria": (1, 2),
            "parsa": (2, 1),
            "karthadst": (2, 3),
        },
        points=6,
        hands={0: hands},
        **position,
    )
