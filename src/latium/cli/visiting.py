"""The conversation of a game at a server: one waits for the others, hears them, and need not save anything."""

import os
import select
import sys
from typing import Final

from latium.cli.conversation import WORDS, Conversation, command_of
from latium.cli.remote import RemoteSession
from latium.cli.screen import WRONG, Screen
from latium.cli.speech import program, unaccented
from latium.server.client import RefusedError

OWN: Final = {
    "takeback": ("takeback", "reprendre"),
    "say": ("say", "dire"),
    "resign": ("resign", "abandonner"),
    "leave": WORDS["quit"],
}
"""What can be typed at a server besides the rest."""

MEANWHILE: Final = ("takeback", "say", "resign", "leave", "score", "log", "rules", "board")
"""What can be typed while others are asked."""

GLANCE: Final = 0.3
"""Seconds between two looks whether somebody has typed something."""

YES: Final = frozenset({"yes", "y", "oui", "o"})


class Visit(Conversation):
    """One sitting at a table of a server."""

    def __init__(self, session: RemoteSession, screen: Screen) -> None:
        super().__init__(session, screen)
        self.remote = session
        self.awaited: list[str] = []
        self.words = {**{name: words for name, words in WORDS.items() if name not in {"save", "quit"}}, **OWN}
        self.commands |= {
            "takeback": self.take_back,
            "say": self.say,
            "resign": self.resign,
            "leave": self.quit,
        }

    def go_on(self) -> None:
        """Whatever the others do, told as it comes, until one is asked or the game is over."""
        while True:
            if self.screen.report(self.remote.advance()):
                self.stale = True
            self.tell_notices()
            self.ask_consent()
            if self.remote.asked is not None or self.remote.outcome:
                self.awaited = []
                return
            self.show_waiting()
            if not typing():
                self.remote.wait()
            elif has_typed():
                self.hear(self.typed(""))
            else:
                self.remote.wait(GLANCE)

    def show_waiting(self) -> None:
        """For whom one waits, said once; who only watches sees the board whenever it has changed."""
        if self.stale and not self.remote.people:
            self.show_board("")
        if (awaited := self.remote.awaited) and awaited != self.awaited:
            self.screen.tell("join-waiting", "dim", who=", ".join(awaited))
            self.tell_clocks()
        self.awaited = awaited

    def ask(self) -> None:
        if self.unasked:
            self.tell_clocks()
        super().ask()

    def tell_clocks(self) -> None:
        """How much time everybody has, where there is a clock."""
        if clocks := self.remote.clocks:
            times = [f"{self.screen.names[seat]} {spelled(left)}" for seat, left in clocks.items()]
            self.screen.tell("join-clocks", "dim", clocks=", ".join(times))

    def ask_consent(self) -> None:
        """Somebody would like to take back a move, and waits for one's word: anything but a yes is a no."""
        if (wish := self.remote.wish) is None:
            return
        self.screen.tell("join-takeback-wanted", "bold", who=self.remote.names[wish.seat])
        agreed = unaccented(self.typed(">")).lower() in YES
        try:
            self.remote.consent(wish, agreed)
        except RefusedError as refusal:
            self.screen.tell_all([self.screen.sentence(refusal.problem.message)])
        self.stale = self.unasked = True

    def hear(self, line: str) -> None:
        """What somebody types who is not asked: some things are always possible."""
        word, _, rest = line.partition(" ")
        command = command_of(word, self.words)
        if command == "help":
            self.screen.help((), [one for one in self.words if one in MEANWHILE])
            return
        if command not in MEANWHILE:
            self.screen.tell("join-not-asked", WRONG, who=", ".join(self.remote.awaited))
            return
        try:
            self.commands[command](rest.strip())
        except RefusedError as refusal:
            self.screen.tell_all([self.screen.sentence(refusal.problem.message)])

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

    def take_back(self, _: str) -> None:
        """Ask for it. Where there are no other people it is done at once."""
        self.remote.take_back()
        if self.remote.position.takeback:
            self.screen.tell("join-takeback-asked")
        self.stale = True
        self.open_menu("")

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


def typing() -> bool:
    """Whether a person sits at a terminal that can be asked for what they have typed."""
    return os.name == "posix" and sys.stdin.isatty()


def has_typed() -> bool:
    return bool(select.select([sys.stdin], [], [], 0)[0])


def spelled(seconds: int) -> str:
    """Minutes and seconds, with hours if there are any."""
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
