"""What a person can type is in docs/commands.md."""

import re
from pathlib import Path

import click
import pytest

from latium.cli import COMMANDS, main

DOCUMENT = (Path(__file__).parents[2] / "docs/commands.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^## latium (\w+)\n(.*?)(?=^## |\Z)", DOCUMENT, re.MULTILINE | re.DOTALL))


def parameters(name: str) -> list[str]:
    command = main.get_command(click.Context(main), name)
    assert command is not None
    return [long for parameter in command.params for long in parameter.opts if long.startswith("--")]


def test_every_command_has_its_section_and_no_other_has() -> None:
    assert sorted(SECTIONS) == sorted(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_is_documented_and_no_other(name: str) -> None:
    assert sorted(re.findall(r"^\| `(--[\w-]+)", SECTIONS[name], re.MULTILINE)) == sorted(parameters(name))


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_an_example(name: str) -> None:
    assert f"\n    latium {name} " in SECTIONS[name] or f"\n    latium {name}\n" in SECTIONS[name]


def test_every_option_of_a_command_has_help() -> None:
    for name in COMMANDS:
        command = main.get_command(click.Context(main), name)
        assert command is not None
        assert [option.name for option in command.params if isinstance(option, click.Option) and not option.help] == []
