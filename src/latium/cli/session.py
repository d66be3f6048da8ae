"""A game at one screen, people and bots: everything but the talking."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from latium.bots.asking import chosen
from latium.bots.contract import Bot, Forfeit, Guest
from latium.bots.generator import derived_seed
from latium.bots.roster import ADVISER, is_bot, make
from latium.bots.roster import check as check_bot
from latium.cli.saves import Save, save_text, secret_of
from latium.cli.sitting import Chair, Happening
from latium.core.chance import Dice
from latium.core.options import resolve
from latium.core.play import play, redacted
from latium.core.protocol import AnyGame, Message, Options, OptionValue, Outcome
from latium.core.records import Ply, Record, Takeback, Undo, header, replay
from latium.core.seats import CHANCE, Seat
from latium.core.text import shown

STAND_IN: Final = "greedy"
"""Who plays on for a guest that forfeits."""
PATIENCE: Final = 2000
"""How many milliseconds a bot may think at most while people wait."""
HINTS: Final = 1 << 20
"""Sets a hint's dice apart from those of the bots at the table."""


def chairs(players: Sequence[str]) -> list[Chair]:
    """Who sits where; a name that is no bot's is a person's. Raises BotError for a bot's wrong parameters."""
    seated: list[Chair] = []
    for player in players:
        bot = player if is_bot(player) else None
        if bot:
            check_bot(bot)
        plain = player.partition(":")[0] if bot else shown(player)
        taken = sum(chair.name.partition(" #")[0] == plain for chair in seated)
        seated.append(Chair(f"{plain} #{taken + 1}" if taken else plain, bot))
    return seated


