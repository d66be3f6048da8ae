"""The examples of Founders of the Empire as positions."""

from typing import Final

from latium.arena.perft import after_chance
from latium.core.chance import Dice
from latium.core.options import resolve
from latium.games.founders import GAME
from tests.examples.drawn import Drawn
from tests.games.founders.drawing import table

PORTIA: Final = ("Livia", "Marcus", "Portia")

SEVEN_SPACES: Final = """
    7   .  (7)  .   .
    6  (5)  me (1)  .
    5  (4)  fo  cl (6)
    4   .  (2) (3)  .
        d   e   f   g
"""
WATERFALL: Final = """
    6   .   **  .
    5   fo  wf  me
        e   f   g
"""
REPLACED: Final = """
    6   me  .   .
    5   cl  fo  wf
        e   f   g
"""
UNPROTECTED: Final = """
    8   .   fo  la  .
    7   .   cl  .   .
    6   wf  mi  gr  .
    5   me  fo  cl  wf
        d   e   f   g
"""
BUYER: Final = """
    6   me  .
    5   wf  **
        e   f
"""
UNION: Final = """
    6  fo  wi      .
    5  cl  ws-wine .
       e   f       g
"""
SEVEN_TILES: Final = """
    7  .   me  la
    6  fo  gr  wf
    5  cl  la  .
       e   f   g
"""
FOUNDER: Final = "helios hera nike ares mi*"
SECOND: Final = "apollo athena zeus"

_DRAFT: Final = after_chance(GAME, GAME.setup(3, resolve(GAME.facts, 3, {"first": 1})), Dice.from_seed(4))
_FIRST: Final = GAME.write(_DRAFT, GAME.legal(_DRAFT, 0)[0])

EXAMPLES: Final = (
    Drawn("F-2.5", _DRAFT, {_FIRST: ""}, names=PORTIA),
    Drawn(
        "F-3.3",
        table("fo cl", nature="la", village="mi gm we", city="mk-iron", step="Opening"),
        {"open village": ""},
    ),
    Drawn(
        "F-3.4",
        table(
            "la la",
            "fo cl",
            seat=1,
            nature="gr",
            city="mk-iron in-gold ws-wine wc-fish in-cloth",
            stacks={"city": "ws-iron"},
            step="Opening",
        ),
        {"open city": ""},
    ),
    Drawn(
        "F-4.4",
        table(SEVEN_SPACES, nature="la", village="mi"),
        {"add mine f6": "", "add mine e4": "", "add mine d5": "F-4.5", "add mine g5": "F-4.4"},
    ),
    Drawn(
        "F-4.7",
        table(WATERFALL, nature="la", village="wi"),
        {"add winery f6": "", "add winery e6": "F-4.4"},
    ),
    Drawn(
        "F-5.2",
        table(REPLACED, nature="la", village="mi"),
        {"swap mine f5": "F-5.2", "swap lake f5": ""},
    ),
    Drawn(
        "F-7.2",
        table("me me", UNPROTECTED, nature="la", step="TokenStep", hand="war"),
        {"war 2 f8": "", "war 2 f6": "F-7.2", "war 2 d5": "F-7.2"},
    ),
    Drawn(
        "F-8.6",
        table(BUYER, "hf me", nature="la", city="wc-horses", step="TokenStep", hand="coin"),
        {"coin 2 e5 horses": "", "coin 2 f5 plants": ""},
    ),
    Drawn(
        "F-9.2",
        table(UNION, nature="la", village="mi", city="mk-iron", step="TokenStep", hand="carriage"),
        {"carriage e5": "", "carriage f5": "F-9.1"},
    ),
    Drawn(
        "F-9.3",
        table(SEVEN_TILES, nature="la", village="mi", step="TokenStep", hand="carriage", carriages="e5"),
        {"carriage f6": "", "carriage e5": "F-9.4"},
    ),
    Drawn(
        "F-12.6",
        table(
            FOUNDER,
            SECOND,
            nature="la",
            step="Opening",
            hand={0: "war coin carriage", 1: "war war coin"},
            swapped={0: "fo"},
        ),
        {"propose": ""},
    ),
)
