"""Files that outlive whatever ends a run."""

from pathlib import Path


def write_whole(file: Path, content: bytes) -> None:
    """Write a file so that it is there whole or not at all."""
    fresh = file.with_name(f".{file.name}.new")
    fresh.write_bytes(content)
    fresh.replace(file)
