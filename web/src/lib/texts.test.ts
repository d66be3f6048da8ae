import { FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, test, vi } from "vitest";
import golden from "../generated/sentences.json";
import shelf from "../generated/shelf.json";
import type { Message, Refusal } from "./contract";
import { settings } from "./settings.svelte";
import { capitalised, Texts, type Language } from "./texts";
import { moment } from "./texts.svelte";
import { typeset } from "./typeset";

const sources = import.meta.glob<FluentResource>("../../../src/latium/games/*/text/*.ftl", { import: "default", eager: true });

function sourcesOf(game: string, language: string): FluentResource[] {
  if (!game) return [new FluentResource(golden.source)];
  const folder = shelf[game as keyof typeof shelf].package.replaceAll(".", "/");
  const found = sources[`../../../src/${folder}/text/${language}.ftl`];
  return found ? [found] : [];
}

const made = new Map<string, Texts>();

function textsOf(game: string, language: string): Texts {
  const key = `${game} ${language}`;
  const found = made.get(key) ?? new Texts(language as Language, sourcesOf(game, language));
  made.set(key, found);
  return found;
}

describe("a sentence is the one that Python makes", () => {
  test.each(golden.cases.map((one) => ({ ...one, id: (one.message as Message).id ?? "refusal" })))(
    "$game $language $id",
    ({ game, language, message, sentence }) => {
      const words = textsOf(game, language).sentence(message as unknown as Message | Refusal, { names: golden.names, reader: golden.reader });
      expect(words.replaceAll("\u00a0", " ")).toBe(typeset("en", sentence));
    },
  );
});

test("names of a component set of one's own go before those in the files", () => {
  const texts = new Texts("en", [new FluentResource("tile-mine = mine\nadded = { $tile_the } and { $tile }")], { "tile-mine": "Deep Shaft" });
  expect(texts.format("added", { tile: { type: "term", id: "tile-mine" } })).toBe("Deep Shaft and Deep Shaft");
});

test("only the first letter is made large", () => {
  expect(capitalised("élan à Rome")).toBe("Élan à Rome");
  expect(capitalised("")).toBe("");
});

describe("a moment", () => {
  afterEach(() => {
    vi.restoreAllMocks();
    settings.language = "en";
  });

  test.each([
    ["en", ["en-GB", "en"], /^16 Nov 2026/],
    ["en", ["en-US"], /^Nov 16, 2026/],
    ["en", ["fr-CH"], /^Nov 16, 2026/],
    ["fr", ["en-GB", "fr-FR"], /^16 nov\. 2026/],
  ] as const)("in %s is written as where %s is read", (language, known, written) => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(known);
    settings.language = language;
    expect(moment(Date.UTC(2026, 10, 16, 12))).toMatch(written);
  });
});
