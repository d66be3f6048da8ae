"""Tables without lines, as all commands print them."""

from collections.abc import Sequence

from rich.table import Table

from latium.cli.speech import sentence


def table(words: Sequence[str] = (), numbers: Sequence[str] = ()) -> Table:
    """Columns of words, which fold, then of numbers, which stand right; each is headed by a message `column-...`."""
    return headed([sentence(f"column-{column}") for column in words], [sentence(f"column-{one}") for one in numbers])


def headed(words: Sequence[str], numbers: Sequence[str]) -> Table:
    """The same under headings that have been said already."""
    made = Table(box=None, pad_edge=False, header_style="bold")
    for heading in words:
        made.add_column(heading, overflow="fold")
    for heading in numbers:
        made.add_column(heading, justify="right")
    return made
