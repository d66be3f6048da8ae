/** Lots as cells of the grid, footprints by their names, and outlines to draw. */

/** Column from the left, row from the top, both from 0. */
export type Cell = readonly [x: number, y: number];

/** How far an outline stays inside the lots, by side. */
interface Inset {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const cellOf = (lot: string): Cell => [lot.charCodeAt(0) - 97, Number(lot.slice(1)) - 1];

export const lotOf = ([x, y]: Cell): string => `${String.fromCharCode(97 + x)}${y + 1}`;

const inReadingOrder = (a: Cell, b: Cell): number => a[1] - b[1] || a[0] - b[0];

/** The cells of `c4`, `c4-f5` or `c4+c5+d5`. */
export function cellsOf(footprint: string): Cell[] {
  const [from, to] = footprint.split("-");
  if (!from || !to) return footprint.split("+").map(cellOf);
  const [left, top] = cellOf(from);
  const [right, bottom] = cellOf(to);
  const cells: Cell[] = [];
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) cells.push([x, y]);
  return cells;
}

export const lotsOf = (footprint: string): string[] => cellsOf(footprint).map(lotOf);

/** The name of a footprint: a full rectangle by its corners, anything else lot by lot. */
export function footprintOf(cells: readonly Cell[]): string {
  const lots = [...cells].sort(inReadingOrder);
  const { width, height } = extent(lots);
  const first = lots[0];
  const last = lots.at(-1);
  if (!first || !last || lots.length === 1 || width * height !== lots.length) return lots.map(lotOf).join("+");
  return `${lotOf(first)}-${lotOf(last)}`;
}

interface Extent {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The rectangle around cells. */
export function extent(cells: readonly Cell[]): Extent {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { left, top, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 };
}

/** A shape moved into the corner, in reading order. */
export function settled(cells: readonly Cell[]): Cell[] {
  const { left, top } = extent(cells);
  return cells.map(([x, y]): Cell => [x - left, y - top]).sort(inReadingOrder);
}

/** The different ways a shape can lie, by quarter turns. */
export function turns(shape: readonly Cell[]): Cell[][] {
  const found = new Map<string, Cell[]>();
  let lying = settled(shape);
  for (let turn = 0; turn < 4; turn++) {
    found.set(JSON.stringify(lying), lying);
    lying = settled(lying.map(([x, y]): Cell => [-y, x]));
  }
  return [...found.values()];
}

/** Every footprint inside the city in which a shape, lying so, covers the cell: the one with the cell in its middle first. */
export function placesAt(lying: readonly Cell[], [x, y]: Cell, size: number): string[] {
  const { width, height } = extent(lying);
  const off = ([column, row]: Cell): number => Math.abs(column - (width - 1) / 2) + Math.abs(row - (height - 1) / 2);
  return [...lying]
    .sort((a, b) => off(a) - off(b) || inReadingOrder(a, b))
    .map(([column, row]) => lying.map(([cx, cy]): Cell => [cx + x - column, cy + y - row]))
    .filter((cells) => cells.every(([cx, cy]) => cx >= 0 && cy >= 0 && cx < size && cy < size))
    .map(footprintOf);
}

/** As far on every side. */
export const evenly = (by: number): Inset => ({ top: by, right: by, bottom: by, left: by });

/** The outline of cells that hang together, as a path: `unit` long each, a little inside of them. */
export function outline(cells: readonly Cell[], unit: number, inset: Inset): string {
  const taken = new Set(cells.map(lotOf));
  const has = (x: number, y: number): boolean => taken.has(lotOf([x, y]));
  const start = [...cells].sort(inReadingOrder)[0];
  if (!start) return "";
  // Clockwise along the edges, with the cells on the right: right, down, left, up.
  const steps: readonly Cell[] = [[1, 0], [0, 1], [-1, 0], [0, -1]];
  const points: string[] = [];
  let [x, y] = start;
  let heading = 3;
  do {
    const turn = nextTurn(has, x, y, heading);
    const next = (heading + turn + 4) % 4;
    if (turn !== 0) points.push(corner(x, y, heading, next, unit, inset));
    heading = next;
    const [dx, dy] = steps[heading] as Cell;
    x += dx;
    y += dy;
  } while (x !== start[0] || y !== start[1]);
  return `M${points.join("L")}Z`;
}

/** At a corner of the grid, heading somewhere: left (-1), straight on (0) or right (1)? */
function nextTurn(has: (x: number, y: number) => boolean, x: number, y: number, heading: number): number {
  // The two cells ahead: on the left hand and on the right hand.
  const ahead: readonly [Cell, Cell][] = [
    [[x, y - 1], [x, y]],
    [[x, y], [x - 1, y]],
    [[x - 1, y], [x - 1, y - 1]],
    [[x - 1, y - 1], [x, y - 1]],
  ];
  const [left, right] = ahead[heading] as [Cell, Cell];
  if (has(...left)) return -1;
  return has(...right) ? 0 : 1;
}

function corner(x: number, y: number, before: number, after: number, unit: number, inset: Inset): string {
  const sides = [before, after];
  const dx = sides.includes(1) ? -inset.right : sides.includes(3) ? inset.left : 0;
  const dy = sides.includes(0) ? inset.top : sides.includes(2) ? -inset.bottom : 0;
  return `${x * unit + dx} ${y * unit + dy}`;
}

/** The cell of a shape, or the middle between its cells, on which a picture sits best. */
export function middle(cells: readonly Cell[]): { x: number; y: number; room: number } {
  const { left, top, width, height } = extent(cells);
  const full = cells.length === width * height;
  if (full) return { x: left + width / 2, y: top + height / 2, room: Math.min(width, height) > 1 ? 1.6 : 1 };
  const beside = ([x, y]: Cell): number => cells.filter(([a, b]) => Math.abs(a - x) + Math.abs(b - y) === 1).length;
  const joint = [...cells].sort((a, b) => beside(b) - beside(a) || reach(cells, a) - reach(cells, b))[0] as Cell;
  return { x: joint[0] + 0.5, y: joint[1] + 0.5, room: 1 };
}

const reach = (cells: readonly Cell[], [x, y]: Cell): number =>
  cells.reduce((sum, [a, b]) => sum + Math.abs(a - x) + Math.abs(b - y), 0);
