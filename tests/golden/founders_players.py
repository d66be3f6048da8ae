"""How the golden games of Founders of the Empire are played, and how a table looks as text."""

from typing import Final

from latium.games.founders.views import PlayerView, View
from tests.games.founders.drawing import sketch

PEACE: Final = 12
"""From this turn on friends agree to end the game."""


def builders(view: View, legal: list[str]) -> list[str]:
    """The dearest tile that can be added; tokens whenever there is one to play, a swap when the dice like it."""
    adds = [text for text in legal if text.startswith("add ")]
    for tiles in (view.display, view.rows["city"], view.rows["village"]):
        dear = [text for text in adds if text.split()[1] in tiles]
        if dear:
            return dear
    return _no_vote([text for text in legal if text != "keep"] or legal)


def idlers(view: View, legal: list[str]) -> list[str]:
    """Anything but a victory tile, so that the stacks run out."""
    return _no_vote([text for text in legal if text.split()[1:2] and text.split()[1] not in view.display] or legal)


def friends(view: View, legal: list[str]) -> list[str]:
    """Builders until they have had enough."""
    if view.turn >= PEACE and "propose" in legal:
        return ["propose"]
    return ["agree"] if "agree" in legal else builders(view, legal)


def _no_vote(legal: list[str]) -> list[str]:
    return [text for text in legal if text != "propose"] or legal


def picture(view: View) -> str:
    """Rows, display and stacks, then every nation with its hand; nothing during the set-up."""
    if not all(player.tiles for player in view.players):
        return ""
    step = view.steps[-1].step if view.steps else f"over: {view.reason}"
    down = sum(view.face_down.values())
    table = [
        f"turn {view.turn + 1}, {step}, {down} tiles face down, {len(view.cleared)} cleared",
        *(f"{stack}: {' '.join(row)}" for stack, row in view.rows.items()),
        f"victory: {' '.join(view.display)}",
    ]
    return "\n".join([*table, *(_side(number, player) for number, player in enumerate(view.players, 1))])


def _side(number: int, player: PlayerView) -> str:
    hand = player.hand
    held = f"war {hand.war}, coin {hand.coin}, carriage {hand.carriage}, craftsmen {' '.join(hand.craftsmen) or 'none'}"
    lying = f"carriages {' '.join(player.carriages) or 'none'}, swapped {len(player.swapped)}"
    return "\n".join([f"seat {number}: {held}; {lying}", sketch(player)]).rstrip()
