"""One whole game: bots decide from their views, dice decide for CHANCE, and the record is kept."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from latium.bots.asking import answering, chosen
from latium.bots.contract import Bot
from latium.core.chance import Dice
from latium.core.options import resolve
from latium.core.play import redacted
from latium.core.protocol import AnyGame, Options, Outcome
from latium.core.records import Record, header
from latium.core.seats import CHANCE, Seat


class Finished(NamedTuple):
    """A game that has been played to its end."""

    record: Record
    outcome: Outcome
    decisions: int
    """Actions of seats; chance plies are not counted."""
    choices: int
    """Decisions with more than one legal action."""


def play_game(
    game: AnyGame, seats: int, options: Options, bots: Sequence[Bot], dice: Dice, names: Sequence[str]
) -> Finished:
    """The game these bots play with these dice. Options not given take their default for simulations. Raises
    BotFault if a bot fails."""
    complete = resolve(game.facts, seats, options, simulated=True)
    record = Record(header(game.facts, seats, complete, names, dice))
    state = game.setup(seats, complete)
    decisions, choices = _Driver(game, state, bots, dice, record).run()
    outcome = game.outcome(state)
    assert outcome is not None, "a game without anybody to act has an outcome"
    record.finish(outcome, dice.secret)
    return Finished(record, outcome, decisions, choices)


class _Driver:
    """A game under way."""

    def __init__(self, game: AnyGame, state: Any, bots: Sequence[Bot], dice: Dice, record: Record) -> None:
        self.game = game
        self.state = state
        self.bots = bots
        self.dice = dice
        self.record = record
        self.names = record.header.names
        self.watchers = [seat for seat, bot in enumerate(bots) if bot.watches]

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
                action = chosen(self.bots[seat], self.names[seat], seat, game.observe(state, seat), legal)
                decisions += 1
                choices += 1
            self.carry_out(seat, action)
        return decisions, choices

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
