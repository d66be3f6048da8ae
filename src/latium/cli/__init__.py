"""The command `latium`: thin skins over what the package does, and the only code that prints."""

import sys
from importlib import import_module
from typing import Any, Final

import click

from latium.cli.encodings import drop_unwritten, forgive_encodings

COMMANDS: Final = {
    "play": "Play GAME in the terminal, against bots or with others at one screen.",
    "serve": "Serve tables to play at with friends and bots.",
    "join": "Join the table of LINK, in the terminal.",
    "games": "List the games, or tell all about one.",
    "rules": "Read the rulebook of GAME.",
    "simulate": "Let bots play GAME and show how it went.",
    "arena": "Let bots meet in a tournament of GAME and show how strong each is.",
    "balance": "Let bots play GAME and show what wins: each component, and the place in the playing order.",
    "train": "Train the value of GAME that search stops at.",
    "replay": "Step through the game recorded in FILE.",
    "verify": "Check the record in FILE: chain, moves, dice and result.",
    "admin": "Look after the people of a server.",
    "backup": "Write all that a server keeps to FILE.",
    "restore": "Fill an empty database from the backup in FILE.",
    "export": "Write the records of all finished games into FOLDER.",
    "mcp": "Let a language model play: a tool server (MCP) on standard input and output.",
    "perft": "Count the ways GAME can go, by number of plies.",
}
"""Each command, found under its own name in the module of its own name, with the line `latium --help` shows."""


class CommandLine(click.Group):
    """Imports a command only when it is asked for, and turns what goes wrong into a sentence and an exit code."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = getattr(import_module(f"latium.cli.{cmd_name}"), cmd_name)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def main(self, *args: Any, **extra: Any) -> Any:
        """As click does it; where nothing can be written, that is a sentence too."""
        forgive_encodings()
        try:
            return super().main(*args, **extra)
        except OSError as failure:
            from latium.cli.problems import problem

            spoken = problem(failure)
            if spoken is None:
                raise
            spoken.show()
            sys.exit(spoken.exit_code)
        finally:
            drop_unwritten()

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt as interruption:
            failure: BaseException = interruption
        except Exception as error:
            failure = error
        from latium.cli.problems import problem

        if spoken := problem(failure):
            raise spoken from None
        raise failure


def _version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        from latium import __version__, compiled
        from latium.cli.speech import sentence

        click.echo(sentence("version", version=__version__, engine="compiled" if compiled() else "interpreted"))
        ctx.exit()


@click.group(cls=CommandLine, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_version,
    help="Show the version, and whether the engine is compiled or interpreted.",
)
def main() -> None:
    """Board games of empire: play, study and master them."""
