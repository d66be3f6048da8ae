/** What a drawing of a nation is told. */
import type { Gift } from "../../generated/founders";
import type { At, Box } from "./grid";
import type { Action, Laid, PlayerView } from "./types";

/** The side of a cell, and of the tile in it. */
export const PITCH = 106;
export const TILE = 100;
/** The band around the cells that has the names of columns and rows. */
export const BAND = 30;

/** What would lie on a cell, and who would give what. */
export interface Ghost {
  cell: string;
  tile: string;
  gifts: Gift[];
  /** By how much one's score changes, if that is known. */
  points: number;
}

export interface Nation {
  seat: number;
  player: PlayerView;
  box: Box;
  /** What may be done with the thing in hand, by cell. */
  targets: Map<string, Action[]>;
  /** Tiles a war token could be laid on. */
  exposed: Set<string>;
  /** What the neighbours of lit cells would give, by cell. */
  gifts: Map<string, Gift[]>;
  ghost: Ghost | null;
  highlight: string | null;
  /** Cells whose tile is still under way. */
  arriving: Set<string>;
  /** Whether something is in hand that this nation could take. */
  aimed: boolean;
  /** Whether what is no target steps back. */
  dims: boolean;
}

export interface Listeners {
  name(cell: string, laid: Laid | undefined): string;
  act(cell: string, node: Element, touched: boolean): void;
  point(cell: string | null, node: Element | null): void;
}

export function sizeOf(box: Box): { width: number; height: number } {
  return {
    width: (box.right - box.left + 1) * PITCH + 2 * BAND,
    height: (box.far - box.near + 1) * PITCH + 2 * BAND,
  };
}

/** Where the middle of a cell is in the drawing. */
export function middleOf(box: Box, at: At): At {
  return { x: BAND + (at.x - box.left + 0.5) * PITCH, y: BAND + (box.far - at.y + 0.5) * PITCH };
}
