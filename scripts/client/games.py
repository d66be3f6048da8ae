"""The types of a game: its views, its events, and its actions as its notation writes them."""

from typing import Any

from latium.core.notation import DO, Notation, Verb
from latium.core.protocol import AnyGame
from scripts.client.typescript import HEADER, Declarations


def declarations(game: AnyGame, notation: Notation[Any, Any], shared: Declarations) -> str:
    """The module of a game's types. `View`, `AnyEvent` and `Action` are what its board works with."""
    known = Declarations(shared)
    view = known.add(game.view_type)
    events = known.add(game.event_type, "Event")
    taken = {*known.names.values(), *known.imported}
    names = {word: _action_name(word, taken) for word in notation.by_word}
    parts = [HEADER.rstrip()]
    if known.imported:
        parts.append(f'import type {{ {", ".join(sorted(known.imported))} }} from "./messages";')
    parts += [known.text().rstrip(), *(_action(names[word], verb) for word, verb in notation.by_word.items())]
    if view != "View":
        parts.append(f"export type View = {view};")
    parts.append(f"export type AnyEvent = {events};")
    parts.append(f"export type Action = {' | '.join(names.values())};")
    return "\n\n".join(parts) + "\n"


def _action_name(word: str, taken: set[str]) -> str:
    name = "".join(part.capitalize() for part in word.split("-"))
    return f"{name}Action" if name in taken else name


def _action(name: str, verb: Verb) -> str:
    said = " ".join((verb.kind.__doc__ or name).split())
    lines = [f"/** {said} */", f"export interface {name} {{", f'  {DO}: "{verb.word}";']
    lines += [f"  {slot.name}: {'number' if slot.field.number else 'string'};" for slot in verb.slots]
    return "\n".join([*lines, "}"])
