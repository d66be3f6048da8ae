"""A real server for a script, which sends the web client and is gone in the end."""

import itertools
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from latium.server.client import Site
from latium.server.notifying.sealing import make_key
from latium.server.rates import Rates
from scripts.browser import PAGES
from tests.server.running import Running, sqlite

LIMITS: Final = [name for name in Rates.__struct_fields__ if name != "together"]
"""Nobody else asks this server for anything."""


@contextmanager
def served(*, push: bool = False) -> Iterator[Site]:
    """With `push` it can tell browsers of turns."""
    limits = itertools.chain.from_iterable(("--limit", f"{name}=1000000/minute") for name in LIMITS)
    with tempfile.TemporaryDirectory(prefix="latium-pages-") as folder:
        key = Path(folder) / "push.pem"
        if push:
            make_key(str(key))
        pushing = ("--push-key", str(key)) if push else ()
        running = Running(sqlite(Path(folder)), "--pages", str(PAGES), *limits, *pushing).start()
        try:
            yield running.site
        finally:
            running.stop()
