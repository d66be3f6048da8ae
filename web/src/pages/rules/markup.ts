/** The little of Markdown that rulebooks use: paragraphs, tables, drawings, emphasis, code and the names of clauses. */

type Inline =
  | { kind: "text" | "emphasis" | "code"; text: string }
  | { kind: "clause"; text: string };

export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "drawing"; text: string }
  | { kind: "table"; head: string[]; rows: string[][] };

const INLINE = /\*([^*\n]+)\*|`([^`\n]+)`|\b([A-Z]-\d+(?:\.\d+)?)\b/g;

export function blocksOf(text: string): Block[] {
  const found: Block[] = [];
  const lines = text.split("\n");
  for (let at = 0; at < lines.length; ) {
    const end = endOf(lines, at);
    const part = lines.slice(at, end);
    if (part[0]!.startsWith("```")) found.push({ kind: "drawing", text: part.slice(1, -1).join("\n") });
    else if (part[0]!.startsWith("|")) found.push(tableOf(part));
    else if (part[0]) found.push({ kind: "paragraph", text: part.join(" ") });
    at = end;
  }
  return found;
}

function endOf(lines: string[], start: number): number {
  const first = lines[start]!;
  let end = start + 1;
  if (first.startsWith("```")) {
    while (end < lines.length && !lines[end]!.startsWith("```")) end++;
    return end + 1;
  }
  const table = first.startsWith("|");
  while (first && end < lines.length && continues(lines[end]!, table)) end++;
  return end;
}

function continues(line: string, table: boolean): boolean {
  return line !== "" && line.startsWith("|") === table && !line.startsWith("```");
}

function tableOf(lines: string[]): Block {
  const [head = [], , ...rows] = lines.map(cellsOf);
  return { kind: "table", head, rows };
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

export function inlineOf(text: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    const [whole, emphasis, code, clause] = match;
    if (emphasis !== undefined) found.push({ kind: "emphasis", text: emphasis });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else found.push({ kind: "clause", text: clause! });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

/** The text without its marks, for searching. */
export function plain(text: string): string {
  return text.replace(/```/g, "").replace(/[*`|]/g, " ");
}
