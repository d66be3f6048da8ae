"""Component sets of one's own, made by editing ours."""

from latium.core.resources import read_text
from tests.games import editing


def ours() -> str:
    return read_text("latium.games.foundations_of_rome", "data/components.toml")


def edited(*changes: tuple[str, str]) -> str:
    return editing.edited(ours(), *changes)


def changed(id: str, old: str, new: str) -> str:
    """Our set with one building or monument changed."""
    return editing.edited_below(ours(), f'id = "{id}"\n', old, new)
