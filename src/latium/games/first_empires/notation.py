"""Actions as short text a person can type, and as JSON: see `core.notation`. Dice are letters: `reroll b p`."""

from typing import Final

from latium.core.notation import Field, Named, Notation, Slot, Verb, seats
from latium.games.first_empires.actions import (
    DICE_BITS,
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
from latium.games.first_empires.rules.dice import unpacked

LETTERS: Final = ("o", "b", "p", "g", "y", "k")
MOST_DICE: Final = 5
DIGITS: Final = tuple("0123456789")


class DiceField(Field[Catalogue]):
    """Some dice, by the letters of their faces."""

    rest = True

    def write(self, catalogue: Catalogue, value: int) -> str:
        counts = unpacked(value)
        return " ".join([letter for face, letter in enumerate(LETTERS) for _ in range(counts[face])])

    def read(self, catalogue: Catalogue, text: str) -> int | None:
        letters = text.split()
        if not 1 <= len(letters) <= MOST_DICE or any(letter not in LETTERS for letter in letters):
            return None
        return sum([letters.count(letter) << DICE_BITS * face for face, letter in enumerate(LETTERS)])


REGION: Final = Named[Catalogue](lambda catalogue: catalogue.regions)
CARD: Final = Named[Catalogue](lambda catalogue: catalogue.cards)
CIVILIZATION: Final = Named[Catalogue](lambda catalogue: catalogue.civilizations)
FACE: Final = Named[Catalogue](lambda _: FACE_NAMES)
TRACK: Final = Named[Catalogue](lambda _: COLOURS)
VALUE: Final = Named[Catalogue](lambda _: DIGITS, number=True)
SEAT: Final = seats(5)  # E-2.1
DICE: Final = DiceField()

NOTATION: Final = Notation[Catalogue, Action](
    Verb("assign", Assign, (Slot("civilization", CIVILIZATION),)),
    Verb("first", Begin, (Slot("seat", SEAT),)),
    Verb("draw", Draw, (Slot("card", CARD),)),
    Verb("roll", Roll, (Slot("face", FACE),)),
    Verb("turn-up", TurnUp, (Slot("value", VALUE),)),
    Verb("reroll", Reroll, (Slot("dice", DICE),)),
    Verb("stop", Stop),
    Verb("black", Blacken, (Slot("card", CARD), Slot("face", FACE))),
    Verb("move", Move, (Slot("source", REGION), Slot("target", REGION))),
    Verb("invade", Invade, (Slot("target", REGION),)),
    Verb("bring", Bring, (Slot("source", REGION),)),
    Verb("halt", Halt),
    Verb("retreat", Retreat, (Slot("region", REGION),)),
    Verb("convert", Convert, (Slot("card", CARD), Slot("face", FACE), Slot("into", FACE))),
    Verb("raise", Raise, (Slot("track", TRACK),)),
    Verb("rest", Rest),
    Verb("place", Place, (Slot("region", REGION),)),
    Verb("city", Found, (Slot("track", TRACK), Slot("region", REGION))),
    Verb("score", Score, (Slot("card", CARD),)),
    Verb("finish", Finish),
)
