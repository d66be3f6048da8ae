/** The games on the shelf; each one's board, texts and most of its art are loaded when they are wanted. */
import type { Component } from "svelte";
import shelf from "../generated/shelf.json";
import type { GameClient } from "./contract";
import type { Language } from "./texts";
import { typeset } from "./typeset";

export type Slug = keyof typeof shelf;
type Shelved = (typeof shelf)[Slug];

export type AnyClient = GameClient<unknown, Record<string, unknown>, Record<string, unknown>>;

export const SLUGS = Object.keys(shelf) as Slug[];

const clients = import.meta.glob<{ default: AnyClient }>("../games/*/index.ts");
const pictures = import.meta.glob<Component>("../games/*/Picture.svelte", { eager: true, import: "default" });

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

/** What a game says of itself before it is loaded. */
export function saidOf(slug: Slug, part: keyof Shelved["said"][Language], language: Language): string {
  return typeset(language, shelf[slug].said[language][part]);
}

/** The board of a game, and all that goes with it; null if there is none. */
export async function clientOf(slug: string): Promise<AnyClient | null> {
  return (await clients[`../games/${slug}/index.ts`]?.())?.default ?? null;
}

export function pictureOf(slug: Slug): Component | undefined {
  return pictures[`../games/${slug}/Picture.svelte`];
}
