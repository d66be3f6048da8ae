"""Options: what is chosen before the first move. Names and values are checked here, once, for every game."""

from typing import Final

import msgspec

from latium.core.errors import OptionError
from latium.core.protocol import Facts, Message, Option, Options, OptionValue, message
from latium.core.seats import Seat

RANDOM: Final = "random"

_SYNONYMS: Final = {"yes": "true", "on": "true", "no": "false", "off": "false"}


def first_option(seats: tuple[int, ...], clause: str = "") -> Option:
    """Who begins, an option of every game: at random, or a seat as people count them, from 1."""
    return Option("first", RANDOM, (RANDOM, *range(1, max(seats) + 1)), clause=clause)


def first_seat(options: Options) -> Seat | None:
    """The configured first player as code counts seats, from 0; None if chance decides."""
    first = options["first"]
    return first - 1 if isinstance(first, int) else None


def resolve(facts: Facts, seats: int, given: Options, simulated: bool = False) -> dict[str, OptionValue]:
    """Every option of the game with its value: as given, else its default. Raises OptionError."""
    check_seats(facts, seats)
    for name, value in given.items():
        check_value(facts, name, value)
    first = given.get("first")
    if isinstance(first, int) and first > seats:
        raise OptionError(message("option-first-absent", first=first, seats=seats))
    return {option.name: given.get(option.name, default(option, simulated)) for option in facts.options}


def default(option: Option, simulated: bool = False) -> OptionValue:
    """The value of an option nobody set; simulations may have their own."""
    if simulated and option.in_simulations is not msgspec.UNSET:
        return option.in_simulations
    return option.default


def check_seats(facts: Facts, seats: int) -> None:
    if seats not in facts.seats:
        known = ", ".join(map(str, facts.seats))
        raise OptionError(message("seats-wrong", game=facts.slug, known=known, seats=seats))


def check_complete(facts: Facts, given: Options) -> None:
    """Nothing is left to a default, as it must be where a game has begun. Raises OptionError."""
    for option in facts.options:
        if option.name not in given:
            raise OptionError(message("option-missing", name=option.name))


def find(facts: Facts, name: str) -> Option:
    """The option of that name. Raises OptionError with the names there are."""
    for option in facts.options:
        if option.name == name:
            return option
    known = ", ".join(option.name for option in facts.options)
    raise OptionError(message("option-unknown", name=name, known=known))


def check_value(facts: Facts, name: str, value: OptionValue) -> None:
    option = find(facts, name)
    # A bool equals 0 or 1 in Python and must not pass for a number here.
    same = any(type(value) is type(choice) and value == choice for choice in option.choices)
    if option.choices and not same:
        raise OptionError(_untaken(option, spelled(value)))
    if not option.choices and not isinstance(value, str | None):
        raise OptionError(message("option-text", name=name, value=spelled(value)))


def parse_option(facts: Facts, text: str) -> tuple[str, OptionValue]:
    """Name and value from a command line's `name=value`. Raises OptionError."""
    name, equals, word = text.partition("=")
    if not equals:
        raise OptionError(message("option-form", text=text))
    option = find(facts, name.strip())
    return option.name, _value(option, word.strip())


def spelled(value: OptionValue) -> str:
    """A value as a person types it."""
    return "none" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def _value(option: Option, word: str) -> OptionValue:
    if not option.choices:
        return None if word == "none" else word
    word = _SYNONYMS.get(word.lower(), word)
    for choice in option.choices:
        if word == spelled(choice):
            return choice
    raise OptionError(_untaken(option, word))


def _untaken(option: Option, word: str) -> Message:
    return message("option-value", name=option.name, value=word, known=", ".join(map(spelled, option.choices)))
