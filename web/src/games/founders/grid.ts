/** Cells by name, as `grid.py` names them: columns are letters, rows grow away from the owner. */
import type { Laid } from "./types";

export interface At {
  x: number;
  y: number;
}

/** The cells from one corner to the other, both included. */
export interface Box {
  left: number;
  right: number;
  near: number;
  far: number;
}

const NAME = /^(-?)([a-z]{1,2})(-?\d+)$/;
const START: At = { x: 4, y: 5 };
const LEAST = 3;

export function readCell(name: string): At {
  const [, sign, letters = "e", row] = NAME.exec(name) ?? [];
  const digits = [...letters].map((letter) => letter.charCodeAt(0) - 97);
  const distance = digits.length === 2 ? (digits[0]! + 1) * 26 + digits[1]! : digits[0]!;
  return { x: sign ? -distance - 1 : distance, y: Number(row ?? 5) };
}

export function columnName(x: number): string {
  const distance = x >= 0 ? x : -x - 1;
  const letters = (distance >= 26 ? String.fromCharCode(96 + Math.floor(distance / 26)) : "") + String.fromCharCode(97 + (distance % 26));
  return x >= 0 ? letters : `-${letters}`;
}

export function cellName({ x, y }: At): string {
  return `${columnName(x)}${y}`;
}

/** What a nation takes up, with so many free cells around it. */
export function boxOf(tiles: readonly Laid[], margin: number): Box {
  const places = tiles.length ? tiles.map((laid) => readCell(laid.cell)) : [START];
  const xs = places.map((at) => at.x);
  const ys = places.map((at) => at.y);
  const [left, right] = spread(Math.min(...xs), Math.max(...xs));
  const [near, far] = spread(Math.min(...ys), Math.max(...ys));
  return { left: left - margin, right: right + margin, near: near - margin, far: far + margin };
}

/** Small nations get some room, so that they do not grow larger than life. */
function spread(low: number, high: number): [number, number] {
  const missing = Math.max(0, LEAST - (high - low + 1));
  return [low - Math.ceil(missing / 2), high + Math.floor(missing / 2)];
}

/** The rows of a box, the farthest first, each from left to right. */
export function rowsOf(box: Box): At[][] {
  const rows: At[][] = [];
  for (let y = box.far; y >= box.near; y--) {
    rows.push(Array.from({ length: box.right - box.left + 1 }, (_, step) => ({ x: box.left + step, y })));
  }
  return rows;
}

/** The names of the block whose near left cell this is. */
export function blockAt(corner: string): string[] {
  const { x, y } = readCell(corner);
  return [
    { x, y },
    { x: x + 1, y },
    { x, y: y + 1 },
    { x: x + 1, y: y + 1 },
  ].map(cellName);
}
