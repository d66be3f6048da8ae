"""The ids of First Empires. Dice to roll again are taken one by one, in the order of the faces, then rolled."""

from collections.abc import Sequence
from typing import Any, Final, final

from latium.adapters.numbering.contract import END, Ids
from latium.core.seats import Seat
from latium.games.first_empires.actions import (
    DICE_BITS,
    FACES,
    Action,
    Assign,
    Begin,
    Blacken,
    Bring,
    Convert,
    Draw,
    Finish,
    Found,
    Halt,
    Invade,
    Move,
    Place,
    Raise,
    Reroll,
    Rest,
    Retreat,
    Roll,
    Score,
    Stop,
    TurnUp,
)
from latium.games.first_empires.catalogue import COLOURS, FACE_NAMES, Catalogue
from latium.games.first_empires.components import SEATS

PLAIN: Final = ["stop", "roll", "halt", "rest", "finish"]
STOP: Final = 0
ROLL: Final = 1
HALT: Final = 2
REST: Final = 3
FINISH: Final = 4
DIE: Final = (1 << DICE_BITS) - 1


@final
class FirstEmpiresNumbering:
    """What is done first; then where to, or into which face, and last the card that is discarded for it."""

    __slots__ = (
        "_again",
        "_begin",
        "_blacken",
        "_card",
        "_city",
        "_civilization",
        "_convert",
        "_depth",
        "_face",
        "_from",
        "_invade",
        "_names",
        "_places",
        "_raise",
        "_score",
        "_to",
        "_value",
    )

    def __init__(self, seats: int, catalogue: Catalogue) -> None:
        ids = Ids()
        ids.block(PLAIN)
        self._again = ids.block([f"take up {face}" for face in FACE_NAMES])
        self._blacken = ids.block([f"blacken {face}" for face in FACE_NAMES])
        self._convert = ids.block([f"convert {face}" for face in FACE_NAMES])
        self._face = ids.block(FACE_NAMES)
        self._raise = ids.block([f"raise {colour}" for colour in COLOURS])
        self._city = ids.block([f"city of {colour}" for colour in COLOURS])
        regions = [region.id for region in catalogue.source.region]
        self._places: list[int] = [regions.index(region) for region in catalogue.regions]
        self._from = ids.block([f"from {region}" for region in regions])
        self._to = ids.block([f"to {region}" for region in regions])
        self._invade = ids.block([f"invade {region}" for region in regions])
        self._card = ids.block(catalogue.cards)
        self._score = ids.block([f"score {card}" for card in catalogue.cards])
        self._begin = ids.block([f"player {seat + 1} begins" for seat in range(max(SEATS))])
        self._civilization = ids.block(catalogue.civilizations)
        self._value = ids.block([f"worth {value}" for value in range(max(catalogue.token_values) + 1)])
        self._names = ids.names
        self._depth = catalogue.source.game.dice + 1

    def names(self) -> list[str]:
        return self._names

    def depth(self) -> int:
        return self._depth

    def ids_at(self, seat: Seat, actions: Sequence[Any], depth: int) -> list[int]:
        if depth == 0:
            return [self._what(action) for action in actions]
        return [self._then(action, depth) for action in actions]

    def _what(self, action: Action) -> int:
        if isinstance(action, Move):
            return self._from + self._places[action.source]
        if isinstance(action, Reroll):
            return self._die(action.dice, 0)
        if isinstance(action, Convert):
            return self._convert + action.face
        if isinstance(action, Roll):
            return self._face + action.face
        if isinstance(action, Invade):
            return self._invade + self._places[action.target]
        if isinstance(action, Bring):
            return self._from + self._places[action.source]
        if isinstance(action, Blacken):
            return self._blacken + action.face
        if isinstance(action, (Retreat, Place)):
            return self._to + self._places[action.region]
        if isinstance(action, Raise):
            return self._raise + action.track
        return self._rarer(action)

    def _rarer(self, action: Action) -> int:
        match action:
            case Found(track):
                return self._city + track
            case Score(card):
                return self._score + card
            case Stop():
                return STOP
            case Halt():
                return HALT
            case Rest():
                return REST
            case Finish():
                return FINISH
            case _:
                return self._by_chance(action)

    def _by_chance(self, action: Action) -> int:
        match action:
            case Draw(card):
                return self._card + card
            case TurnUp(value):
                return self._value + value
            case Assign(civilization):
                return self._civilization + civilization
            case _:
                assert isinstance(action, Begin)
                return self._begin + action.seat

    def _then(self, action: Action, depth: int) -> int:
        if isinstance(action, Reroll):
            return self._die(action.dice, depth)
        if isinstance(action, Convert):
            if depth == 1:
                return self._face + action.into
            return self._card + action.card if depth == 2 else END
        if depth > 1:
            return END
        if isinstance(action, Move):
            return self._to + self._places[action.target]
        if isinstance(action, Found):
            return self._to + self._places[action.region]
        if isinstance(action, Blacken):
            return self._card + action.card
        return END

    def _die(self, dice: int, depth: int) -> int:
        """The die at this place of a packed set, ROLL behind the last."""
        passed = 0
        for face in range(FACES):
            passed += dice >> DICE_BITS * face & DIE
            if depth < passed:
                return self._again + face
        return ROLL if depth == passed else END
