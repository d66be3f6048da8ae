/** The client's own sentences in the language that is set. */
import type { FluentResource } from "@fluent/bundle";
import english from "../text/en.ftl";
import french from "../text/fr.ftl";
import type { Argument, Translate } from "./contract";
import { settings } from "./settings.svelte";
import { isPlain, Texts, type Language, type Readers } from "./texts";

const SOURCES: Record<Language, FluentResource> = { en: english, fr: french };

const made = new Map<Language, Texts>();

/** Reads the setting, so whoever shows a sentence shows it anew when that changes. */
function current(): Texts {
  const { language } = settings;
  const found = made.get(language) ?? new Texts(language, [SOURCES[language]]);
  made.set(language, found);
  return found;
}

/** A sentence of the client. */
export const t: Translate = (id: string, args?: Record<string, Argument>): string => current().format(id, args);

export function attribute(id: string, name: string): string {
  return current().attribute(id, name);
}

/** A number as it is written in the language, with a minus where browsers put a hyphen. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return options || !isPlain(value) ? new Intl.NumberFormat(settings.language, options).format(value).replace("-", "−") : String(value);
}

/** The language as it is written where the reader lives, if the browser knows. */
function regional(): string {
  const { language } = settings;
  return navigator.languages.find((known) => known.startsWith(`${language}-`)) ?? language;
}

/** A moment as it is written in the language. */
export function moment(milliseconds: number): string {
  return new Intl.DateTimeFormat(regional(), { dateStyle: "medium", timeStyle: "short" }).format(milliseconds);
}

/** How a game and a table speak: a game's texts, then the client's. */
export class Speech {
  readonly texts: Texts;

  constructor(
    language: Language,
    sources: readonly FluentResource[],
    own: Readonly<Record<string, string>>,
    private readonly readers: () => Readers,
  ) {
    this.texts = new Texts(language, [SOURCES[language], ...sources], own);
  }

  readonly t: Translate = (id, args) => this.texts.format(id, args, this.readers());

  readonly sentence = (message: Parameters<Texts["sentence"]>[0]): string => this.texts.sentence(message, this.readers());
}
