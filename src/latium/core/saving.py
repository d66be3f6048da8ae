"""States as text: a position to resume, to write by hand for a test, or to pass on."""

from typing import Any, Final

import msgspec

from latium.core.decoding import UnreadableError, quoted, read_json
from latium.core.errors import SaveError
from latium.core.protocol import A, E, Game, Plain, S, V, message
from latium.core.schema import located

FORMAT: Final = "latium-state"
VERSION: Final = 1


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A saved state with what is needed to know whether it can be restored."""

    format: str
    version: int
    game: str
    rules_version: int
    seats: int
    state: dict[str, Any]


def save(game: Game[S, A, E, V], state: S) -> str:
    """The state as JSON, one key a line, that `load` restores without loss."""
    facts = game.facts
    saved = Saved(FORMAT, VERSION, facts.slug, facts.rules_version, len(game.scores(state)), game.dump(state))
    return msgspec.json.format(msgspec.json.encode(saved), indent=2).decode() + "\n"


def load(game: Game[S, A, E, V], text: str | bytes) -> S:
    """The state of a saved text. Raises SaveError saying what is wrong with it."""
    saved = read(text)
    facts = game.facts
    if saved.game != facts.slug:
        raise SaveError(message("save-other-game", saved=saved.game, game=facts.slug))
    if saved.rules_version != facts.rules_version:
        raise SaveError(message("save-rules-version", saved=saved.rules_version, known=facts.rules_version))
    state = game.restore(saved.state)
    if len(game.scores(state)) != saved.seats:
        raise SaveError(message("save-seats", saved=saved.seats, seats=len(game.scores(state))))
    return state


def read(text: str | bytes) -> Saved:
    """A saved text before any game has looked at it: `.game` names the one to load it with. Raises SaveError."""
    data = _decode(text)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SaveError(message("save-foreign"))
    if data.get("version") != VERSION:
        raise SaveError(message("save-version", version=quoted(data.get("version")), known=VERSION))
    try:
        return msgspec.convert(data, Saved)
    except msgspec.ValidationError as problem:
        raise SaveError(message("save-incomplete", problem=located(problem))) from None


def _decode(text: str | bytes) -> Plain:
    try:
        return read_json(text)
    except UnreadableError:
        raise SaveError(message("save-no-json")) from None
