"""Reading the files a package ships with. Nothing else in core or games touches the disk."""

from importlib.resources import files


def read_text(package: str, path: str) -> str:
    """The text of a file inside a package: `read_text("latium.games.founders", "text/en.ftl")`."""
    return files(package).joinpath(*path.split("/")).read_text(encoding="utf-8")


def has(package: str, path: str) -> bool:
    """Whether the package ships this file."""
    return files(package).joinpath(*path.split("/")).is_file()
