"""Where the command `latium` and `python -m latium` begin: with nothing loaded yet that Ctrl-C could interrupt."""

import sys


def main() -> None:
    """Load the command and run it."""
    try:
        from latium.cli import main as command  # noqa: PLC0415  # this is what takes its time

        command(prog_name="latium")
    except KeyboardInterrupt:
        sys.exit(130)  # as `cli.problems.INTERRUPTED`, which may not be loaded yet


if __name__ == "__main__":
    main()
