/** The rulebooks of the games, as their packages have them; each is loaded when it is opened. */
import { shelved, type Slug } from "../../lib/games";
import type { Language } from "../../lib/texts";
import { typeset } from "../../lib/typeset";
import { parseRulebook, type Rulebook } from "./clauses";

const files = import.meta.glob<string>("../../../../src/latium/games/*/rulebook/*.md", { query: "?raw", import: "default" });

export async function loadRulebook(slug: Slug, language: Language): Promise<Rulebook> {
  const folder = shelved(slug)?.package.replaceAll(".", "/") ?? "";
  const load = files[`../../../../src/${folder}/rulebook/${language}.md`];
  if (!load) throw new Error(`no rulebook of ${slug} in ${language}`);
  return parseRulebook(typeset(language, await load()));
}
