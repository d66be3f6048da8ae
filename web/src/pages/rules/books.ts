/** The rulebooks of the games, as their packages have them; each is loaded when it is opened. */
import { parseRulebook, type Rulebook } from "./clauses";

export const SLUGS = ["founders", "first-empires", "foundations-of-rome"] as const;

export type Slug = (typeof SLUGS)[number];

const files = import.meta.glob<string>("../../../../src/latium/games/*/rulebook/*.md", { query: "?raw", import: "default" });

export function isSlug(text: string): text is Slug {
  return (SLUGS as readonly string[]).includes(text);
}

export async function loadRulebook(slug: Slug, language: string): Promise<Rulebook> {
  const path = `../../../../src/latium/games/${slug.replaceAll("-", "_")}/rulebook/${language}.md`;
  const load = files[path];
  if (!load) throw new Error(`no rulebook of ${slug} in ${language}`);
  return parseRulebook(await load());
}
