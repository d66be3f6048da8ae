/** The components, as the game's own catalogue has them. It knows nothing of a set of somebody's own. */
import { getContext, setContext } from "svelte";
import data from "../../generated/founders.catalogue.json";
import { isOurs } from "../../lib/sets";
import type { Class, View } from "./types";

type Table = Pick<View, "options">;

export interface Kind {
  class: Class;
  needs: string[];
  gives: string[];
  points: number;
  building: string;
}

const kinds = data.tiles as Record<string, Kind>;
const levels: Record<string, string> = data.resources;

/** How many tiles make a row full, if that is known. */
export const rowLimit = (view: Table): number | null => (isOurs(view) ? data.row_limit : null);

/** A tile of somebody's own set is drawn without needs and gifts. */
export const kindOf = (view: Table, tile: string): Kind | null => (isOurs(view) && kinds[tile]) || null;

export function isResource(name: string): boolean {
  return Object.hasOwn(levels, name);
}

export function levelOf(resource: string): string {
  return levels[resource] ?? "basic";
}

/** Which picture a tile has: its own, its building's, or that of altars, temples and great temples. */
export function sceneOf(view: Table, tile: string): string {
  const kind = kindOf(view, tile);
  if (kind?.class === "victory") return ["altar", "temple", "great-temple"][kind.points - 1] ?? "temple";
  return kinds[tile]?.building || tile;
}

const AROUND = Symbol("table");

/** Called by the board: the tiles drawn in it are those of its table. */
export const drawFor = (view: () => Table): unknown => setContext(AROUND, view);

/** The table that a tile is drawn for; without any, it is one of the package's. */
export const tableAround = (): (() => Table) => getContext(AROUND) ?? (() => ({ options: {} }));
