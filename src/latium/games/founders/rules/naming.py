"""Components as arguments of a sentence."""

from latium.core.protocol import Refusal, Term
from latium.games.founders.catalogue import STACKS, TOKENS, Catalogue
from latium.games.founders.grid import Cell, cell_name
from latium.games.founders.nation import Nation


def tile(catalogue: Catalogue, kind: int) -> Term:
    return Term(f"tile-{catalogue.kinds[kind]}")


def tile_on(nation: Nation, cell: Cell) -> Term:
    return tile(nation.catalogue, nation.tiles[cell])


def resource(catalogue: Catalogue, number: int) -> Term:
    return Term(f"resource-{catalogue.resources[number]}")


def craftsman(catalogue: Catalogue, good: int) -> Term:
    return Term(f"craftsman-{catalogue.resources[good]}")


def stack(number: int) -> Term:
    return Term(f"stack-{STACKS[number]}")


def token(number: int) -> Term:
    return Term(f"token-{TOKENS[number]}")


def refuse_cell(clause: str, message: str, nation: Nation, cell: Cell) -> Refusal:
    """A refusal about a cell, naming the tile on it if there is one."""
    if cell in nation.tiles:
        return Refusal(clause, message, {"cell": cell_name(cell), "tile": tile_on(nation, cell)})
    return Refusal(clause, message, {"cell": cell_name(cell)})
