"""The product speaks English and French, and says the same in both."""

import ast
import re
from pathlib import Path

import latium
from latium.core.resources import read_text
from latium.core.text import gaps, shape

SOURCES = Path(latium.__file__).parent
DYNAMIC = ("balance-kind-", "column-", "command-", "component-", "coverage-", "provenance-", "reason-", "tool-")
"""Messages whose ids are put together from what they are about."""


def test_both_languages_say_the_same_things() -> None:
    assert gaps(read_text("latium", "text/en.ftl"), read_text("latium", "text/fr.ftl")) == []


def test_every_message_is_said_somewhere() -> None:
    said = {
        node.value
        for folder in ("cli", "server", "adapters", "training", "bots", "arena", "core", "games")
        for file in (SOURCES / folder).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    ids = {re.split(r"[.]", name)[0] for name in shape(read_text("latium", "text/en.ftl"))}
    assert [one for one in sorted(ids) if one not in said and not one.startswith(DYNAMIC)] == []
