"""Draw the picture of the README anew: a table of Founders in the middle of a game, as the terminal shows it."""

import io
import re
from pathlib import Path
from typing import Any

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from latium.arena.driver import play_game
from latium.bots.roster import make
from latium.cli import boards
from latium.core.chance import Dice
from latium.core.records import replay
from latium.core.text import texts
from latium.games import SHELF

IMAGES = Path(__file__).parents[1] / "docs/images"
WIDTH = 100
SEED = 11
PLIES = 105
NAMES = ("Livia", "greedy")
THEME = TerminalTheme(
    (251, 247, 238),
    (60, 52, 44),
    [
        (60, 52, 44),
        (170, 60, 50),
        (70, 120, 60),
        (160, 122, 26),
        (47, 100, 170),
        (130, 80, 170),
        (40, 130, 130),
        (90, 80, 70),
    ],
)


FONT_FACES = re.compile(r"@font-face \{\{.*?\}\}\s*", re.DOTALL)
MAKER = re.compile(r"\s*<!-- Generated with Rich.*?-->")
FORMAT = MAKER.sub("", FONT_FACES.sub("", CONSOLE_SVG_FORMAT)).replace("Fira Code", "DejaVu Sans Mono")
FORMAT = FORMAT.replace("{char_height}px;", "20.26px;", 1)  # as wide as Rich takes a character to be
"""Rich's own format without the fonts it would fetch: a page must not call out."""


def position() -> Any:
    """A position of a game between two greedy players that is always the same."""
    game = SHELF["founders"]
    bots = [make("greedy", game, seat, SEED + seat) for seat in range(2)]
    record = play_game(game, 2, {}, bots, Dice.from_seed(SEED), NAMES).record
    return [step.state for step in replay(game, record)][PLIES]


def picture(language: str) -> str:
    game = SHELF["founders"]
    words = texts(language, "latium", "latium.games.founders")
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    for line in boards.draw(game, game.observe(position(), 0), 0, words, NAMES, WIDTH):
        line.highlight_regex(r" +", "not blink")  # a segment of its own, for some viewers drop leading blanks
        console.print(line, soft_wrap=True)
    return console.export_svg(title="latium play founders", theme=THEME, code_format=FORMAT)


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    path = IMAGES / "founders.svg"
    path.write_text(picture("en"), encoding="utf-8")
    print(f"wrote {path.relative_to(IMAGES.parents[1])}")


if __name__ == "__main__":
    main()
