"""The examples of Foundations of Rome as positions."""

from typing import Any, Final

from latium.core.options import resolve
from latium.games.foundations_of_rome import GAME
from latium.games.foundations_of_rome.state import State
from tests.examples.drawn import Drawn
from tests.games.foundations_of_rome.drawing import after, city

LEGEND: Final = {
    "d": "domus",
    "e": "domus-maxima",
    "i": "insula-row",
    "b": "bakery",
    "f": "foundry-row",
    "F": "foundry-block",
    "q": "artisan-forum-row",
    "N": "grand-fountain",
    "l": "library",
    "M": "grand-market",
}
HANDS: Final = ("c4 a1 b1 d1 e1 f1", "a2 b2 c2 d2 e2 f2", "a3 b3 c3 d3 e3 f3")


def draft() -> State:
    table = GAME.setup(3, resolve(GAME.facts, 3, {"drafting": True, "first": 1}))
    return after(table, *(f"deal {lot}" for hand in HANDS for lot in hand.split()))


def last_turn(drawing: str, **position: Any) -> State:
    """The last final turn of an era, that of the second seat: then the era is scored."""
    return city(drawing, seat=1, final_turns=1, legend=LEGEND, **position)


EXAMPLES: Final = (
    Drawn("R-2.8", draft(), {"keep c4": ""}),
    Drawn(
        "R-4.1",
        city("1a 1a 1a 1a 1b 1c", a="foundry-row", b="bakery", c="garden"),
        {"income": ""},
    ),
    Drawn(
        "R-4.3",
        city("1 1 1 1 1 1\n2 2 2 2 2 2", corner="a6", seat=1, row="a1 c4 g7", coins={0: 3, 1: 3}),
        {"buy 2": "", "buy 3": "R-4.2"},
    ),
    Drawn(
        "R-5.7",
        city("1a 1a 1\n1b 1c 1c", a="domus-maxima", b="domus", c="domus-maxima"),
        {"build insula-row a1-c1": ""},
        names=("Julia", "Marcus"),
    ),
    Drawn(
        "R-6.1",
        city(
            "1a 1b . 1c\n1a 1b . 1c\n. 1d 1d 1c",
            a="pottery",
            b="domus-maxima",
            c="artisan-forum-row",
            d="pottery",
        ),
        {"build insula-angle a2+b2+b3": "", "build insula-row d1-d3": "R-6.1"},
    ),
    Drawn(
        "R-6.5",
        city("1a 1a . . .\n1 1 . . .\n. 1 1 1 1\n. 1 . . .", corner="c4", a="domus-maxima"),
        {"build insula-angle c4+c5+d5": ""},
    ),
    Drawn(
        "R-6.6",
        city(
            ". 2a . . .\n. 2a . . .\n2b 2b 2c 2c .\n2 2 2 2 2\n2 2 2 . .",
            corner="b3",
            seat=1,
            era=2,
            a="pottery",
            b="domus-maxima",
            c="grand-fountain",
        ),
        {"build artisan-forum-angle c4+c5+d5": "R-6.6"},
    ),
    Drawn(
        "R-7.8",
        city(". 1 1 1 1\n1 1 1 1 .", corner="c4", display="imperial-port"),
        {"build imperial-port d4-g4": "", "build imperial-port c5-f5": "R-7.3"},
    ),
    Drawn(
        "R-7.9",
        city("1 1 1 1 1a\n1 1 1b 1b 1a\n1", display="circus-maximus", a="pottery", b="domus-maxima"),
        {"build circus-maximus a1-c1": "R-7.2"},
    ),
    Drawn(
        "R-7.11",
        city(
            "2d 1 1 2k\n. 1 1 .\n. 1g 1 3\n3k . . .",
            seats=3,
            display="colosseum",
            d="domus",
            k="bakery",
            g="garden",
        ),
        {"build colosseum b1-c2": ""},
    ),
    Drawn(
        "R-7.12",
        city(
            "2d . 2k .\n2v 2v 2v 1c\n1 2v . .\n1 1 1 1",
            corner="b2",
            final_turns=1,
            display="temple-of-vulcan",
            d="domus",
            k="bakery",
            v="temple-of-vulcan",
            c="fountain",
        ),
        {"build grand-market b4-b5": ""},
    ),
    Drawn("R-8.2", city(seats=3, seat=1, row="a1", coins={1: 2}), {"buy 1": ""}),
    Drawn("R-8.6", city(seats=3, seat=2, quiet=5, coins={2: 9}), {"income": "", "buy 1": ""}),
    Drawn("R-9.1", last_turn("1f 1f 1f 1f 1b", coins={0: 7}), {"income": ""}),
    Drawn("R-9.2", last_turn("1f 1f 1f 1f 1b", era=3, coins={0: 7}), {"income": ""}),
    Drawn("R-9.4", last_turn("1M 1M\n1F 1F\n1F 1F", corner="c4"), {"income": ""}),
    Drawn("R-9.5", last_turn("1b 1N 1N 2d\n. 2b . ."), {"income": ""}),
    Drawn("R-9.6", last_turn("2f 2f 2f 2f\n. 1M 1M 2q\n. . . 2q\n. . . 2q"), {"income": ""}),
    Drawn("R-9.7", last_turn("1i 1i 1i .\n1d 1l 1e 1e"), {"income": ""}),
    Drawn(
        "R-9.8",
        city(
            "1i 1i 1i 1e 1e\n2i 2i 2i 2e 2e\n3e 3e 3d . .",
            seats=3,
            seat=2,
            era=2,
            final_turns=1,
            legend=LEGEND,
        ),
        {"income": ""},
    ),
)
