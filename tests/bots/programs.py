"""Programs for tests, written in a few lines of Python."""

import subprocess
import sys
import time
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

STUBBORN = """
signal.signal(signal.SIGINT, signal.SIG_IGN)
signal.signal(signal.SIGTERM, signal.SIG_IGN)
greet(); hear()
with open("{file}", "w") as file:
    file.write(f"{{os.getpid()}}\\n")
time.sleep(60)
"""
"""Writes down its process once asked for a decision, and thinks about it for ever."""

ENOUGH = 20.0
"""Seconds, for what should take far less, on a busy machine."""


def program(folder: Path, text: str, name: str = "bot") -> str:
    """The bot that is a program of these lines, as the roster writes it."""
    file = folder / f"{name}.py"
    file.write_text(PRELUDE + text, encoding="utf-8")
    return f"exec:{sys.executable} -S {file}"


def wait_for(file: Path) -> int:
    """The process a program wrote down there."""
    deadline = time.monotonic() + ENOUGH
    while not (file.exists() and file.read_text(encoding="utf-8").endswith("\n")):
        assert time.monotonic() < deadline, "the program was never asked"
        time.sleep(0.01)
    return int(file.read_text(encoding="utf-8"))


def ended(pid: int) -> bool:
    """Whether there is no such process within a while; a zombie waiting for its new parent is none."""
    deadline = time.monotonic() + ENOUGH
    while time.monotonic() < deadline:
        state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
        if state.stdout.strip() in ("", "Z"):
            return True
        time.sleep(0.02)
    return False
