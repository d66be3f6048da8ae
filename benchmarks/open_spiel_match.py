"""A bot of ours against OpenSpiel's own Python search with random rollouts, with the same time to think."""

import argparse
import json
import site
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from math import ceil
from pathlib import Path
from typing import Any

import latium
from benchmarks.thinking import Clock, Pace, Thought
from latium.arena.driver import play_game
from latium.arena.report import won
from latium.arena.statistics import wilson
from latium.bots.generator import derived_seed
from latium.bots.roster import check, make
from latium.core.chance import Dice
from latium.core.errors import LatiumError
from latium.files import write_whole
from latium.games import SHELF

PEERS = Path(__file__).parents[1] / ".bench"


@dataclass(frozen=True)
class Match:
    """What decides the games."""

    game: str
    seats: int
    bot: str
    seed: int
    engine: str


@dataclass(frozen=True)
class Played:
    """A game: our seat, the share of the win that it got, and who thought how long."""

    number: int
    seat: int
    share: float
    totals: list[int]
    ours: Thought
    theirs: Thought


def play(match: Match, clock: Clock, number: int) -> Played:
    """Ours has each seat in turn over the same deal; all other seats are OpenSpiel's."""
    from benchmarks.open_spiel_bot import OpenSpielBot  # noqa: PLC0415  # it is there only once the peers are found

    game = SHELF[match.game]
    deal, seat = divmod(number, match.seats)
    seeds = [derived_seed(match.seed, number, one) for one in range(match.seats)]
    ours = Pace(make(match.bot, game, seat, seeds[seat]), clock)
    theirs = {one: OpenSpielBot(game, one, seeds[one], clock) for one in range(match.seats) if one != seat}
    names = [match.bot if one == seat else "OpenSpiel" for one in range(match.seats)]
    bots = [theirs.get(one, ours) for one in range(match.seats)]
    finished = play_game(game, match.seats, {}, bots, Dice.from_seed(match.seed, deal), names)
    totals = [score.total for score in finished.outcome.scores]
    thoughts = together([bot.thought for bot in theirs.values()])
    return Played(number, seat, won(finished.outcome, seat), totals, ours.thought, thoughts)


def whole_deals(games: int, seats: int) -> int:
    """At least so many games, with ours at every seat of the last deal too."""
    return ceil(games / seats) * seats


def together(thoughts: Sequence[Thought]) -> Thought:
    return Thought(
        sum(thought.moves for thought in thoughts),
        sum(thought.seconds for thought in thoughts),
        sum(thought.simulations for thought in thoughts),
    )


class Folder:
    """Games that outlive whatever ends a run: what is in it is not played again."""

    def __init__(self, path: Path, match: Match) -> None:
        path.mkdir(parents=True, exist_ok=True)
        settings = path / "match.json"
        asked = json.dumps(asdict(match), indent=2).encode() + b"\n"
        if settings.exists() and settings.read_bytes() != asked:
            sys.exit(f"{path} holds another match: {settings.read_text(encoding='utf-8')}")
        write_whole(settings, asked)
        self._file = path / "games.jsonl"

    def known(self) -> dict[int, Played]:
        """A last line that was cut short does not count, and is gone with the next game."""
        if not self._file.exists():
            return {}
        text = self._file.read_text(encoding="utf-8")
        lines = text[: text.rfind("\n") + 1].splitlines()
        return {line["number"]: read(line) for line in map(json.loads, lines)}

    def keep(self, games: dict[int, Played]) -> None:
        lines = "".join(f"{json.dumps(asdict(games[number]))}\n" for number in sorted(games))
        write_whole(self._file, lines.encode())


def read(line: dict[str, Any]) -> Played:
    return Played(**{**line, "ours": Thought(**line["ours"]), "theirs": Thought(**line["theirs"])})


def summary(match: Match, games: Sequence[Played]) -> dict[str, object]:
    wins = sum(game.share for game in games)
    share = wilson(wins, len(games))
    ours = together([game.ours for game in games])
    theirs = together([game.theirs for game in games])
    return {
        **asdict(match),
        "games": len(games),
        "wins": wins,
        "share": share.share,
        "low": share.low,
        "high": share.high,
        "milliseconds_a_move": round(mean(1000 * ours.seconds, ours.moves), 1),
        "their_milliseconds_a_move": round(mean(1000 * theirs.seconds, theirs.moves), 1),
        "their_simulations_a_move": round(mean(theirs.simulations, theirs.moves), 1),
    }


def mean(total: float, number: int) -> float:
    return total / number if number else 0.0


def sentence(found: dict[str, Any]) -> str:
    return (
        f"{found['game']}, {found['seats']} seats, {found['engine']}: {found['bot']} won {found['wins']:g} of "
        f"{found['games']} games, {found['share']:.1%} (95 %: {found['low']:.1%} to {found['high']:.1%}); "
        f"{found['milliseconds_a_move']} ms a move, OpenSpiel {found['their_milliseconds_a_move']} ms and "
        f"{found['their_simulations_a_move']} simulations"
    )


def find_peers() -> None:
    """OpenSpiel is installed beside us, never with us."""
    if find_spec("pyspiel") is None:
        for packages in PEERS.glob("lib/python*/site-packages"):
            site.addsitedir(str(packages))
    if find_spec("pyspiel") is None:
        sys.exit("OpenSpiel is not there: `make bench` installs it into .bench")


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.open_spiel_match", description=__doc__)
    parser.add_argument("game", choices=list(SHELF))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="consul")
    parser.add_argument(
        "--out", type=Path, required=True, help="the folder that keeps the games; a run goes on from it"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a sentence")
    options = parser.parse_args()
    if options.seats not in SHELF[options.game].facts.seats or options.seats < 2:
        parser.error(f"{options.game} is not played by {options.seats}")
    try:
        check(options.bot)
    except LatiumError as problem:
        parser.error(str(problem))
    return options


def main() -> None:
    options = parsed()
    find_peers()
    engine = "compiled" if latium.compiled() else "interpreted"
    match = Match(options.game, options.seats, options.bot, options.seed, engine)
    folder = Folder(options.out, match)
    games = folder.known()
    clock = Clock(match.bot, match.seed)
    try:
        for number in range(whole_deals(options.games, match.seats)):
            if number not in games:
                games[number] = play(match, clock, number)
                folder.keep(games)
                print(sentence(summary(match, list(games.values()))), file=sys.stderr)
    except KeyboardInterrupt:
        print("Stopped; the same command goes on.", file=sys.stderr)
    found = summary(match, list(games.values()))
    print(json.dumps(found, indent=2) if options.json else sentence(found))


if __name__ == "__main__":
    main()
