"""What a server writes down about its work: events with fields, as JSON or for people, and never a secret."""

import logging
import re
import sys
from typing import Any, Final

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

HIDDEN: Final = "***"

SECRETS: Final = frozenset({"authorization", "cookie", "host_token", "invitation", "password", "secret", "token"})
"""Fields whose values are not written down, whoever logs them."""

_IN_ADDRESSES: Final = re.compile(r"(?<=://)[^/@\s]+@")
_AFTER_WORDS: Final = re.compile(r"(?i)(?<=bearer )\S+|(?<=password=)\S+|(?<=latium-seat-)\S+")


def configure(form: str = "people", level: str = "warning") -> None:
    """Everything that this process logs, our own events and those of libraries, goes to stderr in one form."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.PositionalArgumentsFormatter(),
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=_last(form)))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    logging.captureWarnings(True)
    for library in ("alembic", "uvicorn.error"):  # uvicorn names the whole address of a socket, its query included
        logging.getLogger(library).setLevel(logging.WARNING)


def _last(form: str) -> list[Processor]:
    """Tracebacks become text, without the values of variables, before secrets are looked for."""
    meta = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    renderer: Processor = structlog.processors.JSONRenderer(ensure_ascii=False)
    if form != "json":
        plain = structlog.dev.plain_traceback
        renderer = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)
    return [meta, structlog.processors.format_exc_info, hide_secrets, renderer]


def hide_secrets(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Nothing that opens a door is written down, by its name or inside a text."""
    return {key: HIDDEN if key.lower() in SECRETS else _without_secrets(value) for key, value in event.items()}


def _without_secrets(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    return _AFTER_WORDS.sub(HIDDEN, _IN_ADDRESSES.sub(f"{HIDDEN}@", value))
