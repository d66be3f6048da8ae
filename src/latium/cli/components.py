"""The component file of a game as tables, every figure with the mark of where it comes from.

A file has tables and lists of tables. Each may carry `provenance`, which names for a key (or for one element of its
list) whether it is confirmed by a source, inferred from what is known, or designed by us.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from rich.table import Table
from rich.text import Text

from latium.cli.speech import sentence
from latium.core.protocol import Argument, Message, Term
from latium.core.text import Texts, capitalised

MARKS: Final = {"confirmed": ("=", "green"), "inferred": ("~", "yellow"), "designed": ("+", "magenta")}
"""How a provenance is shown: its sign, for every terminal, and its colour."""

_KINDS: Final = (
    "tile",
    "resource",
    "token",
    "craftsman",
    "building",
    "stack",
    "region",
    "card",
    "ocean",
    "face",
    "piece",
    "type",
)
_NOT_COMPONENTS: Final = ("schema", "variants")
_DEFAULTS: Final = {"copies": 1}
"""What a file may leave out."""


class Figure(NamedTuple):
    """A name or number of the component file and its provenance, if that is told."""

    words: str
    mark: str | None
    begins: bool = False
    """Whether it begins a line of its own."""


def component_tables(text: str, words: Texts) -> Iterator[Table]:
    """The tables of a component file; things with tables of their own have one each."""
    for key, section in tomllib.loads(text).items():
        if key in _NOT_COMPONENTS:
            continue
        if isinstance(section, dict):
            yield _single(_heading(key, words), section, words)
        elif any(isinstance(value, dict) for name, value in section[0].items() if name != "provenance"):
            yield from (_single(f"{_heading(key, words)} {_name(row, words)}", row, words) for row in section)
        else:
            yield _listed(key, section, words)


def legend() -> Text:
    """What the signs mean."""
    meanings = [
        Text(f"{sign} {sentence(f'provenance-{provenance}')}", style=colour)
        for provenance, (sign, colour) in MARKS.items()
    ]
    return Text("\n").join(meanings)


def figures(key: str, value: Any, provenance: Mapping[str, str], words: Texts) -> list[Figure]:
    """The figures of one key: one for each element if it is a list, each with its own mark or the key's."""
    whole = provenance.get(key)
    if isinstance(value, list):
        own = [Figure(_words(one, words), provenance.get(str(one), whole)) for one in value]
        same = len({figure.mark for figure in own}) == 1
        return [Figure(", ".join(figure.words for figure in own), own[0].mark)] if same else own
    if isinstance(value, dict):
        return [figure for name, one in value.items() for figure in _part(key, name, one, provenance, words)]
    return [Figure(_words(value, words), whole)]


def _part(key: str, name: str, value: Any, provenance: Mapping[str, str], words: Texts) -> list[Figure]:
    """One entry of a table within a table, marked like the whole or by itself: `orange_values`."""
    mark = provenance.get(f"{key}_{name}", provenance.get(key))
    one = value if isinstance(value, list) else [value]
    own = [Figure(_words(part, words), provenance.get(f"{key}_{name}_{n}", mark)) for n, part in enumerate(one)]
    if len({figure.mark for figure in own}) <= 1:
        own = [Figure(", ".join(figure.words for figure in own), mark)]
    heading = _named(name, words) if not words.has(f"component-{name}") else _heading(name, words).lower()
    said = words.format("component-entry", name=heading, what=own[0].words) if own else heading
    return [Figure(said, own[0].mark if own else mark, begins=True), *own[1:]]


def _words(value: Any, words: Texts) -> str:
    """A value of the file in words."""
    if isinstance(value, bool):
        return words.format("component-yes" if value else "component-no")
    if isinstance(value, dict) and "kind" in value:
        return _condition(value, words)
    return _named(str(value), words)


def _condition(value: Mapping[str, Any], words: Texts) -> str:
    """A condition as the game tells it."""
    told: dict[str, Argument] = {
        key: one if isinstance(one, int) else Term(_term(str(one), words) or str(one))
        for key, one in value.items()
        if key != "kind"
    }
    return words.phrase(Message(f"condition-{value['kind'].replace('_', '-')}", told))


def _listed(title: str, rows: Sequence[Mapping[str, Any]], words: Texts) -> Table:
    told = [key for row in rows for key in (*row, *(key for key in row.get("provenance", {}) if key in _DEFAULTS))]
    keys = [key for key in dict.fromkeys(told) if key not in ("id", "name", "provenance")]
    table = _table(_heading(title, words))
    table.add_column(_heading("name", words), overflow="fold")
    for key in keys:
        table.add_column(_heading(key, words), overflow="fold")
    for row in rows:
        provenance = row.get("provenance", {})
        name = Figure(_name(row, words), provenance.get("name"))
        values = [figures(key, row.get(key, _DEFAULTS.get(key, "")), provenance, words) for key in keys]
        table.add_row(_text([name]), *map(_text, values))
    return table


def _single(title: str, section: Mapping[str, Any], words: Texts) -> Table:
    table = _table(title)
    table.show_header = False
    table.add_column(overflow="fold")
    table.add_column(overflow="fold")
    for key, value in section.items():
        if key not in ("id", "name", "provenance"):
            table.add_row(_heading(key, words), _text(figures(key, value, section.get("provenance", {}), words)))
    return table


def _name(row: Mapping[str, Any], words: Texts) -> str:
    return capitalised(row.get("name") or _named(row["id"], words))


def _table(title: str) -> Table:
    return Table(
        title=title,
        title_justify="left",
        title_style="bold",
        box=None,
        pad_edge=False,
        header_style="dim",
    )


def _text(row: Sequence[Figure]) -> Text:
    line = Text()
    for number, figure in enumerate(row):
        sign, colour = MARKS.get(figure.mark or "", ("", ""))
        line.append(("\n" if figure.begins else ", ") if number else "").append(figure.words)
        line.append(f" {sign}" if sign else "", style=colour)
    return line


def _heading(key: str, words: Texts) -> str:
    message = f"component-{key.replace('_', '-')}"
    return words.format(message) if words.has(message) else key.replace("_", " ")


def _named(id: str, words: Texts) -> str:
    message = _term(id, words)
    return words.term(message) if message else id


def _term(id: str, words: Texts) -> str | None:
    return next((f"{kind}-{id}" for kind in _KINDS if words.has(f"{kind}-{id}")), None)
