"""Component sets of one's own, made by editing ours."""

from latium.core.resources import read_text


def ours() -> str:
    return read_text("latium.games.first_empires", "data/components.toml")


def edited(*changes: tuple[str, str]) -> str:
    """Our set with the first occurrence of each text replaced."""
    text = ours()
    for old, new in changes:
        assert old in text, f"nothing reads {old!r}"
        text = text.replace(old, new, 1)
    return text


def changed(class_: str, id: str, old: str, new: str) -> str:
    """Our set with one piece's table changed; a civilization and a region may share an id."""
    head, mark, rest = ours().partition(f'[[{class_}]]\nid = "{id}"\n')
    assert mark, f"there is no {class_} {id}"
    own, gap, others = rest.partition("\n\n")
    assert old in own, f"{id} does not read {old!r}"
    return head + mark + own.replace(old, new, 1) + gap + others


def in_table(table: str, old: str, new: str) -> str:
    """Our set with one line of a table changed."""
    head, mark, rest = ours().partition(f"[{table}]\n")
    assert mark, f"there is no table {table}"
    own, gap, others = rest.partition("\n\n")
    assert old in own, f"{table} does not read {old!r}"
    return head + mark + own.replace(old, new, 1) + gap + others
