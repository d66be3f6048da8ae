"""Board games of empire: rules, computer players and tables, all from one rulebook."""

from importlib import import_module
from typing import Final

__version__ = "0.1.0"

_ENGINE: Final = "latium.core.play"  # stands for the rest: a wheel has all of the engine compiled or nothing


def compiled() -> bool:
    """Whether the engine in use was compiled by mypyc; the same sources run interpreted otherwise."""
    return not str(import_module(_ENGINE).__file__).endswith(".py")
