"""Component sets of one's own, made by editing ours."""

from latium.core.resources import read_text
from tests.games import editing


def ours() -> str:
    return read_text("latium.games.founders", "data/components.toml")


def edited(*changes: tuple[str, str]) -> str:
    return editing.edited(ours(), *changes)


def tile_changed(tile: str, old: str, new: str) -> str:
    return editing.edited_below(ours(), f'id = "{tile}"\n', old, new)


TWICE = tile_changed("mine", '["wood", "stone"]', '["wood", "wood"]')
"""A set whose mine needs wood twice."""
