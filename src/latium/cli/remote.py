"""A game at a server, as one seat or a spectator sees it.

Only views come from there. The state is made up from the view: one that the viewer cannot tell from the truth, by what
is legal, by what is refused and why, or by what a move would bring. So boards and talking need not know the difference.
"""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from websockets.exceptions import ConnectionClosed

from latium.bots.asking import chosen
from latium.bots.generator import Generator
from latium.bots.roster import ADVISER, make
from latium.cli.session import PATIENCE
from latium.cli.sitting import Chair, Happening
from latium.core.protocol import AnyGame, Message, OptionValue, Outcome
from latium.core.seats import Seat
from latium.games import SHELF
from latium.server.client import PATIENCE as PATIENT
from latium.server.client import Player, RefusedError
from latium.server.links import Link
from latium.server.messages import (
    AnswerTakeback,
    AskTakeback,
    Done,
    Happened,
    Listed,
    Ping,
    Pong,
    Position,
    Request,
    ResignSeat,
    Say,
    TableInfo,
    TakebackOpen,
    UndoMove,
)

YOU = "you"


class Notice(NamedTuple):
    """Something besides the game: the id of a sentence, and what it needs."""

    key: str
    args: dict[str, str]


class RemoteSession:
    """A table that has begun. `wait` is the only thing that waits for others."""

    def __init__(self, player: Player, table: TableInfo, fresh: bool) -> None:
        self.player = player
        self.table = table
        self.log: list[Happening] = []
        self.forfeits: list[Message] = []
        self.notices: list[Notice] = []
        self.state: Any = None
        self._news: list[Happening] = []
        self._version = -1
        self._read = 0
        self._heard = 0
        self._sent = ""
        self._clock: float | None = None
        self._absorb()
        if not fresh:  # what happened before one came is in the log
            self._news.clear()
            self.notices.clear()

    @property
    def game(self) -> AnyGame:
        return SHELF[self.table.game]

    @property
    def position(self) -> Position:
        assert self.player.position is not None, "it was connected"
        return self.player.position

    @property
    def chairs(self) -> Sequence[Chair]:
        return [Chair(self._name(info.seat, info.name), info.bot or None) for info in self.position.seats]

    def _name(self, seat: Seat, name: str) -> str:
        if seat == self.player.you:
            return YOU
        return f"“{name}”" if name == YOU else name

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    @property
    def people(self) -> list[Seat]:
        return [] if self.player.you is None else [self.player.you]

    @property
    def options(self) -> Mapping[str, OptionValue]:
        return self.table.options

    @property
    def commitment(self) -> str:
        return self.table.commitment

    @property
    def outcome(self) -> Outcome | None:
        return self.position.outcome

    @property
    def asked(self) -> Seat | None:
        return self.player.you if self.position.asked else None

    @property
    def awaited(self) -> list[str]:
        """Who else owes a decision."""
        return [self.names[seat] for seat in self.position.acting if seat != self.player.you]

    def has_secrets(self, seat: Seat) -> bool:
        """Nobody else looks at this screen."""
        return False

    def legal(self) -> Sequence[Any]:
        asked = self.position.asked
        return [self.game.unpack(self.state, listed.action) for listed in asked.legal] if asked else []

    def advance(self) -> Iterator[Happening]:
        """What came meanwhile and is not told yet."""
        while self._news:
            yield self._news.pop(0)

    def wait(self, patience: float = PATIENT) -> None:
        """Until something comes, or nothing does for a while. Raises OSError if nobody answers any more."""
        with suppress(TimeoutError):
            self._again_if_lost(lambda: self.player.receive(patience))
        self._absorb()

    def act(self, action: Any) -> Happening:
        """Raises RefusedError where the server does not agree: the decision may be closed by now."""
        self._sent = self.game.write(self.state, action)
        before = len(self.log)
        try:
            self._catch_up(self.player.play(Listed(notation=self._sent, action=self.game.pack(self.state, action))))
        finally:
            self._absorb()
        mine = next((one for one in self.log[before:] if one.seat == self.player.you), None)
        if mine is None:
            return Happening(self.people[0], self._sent, ())
        self._news.remove(mine)
        return mine

    def undo(self) -> Happening | str:
        last = self.log[-1] if self.log else None
        try:
            self._ask(UndoMove(client=self.player.new_id()))
        except RefusedError as refusal:
            return refusal.problem.message.id
        return last or Happening(self.people[0], "", ())

    def resign(self) -> None:
        """Raises RefusedError."""
        self._ask(ResignSeat(client=self.player.new_id()))

    def take_back(self) -> None:
        """Ask the others to let one take back one's last move. Raises RefusedError."""
        self._ask(AskTakeback(client=self.player.new_id()))

    @property
    def wish(self) -> TakebackOpen | None:
        """What another seat would like to take back, if one's consent is waited for."""
        wish = self.position.takeback
        return wish if wish and self.player.you in wish.awaited else None

    def consent(self, wish: TakebackOpen, agreed: bool) -> None:
        """Raises RefusedError if nobody waits for it any more."""
        self._ask(AnswerTakeback(client=self.player.new_id(), proposal=wish.proposal, agreed=agreed))

    @property
    def clocks(self) -> dict[Seat, int]:
        """Seconds that each person has left; none at a table without clocks."""
        if not self.position.clocks:
            return {}
        now = time.time() * 1000 + self._ahead()
        return {
            clock.seat: max(0, round((clock.left if clock.due is None else clock.due - now) / 1000))
            for clock in self.position.clocks
            if not self.position.seats[clock.seat].bot
        }

    def _ahead(self) -> float:
        """How many milliseconds the server's clock is ahead of this one's; it is asked once."""
        if self._clock is None:
            pong = self._again_if_lost(lambda: self.player.request(Ping(client=self.player.new_id())))
            if not isinstance(pong, Pong):  # one had to connect again: another time
                return 0.0
            self._clock = pong.now - time.time() * 1000
        return self._clock

    def say(self, text: str) -> None:
        """Raises RefusedError."""
        self._ask(Say(client=self.player.new_id(), text=text))

    def hint(self) -> Any:
        assert self.player.you is not None, "a person is asked"
        bot = make(ADVISER, self.game, self.player.you, self._version, PATIENCE)
        view = self.game.observe(self.state, self.player.you)
        return chosen(bot, ADVISER, self.player.you, view, self.legal())

    def to_text(self) -> str:
        """The personal link: the server keeps the rest."""
        return str(Link(self.player.site.address, self.player.table, self.player.token))

    def record_text(self) -> str:
        return self.player.site.record(self.player.table, self.player.token)

    # --- the server

    def _ask(self, request: Request) -> None:
        """If the connection is lost meanwhile it is sent again under the same id. Raises RefusedError."""
        done = None
        while done is None:
            done = self._again_if_lost(lambda: self.player.request(request))
        assert isinstance(done, Done), "it is done or refused"
        self._catch_up(done.version)
        self._absorb()

    def _catch_up(self, version: int) -> None:
        while self.position.version < version:
            self._again_if_lost(self.player.receive)

    def _again_if_lost(self, work: Callable[[], Any]) -> Any:
        """What the work returns; None if one had to connect again instead."""
        try:
            return work()
        except TimeoutError:
            raise
        except (ConnectionClosed, OSError):
            self.player.reconnect()
            return None

    def _absorb(self) -> None:
        """Take in what the server told."""
        for entry in self.player.happened[self._read :]:
            self._take(entry)
        self._read = len(self.player.happened)
        for line in self.player.chat[self._heard :]:
            if line.seat != self.player.you:
                self.notices.append(Notice("join-said", {"who": self.names[line.seat], "text": line.text}))
        self._heard = len(self.player.chat)
        if self.position.version != self._version:
            self._version = self.position.version
            view = msgspec.json.decode(msgspec.json.encode(self.position.view), type=self.game.view_type)
            self.state = self.game.determinize(view, Generator(self._version))

    def _take(self, entry: Happened) -> None:
        match entry:
            case Happened(kind="played", seat=int(seat), events=events):
                notation = self._sent if seat == self.player.you else ""
                happening = Happening(seat, notation, self._events(events))
                self.log.append(happening)
                self._news.append(happening)
            case Happened(kind="undone" | "taken-back", seat=int(seat)):
                self._take_back(seat)
            case Happened(kind="takeback-answered", seat=int(seat), agreed=False) if seat != self.player.you:
                self._notice("join-takeback-refused", seat)
            case Happened(kind="resigned", seat=int(seat)):
                self._notice("join-resigned", seat)
            case Happened(kind="handed", seat=int(seat), name=name):
                self._notice("join-handed", seat, bot=name or "none")

    def _events(self, events: Any) -> tuple[Any, ...]:
        kind = tuple[self.game.event_type, ...]  # type: ignore[name-defined]
        decoded: tuple[Any, ...] = msgspec.json.decode(msgspec.json.encode(events), type=kind)
        return decoded

    def _take_back(self, seat: Seat) -> None:
        """The last ply of that seat, and whatever came after it."""
        while self.log:
            if self.log.pop().seat == seat:
                break
        if seat != self.player.you:
            self._notice("join-took-back", seat)

    def _notice(self, key: str, seat: Seat, **args: str) -> None:
        self.notices.append(Notice(key, {"who": self.names[seat], **args}))
