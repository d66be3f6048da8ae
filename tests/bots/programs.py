"""Programs for tests, written in a few lines of Python."""

import sys
from pathlib import Path

PRELUDE = """
import json, os, signal, subprocess, sys, time

def hear():
    return json.loads(sys.stdin.readline())

def say(**line):
    print(json.dumps(line), flush=True)

def greet():
    hello = hear()
    say(latium=1, name="Test")
    return hello

"""

POLITE = """
greet()
while (line := hear())["type"] == "decide":
    say(decision=line["decision"], index=len(line["legal"]) - 1)
"""


def program(folder: Path, text: str, name: str = "bot") -> str:
    """The bot that is a program of these lines, as the roster writes it."""
    file = folder / f"{name}.py"
    file.write_text(PRELUDE + text, encoding="utf-8")
    return f"exec:{sys.executable} -S {file}"