class Session:
    """A game under way. People act through `act`; `advance` plays whatever is not theirs."""

    def __init__(self, game: AnyGame, seated: Sequence[Chair], record: Record, dice: Dice) -> None:
        self.game = game
        self.chairs = tuple(seated)
        self.record = record
        self.dice = dice
        self.log: list[Happening] = []
        self.forfeits: list[Message] = []
        """Of guests whose seat somebody else plays now, as told to nobody yet."""
        self._before: dict[int, tuple[Any, int]] = {}
        self._guests: dict[Seat, Guest] = {}
        self._told: dict[Seat, int] = {}
        """How much of what happened each guest knows."""
        self.state = self._replay()

    @classmethod
    def new(cls, game: AnyGame, seated: Sequence[Chair], options: Options, dice: Dice) -> "Session":
        """A game from the start. Raises OptionError or ComponentError."""
        complete = resolve(game.facts, len(seated), options)
        names = [chair.name for chair in seated]
        return cls(game, seated, Record(header(game.facts, len(seated), complete, names, dice)), dice)

    @classmethod
    def resumed(cls, game: AnyGame, save: Save, record: Record) -> "Session":
        """A saved game. Raises RecordError, BotError or SaveError."""
        return cls(game, chairs(save.players), record, Dice(secret_of(save), record.header.nonces))

    def _replay(self) -> Any:
        state: Any = None
        for step in replay(self.game, self.record):
            if isinstance(step.entry, Ply):
                self._before[step.entry.n] = state, len(self.log)
                self.log.append(Happening(step.entry.seat, step.entry.notation, step.events))
            elif isinstance(step.entry, Undo | Takeback):
                del self.log[self._before[step.entry.to][1] :]
            state = step.state
        return state

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    @property
    def options(self) -> Mapping[str, OptionValue]:
        return self.record.header.options

    @property
    def commitment(self) -> str:
        return self.dice.commitment

    @property
    def people(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.bot is None]

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def asked(self) -> Seat | None:
        """The person who owes a decision, if it is a person's turn to."""
        return next((seat for seat in self.game.to_act(self.state) if seat in self.people), None)

    def has_secrets(self, seat: Seat) -> bool:
        """Whether the seat knows now what is not for everybody."""
        game, state = self.game, self.state
        return game.facts.private and game.observe(state, seat) != game.observe(state, None)

    def legal(self) -> Sequence[Any]:
        return self.game.legal(self.state, self.asked) if self.asked is not None else ()

    def advance(self) -> Iterator[Happening]:
        """Dice and bots, ply by ply, until a person is asked or the game is over."""
        while self.asked is None and (acting := self.game.to_act(self.state)):
            yield self._carry_out(acting[0], self._choice(acting[0]))
        if self.outcome and not self.record.finished:
            self.record.finish(self.outcome, self.dice.secret)
            self.dismiss(self.outcome)

    def dismiss(self, outcome: Outcome | None = None) -> None:
        """No guest stays, whether the game is over or broken off."""
        while self._guests:
            _, guest = self._guests.popitem()
            guest.leave(outcome)

    def act(self, action: Any) -> Happening:
        """The person who is asked does this. Raises IllegalMove."""
        assert self.asked is not None, "a person is asked"
        return self._carry_out(self.asked, action)

    def _choice(self, seat: Seat) -> Any:
        legal = self.game.legal(self.state, seat)
        if seat == CHANCE:
            return legal[self.dice.draw(self.record.draws, self.game.weights(self.state))]
        if len(legal) == 1:
            return legal[0]
        try:
            return self._asked_bot(self.chairs[seat].written, seat, 0, legal)
        except Forfeit as forfeit:
            self._replace(seat, forfeit)
            return self._asked_bot(STAND_IN, seat, 0, legal)

    def _asked_bot(self, name: str, seat: Seat, purpose: int, legal: Sequence[Any]) -> Any:
        bot = self._seated_bot(name, seat, purpose)
        if bot.watches:
            happened = self.log[self._told.get(seat, 0) :]
            bot.watch([event for one in happened for event in redacted(self.game, one.events, seat)])
        if isinstance(bot, Guest):
            self._told[seat] = len(self.log)
        return chosen(bot, name, seat, self.game.observe(self.state, seat), legal)

    def _seated_bot(self, name: str, seat: Seat, purpose: int) -> Bot:
        """A guest stays at the table. Any other bot is made for one decision and told all that happened, so that a
        resumed game goes on the same way."""
        if seat in self._guests:
            return self._guests[seat]
        seed = derived_seed(int(self.dice.commitment[:16], 16), len(self.record.entries), seat + purpose)
        bot = make(name, self.game, seat, seed, PATIENCE)
        if isinstance(bot, Guest):
            self._guests[seat] = bot
            bot.sit(len(self.chairs), self.record.header.options)
        return bot

    def _replace(self, seat: Seat, forfeit: Forfeit) -> None:
        """The guest leaves, and the chair is a bot's of ours, in a resumed game too."""
        self._guests.pop(seat).leave(None)
        self._told.pop(seat, None)
        chairs = list(self.chairs)
        chairs[seat] = chairs[seat]._replace(bot=STAND_IN)
        self.chairs = tuple(chairs)
        self.forfeits.append(forfeit.message)

    def _carry_out(self, seat: Seat, action: Any) -> Happening:
        notation = self.game.write(self.state, action)
        packed = self.game.pack(self.state, action)
        after, events = play(self.game, self.state, seat, action)
        ply = self.record.add(seat, notation, packed)
        self._before[ply.n] = self.state, len(self.log)
        self.state = after
        self.log.append(Happening(seat, notation, tuple(events)))
        return self.log[-1]

    def undo(self) -> Happening | str:
        """Take back the last ply if a person alone may; else the id of the sentence that says why not."""
        standing = self.record.standing()
        if refusal := self._undo_refusal(standing):
            return refusal
        last = standing[-1]
        undone = self.log[-1]
        self.record.undo(last.seat, last.n)
        self.state, length = self._before[last.n]
        del self.log[length:]
        return undone

    def _undo_refusal(self, standing: Sequence[Ply]) -> str | None:
        """Never across a chance result, a reveal or another player's move."""
        if not standing:
            return "undo-nothing"
        last = standing[-1]
        if last.seat == CHANCE:
            return "undo-chance"
        if last.seat not in self.people or self.record.answered(last):
            return "undo-other"
        return "undo-other" if last.seat != self.asked and self._apart(last.seat) else None

    def _apart(self, seat: Seat) -> bool:
        """Whether this person or the one who is asked has secrets, so that neither may touch the other's moves."""
        return any(self.has_secrets(one) for one in (seat, self.asked) if one is not None)

    def hint(self) -> Any:
        """What the adviser would do in the place of the person who is asked."""
        assert self.asked is not None, "a person is asked"
        return self._asked_bot(ADVISER, self.asked, HINTS, self.legal())

    def to_text(self) -> str:
        """The game as a save."""
        return save_text([chair.written for chair in self.chairs], self.dice.secret, self.record)

    def record_text(self) -> str:
        return self.record.to_text()
