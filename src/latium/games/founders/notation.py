"""Actions as short text a person can type, and as JSON.

Both come from one table: a verb, then the action's fields in order. `coin 2 c4 wood` is `{"do": "coin", "rival": 2,
"cell": "c4", "resource": "wood"}`. Seats count from 1 for people.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from latium.core.errors import Fault, NotationError
from latium.core.protocol import Message, Plain, message
from latium.core.seats import Seat
from latium.games.founders.actions import (
    Action,
    Add,
    Answer,
    Begin,
    Buy,
    Draft,
    DrawNature,
    Finish,
    Hire,
    Keep,
    Lay,
    Open,
    Pillage,
    Propose,
    Reveal,
    Settle,
    Swap,
    Unite,
)
from latium.games.founders.catalogue import STACKS, Catalogue
from latium.games.founders.grid import cell_name, read_cell
from latium.games.founders.rules.steps import legal
from latium.games.founders.state import State

SEAT_NUMBERS: Final = ("1", "2", "3", "4")  # F-2.1


class Field(NamedTuple):
    """How a field is written, and read back: None means there is no such thing."""

    write: Callable[[Catalogue, Any], str | int]
    read: Callable[[Catalogue, str], Any | None]


def _read_seat(_: Catalogue, text: str) -> Seat | None:
    return SEAT_NUMBERS.index(text) if text in SEAT_NUMBERS else None


TILE: Final = Field(lambda catalogue, kind: catalogue.kinds[kind], lambda catalogue, text: catalogue.index.get(text))
CELL: Final = Field(lambda _, cell: cell_name(cell), lambda _, text: read_cell(text))
SEAT: Final = Field(lambda _, seat: seat + 1, _read_seat)
STACK: Final = Field(lambda _, stack: STACKS[stack], lambda _, text: STACKS.index(text) if text in STACKS else None)
RESOURCE: Final = Field(
    lambda catalogue, number: catalogue.resources[number], lambda catalogue, text: catalogue.resource_index.get(text)
)
SIDE: Final = Field(
    lambda _, behind: "before" if behind else "beside", lambda _, text: {"beside": False, "before": True}.get(text)
)


class Verb(NamedTuple):
    """A word and the action it stands for. `fields` are in the order they are written, by the name they have."""

    word: str
    kind: type[Action]
    make: Callable[..., Action]
    fields: dict[str, Field]


VERBS: Final = (
    Verb("first", Begin, Begin, {"seat": SEAT}),
    Verb("reveal", Reveal, Reveal, {"kind": TILE}),
    Verb("hire", Hire, Hire, {"good": RESOURCE}),
    Verb("draft", Draft, Draft, {"kind": TILE}),
    Verb(
        "lay",
        Lay,
        lambda first, behind, second: Lay(first, second, behind),
        {"first": TILE, "behind": SIDE, "second": TILE},
    ),
    Verb("open", Open, Open, {"stack": STACK}),
    Verb("keep", Keep, Keep, {}),
    Verb("war", Pillage, Pillage, {"rival": SEAT, "cell": CELL}),
    Verb("coin", Buy, Buy, {"rival": SEAT, "cell": CELL, "resource": RESOURCE}),
    Verb("carriage", Unite, Unite, {"corner": CELL}),
    Verb("craftsman", Settle, Settle, {"good": RESOURCE, "cell": CELL}),
    Verb("add", Add, Add, {"kind": TILE, "cell": CELL}),
    Verb("swap", Swap, Swap, {"kind": TILE, "cell": CELL}),
    Verb("draw", DrawNature, DrawNature, {}),
    Verb("finish", Finish, Finish, {}),
    Verb("propose", Propose, Propose, {}),
    Verb("agree", Answer, lambda: Answer(True), {}),
    Verb("refuse", Answer, lambda: Answer(False), {}),
)
BY_WORD: Final = {verb.word: verb for verb in VERBS}
BY_KIND: Final = {verb.kind: verb for verb in VERBS}
JSON_NAMES: Final = {"kind": "tile", "behind": "side", "corner": "cell"}


def verb_of(action: Action) -> Verb:
    if isinstance(action, Answer):
        return BY_WORD["agree" if action.agreed else "refuse"]
    return BY_KIND[type(action)]


def write(catalogue: Catalogue, action: Action) -> str:
    verb = verb_of(action)
    parts = [str(field.write(catalogue, getattr(action, name))) for name, field in verb.fields.items()]
    return " ".join([verb.word, *parts])


def pack(catalogue: Catalogue, action: Action) -> dict[str, Plain]:
    verb = verb_of(action)
    packed: dict[str, Plain] = {"do": verb.word}
    for name, field in verb.fields.items():
        packed[JSON_NAMES.get(name, name)] = field.write(catalogue, getattr(action, name))
    return packed


def unpack(catalogue: Catalogue, data: Plain) -> Action:
    if not isinstance(data, dict) or not isinstance(data.get("do"), str):
        raise NotationError(Fault.UNREADABLE, str(data), message("notation-no-object", field="do"))
    verb = BY_WORD.get(data["do"])
    if verb is None:
        raise NotationError(Fault.UNREADABLE, str(data["do"]), _unknown(BY_WORD), tuple(BY_WORD))
    names = [JSON_NAMES.get(name, name) for name in verb.fields]
    if set(data) != {"do", *names}:
        fields = message("notation-fields", verb=verb.word, fields=", ".join(["do", *names]))
        raise NotationError(Fault.UNREADABLE, str(data), fields)
    return verb.make(
        *[_unpack_field(catalogue, field, data[name]) for name, field in zip(names, verb.fields.values(), strict=True)]
    )


def _unknown(known: Iterable[str]) -> Message:
    return message("notation-unknown", known=", ".join(known) or "none")


def _unpack_field(catalogue: Catalogue, field: Field, value: Plain) -> Any:
    right_type = isinstance(value, int if field is SEAT else str) and not isinstance(value, bool)
    read = field.read(catalogue, str(value)) if right_type else None
    if read is None:
        raise NotationError(Fault.UNREADABLE, str(value), message("notation-no-such-thing"))
    return read


# --- what a person types


def read(state: State, text: str) -> Action:
    """The action of a text. Words may be cut short, and what is certain left out, as long as one legal action or one
    full notation fits; a text that fits several is ambiguous."""
    words = text.lower().split()
    if not words:
        raise NotationError(Fault.UNREADABLE, text, message("notation-nothing"))
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
    if verb is None or len(words) != 1 + len(verb.fields):
        return None
    values = [field.read(catalogue, word) for field, word in zip(verb.fields.values(), words[1:], strict=True)]
    return None if None in values else verb.make(*values)


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
        while place < len(full) and not _begins(full[place], word):
            place += 1
        if place == len(full):
            return False
        place += 1
    return True


def _begins(name: str, word: str) -> bool:
    """Cells and seats in full; tiles and resources by their first letters."""
    return name == word if any(letter.isdigit() for letter in name) else name.startswith(word)


def _unreadable(state: State, text: str, words: list[str]) -> NotationError:
    verbs = [verb for word, verb in BY_WORD.items() if word.startswith(words[0])]
    if not verbs:
        known = (
            tuple(sorted({write(state.catalogue, action).split()[0] for action in legal(state)}))
            if state.pending
            else ()
        )
        return NotationError(Fault.UNREADABLE, text, _unknown(known), known)
    names = " ".join([verbs[0].word, *(f"<{JSON_NAMES.get(name, name)}>" for name in verbs[0].fields)])
    return NotationError(Fault.UNREADABLE, text, message("notation-form", form=names))
