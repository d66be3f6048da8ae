/** The positions of a record, fetched a few at a time and kept. */
import type { Replay, Replayed } from "../../generated/messages";
import { ask, queried } from "../../lib/api";

const COUNT = 20;

export class Positions {
  private readonly parts = new Map<number, Promise<Replayed[]>>();

  /** Of the record at this address, as one seat saw them or, without a seat, as all did. */
  constructor(
    private readonly path: string,
    private readonly seat: number | null,
    private readonly fetched: (path: string) => Promise<Replay> = (path) => ask<Replay>("GET", path),
  ) {}

  /** Throws Refusing; asked again, it is tried again. */
  async at(step: number): Promise<Replayed | null> {
    const steps = await this.part(Math.floor(step / COUNT));
    return steps[step % COUNT] ?? null;
  }

  /** Have what comes next at hand. */
  prepare(step: number): void {
    this.part(Math.floor(step / COUNT)).catch(() => undefined);
  }

  private part(number: number): Promise<Replayed[]> {
    const known = this.parts.get(number);
    if (known) return known;
    const asked = this.fetched(queried(this.path, { start: number * COUNT, count: COUNT, view: this.seat })).then(
      (replay) => replay.steps,
    );
    this.parts.set(number, asked);
    asked.catch(() => this.parts.delete(number));
    return asked;
  }
}
