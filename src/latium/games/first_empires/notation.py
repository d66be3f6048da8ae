"""Actions as short text a person can type, and as JSON.

Both come from one table: a verb, then the action's fields in order. `convert gansu-road blue green` is
`{"do": "convert", "card": "gansu-road", "face": "blue", "into": "green"}`. Seats count from 1 for people. Dice are
letters: `reroll b p` rolls a blue and a purple one again.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from latium.core.errors import Fault, NotationError
from latium.core.protocol import Plain
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
from latium.games.first_empires.rules.steps import legal
from latium.games.first_empires.state import State

MOST_SEATS: Final = 5
MOST_DICE: Final = 5
HIGHEST_VALUE: Final = 9
LETTERS: Final = ("o", "b", "p", "g", "y", "k")


class Field(NamedTuple):
    """How a field is written, and read back: None means there is no such thing."""

    write: Callable[[Catalogue, Any], str | int]
    read: Callable[[Catalogue, str], Any | None]


def _number(least: int, most: int, shift: int) -> Field:
    numbers = {str(number): number - shift for number in range(least, most + 1)}
    return Field(lambda _, value: value + shift, lambda _, text: numbers.get(text))


def _listed(names: list[str]) -> Field:
    return Field(lambda _, number: names[number], lambda _, text: names.index(text) if text in names else None)


def _write_dice(_: Catalogue, dice: int) -> str:
    counts = unpacked(dice)
    return " ".join(letter for face, letter in enumerate(LETTERS) for _ in range(counts[face]))


def _read_dice(_: Catalogue, text: str) -> int | None:
    letters = text.split()
    if not 1 <= len(letters) <= MOST_DICE or any(letter not in LETTERS for letter in letters):
        return None
    return sum(letters.count(letter) << DICE_BITS * face for face, letter in enumerate(LETTERS))


SEAT: Final = _number(1, MOST_SEATS, 1)
VALUE: Final = _number(1, HIGHEST_VALUE, 0)
NUMBERS: Final = (SEAT, VALUE)
FACE: Final = _listed(FACE_NAMES)
TRACK: Final = _listed(COLOURS)
REGION: Final = Field(
    lambda catalogue, number: catalogue.regions[number], lambda catalogue, text: catalogue.region_index.get(text)
)
CARD: Final = Field(
    lambda catalogue, number: catalogue.cards[number], lambda catalogue, text: catalogue.card_index.get(text)
)
CIVILIZATION: Final = Field(
    lambda catalogue, number: catalogue.civilizations[number],
    lambda catalogue, text: catalogue.civilization_index.get(text),
)
DICE: Final = Field(_write_dice, _read_dice)


class Verb(NamedTuple):
    """A word and the action it stands for. `fields` are in the order they are written, by the name they have."""

    word: str
    kind: type[Action]
    fields: dict[str, Field]


VERBS: Final = (
    Verb("assign", Assign, {"civilization": CIVILIZATION}),
    Verb("first", Begin, {"seat": SEAT}),
    Verb("draw", Draw, {"card": CARD}),
    Verb("roll", Roll, {"face": FACE}),
    Verb("turn-up", TurnUp, {"value": VALUE}),
    Verb("reroll", Reroll, {"dice": DICE}),
    Verb("stop", Stop, {}),
    Verb("black", Blacken, {"card": CARD, "face": FACE}),
    Verb("move", Move, {"source": REGION, "target": REGION}),
    Verb("invade", Invade, {"target": REGION}),
    Verb("bring", Bring, {"source": REGION}),
    Verb("halt", Halt, {}),
    Verb("retreat", Retreat, {"region": REGION}),
    Verb("convert", Convert, {"card": CARD, "face": FACE, "into": FACE}),
    Verb("raise", Raise, {"track": TRACK}),
    Verb("rest", Rest, {}),
    Verb("place", Place, {"region": REGION}),
    Verb("city", Found, {"track": TRACK, "region": REGION}),
    Verb("score", Score, {"card": CARD}),
    Verb("finish", Finish, {}),
)
BY_WORD: Final = {verb.word: verb for verb in VERBS}
BY_KIND: Final = {verb.kind: verb for verb in VERBS}


def write(catalogue: Catalogue, action: Action) -> str:
    verb = BY_KIND[type(action)]
    parts = [str(field.write(catalogue, getattr(action, name))) for name, field in verb.fields.items()]
    return " ".join([verb.word, *parts])


def pack(catalogue: Catalogue, action: Action) -> dict[str, Plain]:
    verb = BY_KIND[type(action)]
    packed: dict[str, Plain] = {"do": verb.word}
    for name, field in verb.fields.items():
        packed[name] = field.write(catalogue, getattr(action, name))
    return packed


def unpack(catalogue: Catalogue, data: Plain) -> Action:
    if not isinstance(data, dict) or not isinstance(data.get("do"), str):
        raise NotationError(Fault.UNREADABLE, str(data), "an action is an object with a field 'do'")
    verb = BY_WORD.get(data["do"])
    if verb is None:
        raise NotationError(Fault.UNREADABLE, str(data["do"]), "no such action", tuple(BY_WORD))
    if set(data) != {"do", *verb.fields}:
        fields = ", ".join(verb.fields) or "(none)"
        raise NotationError(Fault.UNREADABLE, str(data), f"{verb.word} has the fields {fields}")
    return _make(verb, [_unpack_field(catalogue, field, data[name]) for name, field in verb.fields.items()])


def _make(verb: Verb, values: list[Any]) -> Action:
    make: Callable[..., Action] = verb.kind
    return make(*values)


def _unpack_field(catalogue: Catalogue, field: Field, value: Plain) -> Any:
    right_type = isinstance(value, int if field in NUMBERS else str) and not isinstance(value, bool)
    read = field.read(catalogue, str(value)) if right_type else None
    if read is None or (field is DICE and field.write(catalogue, read) != value):
        raise NotationError(Fault.UNREADABLE, str(value), "there is no such thing in this game")
    return read


# --- what a person types


def read(state: State, text: str) -> Action:
    """The action of a text. Words may be cut short, and what is certain left out, as long as one legal action or one
    full notation fits; a text that fits several is ambiguous."""
    words = text.lower().split()
    if not words:
        raise NotationError(Fault.UNREADABLE, text, "nothing was typed")
    exact = _exact(state.catalogue, words)
    if exact is not None:
        return exact
    fitting = _fitting(state, words)
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise NotationError(
            Fault.AMBIGUOUS, text, candidates=tuple(write(state.catalogue, action) for action in fitting)
        )
    raise _unreadable(state, text, words)


def _exact(catalogue: Catalogue, words: list[str]) -> Action | None:
    verb = BY_WORD.get(words[0])
    if verb is None:
        return None
    rest = [" ".join(sorted(words[1:], key=_die_order))] if verb.kind is Reroll else words[1:]
    if len(rest) != len(verb.fields):
        return None
    values = [field.read(catalogue, word) for field, word in zip(verb.fields.values(), rest, strict=True)]
    return None if None in values else _make(verb, values)


def _die_order(letter: str) -> int:
    return LETTERS.index(letter) if letter in LETTERS else len(LETTERS)


def _fitting(state: State, words: list[str]) -> list[Action]:
    """The legal actions whose notation the words abbreviate, in order and from the verb on."""
    if not state.pending:
        return []
    return [action for action in legal(state) if _abbreviates(words, write(state.catalogue, action).split())]


def _abbreviates(words: list[str], full: list[str]) -> bool:
    if not full[0].startswith(words[0]):
        return False
    place = 1
    for word in words[1:]:
        while place < len(full) and not full[place].startswith(word):
            place += 1
        if place == len(full):
            return False
        place += 1
    return True


def _unreadable(state: State, text: str, words: list[str]) -> NotationError:
    verbs = [verb for word, verb in BY_WORD.items() if word.startswith(words[0])]
    if not verbs:
        open_verbs = {write(state.catalogue, action).split()[0] for action in legal(state)} if state.pending else set()
        return NotationError(Fault.UNREADABLE, text, f"{words[0]!r} is no move", tuple(sorted(open_verbs)))
    names = " ".join([verbs[0].word, *(f"<{name}>" for name in verbs[0].fields)])
    return NotationError(Fault.UNREADABLE, text, f"it is written {names}")
