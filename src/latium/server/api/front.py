"""The page of a server without a web client: what this is, and how to join from a terminal."""

from html import escape
from typing import Final

from fastapi import APIRouter, Request, Response

from latium import __version__
from latium.core.errors import PRODUCT
from latium.core.text import Texts, texts
from latium.server.api.identity import Served, TableId
from latium.server.links import Link, address_of
from latium.server.problems import language_of

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

router = APIRouter(include_in_schema=False)


@router.get("/front.css")
async def front_style() -> Response:
    """The looks of the page: in a file of their own, so that the page may forbid all others."""
    return Response(STYLE, media_type="text/css")


@router.get("/")
async def front(served: Served, request: Request) -> Response:
    """What this server is."""
    site = address_of(request, served.configuration.public_url)
    return _page(request, f"latium join {site} --open founders --players you,greedy", f"{site}/tables/…")


@router.get("/tables/{id}")
async def front_table(served: Served, request: Request, id: TableId) -> Response:
    """Where a link to a table leads. Raises NotFound."""
    await served.desk.table(id)
    site = address_of(request, served.configuration.public_url)
    return _page(request, "", str(Link(site, id, "")))


def _page(request: Request, opening: str, link: str) -> Response:
    language = language_of(request.headers.get("accept-language"))
    said = texts(language, PRODUCT)
    body = [_paragraph(said, "front-what"), _paragraph(said, "front-no-client")]
    if opening:
        body += [_paragraph(said, "front-open"), _typed(opening)]
    body += [_paragraph(said, "front-join"), _typed(f"latium join {link}")]
    body += [_paragraph(said, "front-alone"), _typed("latium play founders")]
    root = escape(request.scope.get("root_path", ""))
    body.append(f'<p><a href="{root}/openapi.json">{escape(said.format("front-protocol"))}</a></p>')
    body.append(_paragraph(said, "front-docs", version=__version__))
    page = PAGE.format(language=language, root=root, body="\n".join(body))
    return Response(page, media_type="text/html", headers={"Vary": "Accept-Language"})


def _paragraph(said: Texts, key: str, **args: str) -> str:
    return f"<p>{escape(said.format(key, **args))}</p>"


def _typed(command: str) -> str:
    return f"<code>{escape(command)}</code>"
