"""How a bot is asked: whatever it does, its table learns of it in a sentence."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from typing import Any

from latium.bots.contract import Bot, BotFault, Forfeit, Guest
from latium.bots.interrupts import held_back
from latium.core.errors import PRODUCT, LatiumError
from latium.core.protocol import Message, message
from latium.core.seats import Seat


def chosen(bot: Bot, name: str, seat: Seat, view: Any, legal: Sequence[Any]) -> Any:
    """The bot's choice, in a thought that Ctrl-C cuts short, and breaks off only if it is a guest's. Raises BotFault if
    it makes none, Forfeit if that costs only its seat."""
    with answering(name, seat), nullcontext() if isinstance(bot, Guest) else held_back(_hurry(bot)):
        action = bot.choose(view, tuple(legal))
    if action not in legal:
        raise BotFault(message("bot-illegal", bot=name, seat=seat + 1, action=repr(action)))
    return action


def _hurry(bot: Bot) -> Callable[[], None]:
    """How to make it answer at once, if it can."""
    stop: Callable[[], None] = getattr(bot, "stop", lambda: None)
    return stop


@contextmanager
def answering(name: str, seat: Seat) -> Iterator[None]:
    """Whatever goes wrong in here is the bot's fault. Raises BotFault; Forfeit passes."""
    try:
        yield
    except Forfeit:
        raise
    except Exception as failure:
        raise BotFault(message("bot-failed", bot=name, seat=seat + 1, problem=_problem(failure))) from failure


def _problem(failure: Exception) -> Message | str:
    """In the reader's language, if that is one of the product's own sentences."""
    if isinstance(failure, LatiumError) and failure.package == PRODUCT:
        return failure.message
    return f"{type(failure).__name__}: {failure}"
