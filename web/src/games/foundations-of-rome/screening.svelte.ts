/** The show of an era's scoring while it runs. */
import type { AnyEvent } from "../../generated/foundations-of-rome";
import type { Told } from "../../lib/contract";
import { pace, type Show, showOf } from "./scoring";
import type { Light } from "./types";

export class Screening {
  show = $state.raw<Show | null>(null);
  /** How many steps have been shown. */
  done = $state(0);
  #last: AnyEvent | undefined;

  /** To be made while a component is: it lives as long as that. A speed of 0 shows the end at once. */
  constructor(fresh: () => readonly Told<AnyEvent>[], speed: () => number) {
    $effect(() => {
      const next = showOf(fresh());
      const first = fresh()[0]?.event;
      if (!next || this.#last === first) return;
      this.#last = first;
      this.show = next;
      this.done = speed() === 0 ? next.steps.length : 0;
    });

    $effect(() => {
      const { show, done } = this;
      if (!show || done >= show.steps.length) return;
      const timer = setTimeout(() => (this.done += 1), pace(show.steps.length, speed() || 1, show.steps[done - 1]?.points ?? 0));
      return () => clearTimeout(timer);
    });
  }

  /** What is looked at just now. */
  readonly lights = $derived.by((): readonly Light[] => {
    if (!this.show || this.done >= this.show.steps.length) return [];
    return this.show.steps[this.done - 1]?.lights ?? [];
  });

  skip(): void {
    this.done = this.show?.steps.length ?? 0;
  }

  close(): void {
    this.show = null;
  }
}
