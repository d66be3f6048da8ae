"""Options of a game as parameters of OpenSpiel, which are of one type each."""

from collections.abc import Mapping
from typing import Any, Final

from latium.core.options import default
from latium.core.protocol import Facts, Option, Options, OptionValue

PLAYERS: Final = "players"
OTHERWISE: Final = 0
"""Stands for the word among numbers, such as `random` for who begins."""


def defaults(facts: Facts) -> dict[str, Any]:
    """Every parameter with its value if it is not given. Options that are whole texts have none."""
    found = {option.name: _parameter(option, default(option, simulated=True)) for option in _offered(facts)}
    return {PLAYERS: min(facts.seats), **found}


def options_of(facts: Facts, parameters: Mapping[str, Any]) -> Options:
    """The options that parameters stand for, those that were given."""
    return {
        option.name: _value(option, parameters[option.name]) for option in _offered(facts) if option.name in parameters
    }


def _offered(facts: Facts) -> list[Option]:
    return [option for option in facts.options if option.choices]


def _word(option: Option) -> OptionValue:
    """The only word among numbers, if there is one."""
    words = [choice for choice in option.choices if isinstance(choice, str)]
    return words[0] if len(words) == 1 < len(option.choices) else None


def _parameter(option: Option, value: OptionValue) -> OptionValue:
    return OTHERWISE if value is not None and value == _word(option) else value


def _value(option: Option, parameter: OptionValue) -> OptionValue:
    word = _word(option)
    return word if word is not None and parameter == OTHERWISE else parameter
