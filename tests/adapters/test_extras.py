"""Latium works without what its adapters are for, and says what to install."""

import subprocess
import sys

import pytest

HIDING = """
import sys
sys.modules[{hidden!r}] = None
import latium.cli
try:
    import {module}
except ImportError as missing:
    print(missing)
"""


@pytest.mark.parametrize(
    ("module", "hidden", "extra"),
    [
        ("latium.adapters.datasets", "numpy", "research"),
        ("latium.adapters.vector", "numpy", "research"),
        ("latium.adapters.gymnasium", "gymnasium", "research"),
        ("latium.adapters.pettingzoo", "pettingzoo", "research"),
        ("latium.adapters.openspiel", "pyspiel", "openspiel"),
    ],
)
def test_what_is_missing_is_said_in_a_sentence(module: str, hidden: str, extra: str) -> None:
    script = HIDING.format(module=module, hidden=hidden)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.stdout == f'{hidden} is not installed; pip install "latium[{extra}]" brings it.\n', done.stderr
