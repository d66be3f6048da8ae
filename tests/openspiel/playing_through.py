"""Makes the playthroughs anew: `PYTHONPATH=src python -m tests.openspiel.playing_through`.

They are as OpenSpiel writes them, except that a tensor, and what is left of a long line, is told by its digest.
"""

import hashlib
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from open_spiel.python.algorithms import generate_playthrough

import latium.adapters.openspiel  # noqa: F401  # registers the games

FOLDER: Final = Path(__file__).parent / "playthroughs"
GAMES: Final = {
    "founders": "latium_founders",
    "first_empires": "latium_first_empires(players=3)",
    "foundations_of_rome": "latium_foundations_of_rome(players=3,drafting=true)",
}
LONGEST: Final = 160
SHOWN: Final = 60


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def shortened(line: str) -> str:
    return line if len(line) <= LONGEST else f"{line[:SHOWN]} ... {digest(line.encode())}"


def tensor(values: Any, name: str) -> list[str]:
    """In place of all its numbers, which are thousands; what an information state shares with the observation is told
    of that."""
    told = name.startswith("ObservationTensor") or name.endswith(".history")
    return [f"{name}: {digest(values.tobytes())[:8]}"] if told else []


def playthrough(**arguments: Any) -> str:
    with patch.object(generate_playthrough, "_format_tensor", tensor):
        lines = generate_playthrough.playthrough_lines(**arguments)
    return "".join(f"{shortened(line)}\n" for line in lines)


def replayed(file: Path) -> str:
    """What the actions of a file lead to today."""
    return playthrough(**generate_playthrough._playthrough_params(file.read_text(encoding="utf-8").splitlines()))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        text = playthrough(game_string=game, seed=1)
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
