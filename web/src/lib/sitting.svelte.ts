/** Being at a table: which seats are one's own, whose view is shown, and what one does there. */
import type { Happened, Position, Problem, TableSeen } from "../generated/messages";
import { announcer } from "./announcer.svelte";
import { api, ask, problemOf } from "./api";
import { arriving, seenAt } from "./arrival";
import type { Told } from "./contract";
import { clientOf, type AnyClient } from "./games";
import { motion } from "./motion.svelte";
import { Pace, type Shown } from "./pace.svelte";
import { randomText } from "./random";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";
import { sound } from "./sounds";
import { TableStore, toldIn, type AnyAction, type AnyEvent } from "./table.svelte";
import { logSentence } from "./told";
import { seatNames } from "./seats";
import { Speech, t } from "./texts.svelte";

/** The last action of a turn, which waits for "Done". */
interface Pending {
  action: AnyAction;
  decision: number;
  /** The table as it would be, where nothing is hidden. */
  view: unknown;
}

/** An action that ends the turn, and nothing else, waits for no confirmation. */
const FINISH = "finish";

export class Sitting {
  seen = $state.raw<TableSeen | null>(null);
  store = $state.raw<TableStore | null>(null);
  client = $state.raw<AnyClient | null>(null);
  /** What keeps one from the table. */
  problem = $state.raw<Problem | null>(null);
  /** What was refused last. */
  refused = $state.raw<Problem | null>(null);
  pending = $state.raw<Pending | null>(null);
  busy = $state(false);
  /** With several people at one device: whether whoever is to look has said so. */
  uncovered = $state(false);
  /** The decision whose question was said aloud last. */
  private called: number | null = null;
  readonly pace = new Pace(
    () => this.speed,
    (shown) => this.showing(shown),
  );

  constructor(readonly id: string) {}

  speed = $derived(motion.reduced ? 0 : settings.speed);
  position = $derived<Position | null>(this.pace.shown?.position ?? null);
  /** The seat whose view is shown, or is about to be. */
  you = $derived(this.store ? (this.store.table ? this.store.you : this.store.seat) : null);
  names = $derived(seatNames(this.position?.seats ?? [], t));
  view = $derived(this.pending?.view ?? this.position?.view ?? null);
  asked = $derived(this.pending ? null : (this.position?.asked ?? null));
  fresh = $derived<Told<AnyEvent>[]>(toldIn(this.pace.shown?.happened ?? []));
  secret = $derived(this.several && !!this.client?.secret(this.position?.asked as never, this.position?.view));
  covered = $derived(this.secret && !this.uncovered && this.position?.phase === "playing");

  get several(): boolean {
    return (this.seen?.yours.length ?? 0) > 1;
  }

  speech = $derived.by(() => {
    const { language } = settings;
    const sources = this.client?.texts[language] ?? [];
    return new Speech(language, sources, this.seen?.table.names ?? {}, () => ({ names: this.names, reader: this.you }));
  });

  /** An action in words. */
  label(action: AnyAction, notation: string): string {
    return this.client?.label(action as never, this.position?.view, this.speech.t) ?? notation;
  }

