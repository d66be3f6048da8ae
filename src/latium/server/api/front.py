"""The pages of the web client. A server that was built without one says what it is, and how to join from a terminal."""

from contextlib import suppress
from html import escape
from typing import Final

from fastapi import APIRouter, Request, Response
from starlette.convertors import PathConvertor, register_url_convertor

from latium import __version__
from latium.core.errors import PRODUCT
from latium.core.protocol import message
from latium.core.text import Texts, texts
from latium.server.api.identity import Served, TableId
from latium.server.errors import NotFound, ServerError
from latium.server.links import Link, address_of
from latium.server.pages import ASSETS, BOARD, TABLE, File, pages_in
from latium.server.problems import language_of
from latium.server.services import Services

STYLE: Final = """\
body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 42rem; margin: 3rem auto; padding: 0 1rem; }
body { color: #222; background: #fff; }
code { display: block; padding: .6rem; margin: .4rem 0 1rem; background: #eee; overflow-x: auto; }
@media (prefers-color-scheme: dark) {
  body { color: #ddd; background: #181818; }
  code { background: #2a2a2a; }
  a { color: #9cf; }
}
"""

PAGE: Final = """\
<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Latium</title>
<link rel="stylesheet" href="{root}/front.css">
<h1>Latium</h1>
{body}
</html>
"""

READING: Final = ["GET", "HEAD"]


class PagePath(PathConvertor):
    """Any path that asks for no message."""

    regex = "(?!api/).*"


register_url_convertor("page", PagePath())

router = APIRouter(include_in_schema=False)


@router.get("/front.css")
async def front_style() -> Response:
    """The looks of the page: in a file of their own, so that the page may forbid all others."""
    return Response(STYLE, media_type="text/css")


@router.api_route("/", methods=READING)
async def front(served: Served, request: Request) -> Response:
    """The first page of the client, or what this server is."""
    if pages := pages_in(served.configuration.pages):
        return _sent(request, pages.index(_root(request)))
    site = address_of(request, served.configuration.public_url)
    return _page(request, f"latium join {site} --open founders --players you,greedy", f"{site}/tables/…")


@router.api_route("/tables/{id}", methods=READING)
async def front_table(served: Served, request: Request, id: TableId) -> Response:
    """Where a link to a table leads. Raises NotFound, which the client says itself."""
    if pages := pages_in(served.configuration.pages):
        return _sent(request, pages.index(_root(request), TABLE, BOARD.format(game=await _game(served, id))))
    await served.desk.table(id)
    site = address_of(request, served.configuration.public_url)
    return _page(request, "", str(Link(site, id, "")))


@router.api_route("/{path:page}", methods=READING)
async def front_other(served: Served, request: Request, path: str) -> Response:
    """A file of the client, or any other of its pages, which it tells apart itself. Raises NotFound."""
    pages = pages_in(served.configuration.pages)
    if (found := pages.file(path)) is not None:
        return _sent(request, found)
    if not pages or path.startswith(ASSETS):
        raise NotFound(message("page-unknown"))
    return _sent(request, pages.index(_root(request)))


async def _game(served: Services, id: str) -> str:
    """Which one is played at a table; none where that cannot be told."""
    with suppress(ServerError):
        return (await served.desk.table(id)).opening.game
    return ""


def _sent(request: Request, file: File) -> Response:
    headers = {"Cache-Control": file.caching, "ETag": file.etag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(status_code=304, headers=headers)
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.media_type, headers={**headers, "Content-Encoding": "gzip"})
    return Response(file.plain, media_type=file.media_type, headers=headers)


def _root(request: Request) -> str:
    root: str = request.scope.get("root_path", "")
    return root.rstrip("/")


def _page(request: Request, opening: str, link: str) -> Response:
    language = language_of(request.headers.get("accept-language"))
    said = texts(language, PRODUCT)
    body = [_paragraph(said, "front-what"), _paragraph(said, "front-no-client")]
    if opening:
        body += [_paragraph(said, "front-open"), _typed(opening)]
    body += [_paragraph(said, "front-join"), _typed(f"latium join {link}")]
    body += [_paragraph(said, "front-alone"), _typed("latium play founders")]
    root = escape(_root(request))
    body.append(f'<p><a href="{root}/openapi.json">{escape(said.format("front-protocol"))}</a></p>')
    body.append(_paragraph(said, "front-docs", version=__version__))
    page = PAGE.format(language=language, root=root, body="\n".join(body))
    return Response(page, media_type="text/html", headers={"Vary": "Accept-Language"})


def _paragraph(said: Texts, key: str, **args: str) -> str:
    return f"<p>{escape(said.format(key, **args))}</p>"


def _typed(command: str) -> str:
    return f"<code>{escape(command)}</code>"
