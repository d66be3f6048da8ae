"""A real browser, and a real server that sends it the web client."""

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from scripts.browser import PAGES, chromium, missing
from tests.server.running import Running, sqlite
from tests.web.people import Person

Meet = Callable[..., Person]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Skips where there is no Chromium, or no client was built."""
    if problem := missing():
        pytest.skip(problem)
    with chromium() as launched:
        yield launched


@pytest.fixture
def server(browser: Browser, tmp_path: Path) -> Iterator[Running]:
    """A server of one's own, to be killed and started again."""
    running = Running(sqlite(tmp_path), "--pages", str(PAGES)).start()
    yield running
    if running.process:
        running.stop()


@pytest.fixture(scope="session")
def shared(browser: Browser) -> Iterator[Running]:
    """A server for whoever only looks."""
    with tempfile.TemporaryDirectory(prefix="latium-web-") as folder:
        running = Running(sqlite(Path(folder)), "--pages", str(PAGES)).start()
        yield running
        running.stop()


@pytest.fixture
def meet(browser: Browser) -> Iterator[Meet]:
    """People with a browser each; in the end none of their pages may have complained of anything."""
    people: list[Person] = []

    def met(site: str, **wishes: object) -> Person:
        people.append(Person(browser, site, **wishes))
        return people[-1]

    yield met
    complaints = [complaint for person in people for complaint in person.leave()]
    assert complaints == []
