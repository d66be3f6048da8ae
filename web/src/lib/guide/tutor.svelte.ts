/** What the first-game guide has to say at this moment, and what somebody has understood of it. */
import { settings } from "../settings.svelte";
import { Guide, type Lesson } from "./lessons";
import { keep, recalled } from "./memory";

export interface Occasion {
  slug: string;
  /** The id of the question that one is asked; null when one is not. */
  question: string | null;
  /** Which decision it is: the same question may come up again. */
  decision: number | null;
}

export class Tutor {
  private readonly occasion: () => Occasion;
  private readonly memory = recalled();
  private guide = $state.raw<Guide | null>(null);
  private lessons = $state.raw<Lesson[]>([]);
  private at = $state(0);

  /** What it says now; undefined when it is silent. */
  readonly lesson = $derived<Lesson | undefined>(this.lessons[this.at]);
  readonly last = $derived(this.at >= this.lessons.length - 1);
  /** Whether there is anything to say about the question, were it asked for. */
  readonly explains = $derived.by(() => {
    const { question } = this.occasion();
    return question !== null && (this.guide?.lessons(question).length ?? 0) > 0;
  });

  /** To be made while a component is: it lives as long as that. */
  constructor(occasion: () => Occasion) {
    this.occasion = occasion;
    const slug = $derived(occasion().slug);
    const question = $derived(occasion().question);
    const decision = $derived(occasion().decision);

    $effect(() => {
      let wanted = true;
      void Guide.load(slug, settings.language).then((loaded) => {
        if (wanted) this.guide = loaded;
      });
      return () => (wanted = false);
    });

    $effect(() => {
      void decision;
      const due = this.guide && question && !this.memory.off ? this.guide.due(question, this.memory.seen) : [];
      this.say(due);
      // Whoever has answered has no need to be told again.
      return () => this.understood(due);
    });
  }

  next(): void {
    if (!this.last) this.at += 1;
    else {
      this.understood(this.lessons);
      this.say([]);
    }
  }

  never(): void {
    this.memory.off = true;
    keep(this.memory);
    this.say([]);
  }

  explain(): void {
    const { question } = this.occasion();
    this.say(this.guide && question ? this.guide.lessons(question) : []);
    this.memory.off = false;
    keep(this.memory);
  }

  private say(lessons: Lesson[]): void {
    this.lessons = lessons;
    this.at = 0;
  }

  private understood(told: Lesson[]): void {
    if (!told.length) return;
    told.forEach(({ key }) => this.memory.seen.add(key));
    keep(this.memory);
  }
}
