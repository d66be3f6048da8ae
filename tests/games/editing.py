"""Component files of one's own, made by editing ours."""


def edited(text: str, *changes: tuple[str, str]) -> str:
    """The text with the first occurrence of each text replaced."""
    for old, new in changes:
        assert old in text, f"nothing reads {old!r}"
        text = text.replace(old, new, 1)
    return text


def edited_below(text: str, heading: str, old: str, new: str) -> str:
    """The text with a change in the paragraph that a heading begins."""
    head, mark, rest = text.partition(heading)
    assert mark, f"nothing is headed {heading!r}"
    own, gap, others = rest.partition("\n\n")
    return head + mark + edited(own, (old, new)) + gap + others
