"""What `latium serve` says before it serves: every wrong setting is a sentence."""

import io
import socket
from pathlib import Path

import pytest
from rich.console import Console

from latium.cli import browsing
from latium.cli.codes import code_lines, print_code
from tests.cli.running import latium
from tests.server.running import free_port


def refused(*options: str) -> tuple[int, str]:
    result = latium("serve", "--no-browser", *options)
    return result.exit_code, result.stderr


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        code, said = refused("--port", port, "--database", f"sqlite:///{tmp_path / 'x.db'}")
    assert code == 1
    assert said.startswith(f"latium: Port {port} is taken: another program listens there")


def test_an_address_that_is_not_of_this_machine() -> None:
    assert refused("--host", "198.51.100.1", "--port", "0")[1].endswith("no address 198.51.100.1 on this machine.\n")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--public-url", "latium.example.org"], "--public-url is an address such as"),
        (["--public-url", "https://x.org/?a=b"], "--public-url is an address such as"),
        (["--base-path", "latium/"], "--base-path begins with /"),
        (["--proxy", "the-proxy"], "--proxy has addresses or networks"),
        (["--redis", "localhost:6379"], "--redis is an address such as"),
        (["--limit", "requests=often"], "requests=often"),
    ],
)
def test_a_setting_that_cannot_be_meant(options: list[str], said: str) -> None:
    code, answer = refused(*options)
    assert code in {1, 2}
    assert said in answer


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("nonsense", "A database is named by an address"),
        ("mysql://localhost/latium", "in SQLite or PostgreSQL, not in mysql"),
        ("sqlite:////proc/no/such/latium.db", "The database sqlite:////proc/no/such/latium.db cannot be used"),
    ],
)
def test_a_database_that_cannot_be_one(address: str, said: str) -> None:
    code, answer = refused("--port", "0", "--database", address)
    assert code == 1
    assert said in answer


def test_a_database_that_does_not_answer_keeps_its_password() -> None:
    code, said = refused("--port", "0", "--database", f"postgresql://ada:sesame@127.0.0.1:{free_port()}/latium")
    assert code == 1
    assert "cannot be used: " in said
    assert "sesame" not in said


def test_settings_come_from_the_environment_too() -> None:
    result = latium("serve", LATIUM_DATABASE="nonsense", LATIUM_PORT="0")
    assert "A database is named by an address" in result.stderr


def test_a_code_is_drawn_with_blocks_or_without() -> None:
    lines = code_lines("http://192.168.1.20:8000/")
    assert len({len(line) for line in lines}) == 1
    assert lines[0] == "█" * len(lines[0])
    plain = code_lines("http://192.168.1.20:8000/", ascii_only=True)
    assert {letter for line in plain for letter in line} == {"#", " "}
    assert len(plain) == len(plain[0]) // 2
    out = Console(file=io.StringIO(), width=20)
    print_code(out, "http://192.168.1.20:8000/")
    assert isinstance(out.file, io.StringIO)
    assert len(out.file.getvalue().splitlines()) == len(lines)


def test_no_browser_is_opened_where_there_is_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    assert not browsing.open_browser("http://127.0.0.1/")
