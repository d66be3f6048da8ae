"""Whatever goes wrong in a handler is answered with a Problem and the right status."""

import msgspec
import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

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


def _response(request: Request, error: LatiumError, status: int) -> Response:
    problem = problem_of(error, language_of(request.headers.get("accept-language")))
    return Response(msgspec.json.encode(problem), status, media_type="application/json")


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, LatiumError)
    response = _response(request, error, status_of(error))
    if isinstance(error, TooOften):
        response.headers["Retry-After"] = str(error.seconds)
    return response


async def _unreadable(request: Request, _: Exception) -> Response:
    return _response(request, BadRequest(message("request-unreadable")), BadRequest.status)


async def _unrouted(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = _response(request, NotFound(message("page-unknown")), error.status_code)
    response.headers.update(error.headers or {})
    return response


async def _fault(request: Request, error: Exception) -> Response:
    _log.error("fault", path=request.url.path, exc_info=error)
    return _response(request, ServerError(message("server-fault")), ServerError.status)
