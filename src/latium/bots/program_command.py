"""The command line after `exec:`."""

import os
import shlex
from shutil import which

from latium.bots.contract import BotError
from latium.core.protocol import message


def command_line(text: str) -> list[str]:
    """The words of a command as a shell would part them; no shell runs it. Raises BotError if there is no such
    program."""
    if not hasattr(os, "killpg"):  # its process group could not be ended
        raise BotError(message("program-system"))
    if not text.isprintable():  # records hold it
        raise BotError(message("program-letters", command=text))
    try:
        words = shlex.split(text)
    except ValueError:
        raise BotError(message("program-command", command=text)) from None
    if not words:
        raise BotError(message("program-none"))
    if which(words[0]) is None:
        raise BotError(message("program-missing", program=words[0]))
    return words
