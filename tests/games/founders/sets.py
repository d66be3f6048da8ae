"""Component sets of one's own, made by editing ours."""

from latium.core.resources import read_text


def ours() -> str:
    return read_text("latium.games.founders", "data/components.toml")


def edited(*changes: tuple[str, str]) -> str:
    """Our set with the first occurrence of each text replaced."""
    text = ours()
    for old, new in changes:
        assert old in text, f"nothing reads {old!r}"
        text = text.replace(old, new, 1)
    return text


def tile_changed(tile: str, old: str, new: str) -> str:
    """Our set with one tile's table changed."""
    head, mark, rest = ours().partition(f'id = "{tile}"\n')
    assert mark, f"there is no tile {tile}"
    own, gap, others = rest.partition("\n\n")
    assert old in own, f"{tile} does not read {old!r}"
    return head + mark + own.replace(old, new, 1) + gap + others


TWICE = tile_changed("mine", '["wood", "stone"]', '["wood", "wood"]')
"""A set whose mine needs wood twice."""
