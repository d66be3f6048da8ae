/** The arithmetic of a drawing that is moved and enlarged. */

interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

/** What is seen: the upper left corner in the units of the drawing, and how much it is enlarged. */
export interface Window {
  x: number;
  y: number;
  scale: number;
}

/** The part of the drawing that is seen. */
export function fitted(size: Size, seen: Window): Box {
  return { x: seen.x, y: seen.y, width: size.width / seen.scale, height: size.height / seen.scale };
}

/** Never smaller than whole, never larger than `most`, never beyond the edges. */
export function clamped(size: Size, seen: Window, most: number): Window {
  const scale = Math.min(most, Math.max(1, seen.scale));
  const within = (value: number, length: number) => Math.min(Math.max(0, value), length - length / scale);
  return { x: within(seen.x, size.width), y: within(seen.y, size.height), scale };
}

/** Enlarged by a factor, the point staying where it is on the screen. */
export function zoomedAt(seen: Window, point: { x: number; y: number }, factor: number, most: number): Window {
  const scale = Math.min(most, Math.max(1, seen.scale * factor));
  const kept = seen.scale / scale;
  return { x: point.x - (point.x - seen.x) * kept, y: point.y - (point.y - seen.y) * kept, scale };
}
