"""What a page weighs. How fast it is depends on the machine: `benchmarks.pages` measures that."""

from playwright.sync_api import Browser

from benchmarks.pages import weights
from scripts.company import Company
from tests.server.running import Running
from tests.web.test_games import GAMES


def test_a_page_loads_no_more_than_it_may(browser: Browser, shared: Running) -> None:
    tables = {game: Company(shared.site, game, 2, {}).link(0) for game in GAMES}
    found = list(weights(browser, shared.site, tables))
    assert len(found) == 1 + len(GAMES)
    assert [figure for figure in found if not figure.good] == []
