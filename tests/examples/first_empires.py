"""The examples of First Empires as positions."""

from typing import Final

from tests.examples.drawn import Drawn
from tests.games.first_empires.drawing import after, table

CARMEN: Final = ("Carmen", "Dan", "Livia")
CIVILIZATIONS: Final = ("huaxia", "etruria", "karthadst")
BEFORE: Final = {"scythia": (0, 2), "albion": (0, 2), "indus": (0, 1), "rus": (1, 2), "huaxia": (1, 1)}
CONQUERED: Final = {"rus": (0, 3), "albion": (0, 1), "indus": (0, 1), "huaxia": (1, 3)}
LEVELS: Final = {0: {"blue": 2, "purple": 1}}

_TWO_DUE: Final = after(
    table(
        civilizations=("etruria", "karthadst"),
        at={"etruria": (0, 1), "albion": (0, 1), "parsa": (0, 1)},
        cities={"etruria": 0, "parsa": 0},
        levels={0: {"orange": 3, "blue": 2, "purple": 2}},
        step="Advancing",
        dice="o b",
        hands={0: "amber-route"},
    ),
    "raise orange",
    "raise blue",
    "rest",
)

EXAMPLES: Final = (
    Drawn(
        "E-4.2",
        table(
            civilizations=CIVILIZATIONS,
            at=BEFORE,
            cities={"scythia": 0},
            levels=LEVELS,
            hands={0: "jade-tribute"},
            step="Rerolling",
            dice="y b",
        ),
        {"reroll b": "", "reroll y b": "", "stop": ""},
        names=CARMEN,
    ),
    Drawn(
        "E-4.7",
        table(
            at={"parsa": (0, 4), "scythia": (1, 2), "aksum": (1, 1), "etruria": (1, 1)},
            dice="k",
            points=4,
            hands={0: "salt-caravans"},
        ),
        {"invade scythia": "", "invade aksum": ""},
    ),
    Drawn(
        "E-5.2",
        table(points=3, hands={0: "salt-caravans"}),
        {"move karthadst albion": "", "move karthadst rus": "", "move karthadst scythia": "E-5.5"},
    ),
    Drawn(
        "E-5.6",
        table(cities={"parsa": 1}, points=2, hands={0: "salt-caravans"}),
        {"move karthadst parsa": ""},
    ),
    Drawn(
        "E-6.4",
        table(
            civilizations=CIVILIZATIONS,
            at={**BEFORE, "aksum": (1, 1)},
            cities={"scythia": 0},
            levels=LEVELS,
            hands={0: "jade-tribute"},
            dice="g p",
            points=4,
        ),
        {"invade rus": "", "move scythia rus": "E-5.4"},
        names=CARMEN,
    ),
    Drawn(
        "E-6.6",
        table(
            civilizations=CIVILIZATIONS,
            at=CONQUERED,
            cities={"scythia": 0, "aksum": 1},
            levels=LEVELS,
            hands={0: "jade-tribute"},
            dice="g p",
            points=3,
            fresh=False,
            conquests=1,
            rivals=(1,),
        ),
        {"invade huaxia": "E-6.6"},
        names=CARMEN,
    ),
    Drawn(
        "E-8.3",
        table(
            at={"albion": (0, 2), "rus": (0, 1), "aksum": (0, 1)},
            step="Advancing",
            dice="o o g",
            hands={0: "salt-caravans"},
        ),
        {"raise orange": "", "raise green": "", "raise yellow": "E-8.3"},
    ),
    Drawn(
        "E-8.5",
        table(
            civilizations=CIVILIZATIONS,
            at=CONQUERED,
            cities={"scythia": 0},
            levels=LEVELS,
            hands={0: "jade-tribute"},
            step="Advancing",
            dice="g p",
            conquests=1,
            rivals=(1,),
        ),
        {"raise purple": "E-8.3", "convert jade-tribute purple orange": "", "raise green": ""},
        names=CARMEN,
    ),
    Drawn("E-9.2", _TWO_DUE, {"city orange etruria": "E-9.2", "city blue albion": ""}),
)
