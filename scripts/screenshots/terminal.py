"""Pictures of each game in the middle, as the terminal shows it; they are the same whenever they are drawn."""

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
from latium.core.protocol import AnyGame
from latium.core.records import replay
from latium.core.resources import package_of
from latium.core.text import texts
from latium.games import SHELF

IMAGES = Path(__file__).parents[2] / "docs" / "images"
WIDTH = 100
SEED = 11
PLIES = {"founders": 105, "first-empires": 150, "foundations-of-rome": 120}
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


def position(game: AnyGame) -> Any:
    """A position of a game between two greedy players that is always the same, with the first of them to act."""
    bots = [make("greedy", game, seat, SEED + seat) for seat in range(2)]
    record = play_game(game, 2, {"first": 1}, bots, Dice.from_seed(SEED), NAMES).record
    states = [step.state for step in replay(game, record)][PLIES[game.facts.slug] :]
    return next(state for state in states if game.to_act(state) == (0,))


def picture(game: AnyGame, language: str) -> str:
    words = texts(language, "latium", package_of(game))
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    for line in boards.draw(game, game.observe(position(game), 0), 0, words, NAMES, WIDTH):
        line.highlight_regex(r" +", "not blink")  # a segment of its own, for some viewers drop leading blanks
        console.print(line, soft_wrap=True)
    return console.export_svg(title=f"latium play {game.facts.slug}", theme=THEME, code_format=FORMAT)


def draw() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    for slug, game in SHELF.items():
        path = IMAGES / f"{slug}.svg"
        path.write_text(picture(game, "en"), encoding="utf-8")
        print(f"wrote {path.relative_to(IMAGES.parents[1])}")
