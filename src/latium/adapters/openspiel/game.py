"""The games and their states as OpenSpiel's Python games."""

from collections.abc import Callable
from typing import Any, ClassVar

import pyspiel

from latium.adapters.openspiel.observer import LatiumObserver
from latium.adapters.openspiel.parameters import PLAYERS, defaults, options_of
from latium.adapters.openspiel.position import Position, setting
from latium.core.canonical import canonical
from latium.core.clauses import rulebook
from latium.core.options import resolve
from latium.core.protocol import AnyGame, Outcome
from latium.core.resources import package_of
from latium.core.seats import Seat


def type_of(game: AnyGame) -> Any:
    """What OpenSpiel wants to know of a game before it is set up. Who has begun a move knows what the others do not, so
    information is imperfect even where nothing else is hidden."""
    facts = game.facts
    return pyspiel.GameType(
        short_name=f"latium_{facts.slug.replace('-', '_')}",
        long_name=rulebook(package_of(game), "en").title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(facts.seats),
        min_num_players=min(facts.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(facts),
    )


class LatiumGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its seats and options. Each of ours is a class of its own, as `class_of` makes it."""

    rules: ClassVar[AnyGame]
    kind: ClassVar[Any]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        """Raises OptionError."""
        rules, parameters = self.rules, parameters or {}
        given = {**defaults(rules.facts), **parameters}
        options = resolve(rules.facts, given[PLAYERS], options_of(rules.facts, given), simulated=True)
        place = setting(rules.facts.slug, given[PLAYERS], options)
        start = rules.setup(place.seats, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(place.names),
            max_chance_outcomes=len(place.names),
            num_players=place.seats,
            min_utility=1.0 - place.seats,
            max_utility=place.seats - 1.0,
            utility_sum=0.0,
            max_game_length=rules.bound(start) * place.numbering.depth(),
        )
        super().__init__(self.kind, info, parameters)
        self._start = Position(place, start)

    def new_initial_state(self) -> "LatiumState":
        return LatiumState(self, self._start.copy())

    def max_chance_nodes_in_history(self) -> int:
        place = self._start
        return place.setting.game.bound(place.state)

    def make_py_observer(self, wanted: Any = None, parameters: Any = None) -> LatiumObserver | None:
        """Observations and information states of a player; None for what is neither, such as the public part alone."""
        if parameters:
            raise ValueError(f"observations take no parameters, not {parameters}")
        if wanted is None:
            return LatiumObserver(self._start.setting, recall=False)
        whole = wanted.public_info and wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return LatiumObserver(self._start.setting, recall=wanted.perfect_recall) if whole else None


def class_of(rules: AnyGame) -> type[LatiumGame]:
    """What OpenSpiel calls with parameters to set up a game. It has to be a class: OpenSpiel lets go of it when Python
    is gone already, which a class survives and a function does not."""
    kind = type_of(rules)
    return type(kind.short_name, (LatiumGame,), {"rules": rules, "kind": kind})


class LatiumState(pyspiel.State):  # type: ignore[misc]
    """A state of a game. Where several seats choose at once they are asked in order, without seeing what the others
    chose."""

    def __init__(self, game: LatiumGame, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> Seat:
        return self.position.seat

    def is_terminal(self) -> bool:
        return self.position.walk is None

    def _legal_actions(self, _player: Seat) -> list[int]:
        return self.position.offered()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.odds()

    def _apply_action(self, action: int) -> None:
        self.position.take(action)

    def _action_to_string(self, _player: Seat, action: int) -> str:
        return self.position.setting.names[action]

    def returns(self) -> list[float]:
        place = self.position
        outcome = place.setting.game.outcome(place.state)
        return [0.0] * place.setting.seats if outcome is None else standings(outcome)

    def resample_from_infostate(self, player: Seat, uniform: Callable[[], float]) -> "LatiumState":
        """A state that the player cannot tell from this one. It has no history: that would tell what was hidden."""
        return LatiumState(self.get_game(), self.position.resampled(player, uniform))

    def __str__(self) -> str:
        place = self.position
        lines = [canonical(place.setting.game.dump(place.state)).decode()]
        if place.chosen:
            lines.append(f"chosen: {place.setting.named(place.chosen)}")
        return "\n".join(lines)


def standings(outcome: Outcome) -> list[float]:
    """By seat, how many others are behind less how many are ahead: whole numbers, whose sum is exactly 0."""
    return [float(sum((rank < other) - (rank > other) for other in outcome.ranks)) for rank in outcome.ranks]
