/** What the listed actions offer: nothing is possible here that is not among them. */
import { isOurs } from "../../lib/sets";
import type { Action, Move, Pick, View } from "./types";
import { kindOf } from "./catalogue";

export function nationPlace(seat: number, cell: string): string {
  return `nation:${seat}:${cell}`;
}

/** The actions of a kind. */
export function listed<D extends Action["do"]>(legal: readonly Move[], verb: D): Extract<Action, { do: D }>[] {
  return legal.map((move) => move.action).filter((action): action is Extract<Action, { do: D }> => action.do === verb);
}

/** The tiles that can be put somewhere. */
export function placeable(legal: readonly Move[]): Set<string> {
  return new Set([...listed(legal, "add"), ...listed(legal, "swap")].map((action) => action.tile));
}

/** Whether two things in hand are the same. */
export function same(one: Pick | null, other: Pick | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What may be done with the thing in hand, by place. A carriage is laid on the middle of a block, not on a cell. */
export function targets(legal: readonly Move[], pick: Pick | null, own: number): Map<string, Action[]> {
  const found = new Map<string, Action[]>();
  for (const { action } of legal) {
    const place = pick && placeOf(action, pick, own);
    if (place) found.set(place, [...(found.get(place) ?? []), action]);
  }
  return found;
}

function placeOf(action: Action, pick: Pick, own: number): string | null {
  switch (action.do) {
    case "add":
    case "swap":
      return pick.what === "tile" && action.tile === pick.tile ? nationPlace(own, action.cell) : null;
    case "war":
    case "coin":
      return pick.what === action.do ? nationPlace(action.rival - 1, action.cell) : null;
    case "carriage":
      return pick.what === "carriage" ? nationPlace(own, action.cell) : null;
    case "craftsman":
      return pick.what === "craftsman" && action.good === pick.good ? nationPlace(own, action.cell) : null;
    default:
      return null;
  }
}

/** The action somebody means who puts the thing in hand where it is not listed: to be asked why not. */
export function trial(view: View, pick: Pick, seat: number, cell: string, own: number): Action | null {
  const laid = view.players[seat]?.tiles.find((tile) => tile.cell === cell);
  switch (pick.what) {
    case "tile":
      if (seat !== own) return null;
      return laid ? { do: "swap", tile: pick.tile, cell } : { do: "add", tile: pick.tile, cell };
    case "war":
      return { do: "war", rival: seat + 1, cell };
    case "coin":
      return isOurs(view) ? { do: "coin", rival: seat + 1, cell, resource: (laid && kindOf(view, laid.tile)?.gives[0]) ?? "wood" } : null;
    case "carriage":
      return seat === own ? { do: "carriage", cell } : null;
    case "craftsman":
      return seat === own ? { do: "craftsman", good: pick.good, cell } : null;
  }
}
