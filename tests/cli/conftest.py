"""What the tests of commands share."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def states(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are saved that were given no file."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "latium"
