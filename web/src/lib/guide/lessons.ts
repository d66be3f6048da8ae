/** The first-game guide: what is explained when a question first comes up. */
import type { FluentResource } from "@fluent/bundle";
import { Texts, type Language } from "../texts";

/** One explanation. */
export interface Lesson {
  /** Unique among the lessons of all games. */
  key: string;
  title: string;
  text: string;
  clause: string;
}

const files = import.meta.glob<FluentResource>("./text/*.ftl", { import: "default" });

export class Guide {
  private readonly slug: string;
  private readonly texts: Texts;

  constructor(slug: string, language: Language, sources: readonly FluentResource[]) {
    this.slug = slug;
    this.texts = new Texts(language, sources);
  }

  static async load(slug: string, language: Language): Promise<Guide> {
    const load = files[`./text/${slug}.${language}.ftl`];
    return new Guide(slug, language, load ? [await load()] : []);
  }

  /** Everything there is to say about a question: the first time, the second time, ... */
  lessons(question: string): Lesson[] {
    const name = question.replace(/^question-/, "guide-");
    const found: Lesson[] = [];
    for (let id = name; this.texts.has(id); id = `${name}-${found.length + 1}`) found.push(this.lesson(id));
    return found;
  }

  /** What is to be said now: the welcome before anything else, then one lesson each time the question comes up. */
  due(question: string, seen: ReadonlySet<string>): Lesson[] {
    const lessons = this.lessons(question);
    const next = lessons.find((lesson) => !seen.has(lesson.key));
    const welcome = this.lessons("question-welcome").filter((lesson) => !seen.has(lesson.key));
    return lessons.length ? [...welcome, ...(next ? [next] : [])] : [];
  }

  private lesson(id: string): Lesson {
    return {
      key: `${this.slug}/${id}`,
      title: this.texts.attribute(id, "title"),
      text: this.texts.format(id),
      clause: this.texts.attribute(id, "clause"),
    };
  }
}
