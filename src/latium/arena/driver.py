"""One whole game: bots decide from their views, dice decide for CHANCE, and the record is kept."""

from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any, NamedTuple

from latium.bots.asking import answering, chosen
from latium.bots.contract import Bot, Forfeit, Guest
from latium.core.chance import Dice
from latium.core.options import resolve
from latium.core.play import redacted
from latium.core.protocol import AnyGame, Message, Options, Outcome
from latium.core.records import Record, header
from latium.core.resigning import ranked_last
from latium.core.seats import CHANCE, Seat


class Forfeited(NamedTuple):
    """Who gave up a seat by failing, and why."""

    seat: Seat
    reason: Message


class Finished(NamedTuple):
    """A game that has been played to its end."""

    record: Record
    outcome: Outcome
    """Of the match: who forfeited is last. The record holds how the game itself ended, stand-ins included."""
    decisions: int
    """Actions of seats; chance plies are not counted."""
    choices: int
    """Decisions with more than one legal action."""
    forfeits: tuple[Forfeited, ...] = ()
    """In the order they happened."""


def play_game(
    game: AnyGame, seats: int, options: Options, bots: Sequence[Bot], dice: Dice, names: Sequence[str]
) -> Finished:
    """The game these bots play with these dice. Options not given take their default for simulations. Raises
    BotFault if a bot of ours fails; a guest that does forfeits, and its stand-in plays on."""
    complete = resolve(game.facts, seats, options, simulated=True)
    record = Record(header(game.facts, seats, complete, names, dice))
    state = game.setup(seats, complete)
    with ExitStack() as leaving:
        driver = _Driver(game, state, bots, dice, record)
        for guest in driver.guests.values():
            leaving.callback(guest.leave, None)
        driver.seat_guests(complete)
        decisions, choices = driver.run()
        outcome = game.outcome(state)
        assert outcome is not None, "a game without anybody to act has an outcome"
        for guest in driver.guests.values():
            guest.leave(outcome)
    record.finish(outcome, dice.secret)
    lost = [forfeited.seat for forfeited in driver.forfeits]
    return Finished(record, ranked_last(outcome, lost), decisions, choices, tuple(driver.forfeits))


class _Driver:
    """A game under way."""

    def __init__(self, game: AnyGame, state: Any, bots: Sequence[Bot], dice: Dice, record: Record) -> None:
        self.game = game
        self.state = state
        self.bots = list(bots)
        self.dice = dice
        self.record = record
        self.names = record.header.names
        self.watchers = [seat for seat, bot in enumerate(bots) if bot.watches]
        self.guests = {seat: bot for seat, bot in enumerate(bots) if isinstance(bot, Guest)}
        self.forfeits: list[Forfeited] = []

    def seat_guests(self, options: Options) -> None:
        for seat, guest in list(self.guests.items()):
            try:
                guest.sit(self.record.header.seats, options)
            except Forfeit as forfeit:
                self.replace(seat, forfeit)

    def run(self) -> tuple[int, int]:
        """Play to the end; how many decisions there were, and how many of them were choices."""
        game, state = self.game, self.state
        draws = decisions = choices = 0
        while acting := game.to_act(state):
            seat = acting[0]
            legal = game.legal(state, seat)
            if seat == CHANCE:
                action = legal[self.dice.draw(draws, game.weights(state))]
                draws += 1
            elif len(legal) == 1:
                action = legal[0]
                decisions += 1
            else:
                action = self.choice(seat, legal)
                decisions += 1
                choices += 1
            self.carry_out(seat, action)
        return decisions, choices

    def choice(self, seat: Seat, legal: Sequence[Any]) -> Any:
        view = self.game.observe(self.state, seat)
        try:
            return chosen(self.bots[seat], self.names[seat], seat, view, legal)
        except Forfeit as forfeit:
            self.replace(seat, forfeit)
            return chosen(self.bots[seat], self.names[seat], seat, view, legal)

    def replace(self, seat: Seat, forfeit: Forfeit) -> None:
        """The guest leaves, and somebody stands in for it to the end."""
        guest = self.guests.pop(seat)
        guest.leave(None)
        self.bots[seat] = guest.stand_in()
        self.watchers = [seat for seat, bot in enumerate(self.bots) if bot.watches]
        self.forfeits.append(Forfeited(seat, forfeit.message))

    def carry_out(self, seat: Seat, action: Any) -> None:
        game, state = self.game, self.state
        self.record.add(seat, game.write(state, action), game.pack(state, action))
        if not self.watchers:
            game.apply(state, seat, action)
            return
        log: list[Any] = []
        game.apply(state, seat, action, log)
        for watcher in self.watchers:
            with answering(self.names[watcher], watcher):
                self.bots[watcher].watch(redacted(game, log, watcher))
