"""Component sets of one's own, made by editing ours."""

from latium.core.resources import read_text
from tests.games import editing


def ours() -> str:
    return read_text("latium.games.first_empires", "data/components.toml")


def edited(*changes: tuple[str, str]) -> str:
    return editing.edited(ours(), *changes)


def changed(class_: str, id: str, old: str, new: str) -> str:
    """Our set with one piece changed; a civilization and a region may share an id."""
    return editing.edited_below(ours(), f'[[{class_}]]\nid = "{id}"\n', old, new)


def in_table(table: str, old: str, new: str) -> str:
    return editing.edited_below(ours(), f"[{table}]\n", old, new)
