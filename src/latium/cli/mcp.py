"""`latium mcp`: a tool server for language models on standard input and output."""

import sys

import click
import msgspec

from latium import __version__
from latium.adapters.mcp import Server
from latium.cli.desk import Desk
from latium.cli.speech import lang_option, sentence, spoken
from latium.core.schema import located


@click.command()
@click.option("--seed", type=int, help="Draw dice and tiles from this seed instead of a fresh secret.")
@lang_option
def mcp(seed: int | None) -> None:
    """Let a language model play: a tool server (MCP) on standard input and output.

    The model starts a game, looks at its table, lists its moves and plays; bots have the other seats. It is shown what
    a person on its seat would see.
    """
    server = Server(__version__, sentence("mcp-instructions"), Desk(seed).tools(), misfit)
    for answer in server.answers(sys.stdin.buffer):
        sys.stdout.buffer.write(answer)
        sys.stdout.buffer.flush()


def misfit(error: msgspec.ValidationError) -> str:
    """What is wrong with a tool's arguments."""
    return spoken().sentence(located(error))
