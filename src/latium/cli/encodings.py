"""Terminals that cannot show or read every letter, or anything at all."""

import codecs
import os
import sys
import unicodedata
from io import TextIOWrapper
from typing import Final

_ALIKE: Final = str.maketrans("“”«»’•→▌━…", '""""\'->|-.')


def forgive_encodings() -> None:
    """What the terminal cannot read becomes a question mark, what it cannot show loses its accents: never an error."""
    codecs.register_error("latium", _nearest)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "latium"), (sys.stderr, "latium")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def _nearest(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError), "only what is written is replaced"
    lost = error.object[error.start : error.end]
    spelled = unicodedata.normalize("NFKD", lost.translate(_ALIKE)).encode("ascii", "ignore").decode()
    return spelled or "?" * len(lost), error.end


def drop_unwritten() -> None:
    """What could not be written is not tried again at the very end, where Python would complain in its own words."""
    if sys.stdout is None or sys.stdout.closed:
        return
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
