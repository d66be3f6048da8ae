"""The web client is sent by the server, whichever of its pages is asked for, and kept as long as is right."""

import gzip
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest

from latium.server.messages import OpenTable
from tests.server.inside import inside
from tests.server.running import sqlite

INDEX = """<!doctype html><meta name="latium-base" content="./"><script src="./assets/main-abc.js"></script>"""
TABLE = {"file": "assets/table.js", "imports": ["_shared.js"], "css": ["assets/table.css"]}
MODULES = {
    "src/start.ts": {"file": "assets/start.js"},
    "_shared.js": {"file": "assets/shared.js"},
    "src/pages/table/TablePage.svelte": TABLE,
    "src/games/founders/index.ts": {"file": "assets/founders.js", "imports": ["_shared.js"]},
}
SCRIPT = "export const words = 'Latium';\n" * 100


@pytest.fixture
def client(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(INDEX, encoding="utf-8")
    (tmp_path / "assets/main-abc.js").write_text(SCRIPT, encoding="utf-8")
    (tmp_path / "icon.svg").write_text("<svg/>", encoding="utf-8")
    return tmp_path


class Answer(NamedTuple):
    """A page, or a file of one."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()


class Browser:
    """Asks for pages as a browser does."""

    def __init__(self, address: str) -> None:
        self.host = urlsplit(address).netloc

    def get(self, path: str, **headers: str) -> Answer:
        connection = HTTPConnection(self.host, timeout=30)
        connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        found = Answer(answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read())
        connection.close()
        return found


@contextmanager
def browser(pages: Path, base: str = "") -> Iterator[Browser]:
    with inside(sqlite(pages), pages=str(pages), base_path=base) as server:
        yield Browser(server.site.address)


@pytest.mark.parametrize("path", ["/", "/tables/nowhere", "/rules/founders", "/new/founders"])
def test_every_page_is_the_client(client: Path, path: str) -> None:
    with browser(client) as asked:
        answer = asked.get(path)
    assert answer.status == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert 'src="/assets/main-abc.js"' in answer.text


def test_a_page_fetches_at_once_what_it_will_need(client: Path) -> None:
    (client / "index.html").write_text(f"<head>{INDEX}</head>", encoding="utf-8")
    (client / "modules.json").write_text(json.dumps(MODULES), encoding="utf-8")
    with inside(sqlite(client), pages=str(client)) as server:
        asked = Browser(server.site.address)
        table = server.site.open(OpenTable(game="founders", bots=["", ""])).id
        fetched = {path: _fetched(asked.get(path).text) for path in ("/", "/tables/nowhere", f"/tables/{table}")}
    start = ["modulepreload /assets/start.js"]
    page = [*start, "modulepreload /assets/shared.js", "modulepreload /assets/table.js", "stylesheet /assets/table.css"]
    assert list(fetched.values()) == [start, page, [*page, "modulepreload /assets/founders.js"]]


def _fetched(page: str) -> list[str]:
    return [" ".join(found) for found in re.findall(r'<link rel="(\w+)" crossorigin href="([^"]+)">', page)]


def test_a_site_in_a_folder_says_so(client: Path) -> None:
    with browser(client, "/latium") as asked:
        page = asked.get("/latium/tables/nowhere").text
        assert asked.get("/latium/assets/main-abc.js").text == SCRIPT
    assert 'content="/latium/"' in page
    assert 'src="/latium/assets/main-abc.js"' in page


def test_what_never_changes_is_kept_for_ever_and_sent_small(client: Path) -> None:
    with browser(client) as asked:
        answer = asked.get("/assets/main-abc.js", Accept_Encoding="gzip, br")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    assert len(answer.body) < len(SCRIPT) / 10
    assert gzip.decompress(answer.body).decode() == SCRIPT


def test_what_a_browser_has_is_not_sent_again(client: Path) -> None:
    with browser(client) as asked:
        first = asked.get("/icon.svg")
        again = asked.get("/icon.svg", If_None_Match=first.headers["etag"])
    assert first.headers["cache-control"] == "no-cache"
    assert (again.status, again.body) == (304, b"")


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/gone.js", "/../pyproject.toml", "/%2e%2e/pyproject.toml"])
def test_nothing_else_is_sent(client: Path, path: str) -> None:
    with browser(client / "assets/..") as asked:
        answer = asked.get(path)
    assert "build-system" not in answer.text
    assert answer.status == 404 or 'name="latium-base"' in answer.text


def test_without_a_client_one_is_told_how_to_play(tmp_path: Path) -> None:
    with browser(tmp_path) as asked:
        assert "latium join" in asked.get("/").text
        assert asked.get("/rules/founders").status == 404
