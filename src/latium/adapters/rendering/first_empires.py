"""First Empires: the regions, and each seat's tracks."""

from typing import Final

from latium.adapters.rendering.panels import SEATS, Cell, Panel, player
from latium.games.first_empires.views import PlayerView, RegionView, View

ACROSS: Final = 5


def panels(view: View) -> list[Panel]:
    regions = [_region(id, region) for id, region in view.regions.items()]
    lines = [regions[first : first + ACROSS] for first in range(0, len(regions), ACROSS)]
    dice = [Cell(face[:3], str(count)) for face, count in view.turn.dice.items()]
    return [
        Panel(f"round {view.round}", [*lines, dice]),
        *(Panel(player(seat), [_tracks(tracks, SEATS[seat])]) for seat, tracks in enumerate(view.players)),
    ]


def _region(id: str, region: RegionView) -> Cell:
    """Whose explorers, how many, and how many cities."""
    cities = sum(region.cities)
    built = f"+{cities}" if cities else ""
    if region.owner is None:
        return Cell(id[:5], built)
    return Cell(id[:5], f"{region.owner}/{region.explorers}{built}", SEATS[region.owner])


def _tracks(tracks: PlayerView, colour: str) -> list[Cell]:
    found = [Cell(name[:3], str(level), colour) for name, level in tracks.levels.items()]
    return [*found, Cell("cards", str(tracks.hand_size), colour), Cell("score", str(len(tracks.scored)), colour)]
