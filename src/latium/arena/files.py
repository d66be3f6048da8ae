"""Files that outlive whatever ends a run."""

import sys
from pathlib import Path
from typing import IO


def write_whole(file: Path, content: bytes) -> None:
    """Write a file so that it is there whole or not at all."""
    fresh = file.with_name(f".{file.name}.new")
    fresh.write_bytes(content)
    fresh.replace(file)


def is_held(file: IO[bytes]) -> bool:
    """Whether another run holds the file; if none does, this one does as long as it is open."""
    if sys.platform == "win32":
        return False
    import fcntl  # noqa: PLC0415  # not on every system

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return True
    return False
