import { describe, expect, test } from "vitest";
import catalogue from "../../generated/foundations-of-rome.catalogue.json";
import type { AnyEvent } from "../../generated/foundations-of-rome";
import { Texts } from "../../lib/texts";
import { EMBLEMS } from "./art/emblems";
import scored from "./fixtures/scored.json";
import { type Cell, cellsOf, footprintOf, outline, placesAt, turns } from "./geometry";
import client from "./index";
import { pace, showOf, tally } from "./scoring";

const all = { top: 0, right: 0, bottom: 0, left: 0 };

describe("footprints", () => {
  test.each(["c4", "c4-f4", "a1-b2", "c4+c5+d5", "b1+a2+b2+c2"])("%s is read and written", (footprint) => {
    expect(footprintOf(cellsOf(footprint))).toBe(footprint);
  });

  test("a shape lies in as many ways as it has different turns", () => {
    const ways = Object.fromEntries(Object.entries(catalogue.shapes).map(([name, cells]) => [name, turns(cells as unknown as Cell[]).length]));
    expect(ways).toEqual({ I1: 1, I2: 2, I3: 2, L3: 4, I4: 2, O4: 1, T4: 4, U5: 4, R6: 2 });
  });

  test("places that cover a lot stay inside the city", () => {
    expect(placesAt([[0, 0], [1, 0], [2, 0]], [0, 0], 7)).toEqual(["a1-c1"]);
    expect(placesAt([[0, 0], [1, 0], [2, 0]], [3, 0], 7)).toEqual(["c1-e1", "d1-f1", "b1-d1"]);
  });
});

describe("outlines", () => {
  test("of an angle has six corners", () => {
    expect(outline(cellsOf("a1+a2+b2"), 10, all)).toBe("M0 0L10 0L10 10L20 10L20 20L0 20Z");
  });

  test("stays inside by the inset of each side", () => {
    expect(outline(cellsOf("b1"), 10, { top: 1, right: 2, bottom: 3, left: 4 })).toBe("M14 1L18 1L18 7L14 7Z");
  });

  test("of a U goes into its hollow", () => {
    expect(outline(cellsOf("a1+c1+a2+b2+c2"), 1, all)).toBe("M0 0L1 0L1 1L2 1L2 0L3 0L3 2L0 2Z");
  });
});

test("there is a picture of every piece, and each is another one", () => {
  const ids = [...catalogue.building, ...catalogue.monument].map(({ id }) => id);
  const pictures = ids.map((id) => JSON.stringify(EMBLEMS[id]));
  expect(pictures.filter((picture) => picture === undefined)).toEqual([]);
  expect(new Set(pictures).size).toBe(ids.length);
});

describe("the scoring of an era", () => {
  const events = scored.fresh as unknown as Parameters<typeof showOf>[0];
  const show = showOf(events);

  test("is what its events brought, step by step", () => {
    const last = tally(show ?? { era: 0, over: false, steps: [] }, Infinity, 3);
    const sums = last.map((parts) => Object.values(parts).reduce((sum, points) => sum + points, 0));
    const ended = events.map(({ event }) => event).find((event: AnyEvent) => event.event === "era-ended");
    expect(sums).toEqual(ended?.event === "era-ended" ? ended.points : null);
  });

  test("shows neighbours of a civic building with what they count for", () => {
    const civic = events.map(({ event }) => event).find((event: AnyEvent) => event.event === "civic-scored" && event.points > 0);
    const step = show?.steps.find(({ part, points }) => part === "civic" && points > 0);
    expect(step?.lights.at(-1)).toMatchObject({ role: "scoring", footprint: civic && "footprint" in civic ? civic.footprint : "" });
    expect(step?.lights.length).toBeGreaterThan(1);
  });

  test("takes a quarter of a minute at most, and half as long at double speed", () => {
    expect(60 * pace(60, 1, 1)).toBeLessThanOrEqual(15000);
    expect(pace(10, 2, 1)).toBe(pace(10, 1, 1) / 2);
    expect(pace(10, 1, 0)).toBeLessThan(pace(10, 1, 1));
  });

  test("is nothing where nothing was scored", () => expect(showOf([])).toBeNull());
});

describe("texts", () => {
  const [en = [], fr = []] = [client.texts.en, client.texts.fr].map(([, board]) => board?.body.map(({ id }) => id));
  const sources = import.meta.glob<string>("./**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });

  test("are the same in both languages", () => expect(fr).toEqual(en));

  test("all that is spoken of is there, and all that is there is spoken of", () => {
    const code = Object.entries(sources).filter(([name]) => !name.includes(".test.")).map(([, text]) => text).join("\n");
    const used = new Set([...code.matchAll(/"((?:rome|board|about|event)-[a-z-]+)"/g)].map(([, id = ""]) => id));
    const texts = new Texts("en", client.texts.en);
    for (const id of used) expect(texts.has(id), id).toBe(true);
    const heading = /^move-/; // by the name of the action
    for (const id of en) expect(used.has(id) || heading.test(id), id).toBe(true);
  });
});

test("places of events are those the board can show", () => {
  const places = scored.fresh.map(({ event }) => client.place(event as unknown as AnyEvent));
  for (const place of places) expect(place === null || /^(lot|piece|seat):/.test(place)).toBe(true);
  expect(client.place({ event: "bought", seat: 1, lot: "c4", price: 2 })).toBe("lot:c4");
  expect(client.place({ event: "chose", seat: 1, lot: null })).toBe("seat:1");
  expect(client.place({ event: "built", seat: 0, piece: "domus-maxima", footprint: "c4-d4" })).toBe("lot:c4-d4");
});
