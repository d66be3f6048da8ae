"""Founders of the Empire: the rows, and each nation with its farthest row on top."""

from latium.adapters.rendering.panels import EMPTY, SEATS, Cell, Panel, initials, player
from latium.games.founders.grid import column_of, read_cell, row_of
from latium.games.founders.views import Laid, PlayerView, View


def panels(view: View) -> list[Panel]:
    market = [[Cell(initials(tile)) for tile in tiles] for tiles in (*view.rows.values(), view.display, view.draft)]
    return [
        Panel(f"turn {view.turn}", [row for row in market if row]),
        *(Panel(_title(seat, nation), _nation(nation, SEATS[seat])) for seat, nation in enumerate(view.players)),
    ]


def _title(seat: int, nation: PlayerView) -> str:
    hand = nation.hand
    return f"{player(seat)}  {hand.war}/{hand.coin}/{hand.carriage}/{len(hand.craftsmen)}"


def _nation(nation: PlayerView, colour: str) -> list[list[Cell]]:
    places = {_place(laid): laid for laid in nation.tiles}
    if not places:
        return [[Cell()]]
    columns = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
    rows = range(max(y for _, y in places), min(y for _, y in places) - 1, -1)
    return [[_cell(places.get((x, y)), colour) for x in columns] for y in rows]


def _place(laid: Laid) -> tuple[int, int]:
    cell = read_cell(laid.cell)
    assert cell is not None, "a view names cells that are there"
    return column_of(cell), row_of(cell)


def _cell(laid: Laid | None, colour: str) -> Cell:
    if laid is None:
        return Cell(colour=EMPTY)
    mark = "!" * laid.pillaged + "$" * laid.coin + "*" * (laid.craftsman is not None)
    return Cell(initials(laid.tile), mark, colour)
