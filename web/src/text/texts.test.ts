import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { BOTS } from "../generated/bots";

const ftl = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
const code = import.meta.glob<string>(["../App.svelte", "../{lib,pages}/**/*.{ts,svelte}", "!../**/*.test.ts"], { query: "?raw", import: "default", eager: true });
const boards = import.meta.glob<string>("../games/**/*.svelte", { query: "?raw", import: "default", eager: true });

function ids(source: string): Set<string> {
  return new Set(new FluentResource(source).body.map(({ id }) => id));
}

/** What a message is given: what stands behind `$` in it. */
function variables(source: string): Map<string, string> {
  const blocks = source.split(/\n(?=[a-z])/);
  return new Map(blocks.map((block) => [block.split(" ")[0] ?? "", [...new Set(block.match(/\$\w+/g))].sort().join(" ")]));
}

describe("the client's own texts", () => {
  const english = ftl["./en.ftl"] ?? "";
  const french = ftl["./fr.ftl"] ?? "";

  test("are the same messages in both languages", () => {
    expect([...ids(french)]).toEqual([...ids(english)]);
  });

  test("need the same things in both languages", () => {
    expect(variables(french)).toEqual(variables(english));
  });

  test("have every message that the code names", () => {
    const known = ids(english);
    const named = Object.values(code).flatMap((source) => [...source.matchAll(/\bt\("([a-z][a-z0-9-]*)"/g)].map((found) => found[1] ?? ""));
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((id) => !known.has(id) && !/^(score|reason|move|event)-/.test(id))).toEqual([]);
  });

  test("have a name for every level of bots", () => {
    expect(BOTS.filter((level) => !ids(english).has(`bot-${level}`))).toEqual([]);
  });

  test("are all that the pages say: no words stand in the markup", () => {
    const loose = Object.entries({ ...code, ...boards }).filter(([path]) => path.endsWith(".svelte")).flatMap(([path, source]) => words(source).map((text) => `${path}: ${text}`));
    expect(loose.filter((text) => !text.endsWith(": Latium"))).toEqual([]);
  });
});

/** Texts of the markup that a person would read. */
function words(source: string): string[] {
  const markup = source
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, "")
    .replace(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, "{}")
    .replace(/=>/g, "");
  const between = [...markup.matchAll(/>([^<>]*)</g)];
  const spoken = [...markup.matchAll(/\s(?:aria-label|aria-description|title|placeholder|alt)="([^"]*)"/g)];
  return [...between, ...spoken].map((found) => (found[1] ?? "").replace(/\{\}/g, "").trim()).filter((text) => /\p{L}{2}/u.test(text));
}
