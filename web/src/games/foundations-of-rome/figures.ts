/**
 * How much a seat has of what monument cards ask of their builder: figures counted on the board, to be shown beside the
 * demand. Whether a monument can be built is for the list of legal moves to say.
 */
import type { View } from "../../generated/foundations-of-rome";
import { cellOf, cellsOf } from "./geometry";
import { MARKERS, pieceOf, type Requirement, sizeOf } from "./pieces";

/** The figure, or null where it depends on the place. */
export function figure(view: View, seat: number, { kind, type }: Requirement): number | null {
  const player = view.players[seat];
  if (!player) return null;
  const buildings = view.buildings.filter(({ owner }) => owner === seat);
  const ofType = buildings.filter(({ piece }) => type === null || type === "any" || pieceOf(view, piece)?.type === type);
  const sizes = (list: typeof buildings): number[] => list.map(({ footprint }) => cellsOf(footprint).length);
  const lots = Object.keys(view.lots).filter((lot) => view.lots[lot] === seat);
  switch (kind) {
    case "lot_markers_in_supply":
      return player.markers;
    case "lot_markers_on_board":
      return MARKERS - player.markers;
    case "population":
      return player.population;
    case "deeds":
      return lots.length;
    case "lots_covered":
      return sizes(ofType).reduce((sum, size) => sum + size, 0);
    case "buildings":
      return ofType.length;
    case "max_building_size":
      return Math.max(0, ...sizes(buildings));
    case "coin_value":
      return buildings.reduce((sum, { piece, worth }) => sum + (pieceOf(view, piece)?.type === "commercial" ? worth : 0), 0);
    case "border_lots":
      return lots.filter((lot) => atBorder(view, lot)).length;
    case "coins_in_hand":
      return player.coins;
    default:
      return null;
  }
}

export function atBorder(view: View, lot: string): boolean {
  const last = sizeOf(view) - 1;
  return cellOf(lot).some((line) => line === 0 || line === last);
}
