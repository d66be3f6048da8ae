/** The components, as the game's own catalogue has them. */
import data from "../../generated/founders.catalogue.json";
import type { Class } from "./types";

interface Kind {
  class: Class;
  needs: string[];
  gives: string[];
  points: number;
  building: string;
}

const kinds = data.tiles as Record<string, Kind>;
const levels: Record<string, string> = data.resources;

export const ROW_LIMIT: number = data.row_limit;

/** A tile of a user's own set is not known here: it is drawn without needs and gifts. */
const UNKNOWN: Kind = { class: "nature", needs: [], gives: [], points: 0, building: "" };

export function kindOf(tile: string): Kind {
  return kinds[tile] ?? UNKNOWN;
}

export function isResource(name: string): boolean {
  return Object.hasOwn(levels, name);
}

export function levelOf(resource: string): string {
  return levels[resource] ?? "basic";
}

/** Which picture a tile has: its own, its building's, or that of altars, temples and great temples. */
export function sceneOf(tile: string): string {
  const kind = kindOf(tile);
  if (kind.class === "victory") return ["altar", "temple", "great-temple"][kind.points - 1] ?? "temple";
  return kind.building || tile;
}
