"""The conversation of a game at a server: one waits for the others, hears them, and need not save anything."""

from typing import Final

from latium.cli.conversation import WORDS, Conversation
from latium.cli.remote import RemoteSession
from latium.cli.screen import WRONG, Screen
from latium.cli.speech import program
from latium.server.client import RefusedError

OWN: Final = {"say": ("say", "dire"), "resign": ("resign", "abandonner"), "leave": WORDS["quit"]}
"""What can be typed at a server besides the rest."""


class Visit(Conversation):
    """One sitting at a table of a server."""

    def __init__(self, session: RemoteSession, screen: Screen) -> None:
        super().__init__(session, screen)
        self.remote = session
        self.awaited: list[str] = []
        self.words = {**{name: words for name, words in WORDS.items() if name not in {"save", "quit"}}, **OWN}
        self.commands |= {"say": self.say, "resign": self.resign, "leave": self.quit}

    def go_on(self) -> None:
        """Whatever the others do, told as it comes, until one is asked or the game is over."""
        while True:
            if self.screen.report(self.remote.advance()):
                self.stale = True
            self.tell_notices()
            if self.remote.asked is not None or self.remote.outcome:
                self.awaited = []
                return
            self.show_waiting()
            self.remote.wait()

    def show_waiting(self) -> None:
        """For whom one waits, said once; who only watches sees the board whenever it has changed."""
        if self.stale and not self.remote.people:
            self.show_board("")
        if (awaited := self.remote.awaited) and awaited != self.awaited:
            self.screen.tell("join-waiting", "dim", who=", ".join(awaited))
        self.awaited = awaited

    def tell_notices(self) -> None:
        while self.remote.notices:
            key, args = self.remote.notices.pop(0)
            self.screen.tell(key, **args)

    def answer(self, line: str) -> None:
        """What the server refuses, it was not asked in time, or it knows better."""
        try:
            super().answer(line)
        except RefusedError as refusal:
            self.screen.tell_all([self.screen.sentence(refusal.problem.message)])
            self.open_menu("")
        self.tell_notices()

    def say(self, text: str) -> None:
        if text:
            self.remote.say(text)

    def resign(self, text: str) -> None:
        """Only if it is said twice."""
        if text:
            self.remote.resign()
            self.open_menu("")
        else:
            self.screen.tell("join-resign-sure", WRONG)

    def leave(self) -> bool:
        if self.remote.player.token and not self.remote.outcome:
            self.screen.tell("join-return", program=program(), link=self.remote.to_text())
        return True
