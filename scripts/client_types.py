"""Writes what the web client takes from the Python sources into web/src/generated: the types of messages, views, events
and actions, the levels of bots, the catalogues of components, and sentences to compare with. `--check` writes nothing
and fails if something is out of date."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from latium.bots.roster import LEVELS
from latium.core import protocol
from latium.core.notation import Notation
from latium.core.protocol import AnyGame
from latium.games import SHELF
from latium.games.first_empires.notation import NOTATION as FIRST_EMPIRES
from latium.games.foundations_of_rome.notation import NOTATION as FOUNDATIONS_OF_ROME
from latium.games.founders.notation import NOTATION as FOUNDERS
from latium.server import messages
from latium.server.api.wire import all_messages
from scripts.client import first_empires, foundations_of_rome, founders
from scripts.client.games import declarations
from scripts.client.lists import lists
from scripts.client.sentences import NAMES, READER, SOURCE, sentences
from scripts.client.shelf import on_shelf
from scripts.client.typescript import HEADER, Declarations

FOLDER: Final = Path(__file__).parents[1] / "web" / "src" / "generated"


class Source(NamedTuple):
    """What there is of a game beside its contract."""

    notation: Notation[Any, Any]
    catalogue: Callable[[], dict[str, Any]]


SOURCES: Final = {
    "founders": Source(FOUNDERS, founders.catalogue),
    "first-empires": Source(FIRST_EMPIRES, first_empires.catalogue),
    "foundations-of-rome": Source(FOUNDATIONS_OF_ROME, foundations_of_rome.catalogue),
}


def generated() -> dict[str, str]:
    """The files by name."""
    shared = _messages()
    files = {
        "messages.ts": HEADER + "\n" + shared.text() + _unions(),
        "bots.ts": HEADER + _levels(),
        "shelf.json": _json({slug: on_shelf(game) for slug, game in SHELF.items()}),
        "lists.json": _json(lists()),
        "sentences.json": _json({"source": SOURCE, "names": NAMES, "reader": READER, "cases": sentences()}),
    }
    for slug, game in SHELF.items():
        files |= _of_game(slug, game, shared)
    return files


def _messages() -> Declarations:
    known = Declarations()
    for kind in [*all_messages(), protocol.Facts]:
        known.add(kind)
    return known


def _unions() -> str:
    asked = " | ".join(kind.__name__ for kind in messages.Request.__args__)
    answered = " | ".join(kind.__name__ for kind in messages.Answer.__args__)
    return (
        f"\nexport type Request = {asked};\n\nexport type Answer = {answered};\n"
        f"\nexport const PROTOCOL = {messages.PROTOCOL};\n"
    )


def _levels() -> str:
    return (
        "\n/** The opponents that are offered, the weakest first. */\n"
        f"export const BOTS = {json.dumps(list(LEVELS))} as const;\n\nexport type Bot = (typeof BOTS)[number];\n"
    )


def _of_game(slug: str, game: AnyGame, shared: Declarations) -> dict[str, str]:
    source = SOURCES[slug]
    return {
        f"{slug}.ts": declarations(game, source.notation, shared),
        f"{slug}.catalogue.json": _json(source.catalogue()),
    }


def _json(data: Any) -> str:
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def stale() -> list[str]:
    """The files that are not what they would be made now."""
    return [name for name, text in generated().items() if not _is(FOLDER / name, text)]


def _is(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        out_of_date = stale()
        print("\n".join(f"out of date: {name}" for name in out_of_date) or "all current")
        return bool(out_of_date)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in generated().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
