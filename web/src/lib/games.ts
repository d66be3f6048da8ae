/** The games on the shelf; each one's board, texts and art are loaded when they are wanted. */
import type { FluentResource } from "@fluent/bundle";
import type { Component } from "svelte";
import shelf from "../generated/shelf.json";
import type { GameClient } from "./contract";
import type { Language } from "./texts";

export type Slug = keyof typeof shelf;
type Shelved = (typeof shelf)[Slug];

export type AnyClient = GameClient<unknown, Record<string, unknown>, Record<string, unknown>>;

export const SLUGS = Object.keys(shelf) as Slug[];

const clients = import.meta.glob<{ default: AnyClient }>("../games/*/index.ts");
const pictures = import.meta.glob<{ default: Component }>("../games/*/Picture.svelte");
const sources = import.meta.glob<FluentResource>("../../../src/latium/games/*/text/*.ftl", { import: "default" });

export function isGame(slug: string): slug is Slug {
  return slug in shelf;
}

export function shelved(slug: string): Shelved | null {
  return isGame(slug) ? shelf[slug] : null;
}

/** What a game is called; an unknown one by its slug. */
export function nameOf(slug: string): string {
  return shelved(slug)?.name ?? slug;
}

/** The board of a game, and all that goes with it; null if there is none. */
export async function clientOf(slug: string): Promise<AnyClient | null> {
  return (await clients[`../games/${slug}/index.ts`]?.())?.default ?? null;
}

export async function pictureOf(slug: string): Promise<Component | null> {
  return (await pictures[`../games/${slug}/Picture.svelte`]?.())?.default ?? null;
}

/** The game's own words, for where its board is not needed. */
export async function wordsOf(slug: string, language: Language): Promise<FluentResource[]> {
  const folder = shelved(slug)?.package.replaceAll(".", "/") ?? "";
  const found = await sources[`../../../src/${folder}/text/${language}.ftl`]?.();
  return found ? [found] : [];
}
