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
from latium.core.resources import read_text
from latium.core.text import Texts, capitalised

MARKS: Final = {"confirmed": ("=", "green"), "inferred": ("~", "yellow"), "designed": ("+", "magenta")}
"""How a provenance is shown: its sign, for every terminal, and its colour."""

_KINDS: Final = ("tile", "resource", "token", "craftsman", "building", "stack")
_NOT_COMPONENTS: Final = ("schema", "variants")
_DEFAULTS: Final = {"copies": 1}
"""What a file may leave out."""


class Figure(NamedTuple):
    """A name or number of the component file and its provenance, if that is told."""

    words: str
    mark: str | None


def component_tables(package: str, words: Texts) -> Iterator[Table]:
    """The tables of a game's component file."""
    data = tomllib.loads(read_text(package, "data/components.toml"))
    for key, section in data.items():
        if key in _NOT_COMPONENTS:
            continue
        rows = section if isinstance(section, list) else None
        yield _listed(key, rows, words) if rows else _single(key, section, words)


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
        own = [Figure(_named(str(one), words), provenance.get(str(one), whole)) for one in value]
        same = len({figure.mark for figure in own}) == 1
        return [Figure(", ".join(figure.words for figure in own), own[0].mark)] if same else own
    if isinstance(value, dict):
        return [Figure(", ".join(f"{_named(name, words)}: {one}" for name, one in value.items()), whole)]
    return [Figure(_named(str(value), words), whole)]


def _listed(title: str, rows: Sequence[Mapping[str, Any]], words: Texts) -> Table:
    told = {**rows[0], **rows[0].get("provenance", {})}
    keys = [key for key in told if key not in ("id", "name", "provenance")]
    table = _table(title, words)
    table.add_column(_heading("name", words), overflow="fold")
    for key in keys:
        table.add_column(_heading(key, words), overflow="fold")
    for row in rows:
        provenance = row.get("provenance", {})
        name = Figure(capitalised(row.get("name") or _named(row["id"], words)), provenance.get("name"))
        values = [figures(key, row.get(key, _DEFAULTS.get(key, "")), provenance, words) for key in keys]
        table.add_row(_text([name]), *map(_text, values))
    return table


def _single(title: str, section: Mapping[str, Any], words: Texts) -> Table:
    table = _table(title, words)
    table.show_header = False
    table.add_column(overflow="fold")
    table.add_column(overflow="fold")
    for key, value in section.items():
        if key != "provenance":
            table.add_row(_heading(key, words), _text(figures(key, value, section.get("provenance", {}), words)))
    return table


def _table(title: str, words: Texts) -> Table:
    return Table(
        title=_heading(title, words),
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
        line.append(", " if number else "").append(figure.words)
        line.append(f" {sign}" if sign else "", style=colour)
    return line


def _heading(key: str, words: Texts) -> str:
    message = f"component-{key.replace('_', '-')}"
    return words.format(message) if words.has(message) else key.replace("_", " ")


def _named(id: str, words: Texts) -> str:
    message = next((f"{kind}-{id}" for kind in _KINDS if words.has(f"{kind}-{id}")), None)
    return words.term(message) if message else id