  async open(secret: string): Promise<void> {
    try {
      await this.look((await arriving(this.id)) ?? (await seenAt(this.id, secret, ask)));
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** See anew which seats are one's own, and connect as one of them. */
  async look(found?: TableSeen): Promise<void> {
    const seen = found ?? (await api.table(this.id));
    this.client ??= await clientOf(seen.table.game);
    this.seen = seen;
    const seat = this.wanted(seen.position) ?? seen.you;
    this.connect(seat, seen.position.version, seat === seen.you ? seen.position : null);
  }

  /** `shown`: what this seat sees, if that is known; it is shown while the line is made. */
  connect(seat: number | null, version: number, shown: Position | null = null): void {
    this.store?.stop();
    this.pace.stop();
    this.pending = null;
    this.uncovered = false;
    const stands = (position: Position, happened: readonly Happened[]): void => {
      if (store === this.store) this.pace.push(position, happened);
    };
    const store = new TableStore(this.id, seat, version, stands, () => {
      if (store === this.store) void this.open("");
    });
    this.store = store;
    store.start(shown);
  }

  close(): void {
    this.store?.stop();
    this.pace.stop();
  }

  /** With several seats at one device: the one to look at, which is whoever is asked. */
  private wanted(position: Position): number | null {
    const mine = this.seen?.yours ?? [];
    if (mine.length < 2) return null;
    return mine.find((seat) => position.acting.includes(seat)) ?? null;
  }

  private showing({ position, happened }: Shown): void {
    if (this.pending && position.asked?.decision !== this.pending.decision) this.pending = null;
    const next = this.wanted(position);
    if (next !== null && next !== this.you && !position.acting.includes(this.you ?? -1)) {
      this.connect(next, position.version);
      return;
    }
    if (!this.covered) this.announce(position, happened);
    this.ring(position, happened);
  }

  /** Whoever is to look has the device now. */
  uncover(): void {
    this.uncovered = true;
    if (this.position) this.announce(this.position, []);
  }

  private announce(position: Position, happened: readonly Happened[]): void {
    for (const entry of happened) for (const sentence of logSentence(entry, this.speech)) announcer.say(sentence);
    const { asked } = position;
    if (asked && (happened.length > 0 || asked.decision !== this.called)) announcer.call(this.speech.sentence(asked.question));
    this.called = asked?.decision ?? null;
    if (position.outcome && happened.length > 0) announcer.call(this.speech.t("table-over"));
  }

  private ring(position: Position, happened: readonly Happened[]): void {
    if (happened.length === 0) return;
    if (position.outcome) sound("end");
    else sound(position.asked ? "turn" : "move");
  }

  /** Play one of the listed actions; the last one of a turn waits, if that is wanted. */
  async play(action: AnyAction): Promise<void> {
    const asked = this.position?.asked;
    if (!asked || this.busy || this.pending || !this.store) return;
    this.refused = null;
    if (settings.waits && action["do"] !== FINISH) {
      this.busy = true;
      const foreseen = await this.store.foresee(action);
      this.busy = false;
      if (foreseen?.ends) {
        this.pending = { action, decision: asked.decision, view: foreseen.view };
        announcer.call(this.speech.t("table-done-hint"));
        return;
      }
    }
    await this.send(asked.decision, action);
  }

  async done(): Promise<void> {
    if (!this.pending || this.busy) return;
    await this.send(this.pending.decision, this.pending.action);
  }

  /** Take back what waits for "Done", or the last move. */
  async undo(): Promise<void> {
    if (this.pending) {
      this.pending = null;
    } else if (this.position?.may_undo) {
      await this.carry(() => this.store?.undo());
    }
  }

  private async send(decision: number, action: AnyAction): Promise<void> {
    const problem = await this.carry(() => this.store?.move(decision, action));
    if (problem) this.pending = null;
  }

  /** A request on the socket; what is refused is shown. */
  async carry(request: () => Promise<Problem | null> | undefined): Promise<Problem | null> {
    this.busy = true;
    const problem = (await request()) ?? null;
    this.busy = false;
    this.refuse(problem);
    return problem;
  }

  /** A request over HTTP; what is refused is shown. */
  async attempt(request: () => Promise<unknown>): Promise<boolean> {
    try {
      await request();
      this.refused = null;
      return true;
    } catch (error) {
      this.refuse(problemOf(error));
      return false;
    }
  }

  private refuse(problem: Problem | null): void {
    this.refused = problem;
    if (!problem) return;
    announcer.call(problem.sentence);
    sound("refused");
  }

  join(name: string, seat: number | null): Promise<boolean> {
    return this.attempt(async () => {
      const wanted = { name, nonce: randomText(), ...(seat === null ? {} : { seat }) };
      await api.join(this.id, wanted);
      if (!session.account && !settings.name) settings.setName(name);
      await this.look();
    });
  }

  leave(seat: number): Promise<boolean> {
    return this.attempt(async () => {
      await api.leave(this.id, seat);
      await this.look();
    });
  }
}
