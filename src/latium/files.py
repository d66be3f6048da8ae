"""Files that outlive whatever ends a run."""

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


def write_whole(file: Path, content: bytes) -> None:
    """Write a file so that it is there whole or not at all."""
    fresh = file.with_name(f".{file.name}.new")
    fresh.write_bytes(content)
    fresh.replace(file)


@contextmanager
def private(path: Path) -> Iterator[IO[bytes]]:
    """A file to write that nobody else may read, there whole in the end or not at all. Raises OSError."""
    opened, name = tempfile.mkstemp(".part", f"{path.name}.", path.parent)
    try:
        with open(opened, "wb") as file:
            yield file
            file.flush()
            os.fsync(opened)
        Path(name).replace(path)
    finally:
        Path(name).unlink(missing_ok=True)


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
