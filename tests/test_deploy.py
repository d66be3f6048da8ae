"""The Dockerfile, the compose file and the unit of systemd: linted, and true to the options there are."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import click
import pytest
import yaml

from latium.cli import main

ROOT = Path(__file__).parents[1]
FILES = [ROOT / "deploy" / name for name in ("Dockerfile", "compose.yaml", "latium.service")]


def variables() -> set[str]:
    """What can be set by the environment."""
    command = main.get_command(click.Context(main), "serve")
    assert command is not None
    return {f"LATIUM_{parameter.name}".upper() for parameter in command.params}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_variable_is_an_option(file: Path) -> None:
    named = set(re.findall(r"LATIUM_[A-Z_]+", file.read_text(encoding="utf-8")))
    assert named
    assert named <= variables()


def test_variables_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LATIUM_PROXIES", "127.0.0.1")
    monkeypatch.setenv("LATIUM_NO_BROWSER", "1")
    monkeypatch.setenv("LATIUM_LIMITS", "requests=1/minute chat=2/minute")
    command = main.get_command(click.Context(main), "serve")
    assert command is not None
    read = command.make_context("serve", []).params
    assert (read["proxies"], read["no_browser"]) == ("127.0.0.1", True)
    assert read["limits"] == ("requests=1/minute", "chat=2/minute")


def test_the_dockerfile_is_clean() -> None:
    hadolint = shutil.which("hadolint") or shutil.which("hadolint", path=str(Path(sys.executable).parent))
    if hadolint is None:
        pytest.skip("hadolint is not installed")
    found = subprocess.run([hadolint, "--no-color", str(FILES[0])], capture_output=True, text=True, check=False)
    assert (found.returncode, found.stdout) == (0, "")


def test_the_compose_file_hangs_together() -> None:
    compose = yaml.safe_load(FILES[1].read_text(encoding="utf-8"))
    services = compose["services"]
    for service in services.values():
        assert {"image", "restart"} <= service.keys()
        assert set(service.get("depends_on", ())) <= services.keys()
        assert all("healthcheck" in services[other] for other in service.get("depends_on", ()))
        assert {volume.partition(":")[0] for volume in service.get("volumes", ())} <= compose["volumes"].keys()


def test_the_unit_is_one_that_systemd_reads(tmp_path: Path) -> None:
    systemd = shutil.which("systemd-analyze")
    if systemd is None:
        pytest.skip("systemd is not installed")
    unit = tmp_path / "latium.service"
    text = FILES[2].read_text(encoding="utf-8")
    unit.write_text(text.replace("/usr/local/bin/latium serve", sys.executable), encoding="utf-8")
    found = subprocess.run([systemd, "verify", str(unit)], capture_output=True, text=True, check=False)
    complaints = [line for line in found.stderr.splitlines() if "latium.service" in line]
    assert complaints == []
