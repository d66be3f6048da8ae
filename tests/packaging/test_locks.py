"""The pins say what, never where from."""

from pathlib import Path

import pytest

LOCKS = sorted((Path(__file__).parents[2] / "locks").glob("*.txt"))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_has_names_versions_and_hashes_only(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index-url" not in text
    assert "--find-links" not in text
    pins = [line for line in text.splitlines() if line and line[0] not in "# "]
    assert pins
    assert all("==" in pin and pin.endswith("\\") for pin in pins)
    assert text.count("--hash=sha256:") >= len(pins)


def test_every_command_has_its_lock() -> None:
    assert {lock.stem for lock in LOCKS} == {"bench", "bootstrap", "dev", "node", "openspiel", "runtime"}
