"""Structs in and out of FastAPI: read and written by msgspec, and described in the OpenAPI document."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.openapi.utils import get_openapi
from starlette.requests import ClientDisconnect

from latium import __version__
from latium.core.protocol import message
from latium.core.schema import located
from latium.server import messages
from latium.server.errors import BadRequest, TooMany

LARGEST: Final = 1 << 18
"""No body is larger, in bytes; a set of components of one's own fits in."""

SLOWEST: Final = 30.0
"""Seconds that a body may take to come."""

REFERENCE: Final = "#/components/schemas/{name}"

T = TypeVar("T")


def reads(kind: type[T], largest: int = LARGEST) -> Callable[[Request], Awaitable[T]]:
    """A dependency that reads the body as a struct. Raises BadRequest."""
    decoder = msgspec.json.Decoder(kind)

    async def read(request: Request) -> T:
        body = await read_body(request, largest)
        try:
            return decoder.decode(body)
        except msgspec.ValidationError as problem:
            raise BadRequest(message("request-misfit", problem=located(problem))) from None
        except (ValueError, RecursionError):
            raise BadRequest(message("request-unreadable")) from None

    return read


async def read_body(request: Request, largest: int = LARGEST) -> bytes:
    """Raises TooMany as soon as there is more than that, and BadRequest if it does not come."""
    body = bytearray()
    try:
        async with asyncio.timeout(SLOWEST):
            async for chunk in request.stream():
                body += chunk
                if len(body) > largest:
                    raise TooMany(message("request-large", most=largest))
    except (TimeoutError, ClientDisconnect):
        raise BadRequest(message("request-unreadable")) from None
    return bytes(body)


def answer(struct: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(struct), status, media_type="application/json")


def answer_if_new(request: Request, struct: msgspec.Struct) -> Response:
    """For those who ask again and again: an empty 304 while it is still what they name in `If-None-Match`."""
    body = msgspec.json.encode(struct)
    mark = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    if mark in (seen.strip() for seen in request.headers.get("if-none-match", "").split(",")):
        return Response(status_code=304, headers={"ETag": mark})
    return Response(body, headers={"ETag": mark}, media_type="application/json")


def described(
    takes: type | None = None, gives: type | None = None, status: int = 200, changes: bool = False
) -> dict[str, Any]:
    """What the decorator of a route is told about its messages; every refusal is a Problem. What `changes` is for those
    who ask again and again."""
    refused = {"description": "Refused", "content": _content(messages.Problem)}
    responses: dict[int | str, Any] = dict.fromkeys((403, 404, 409, 422, 429, 503), refused)
    if changes:
        responses[304] = {"description": "Still the same"}
    if gives:
        responses[status] = {"description": "Done", "content": _content(gives)}
    extra = {"requestBody": {"required": True, "content": _content(takes)}} if takes else {}
    return {
        "status_code": status,
        "responses": responses,
        "openapi_extra": extra,
        "response_model": None,
        "response_class": Response,
    }


def _content(kind: type) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": REFERENCE.format(name=kind.__name__)}}}


def all_messages() -> list[type]:
    """Every struct of `messages`, the bases left out."""
    bases = (messages.Sent, messages.Told, messages.Body, messages.Given, messages.Shared)
    found = (value for value in vars(messages).values() if isinstance(value, type))
    return [kind for kind in found if issubclass(kind, bases) and kind not in bases]


def describe(app: FastAPI) -> Callable[[], dict[str, Any]]:
    """The OpenAPI document of an app, the structs of both directions included."""

    def document() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = get_openapi(title="Latium", version=__version__, routes=app.routes)
            _, structs = msgspec.json.schema_components(all_messages(), ref_template=REFERENCE)
            schema.setdefault("components", {}).setdefault("schemas", {}).update(structs)
            app.openapi_schema = schema
        return app.openapi_schema

    return document
