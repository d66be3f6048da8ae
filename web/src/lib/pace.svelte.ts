/** What is shown, one update after another, each long enough to be followed; it can be skipped. */
import type { Happened, Position } from "../generated/messages";

export interface Shown {
  position: Position;
  /** What is new in it. */
  happened: readonly Happened[];
}

/** Milliseconds that an update with events is shown before the next one, by speed. */
export const SHOWN_FOR = [0, 900, 350] as const;

/** Nobody wants to wait for more than this. */
const MOST = 12;

export class Pace {
  shown = $state.raw<Shown | null>(null);
  /** How many updates wait to be shown. */
  behind = $state(0);
  private waiting: Shown[] = [];
  private free = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly speed: () => number,
    private readonly show: (shown: Shown) => void = () => {},
  ) {}

  push(position: Position, happened: readonly Happened[]): void {
    this.waiting.push({ position, happened });
    if (happened.length === 0 || this.waiting.length > MOST) this.skip();
    else this.next();
  }

  /** Show at once all that has come. */
  skip(): void {
    clearTimeout(this.timer);
    this.free = 0;
    while (this.waiting.length > 0) this.take();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  private next(): void {
    clearTimeout(this.timer);
    while (this.waiting.length > 0) {
      const wait = this.free - performance.now();
      if (wait > 0) {
        this.behind = this.waiting.length;
        this.timer = setTimeout(() => this.next(), wait);
        return;
      }
      this.take();
    }
  }

  private take(): void {
    const shown = this.waiting.shift();
    if (!shown) return;
    this.shown = shown;
    this.behind = this.waiting.length;
    const lively = shown.happened.some(({ events }) => (events as unknown[]).length > 0);
    this.free = performance.now() + (lively ? (SHOWN_FOR[this.speed()] ?? 0) : 0);
    this.show(shown);
  }
}
