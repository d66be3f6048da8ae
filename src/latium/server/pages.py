"""The web client as it was built: its pages and all they need, read once and kept ready to be sent."""

import gzip
import hashlib
import mimetypes
from collections.abc import Sequence
from functools import cache
from html import escape
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

FOLDER: Final = "web"
"""Where the wheel has it, in this package."""

INDEX: Final = "index.html"
MODULES: Final = "modules.json"
"""What the build tells of its modules."""

START: Final = "src/start.ts"
TABLE: Final = "src/pages/table/TablePage.svelte"
BOARD: Final = "src/games/{game}/index.ts"
"""Modules by the names that the build gives them."""

ASSETS: Final = "assets/"
"""What is in here has the digest of its content in its name."""

RELATIVE: Final = '"./'
"""How addresses begin in the index as it was built, since the build does not know where the site will begin."""

LEAST: Final = 1000
"""Bytes that are worth compressing; pictures and the like are compressed already."""

KEPT: Final = "public, max-age=31536000, immutable"
ASKED_FOR: Final = "no-cache"

_TEXTS: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")


class Module(msgspec.Struct, frozen=True):
    """The files of a module, and the modules that it needs itself."""

    file: str
    css: tuple[str, ...] = ()
    imports: tuple[str, ...] = ()


_modules: Final = msgspec.json.Decoder(dict[str, Module])


class File(NamedTuple):
    """What is sent, plain and compressed (nothing if that is not worth it)."""

    plain: bytes
    packed: bytes
    media_type: str
    etag: str
    caching: str


def file_of(name: str, content: bytes) -> File:
    kind = _media_type(name)
    worth = len(content) >= LEAST and kind.startswith(_TEXTS)
    return File(
        plain=content,
        packed=gzip.compress(content, mtime=0) if worth else b"",
        media_type=kind,
        etag=f'"{hashlib.sha256(content).hexdigest()[:20]}"',
        caching=KEPT if name.startswith(ASSETS) else ASKED_FOR,
    )


def _media_type(name: str) -> str:
    if name.endswith(".js"):  # what a system believes of these differs
        return "text/javascript"
    return mimetypes.guess_type(name)[0] or "application/octet-stream"


class Pages:
    """A client that was built into a folder; nothing if there is none."""

    def __init__(self, folder: Path) -> None:
        found = sorted(path for path in folder.rglob("*") if path.is_file()) if (folder / INDEX).is_file() else []
        named = {path.relative_to(folder).as_posix(): path for path in found}
        self._index = named.pop(INDEX).read_text(encoding="utf-8") if named else ""
        self._modules = _modules.decode(named.pop(MODULES).read_bytes()) if MODULES in named else {}
        self._files = {name: file_of(name, path.read_bytes()) for name, path in named.items()}
        self.index = cache(self._index_at)

    def __bool__(self) -> bool:
        return bool(self._index)

    def file(self, name: str) -> File | None:
        return self._files.get(name)

    def _index_at(self, root: str, *modules: str) -> File:
        """The page of every address, for a site that begins at `root`; it fetches at once what it starts with, and
        what these modules need."""
        needed = [name for name in self._needed((START, *modules)) if name not in self._index]
        links = "".join(f'<link rel="{_relation(name)}" crossorigin href="./{name}">' for name in needed)
        page = self._index.replace("</head>", f"{links}</head>")
        return file_of(INDEX, page.replace(RELATIVE, f'"{escape(root)}/').encode())

    def _needed(self, modules: Sequence[str]) -> dict[str, None]:
        """Their files, in order and each of them once."""
        found: dict[str, None] = {}
        for module in (self._modules[name] for name in modules if name in self._modules):
            found |= dict.fromkeys((*self._needed(module.imports), module.file, *module.css))
        return found


def _relation(name: str) -> str:
    return "stylesheet" if name.endswith(".css") else "modulepreload"


@cache
def pages_in(folder: str) -> Pages:
    """The client in a folder, or the one that came with this package."""
    if folder:
        return Pages(Path(folder))
    with as_file(files("latium.server")) as package:
        return Pages(package / FOLDER)
