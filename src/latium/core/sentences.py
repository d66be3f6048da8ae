"""The sentences of events, each made from the fields of its event."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from latium.core.protocol import Argument, Message, Player, Term

Teller: TypeAlias = "Callable[[Any], Argument | None]"
"""How a field is told; None if it is not."""


def player(seat: Any) -> Player:
    return Player(seat)


def term(prefix: str) -> Teller:
    """Components by their names, one or several."""

    def told(value: Any) -> Argument:
        if isinstance(value, tuple):
            return tuple([Term(f"{prefix}-{part}") for part in value])
        return Term(f"{prefix}-{value}")

    return told


def untold(value: Any) -> None:
    """What the sentence does not say."""


def _as_it_is(value: Any) -> Argument:
    told: Argument = value
    return told


class Sentences:
    """An event is told by the message `event-` and its tag, with its fields as arguments, `seat` being `who`. What its
    reader may not know is None, and there is a sentence without it: `event-drew-unseen`."""

    def __init__(self, tellers: Mapping[str, Teller]) -> None:
        self._tellers = {"seat": player, **tellers}
        self._kinds: dict[Any, tuple[str, list[tuple[str, str, Teller]]]] = {}

    def describe(self, event: Any) -> Message:
        id, fields = self._kinds.get(type(event)) or self._learned(type(event))
        unseen, arguments = "", {}
        for field, name, teller in fields:
            value = getattr(event, field)
            if value is None:
                unseen = "-unseen"
            elif (told := teller(value)) is not None:
                arguments[name] = told
        return Message(id + unseen, arguments)

    def _learned(self, kind: Any) -> tuple[str, list[tuple[str, str, Teller]]]:
        fields = [
            (field, "who" if field == "seat" else field, self._tellers.get(field, _as_it_is))
            for field in kind.__struct_fields__
        ]
        learned = self._kinds[kind] = f"event-{kind.__struct_config__.tag}", fields
        return learned
