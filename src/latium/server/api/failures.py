"""Whatever goes wrong in a handler is answered with a Problem and the right status."""

import msgspec
import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from latium.core.errors import LatiumError
from latium.core.protocol import message
from latium.server.errors import BadRequest, NotFound, ServerError, TooOften
from latium.server.problems import language_of, problem_of, status_of

_log = structlog.get_logger()


def answer_failures(app: FastAPI) -> None:
    app.add_exception_handler(LatiumError, _refused)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _unrouted)
    app.add_exception_handler(Exception, _fault)


def refused(connection: HTTPConnection, error: LatiumError, status: int | None = None) -> Response:
    """What is answered, in the reader's language and with the error's own status unless another is given."""
    problem = problem_of(error, language_of(connection.headers.get("accept-language")))
    response = Response(msgspec.json.encode(problem), status or status_of(error), media_type="application/json")
    if isinstance(error, TooOften):
        response.headers["Retry-After"] = str(error.seconds)
    return response


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, LatiumError)
    return refused(request, error)


async def _unreadable(request: Request, _: Exception) -> Response:
    return refused(request, BadRequest(message("request-unreadable")))


async def _unrouted(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = refused(request, NotFound(message("page-unknown")), error.status_code)
    response.headers.update(error.headers or {})
    return response


async def _fault(request: Request, error: Exception) -> Response:
    _log.error("fault", path=request.url.path, exc_info=error)
    return refused(request, ServerError(message("server-fault")))
