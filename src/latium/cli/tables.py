"""Tables without lines, as all commands print them."""

from collections.abc import Sequence

from rich.table import Table

from latium.cli.speech import sentence


def table(words: Sequence[str] = (), numbers: Sequence[str] = ()) -> Table:
    """Columns of words, which fold, then of numbers, which stand right; each is headed by a message `column-...`."""
    made = Table(box=None, pad_edge=False, header_style="bold")
    for column in words:
        made.add_column(sentence(f"column-{column}"), overflow="fold")
    for column in numbers:
        made.add_column(sentence(f"column-{column}"), justify="right")
    return made
