"""Reading the files a package ships with. Nothing else in core or games touches the disk."""

from functools import reduce
from importlib.resources import files
from importlib.resources.abc import Traversable


def read_text(package: str, path: str) -> str:
    """The text of a file inside a package: `read_text("latium.games.founders", "text/en.ftl")`."""
    return _file(package, path).read_text(encoding="utf-8")


def has(package: str, path: str) -> bool:
    """Whether the package ships this file."""
    return _file(package, path).is_file()


def package_of(game: object) -> str:
    """The package a game lives in, with its texts and its rulebook."""
    return type(game).__module__.rpartition(".")[0]


def _file(package: str, path: str) -> Traversable:
    return reduce(Traversable.__truediv__, path.split("/"), files(package))
