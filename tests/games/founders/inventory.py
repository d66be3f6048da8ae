"""Every component of a table by name, wherever it lies: 97 tiles (F-1.1) and 24 tokens (F-1.6)."""

from collections import Counter

from latium.games.founders import GAME
from latium.games.founders.state import State
from latium.games.founders.views import View


def inventory(state: State) -> Counter[str]:
    """Tiles by id, tokens as `war token` and so on."""
    return tiles(state) + tokens(state)


def tiles(state: State) -> Counter[str]:
    view = GAME.observe(state, None)
    found = Counter(view.face_down)
    for place in (*view.rows.values(), view.display, view.draft, view.cleared):
        found.update(place)
    for player in view.players:
        found.update(laid.tile for laid in player.tiles)
        found.update(player.swapped)
        found.update(player.drafted)
    found.update(step.tile for step in view.steps if step.tile)
    return found


def tokens(state: State) -> Counter[str]:
    view = GAME.observe(state, None)
    found = Counter({f"{token} token": view.supply[token] + view.box[token] for token in view.supply})
    found["craftsman token"] += sum(step.step == "Hiring" for step in view.steps)
    for player in view.players:
        hand = player.hand
        found["war token"] += hand.war + sum(laid.pillaged for laid in player.tiles)
        found["coin token"] += hand.coin + sum(laid.coin for laid in player.tiles)
        found["carriage token"] += hand.carriage + len(player.carriages)
        found["craftsman token"] += len(hand.craftsmen) + sum(laid.craftsman is not None for laid in player.tiles)
    return found


def craftsmen(state: State) -> Counter[str]:
    """The craftsmen whose good can be seen or worked out: all but those in the box."""
    view: View = GAME.observe(state, None)
    found = Counter(view.craftsmen)
    for player in view.players:
        found.update(player.hand.craftsmen)
        found.update(laid.craftsman for laid in player.tiles if laid.craftsman)
    return found
