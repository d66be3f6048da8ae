/**
 * Sentences, made where they are read from Fluent messages: what `core/text.py` does, in the browser.
 *
 * An argument brings along what grammar needs: a term its forms (`$tile_the`, `$tile_a`, `$tile_of`, `$tile_gender`), a list of
 * terms the same joined, `$tiles_or` and `$tiles_count`, a player `$who_seat` and `$who_you`.
 */
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from "@fluent/bundle";
import lists from "../generated/lists.json";
import type { Argument, Message, Player, Refusal, Term } from "./contract";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const FORMS = ["the", "a", "of"] as const;
const LONGEST = 400;
const LONGEST_PART = 2000;
const MANY_DIGITS = 1e15;
// What commands a terminal or turns the direction of writing.
const COMMANDS =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;

/** Whether every language writes a number the same way. */
export function isPlain(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1000;
}

/** Such a number: browsers take long to find out how others are written. */
class Digits extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

type Variables = Record<string, FluentVariable>;

/** Who is named in a sentence, and who reads it. */
export interface Readers {
  names?: readonly string[];
  reader?: number | null;
}

export class Texts {
  readonly language: Language;
  private readonly bundle: FluentBundle;
  private readonly own: Readonly<Record<string, string>>;
  /** What is always the same is made once: sentences without arguments, and the forms of terms. */
  private readonly plain = new Map<string, string>();
  private readonly known = new Map<string, Record<string, string>>();

  /** Later sources win; `own` are the names that a user's own components bring. */
  constructor(language: Language, sources: readonly FluentResource[], own: Readonly<Record<string, string>> = {}) {
    this.language = language;
    this.own = own;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(source, { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The sentence of an event, a question or a refusal, with a large first letter. */
  sentence(message: Message | Refusal, readers: Readers = {}): string {
    return capitalised(this.phrase(message, readers));
  }

  /** The sentence as it stands behind a colon. */
  phrase(message: Message | Refusal, readers: Readers = {}): string {
    const id = message.type === "refusal" ? `refusal-${message.message}` : message.id;
    return this.format(id, message.args, readers);
  }

  /** A message by its id; one that is missing is its id. */
  format(id: string, args?: Record<string, Argument>, readers: Readers = {}): string {
    if (!args) return remembered(this.plain, id, () => this.pattern(id, {}) ?? id);
    const variables: Variables = {};
    for (const [key, value] of Object.entries(args)) Object.assign(variables, this.variables(key, value, readers));
    return this.pattern(id, variables) ?? id;
  }

  /** An attribute of a message, such as the description of an option. */
  attribute(id: string, name: string): string {
    const pattern = this.bundle.getMessage(id)?.attributes[name];
    return pattern ? this.bundle.formatPattern(pattern, null, []) : "";
  }

  private pattern(id: string, variables: Variables): string | undefined {
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.bundle.formatPattern(pattern, variables, []) : undefined;
  }

  private variables(key: string, value: Argument, readers: Readers): Variables {
    if (typeof value === "number") return { [key]: countable(value) };
    if (typeof value === "string") return { [key]: sayable(cut(value, LONGEST)) };
    if ("type" in value) return this.named(key, value, readers);
    return this.list(key, value);
  }

  private named(key: string, value: Exclude<Argument, number | string | readonly Term[]>, readers: Readers): Variables {
    switch (value.type) {
      case "term":
        return Object.fromEntries(Object.entries(this.forms(value.id)).map(([form, words]) => [joined(key, form), sayable(words)]));
      case "player":
        return seated(key, value.seat, readers);
      case "message":
        return { [key]: sayable(this.phrase(value, readers)) };
      case "refusal":
        return { [key]: sayable(this.sentence(value, readers)) };
    }
  }

  private forms(id: string): Record<string, string> {
    return remembered(this.known, id, () => this.inflected(id));
  }

  private inflected(id: string): Record<string, string> {
    const name = this.own[id] ?? this.pattern(id, {}) ?? id;
    const plain: Record<string, string> = { "": name };
    for (const form of FORMS) plain[form] = name;
    if (id in this.own) return plain;
    for (const [form, pattern] of Object.entries(this.bundle.getMessage(id)?.attributes ?? {})) {
      plain[form] = this.bundle.formatPattern(pattern, {}, []);
    }
    return plain;
  }

  private list(key: string, terms: readonly Term[]): Variables {
    const forms = terms.map((term) => this.forms(term.id));
    const words = (form: string) => forms.map((one) => one[form] ?? "");
    const found: Variables = {};
    for (const form of ["", ...FORMS]) found[joined(key, form)] = sayable(this.listed(words(form)));
    found[`${key}_or`] = sayable(this.listed(words(""), "or"));
    found[`${key}_count`] = terms.length;
    return found;
  }

  /** Words as a list of the language. */
  listed(words: readonly string[], type: "and" | "or" = "and"): string {
    const between = lists[this.language][type];
    if (words.length < 3) return words.join(between.two);
    return [words.slice(0, -1).join(between.words), words.at(-1)].join(between.last);
  }
}

function remembered<T>(kept: Map<string, T>, id: string, made: () => T): T {
  const found = kept.get(id) ?? made();
  kept.set(id, found);
  return found;
}

function countable(value: number): FluentVariable {
  if (Math.abs(value) >= MANY_DIGITS) return cut(String(value), LONGEST);
  return isPlain(value) ? new Digits(value) : value;
}

function seated(key: string, seat: number, { names = [], reader = null }: Readers): Variables {
  const name = names[seat] ?? String(seat + 1);
  return { [key]: sayable(name), [`${key}_seat`]: seat + 1, [`${key}_you`]: seat === reader ? "yes" : "no" };
}

/** A text of somebody else's in one line. */
function sayable(text: string): string {
  return cut(text.replace(COMMANDS, " "), LONGEST_PART);
}

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const letters = Array.from(text);
  return letters.length <= length ? text : `${letters.slice(0, length).join("")}…`;
}

function joined(key: string, form: string): string {
  return form ? `${key}_${form}` : key;
}

/** A component in a sentence, by the id of its name. */
export function term(id: string): Term {
  return { type: "term", id };
}

/** A player in a sentence: their name, or "you". */
export function player(seat: number): Player {
  return { type: "player", seat };
}

/** The sentence with a large first letter; the rest stays as it is. */
export function capitalised(sentence: string): string {
  const [first = ""] = sentence;
  return first.toUpperCase() + sentence.slice(first.length);
}
