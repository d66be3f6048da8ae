/** Finding clauses by their words, whatever their accents and capitals. */
import { folded } from "../../lib/folded";
import type { Chapter, Clause, Rulebook } from "./clauses";
import { blocksOf, plain, type Block } from "./markup";

/** A stretch of text, and whether it is one of the words that were looked for. */
interface Stretch {
  text: string;
  found: boolean;
}

/** The words looked for; a single letter is too little to look for. */
export function wordsOf(query: string): string[] {
  return folded(query)
    .split(/\s+/)
    .filter((word) => word.length > 1);
}

/** What was found: clauses, and what the introductions of chapters have of it, tables above all. */
interface Found {
  clauses: Clause[];
  introductions: { chapter: Chapter; blocks: Block[] }[];
}

/** What has all the words; clauses that have them in their headings come first. */
export function search(book: Rulebook, query: string): Found {
  const words = wordsOf(query);
  if (!words.length) return { clauses: [], introductions: [] };
  const hits = book.chapters.flatMap((chapter) => chapter.clauses).filter((clause) => hasAll(whole(clause), words));
  const headed = hits.filter((clause) => hasAll(headingOf(clause), words));
  const introductions = book.chapters
    .map((chapter) => ({ chapter, blocks: blocksOf(chapter.text).flatMap((block) => excerpt(block, words)) }))
    .filter(({ blocks }) => blocks.length > 0);
  return { clauses: [...headed, ...hits.filter((clause) => !headed.includes(clause))], introductions };
}

/** Of a table only the rows that have the words. */
function excerpt(block: Block, words: string[]): Block[] {
  if (block.kind !== "table") return hasAll(block.text, words) ? [block] : [];
  const rows = block.rows.filter((row) => hasAll(row.join(" "), words));
  return rows.length ? [{ ...block, rows }] : [];
}

function hasAll(text: string, words: string[]): boolean {
  const within = folded(text);
  return words.every((word) => within.includes(word));
}

function headingOf(clause: Clause): string {
  return `${clause.id} ${clause.heading}`;
}

function whole(clause: Clause): string {
  const rulings = clause.rulings.map((ruling) => ruling.text);
  return plain([headingOf(clause), clause.text, ...rulings, ...clause.examples].join("\n"));
}

/** A text cut at the words that were looked for. */
export function marked(text: string, words: string[]): Stretch[] {
  if (!words.length) return [{ text, found: false }];
  const flat = folded(text);
  if (flat.length !== text.length) return [{ text, found: false }];
  const found: Stretch[] = [];
  let at = 0;
  while (at < text.length) {
    const next = words.map((word) => ({ word, index: flat.indexOf(word, at) })).filter(({ index }) => index >= 0);
    if (!next.length) break;
    const { word, index } = next.reduce((one, other) => (other.index < one.index ? other : one));
    if (index > at) found.push({ text: text.slice(at, index), found: false });
    found.push({ text: text.slice(index, index + word.length), found: true });
    at = index + word.length;
  }
  if (at < text.length) found.push({ text: text.slice(at), found: false });
  return found;
}
