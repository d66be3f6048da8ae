"""Which sources the games come from: bots that were changed since must not be mixed with what they were."""

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import latium

DECIDING: Final = ("arena/driver.py", "bots", "core", "games/{}")
"""What decides how a game goes."""
SUFFIXES: Final = (".json", ".py", ".toml")


@cache
def sources(slug: str) -> str:
    """A digest of all that decides how a game goes between bots."""
    root = Path(latium.__file__).parent
    digest = sha256()
    for place in DECIDING:
        for file in _files(root / place.format(slug.replace("-", "_"))):
            digest.update(f"{file.relative_to(root).as_posix()}\0".encode())
            digest.update(sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:16]


def _files(path: Path) -> list[Path]:
    return sorted(file for file in (path.rglob("*") if path.is_dir() else [path]) if file.suffix in SUFFIXES)
