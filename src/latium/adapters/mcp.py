"""Tools for language models: the Model Context Protocol, one JSON-RPC message a line. Whose tools is all one here."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from latium.core.decoding import UnreadableError, read_json

VERSIONS: Final = ("2025-06-18", "2024-11-05")
"""Of the protocol. Whoever asks for another is offered the first."""

PARSE_ERROR: Final = -32700
INVALID_REQUEST: Final = -32600
METHOD_NOT_FOUND: Final = -32601
INVALID_PARAMS: Final = -32602


class ToolError(Exception):
    """What a model is to read in place of an answer."""


class Tool(NamedTuple):
    """Something a model can call: `arguments` is the struct that its arguments must fit."""

    name: str
    description: str
    arguments: type[msgspec.Struct]
    call: Callable[[Any], str]
    """Raises ToolError."""
    described: Mapping[str, str] = {}
    """The arguments in words."""

    def listed(self) -> dict[str, Any]:
        schema = msgspec.json.schema_components((self.arguments,))[1][self.arguments.__name__]
        for name, words in self.described.items():
            schema["properties"][name]["description"] = words
        del schema["title"], schema["description"]
        return {"name": self.name, "description": self.description, "inputSchema": schema}


class RpcError(Exception):
    """What is wrong with a request itself."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


class Server:
    """Answers one client."""

    def __init__(
        self,
        version: str,
        instructions: str,
        tools: Iterable[Tool],
        misfit: Callable[[msgspec.ValidationError], str] = str,
    ) -> None:
        """`misfit` says what is wrong with the arguments of a call."""
        self._version = version
        self._instructions = instructions
        self._tools = {tool.name: tool for tool in tools}
        self._misfit = misfit

    def answers(self, lines: Iterable[bytes]) -> Iterator[bytes]:
        """A line for each request; none for what wants no answer."""
        for line in lines:
            if line.strip() and (answer := self._answer(line)) is not None:
                yield msgspec.json.encode({"jsonrpc": "2.0", **answer}) + b"\n"

    def _answer(self, line: bytes) -> dict[str, Any] | None:
        number: Any = None
        try:
            request = _read(line)
            number = request.get("id")
            if "method" not in request or number is None:
                return None  # an answer to what was never asked, or a notification
            return {"id": number, "result": self._result(request["method"], _parameters(request))}
        except RpcError as error:
            return {"id": number, "error": {"code": error.code, "message": str(error)}}

    def _result(self, method: str, parameters: dict[str, Any]) -> dict[str, Any]:
        match method:
            case "initialize":
                return self._welcome(parameters.get("protocolVersion"))
            case "ping":
                return {}
            case "tools/list":
                return {"tools": [tool.listed() for tool in self._tools.values()]}
            case "tools/call":
                return self._called(parameters)
            case _:
                raise RpcError(METHOD_NOT_FOUND, f"no method {method}")

    def _welcome(self, wanted: Any) -> dict[str, Any]:
        return {
            "protocolVersion": wanted if wanted in VERSIONS else VERSIONS[0],
            "capabilities": {"tools": {}},
            "serverInfo": {"name": "latium", "version": self._version},
            "instructions": self._instructions,
        }

    def _called(self, parameters: dict[str, Any]) -> dict[str, Any]:
        tool = self._tools.get(str(parameters.get("name")))
        if tool is None:
            raise RpcError(INVALID_PARAMS, f"no tool {parameters.get('name')}")
        try:
            text, failed = tool.call(msgspec.convert(parameters.get("arguments") or {}, tool.arguments)), False
        except msgspec.ValidationError as error:
            text, failed = self._misfit(error), True
        except ToolError as error:
            text, failed = str(error), True
        return {"content": [{"type": "text", "text": text}], "isError": failed}


def _read(line: bytes) -> dict[str, Any]:
    try:
        request = read_json(line)
    except UnreadableError:
        raise RpcError(PARSE_ERROR, "no JSON") from None
    if not isinstance(request, dict) or request.get("jsonrpc") != "2.0":
        raise RpcError(INVALID_REQUEST, "no request")
    return request


def _parameters(request: dict[str, Any]) -> dict[str, Any]:
    parameters = request.get("params") or {}
    if not isinstance(parameters, dict):
        raise RpcError(INVALID_PARAMS, "parameters go by name")
    return parameters
