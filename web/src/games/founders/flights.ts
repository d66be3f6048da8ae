/** Tiles that fly from where they lay to where they lie now. */
import type { AnyEvent } from "./types";

export interface Flight {
  id: number;
  tile: string;
  from: DOMRect;
  to: DOMRect;
  /** The place it flies to. */
  goal: string;
  delay: number;
}

/** How long a tile is under way, and how much later the next one starts, at normal speed. */
export const FLIGHT_MS = 650;
const STEP_MS = 220;

export type Rects = Map<string, DOMRect>;

/** Where everything is that a tile may come from or go to: face-up tiles by name, stacks, cells, those with a tile also as `laid:`. */
export function whereabouts(root: Element): Rects {
  const rects: Rects = new Map();
  for (const node of root.querySelectorAll<HTMLElement>("[data-tile], [data-stack], [data-place]")) {
    const { tile, stack, place } = node.dataset;
    const rect = node.getBoundingClientRect();
    rects.set(tile ? `tile:${tile}` : stack ? `stack:${stack}` : (place ?? ""), rect);
    if (place && node.classList.contains("taken")) rects.set(`laid:${place}`, rect);
  }
  return rects;
}

/** Where a tile comes from; a nature tile that lay nowhere was drawn. One's own move may be there already, before it is told. */
function source(way: Way, before: Rects): DOMRect | undefined {
  return before.get(way.from) ?? (before.has(`laid:${way.to}`) ? undefined : before.get("stack:nature"));
}

interface Way {
  tile: string;
  from: string;
  to: string;
}

/** The ways of tiles in an event. */
export function ways(event: AnyEvent): Way[] {
  switch (event.event) {
    case "opened":
      return [{ tile: event.tile, from: `stack:${event.stack}`, to: `tile:${event.tile}` }];
    case "drafted":
      return [{ tile: event.tile, from: `tile:${event.tile}`, to: `seat:${event.seat}` }];
    case "laid":
      return event.tiles.map((tile, place) => ({ tile, from: `seat:${event.seat}`, to: `nation:${event.seat}:${event.cells[place]}` }));
    case "added":
    case "swapped":
      return [{ tile: event.tile, from: `tile:${event.tile}`, to: `nation:${event.seat}:${event.cell}` }];
    default:
      return [];
  }
}

let last = 0;

export function flights(events: readonly AnyEvent[], before: Rects, after: Rects, speed: number): Flight[] {
  return events.flatMap(ways).flatMap((way, place) => {
    const from = source(way, before);
    const to = after.get(way.to) ?? after.get(`tab:${way.to.split(":")[1]}`); // a nation that is not enlarged
    const flies = from?.width && to?.width;
    return flies ? [{ id: ++last, tile: way.tile, from, to, goal: way.to, delay: (place * STEP_MS) / speed }] : [];
  });
}
