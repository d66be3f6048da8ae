import { describe, expect, test } from "vitest";
import { REGIONS, neighbours } from "./components";
import { MOUNTAINS, PASSAGES, SHAPES, frame, path, toward, type Point } from "./map";

const TWO = { seats: 2, options: {} };
const MANY = { seats: 5, options: {} };
const ids = [...REGIONS.keys()];
const pairs = ids.flatMap((one, number) => ids.slice(number + 1).map((other) => [one, other] as const));

function passage(one: string, other: string): boolean {
  return PASSAGES.some(({ between }) => between.includes(one) && between.includes(other));
}

/** Whether two regions have an edge in common. */
function touching(one: string, other: string): boolean {
  const edges = new Set(edgesOf(one));
  return edgesOf(other).some((edge) => edges.has(edge));
}

function edgesOf(region: string): string[] {
  const corners = SHAPES[region]?.outline ?? [];
  return corners.map((corner, number) => {
    const ends = [corner, corners[(number + 1) % corners.length]!].map(String).sort();
    return ends.join(" ");
  });
}

function inside([x, y]: Point, outline: readonly Point[]): boolean {
  let found = false;
  outline.forEach(([ax, ay], number) => {
    const [bx, by] = outline[(number + 1) % outline.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) found = !found;
  });
  return found;
}

describe("the map", () => {
  test("has every region of the data and no other", () => {
    expect(Object.keys(SHAPES).sort()).toEqual([...ids].sort());
  });

  test("shows every border of the data as a common edge or a passage, and nothing else as one", () => {
    for (const [one, other] of pairs) {
      const seen = touching(one, other) || passage(one, other);
      expect(seen, `${one} and ${other}`).toBe(neighbours(MANY, one).includes(other));
    }
  });

  test("has on the side for two the same borders but one, which is a passage", () => {
    const missing = pairs.filter(([one, other]) => neighbours(MANY, one).includes(other) && !neighbours(TWO, one).includes(other));
    const played = missing.filter((pair) => pair.every((id) => neighbours(TWO, id).length));
    expect(played).toEqual([["etruria", "parsa"]]);
    expect(passage("etruria", "parsa")).toBe(true);
  });

  test("writes the name of a region on its own land", () => {
    for (const [id, { centre, outline }] of Object.entries(SHAPES)) {
      expect(inside(centre, outline), id).toBe(true);
      expect(Object.entries(SHAPES).filter(([, other]) => inside(centre, other.outline)).length, id).toBe(1);
      expect(inside(centre, MOUNTAINS), id).toBe(false);
    }
  });

  test("keeps all regions in play within its frame", () => {
    for (const seats of [2, 3, 4, 5]) {
      const { x, y, width, height } = frame(seats);
      for (const id of ids.filter((region) => (seats === 5 ? true : neighbours(TWO, region).length > 0))) {
        const [cx, cy] = SHAPES[id]!.centre;
        expect(cx > x && cx < x + width && cy > y && cy < y + height, `${id} with ${seats}`).toBe(true);
      }
    }
  });

  test("draws a common edge the same from both sides", () => {
    const [one, other]: [Point, Point] = [[100, 100], [300, 140]];
    const forth = path([one, other]).slice(1, -1).split("L");
    expect(new Set(forth.slice(0, forth.length / 2 - 1))).toEqual(new Set(forth.slice(forth.length / 2, -1)));
  });

  test("is walked with arrow keys, and every region is reached", () => {
    const reached = new Set(["albion"]);
    const directions: Point[] = [[-1, 0], [1, 0], [0, -1], [0, 1]];
    for (const region of reached) {
      for (const direction of directions) {
        const next = toward(region, direction, ids);
        if (next) reached.add(next);
      }
    }
    expect([...reached].sort()).toEqual([...ids].sort());
    expect(toward("rus", [0, 1], ids)).not.toBe("rus");
  });
});
