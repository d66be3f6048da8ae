"""What is written down about a server's work, and what is not."""

import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from latium.server.logs import HIDDEN, configure

SECRET = "open-sesame"


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    """Logging is for the whole process: it is put back."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers, root.level = handlers, level
    logging.captureWarnings(False)
    structlog.reset_defaults()


def fail(password: str) -> None:
    raise ValueError(f"postgresql://ada:{len(password)}{SECRET}@host/name")


@pytest.mark.parametrize("form", ["json", "people"])
def test_no_secret_is_written_down(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    configure(form, "info")
    log = structlog.get_logger("test")
    log.info("told", token=SECRET, Authorization=SECRET, header=f"Bearer {SECRET}", address=f"redis://:{SECRET}@host")
    logging.getLogger("library").warning("connecting to postgresql://ada:%s@host", SECRET)
    logging.getLogger("uvicorn.error").info("a socket with ?token=%s", SECRET)
    try:
        fail(SECRET)
    except ValueError:
        log.exception("failed", table="t1")
    written = capsys.readouterr().err
    assert "told" in written
    assert "test_logs.py" in written  # the traceback
    assert HIDDEN in written
    assert SECRET not in written


def test_json_is_a_line_for_each_event(capsys: pytest.CaptureFixture[str]) -> None:
    configure("json", "warning")
    structlog.get_logger("test").info("too little")
    structlog.get_logger("test").warning("storage-failed", failure="OperationalError")
    logging.getLogger("library").error("two\nlines")
    events = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [event["event"] for event in events] == ["storage-failed", "two\nlines"]
    assert events[0]["failure"] == "OperationalError"
    assert {"timestamp", "level", "logger"} <= events[0].keys()
