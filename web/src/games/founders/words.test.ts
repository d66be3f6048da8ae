import { describe, expect, test } from "vitest";
import catalogue from "../../generated/founders.catalogue.json";
import { emblems } from "./art/emblems";
import { glyphs } from "./art/glyphs";
import { scenes } from "./art/scenes";
import { sceneOf } from "./catalogue";
import { blockAt, boxOf, cellName, readCell } from "./grid";
import founders from "./index";
import { label } from "./labels";
import { place } from "./places";
import { position, positions, translator } from "./testing";
import type { Action } from "./types";

describe("cells", () => {
  test.each([
    ["e5", 4, 5],
    ["a1", 0, 1],
    ["-a5", -1, 5],
    ["-c-2", -3, -2],
    ["z0", 25, 0],
    ["aa3", 26, 3],
    ["ab-1", 27, -1],
  ])("%s is where it is in Python", (name, x, y) => {
    expect(readCell(name)).toEqual({ x, y });
    expect(cellName({ x, y })).toBe(name);
  });

  test("a block is named by its near left cell", () => {
    expect(blockAt("e5")).toEqual(["e5", "f5", "e6", "f6"]);
  });

  test("a nation has room to grow in all directions", () => {
    const box = boxOf([{ cell: "a1", tile: "lake" }, { cell: "-a1", tile: "lake" }, { cell: "a9", tile: "lake" }], 1);
    expect(box).toEqual({ left: -3, right: 1, near: 0, far: 10 });
  });
});

describe("art", () => {
  test.each(Object.keys(catalogue.tiles))("%s has a picture", (tile) => {
    expect(scenes[sceneOf({ options: {} }, tile)]?.length).toBeGreaterThan(2);
    if (catalogue.tiles[tile as keyof typeof catalogue.tiles].class === "victory") expect(emblems[tile]).toBeTruthy();
  });

  test.each([...Object.keys(catalogue.resources), "craftsman"])("%s has a sign", (resource) => {
    expect(glyphs[resource]).toBeTruthy();
  });

  test("no two signs are alike", () => {
    const signs = [...Object.values(glyphs), ...Object.values(emblems)];
    expect(new Set(signs).size).toBe(signs.length);
  });
});

const others: Action[] = [
  { do: "keep" },
  { do: "draw" },
  { do: "finish" },
  { do: "propose" },
  { do: "agree" },
  { do: "refuse" },
  { do: "first", seat: 1 },
  { do: "reveal", tile: "lake" },
  { do: "hire", good: "iron" },
  { do: "craftsman", good: "iron", cell: "e5" },
];

describe.each(["en", "fr"] as const)("labels in %s", (language) => {
  test.each(Object.keys(positions))("each action of %s has its own words", (name) => {
    const found = position(name);
    const t = translator(language, found.viewer);
    const words = (found.asked?.legal ?? []).map(({ action }) => label(action, found.view, t));
    expect(new Set(words).size).toBe(words.length);
    expect(words.join("\n")).not.toMatch(/founders-|tile-|\{/);
  });

  test.each(others)("$do has words", (action) => {
    const found = position("adding");
    const words = label(action, found.view, translator(language, found.viewer));
    expect(words).not.toMatch(/founders-|move-/);
    expect(words).toContain(" ");
  });
});

test("both languages have the same messages", () => {
  const ids = founders.texts.en.map(({ body }) => body.map(({ id }) => id).sort());
  expect(founders.texts.fr.map(({ body }) => body.map(({ id }) => id).sort())).toEqual(ids);
});

test("events are where the board has a place for them", () => {
  const places = Object.values(positions).flatMap(({ fresh }) => fresh.filter(({ event }) => event.event !== "ended").map(({ event }) => place(event)));
  expect(places.length).toBeGreaterThan(5);
  for (const found of places) expect(found).toMatch(/^(nation:\d:-?[a-z]+-?\d+|row:(nature|village|city)|display|draft|seat:\d)$/);
});

test("nothing in this game is secret", () => {
  const { asked, view } = position("tokens");
  expect(founders.secret(asked, view)).toBe(false);
});
