import { describe, expect, it } from "vitest";
import { SLUGS } from "../../lib/games";
import { LANGUAGES } from "../../lib/texts";
import { loadRulebook } from "./books";
import { blocksOf, inlineOf } from "./markup";
import { parseRulebook } from "./clauses";
import { marked, search, wordsOf } from "./search";

const FILES = import.meta.glob<string>("../../../../src/latium/games/*/rulebook/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const BOOK = parseRulebook(`# A game

It is short.

## X-1 First

Words.

### X-1.1 One rule
It holds in *every* case (X-1.2).

> Ruling 3 and 4: print says so.

> Example: a drawing.
> \`\`\`
> a b
> \`\`\`

### X-1.2 Été
| A | B |
|---|---|
| 1 | 2 |
`);

describe("a rulebook", () => {
  it("is read into chapters, clauses, rulings and examples", () => {
    const [one, other] = BOOK.chapters[0]!.clauses;
    expect(BOOK).toMatchObject({ title: "A game", intro: "It is short." });
    expect(BOOK.chapters[0]).toMatchObject({ id: "X-1", heading: "First", text: "Words." });
    expect(one).toEqual({
      id: "X-1.1",
      heading: "One rule",
      text: "It holds in *every* case (X-1.2).",
      rulings: [{ numbers: [3, 4], text: "print says so." }],
      examples: ["a drawing.\n```\na b\n```"],
    });
    expect(other!.examples).toEqual([]);
  });

  it("must begin with its title", () => {
    expect(() => parseRulebook("## X-1 First")).toThrow();
    expect(() => parseRulebook("# T\n### X-1.1 One\nwords")).toThrow();
  });

  it.each(SLUGS)("of %s has no French line that could begin with a mark", async (slug) => {
    expect(JSON.stringify(await loadRulebook(slug, "fr"))).not.toMatch(/\S [:;?!»]|« /);
  });

  it.each(SLUGS.flatMap((slug) => LANGUAGES.map((language) => [slug, language] as const)))(
    "of %s in %s has every clause of its file, none without words",
    async (slug, language) => {
      const file = FILES[`../../../../src/latium/games/${slug.replaceAll("-", "_")}/rulebook/${language}.md`]!;
      const ids = [...file.matchAll(/^### (\S+)/gm)].map((match) => match[1]);
      const clauses = (await loadRulebook(slug, language)).chapters.flatMap((chapter) => chapter.clauses);
      expect(clauses.map((clause) => clause.id)).toEqual(ids);
      expect(clauses.filter((clause) => !clause.text)).toEqual([]);
      const quoted = file.match(/^> (Rulings?|Décisions?|Example|Exemple)\b/gm)!.length;
      const found = clauses.reduce((sum, clause) => sum + clause.rulings.length + clause.examples.length, 0);
      expect(found).toBe(quoted);
    },
  );
});

describe("its text", () => {
  it("has paragraphs, tables and drawings", () => {
    expect(blocksOf("one\ntwo\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n```\na  b\n```\nthree")).toEqual([
      { kind: "paragraph", text: "one two" },
      { kind: "table", head: ["A", "B"], rows: [["1", "2"]] },
      { kind: "drawing", text: "a  b" },
      { kind: "paragraph", text: "three" },
    ]);
  });

  it("has emphasis, code and the names of clauses", () => {
    expect(inlineOf("a *b* `c` (F-4.2, F-11)")).toEqual([
      { kind: "text", text: "a " },
      { kind: "emphasis", text: "b" },
      { kind: "text", text: " " },
      { kind: "code", text: "c" },
      { kind: "text", text: " (" },
      { kind: "clause", text: "F-4.2" },
      { kind: "text", text: ", " },
      { kind: "clause", text: "F-11" },
      { kind: "text", text: ")" },
    ]);
  });
});

describe("searching", () => {
  it("finds all words whatever their accents, headings first", () => {
    const found = (query: string): string[] => search(BOOK, query).clauses.map((clause) => clause.id);
    expect(found("rule")).toEqual(["X-1.1"]);
    expect(found("ete")).toEqual(["X-1.2"]);
    expect(found("x-1.2")).toEqual(["X-1.2", "X-1.1"]);
    expect(found("print nothing")).toEqual([]);
    expect(found(" a ")).toEqual([]);
  });

  it("finds the rows of the tables that introduce a chapter", async () => {
    const { introductions } = search(await loadRulebook("founders", "fr"), "temple hermes");
    expect(introductions.map(({ chapter }) => chapter.id)).toEqual(["F-1"]);
    expect(introductions[0]!.blocks).toMatchObject([{ kind: "table", rows: [[expect.stringContaining("Hermès"), expect.anything(), "3"]] }]);
  });

  it("marks what was found", () => {
    expect(marked("L’Été dure", wordsOf("ete"))).toEqual([
      { text: "L’", found: false },
      { text: "Été", found: true },
      { text: " dure", found: false },
    ]);
  });
});
