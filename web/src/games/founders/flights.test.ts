import { describe, expect, test } from "vitest";
import { flights, type Rects } from "./flights";
import type { AnyEvent } from "./types";

const rect = (left: number) => ({ left, top: 0, width: 50, height: 50 }) as DOMRect;
const added: AnyEvent = { event: "added", seat: 1, tile: "mine", cell: "f6", gifts: [] };

function rects(...places: string[]): Rects {
  return new Map(places.map((place, number) => [place, rect(number)]));
}

describe("tiles fly", () => {
  test("from where they lay face up to the cell they lie on now", () => {
    const [flight] = flights([added], rects("tile:mine"), rects("other", "nation:1:f6"), 1);
    expect(flight).toMatchObject({ tile: "mine", from: rect(0), to: rect(1), goal: "nation:1:f6" });
  });

  test("from the nature stack if they were drawn", () => {
    const [flight] = flights([{ ...added, tile: "lake" }], rects("tile:mine", "stack:nature"), rects("nation:1:f6"), 1);
    expect(flight?.from).toEqual(rect(1));
  });

  test("to the small picture of a nation that is not enlarged", () => {
    const [flight] = flights([added], rects("tile:mine"), rects("nation:0:f6", "tab:1"), 1);
    expect(flight?.to).toEqual(rect(1));
  });

  test("not if they are there already: one's own move is shown before it is told", () => {
    expect(flights([added], rects("stack:nature", "laid:nation:1:f6"), rects("nation:1:f6"), 1)).toEqual([]);
  });

  test("one after the other, faster if wished", () => {
    const opened: AnyEvent = { event: "opened", seat: 0, stack: "nature", tile: "lake" };
    const both = (speed: number) => flights([added, opened], rects("tile:mine", "stack:nature"), rects("nation:1:f6", "tile:lake"), speed);
    expect(both(1)[1]!.delay).toBeGreaterThan(0);
    expect(both(2)[1]!.delay).toBe(both(1)[1]!.delay / 2);
  });

  test("only where something moves", () => {
    expect(flights([{ event: "finished", seat: 0 }], rects("stack:nature"), rects("seat:0"), 1)).toEqual([]);
  });
});
