"""Foundations of Rome: the city, the deeds for sale, and what each seat has."""

from latium.adapters.rendering.panels import SEATS, Cell, Panel, initials, player
from latium.games.foundations_of_rome.observe import catalogue_of
from latium.games.foundations_of_rome.views import PlayerView, View


def panels(view: View) -> list[Panel]:
    catalogue = catalogue_of(view.options, view.seats)
    places = dict(zip(catalogue.footprints, catalogue.lots_of, strict=True))
    built = {lot: initials(building.piece) for building in view.buildings for lot in places[building.footprint]}
    owners = {catalogue.lot_index[name]: owner for name, owner in view.lots.items()}
    cells = [_lot(name, owners.get(lot), built.get(lot, "")) for lot, name in enumerate(catalogue.lots)]
    size = catalogue.size
    sale = [Cell(lot, str(price)) for lot, price in zip(view.row, catalogue.prices, strict=False)]
    return [
        Panel(f"era {view.era}", [cells[first : first + size] for first in range(0, len(cells), size)]),
        Panel("deeds", [sale]),
        *(Panel(player(seat), [_purse(purse, SEATS[seat])]) for seat, purse in enumerate(view.players)),
    ]


def _lot(name: str, owner: int | None, piece: str) -> Cell:
    """The number of the owner comes before the building."""
    return Cell("", name) if owner is None else Cell(f"{owner}{piece}", name, SEATS[owner])


def _purse(purse: PlayerView, colour: str) -> list[Cell]:
    numbers = {"coins": purse.coins, "people": purse.population, "points": sum(purse.points.values())}
    return [Cell(name[:6], str(number), colour) for name, number in numbers.items()]
