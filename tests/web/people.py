"""Somebody with a browser, who finds everything by its role and its name, as a screen reader does."""

import random
import time
from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Browser, Locator, expect
from playwright.sync_api import TimeoutError as Gone

from scripts.browser import PATIENCE, Visitor

MOMENT: Final = 3_000
"""Milliseconds in which what was seen can be clicked, unless it is gone."""


LISTEN: Final = """
    globalThis.heard = new Set();
    new MutationObserver(() => {
      for (const one of document.querySelectorAll("[aria-live] p, [role=alert]")) heard.add(one.textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Keeps what the live regions say, as long as it may be there."""


class Person(Visitor):
    """Somebody who plays."""

    def __init__(self, browser: Browser, site: str, **wishes: Any) -> None:
        super().__init__(browser, site, **wishes)
        self._context.add_init_script(LISTEN)
        self.questions: set[str] = set()
        """What was to be decided."""
        self._before: set[str] = set()

    # --- finding things

    @property
    def question(self) -> str:
        return self.bar.get_by_role("heading").inner_text()

    @property
    def news(self) -> str:
        """What a screen reader was told of last."""
        return self.page.get_by_role("log", name=self.t("app-news")).inner_text()

    @property
    def heard(self) -> set[str]:
        """All that a screen reader was told since the page was loaded."""
        return {plain(text) for text in self.page.evaluate("[...heard]")}

    @property
    def unheard(self) -> set[str]:
        """What was to be decided or has happened since one sat down, and no screen reader was told of."""
        return (self.questions | self._happened) - self._before - self.heard

    @property
    def _happened(self) -> set[str]:
        return {plain(text) for text in self.log.get_by_role("listitem").all_inner_texts()}

    @property
    def log(self) -> Locator:
        """What happened, as everybody reads it."""
        return self.region("table-log").first

    @property
    def done(self) -> Locator:
        return self.bar.get_by_role("button", name=self.t("table-done"), exact=True)

    @property
    def moves(self) -> Locator:
        return self.region("table-moves").get_by_role("listitem").get_by_role("button")

    @property
    def over(self) -> bool:
        return self.question == self.t("table-over")

    # --- sitting down

    def open_table(self, game: str, seats: Sequence[str], **options: bool) -> str:
        """A table for oneself and others: a bot's name, or nothing for somebody to come. Its address."""
        wanted = {"game": game, "bots": ["", *seats], "options": options}
        answer = self._context.request.post(
            f"{self.site}/api/tables", data=wanted, headers={"Origin": self.site, "Content-Type": "application/json"}
        )
        assert answer.ok, answer.text()
        address = f"/tables/{answer.json()['table']['id']}"
        self.sit(address)
        return address

    def sit(self, address: str) -> None:
        self.go(address)
        self.page.get_by_label(self.t("name-label")).fill(self.name)
        self.button("lobby-sit").click()

    def await_start(self) -> None:
        """The first-game guide is sent away as soon as it gets in the way of anything."""
        self.bar.wait_for()
        self.page.add_locator_handler(self.button("guide-off"), lambda hints: hints.click())
        if self.small:
            self.panel("moves")
        else:
            self._before = self._happened

    def await_turn(self) -> None:
        expect(self.moves.first).to_be_enabled(timeout=PATIENCE)

    # --- playing

    def act(self, dice: random.Random) -> bool:
        """Whether there was anything to do: a move from the list, or "Done" where the last one waits for it."""
        try:
            return self._act(dice)
        except Gone:  # the page has gone on since it was looked at
            return True

    def _act(self, dice: random.Random) -> bool:
        if self.done.is_visible():
            self.done.click(timeout=MOMENT)
            return True
        if not (count := self.moves.count()):
            return False
        before = self.question
        if self.moves.count() == count:  # else it is somebody else's turn by now
            self.questions.add(plain(before))
        self.moves.nth(dice.randrange(count)).click(timeout=MOMENT)
        self._await_change(before, count)
        return True

    def _await_change(self, question: str, count: int) -> None:
        """A move takes a moment; the same question may follow, so that is not waited for long."""
        late = time.monotonic() + 1
        while time.monotonic() < late and self.question == question and self.moves.count() == count:
            self.page.wait_for_timeout(20)


def plain(text: str) -> str:
    """With blanks of one kind."""
    return " ".join(text.split())


def play_together(people: Sequence[Person], seed: int, most: int = 2_000) -> None:
    """Whatever is legal, at random, until the game is over for all of them or everybody has had enough turns."""
    dice = random.Random(seed)
    late = time.monotonic() + 600
    for _ in range(most):
        acted = [person.act(dice) for person in people]
        if not any(acted):
            if all(person.over for person in people):
                return
            people[0].page.wait_for_timeout(50)
        assert time.monotonic() < late, [person.question for person in people]
