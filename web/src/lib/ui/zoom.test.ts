import { expect, test } from "vitest";
import { clamped, fitted, zoomedAt } from "./zoom";

const SIZE = { width: 100, height: 50 };

test("the point under the finger stays where it is", () => {
  const before = { x: 10, y: 5, scale: 2 };
  const point = { x: 30, y: 10 };
  const after = zoomedAt(before, point, 1.5, 6);
  const share = (seen: typeof before) => (point.x - seen.x) / fitted(SIZE, seen).width;
  expect(share(after)).toBeCloseTo(share(before));
  expect(after.scale).toBe(3);
});

test("nothing beyond the edges is seen", () => {
  expect(clamped(SIZE, { x: -20, y: 400, scale: 2 }, 6)).toEqual({ x: 0, y: 25, scale: 2 });
  expect(clamped(SIZE, { x: 50, y: 50, scale: 0.2 }, 6)).toEqual({ x: 0, y: 0, scale: 1 });
  expect(clamped(SIZE, { x: 0, y: 0, scale: 60 }, 6).scale).toBe(6);
});
