/** A rulebook file read into numbered clauses, as `core/clauses.py` reads it. */

/** A settled question: the numbers it carries in the list of rulings, and its text. */
export interface Ruling {
  numbers: number[];
  text: string;
}

/** One normative statement. */
export interface Clause {
  id: string;
  heading: string;
  text: string;
  rulings: Ruling[];
  examples: string[];
}

export interface Chapter {
  id: string;
  heading: string;
  text: string;
  clauses: Clause[];
}

export interface Rulebook {
  title: string;
  intro: string;
  chapters: Chapter[];
}

interface Block {
  level: number;
  heading: string;
  body: string[];
}

const HEADING = /^(#{1,3}) (.+)$/;
const CHAPTER = /^([A-Z]-\d+) (.+)$/;
const CLAUSE = /^([A-Z]-\d+\.\d+) (.+)$/;
const RULING = /^(?:Rulings?|Décisions?)((?:[ ,–-]|and|et|\d)*?)\s?: *(.*)$/;
const EXAMPLE = /^(?:Example|Exemple)\s?: *(.*)$/;

export function parseRulebook(source: string): Rulebook {
  const [title, ...rest] = blocks(source);
  if (title?.level !== 1) throw new Error("a rulebook begins with its title: # Title");
  const book: Rulebook = { title: title.heading, intro: joined(title.body), chapters: [] };
  for (const block of rest) {
    const chapter = book.chapters.at(-1);
    if (block.level === 2) book.chapters.push(chapterOf(block));
    else if (chapter) chapter.clauses.push(clauseOf(block));
    else throw new Error(`${block.heading} stands before the first chapter`);
  }
  return book;
}

function blocks(source: string): Block[] {
  const found: Block[] = [];
  for (const line of source.split(/\r?\n/)) {
    const heading = HEADING.exec(line);
    if (heading) found.push({ level: heading[1]!.length, heading: heading[2]!.trim(), body: [] });
    else found.at(-1)?.body.push(line.trimEnd());
  }
  return found;
}

function chapterOf(block: Block): Chapter {
  const [, id, heading] = matched(CHAPTER, block.heading);
  return { id: id!, heading: heading!, text: joined(block.body), clauses: [] };
}

function clauseOf(block: Block): Clause {
  const [, id, heading] = matched(CLAUSE, block.heading);
  const text = joined(block.body.filter((line) => !line.startsWith(">")));
  return { id: id!, heading: heading!, text, ...quotes(block) };
}

function matched(form: RegExp, heading: string): RegExpExecArray {
  const found = form.exec(heading);
  if (!found) throw new Error(`no heading of a chapter or a clause: ${heading}`);
  return found;
}

function quotes(block: Block): Pick<Clause, "rulings" | "examples"> {
  const rulings: { numbers: number[]; lines: string[] }[] = [];
  const examples: string[][] = [];
  let current: string[] = [];
  for (const line of block.body) {
    if (!line.startsWith(">")) continue;
    const words = line.slice(1).replace(/^ /, "");
    const ruling = RULING.exec(words);
    const example = EXAMPLE.exec(words);
    if (ruling) {
      current = [ruling[2]!];
      rulings.push({ numbers: (ruling[1]!.match(/\d+/g) ?? []).map(Number), lines: current });
    } else if (example) {
      current = [example[1]!];
      examples.push(current);
    } else current.push(words);
  }
  return {
    rulings: rulings.map(({ numbers, lines }) => ({ numbers, text: joined(lines) })),
    examples: examples.map(joined),
  };
}

function joined(lines: string[]): string {
  return lines.join("\n").trim();
}
