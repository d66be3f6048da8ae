"""How the golden games of First Empires are played, and how a table looks as text."""

from collections.abc import Sequence
from typing import Final

from latium.games.first_empires.catalogue import catalogue_for
from latium.games.first_empires.notation import LETTERS
from latium.games.first_empires.views import PlayerView, RegionView, View

COLOUR: Final = {region.id: region.color for region in catalogue_for(None, 5).source.region}


def settlers(view: View, legal: list[str]) -> list[str]:
    """They keep dice of their colours, move where the dice send them, raise what they can and turn a spare die."""
    seat = view.steps[-1].seat
    own = {COLOUR[id] for id, seen in view.regions.items() if seen.owner == seat}
    fresh = [text for text in _of(legal, "move") if view.regions[text.split()[2]].owner is None]
    return (
        _of(legal, "score", "raise", "bring", "retreat", "place", "city")
        or _useless(view, own, legal)
        or [text for text in fresh if view.turn.dice[COLOUR[text.split()[2]]]]
        or [text for text in _of(legal, "invade") if COLOUR[text.split()[1]] not in own]
        or fresh
        or [text for text in _of(legal, "convert") if text.split()[2] not in own and text.split()[3] in own]
        or _of(legal, "stop", "halt", "rest", "finish")
    )


def _useless(view: View, own: set[str], legal: Sequence[str]) -> list[str]:
    """The re-roll of all dice that no own region has the colour of."""
    dice = zip(LETTERS, view.turn.dice.items(), strict=True)
    letters = [letter for letter, (face, count) in dice if face not in own for _ in range(count)]
    return [text for text in legal if text == f"reroll {' '.join(letters)}"]


def raiders(view: View, legal: list[str]) -> list[str]:
    """They conquer, with dice turned black where cards allow it, and take the rest as it comes."""
    return _of(legal, "score", "black", "invade", "bring", "retreat") or settlers(view, legal)


def drifters(_: View, legal: list[str]) -> list[str]:
    """Anything goes, but cards are kept."""
    return [text for text in legal if text.split()[0] not in ("black", "convert")]


def _of(legal: Sequence[str], *verbs: str) -> list[str]:
    return [text for text in legal if text.split()[0] in verbs]


def picture(view: View) -> str:
    """The turn, every region where something is, and every board; nothing during the set-up."""
    if not view.round:
        return ""
    step = view.steps[-1].step if view.steps else f"over: {view.reason}"
    turn = view.turn
    dice = " ".join(face for face, count in turn.dice.items() for _ in range(count)) or "none"
    table = [
        f"round {view.round}, {step}, dice {dice}, {turn.rerolls} re-rolls, {turn.points} points",
        *(f"{id:10}{_place(seen)}" for id, seen in view.regions.items() if seen.explorers or any(seen.cities)),
    ]
    return "\n".join([*table, *(_board(number, player) for number, player in enumerate(view.players, 1))])


def _place(seen: RegionView) -> str:
    there = f"seat {seen.owner + 1} with {seen.explorers}" if seen.owner is not None else "empty"
    towns = [f"{count} of seat {seat}" for seat, count in enumerate(seen.cities, 1) if count]
    return f"{there}, cities {' '.join(towns)}" if towns else there


def _board(number: int, player: PlayerView) -> str:
    levels = " ".join(f"{track} {level}" for track, level in player.levels.items())
    cards = f"hand {player.hand_size}, deck {player.deck_size}"
    lying = f"scored {' '.join(player.scored) or 'none'}, discarded {' '.join(player.discarded) or 'none'}"
    tokens = (
        f"tokens {' '.join(player.tokens) or 'none'}, taken {list(player.taken)}, turned up {list(player.revealed)}"
    )
    return f"seat {number} {player.civilization}: {levels}; {cards}; {lying}; {tokens}"
