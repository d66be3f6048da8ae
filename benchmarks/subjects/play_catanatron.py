"""Catanatron: two of its random players, its own lists of playable actions. Runs in .bench, where it is installed."""

from typing import Any

from catanatron import Color, Game, RandomPlayer

from benchmarks.subjects.stopwatch import measure


class CountingPlayer(RandomPlayer):  # type: ignore[misc]
    """A random player that counts what it is asked."""

    def __init__(self, color: Color) -> None:
        super().__init__(color)
        self.decisions = 0
        self.choices = 0

    def decide(self, game: Game, playable_actions: list[Any]) -> Any:
        self.decisions += 1
        self.choices += len(playable_actions) > 1
        return super().decide(game, playable_actions)


def seated() -> list[CountingPlayer]:
    return [CountingPlayer(color) for color in (Color.RED, Color.BLUE)]


def play(seed: int) -> tuple[int, int]:
    players = seated()
    Game(players, seed=seed).play()
    return sum(player.decisions for player in players), sum(player.choices for player in players)


def middle() -> Game:
    game = Game(seated(), seed=1)
    for _ in range(60):
        game.play_tick()
    return game


def main() -> None:
    game = middle()
    action = game.state.playable_actions[0]
    measure("Catanatron", play, game.copy, lambda: game.copy().execute(action, validate_action=False))


if __name__ == "__main__":
    main()
