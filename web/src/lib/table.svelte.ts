/** A table as one seat, or a spectator, sees it, kept up to date. */
import type {
  Answer,
  Happened,
  Message,
  Position,
  Preview,
  Problem,
  SeatPresence,
  Spoken,
  TableInfo,
} from "../generated/messages";
import { ownProblem, printed } from "./api";
import { Connection, type Line, type Wish } from "./connection";
import type { Told } from "./contract";
import { settings } from "./settings.svelte";

export type AnyAction = Record<string, unknown>;
export type AnyEvent = Record<string, unknown>;

/** What a move would bring, as far as its player may know. */
interface Foreseen {
  preview: Preview;
  ends: boolean;
  view: unknown;
}

/** More of the log than this is not asked for: the server tells no more at a time. */
const LOG = 490;

/** Events with their sentences, of entries of the log. */
export function toldIn(happened: readonly Happened[]): Told<AnyEvent>[] {
  return happened.flatMap(({ events, told, seat }) =>
    (events as AnyEvent[]).map((event, index) => ({ event, message: told[index] as Message, seat })),
  );
}

export class TableStore {
  line = $state<Line>("connecting");
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<number | null>(null);
  position = $state.raw<Position | null>(null);
  /** All entries of the log that are known, in their order. */
  log = $state.raw<readonly Happened[]>([]);
  chat = $state.raw<readonly Spoken[]>([]);
  presence = $state.raw<readonly SeatPresence[]>([]);
  problem = $state.raw<Problem | null>(null);
  private readonly connection: Connection;
  private seen: number | null;
  private shown: number | null = null;

  /** `version` is where the table is now, as far as is known, so that the log before it is told too. */
  constructor(
    id: string,
    readonly seat: number | null,
    version: number | null,
    /** Called with what is new, in order; the first time with nothing. */
    private readonly stands: (position: Position, happened: readonly Happened[]) => void,
    /** Called if one was here, and may not be here as this seat any more. */
    private readonly unseated: () => void,
  ) {
    this.seen = version === null ? null : Math.max(0, version - LOG);
    const where = { id, seat, lang: settings.language, version: () => this.seen };
    this.connection = new Connection(where, { told: (answer) => this.told(answer), line: (line) => this.lined(line) });
  }

  /** `shown` needs not be shown again, if the table still stands so. */
  start(shown: Position | null): void {
    this.connection.start();
    this.shown = shown?.version ?? null;
    if (shown) this.stands(shown, []);
  }

  stop(): void {
    this.connection.stop();
  }

  /** The server's clock. */
  now(): number {
    return Date.now() + this.connection.ahead;
  }

  private lined(line: Line): void {
    this.line = line;
    if (line === "refused" && this.table !== null) this.unseated();
  }

  private told(answer: Answer): void {
    switch (answer.type) {
      case "welcome":
        this.welcomed(answer.happened, answer.position, () => {
          this.table = answer.table;
          this.you = answer.you;
          this.chat = answer.chat;
          this.presence = answer.presence;
        });
        break;
      case "update":
        this.goOn(answer.happened, answer.position);
        break;
      case "chat":
        this.chat = [...this.chat, ...answer.lines];
        break;
      case "presence":
        this.presence = answer.seats;
        break;
      case "refused":
        this.problem = printed(answer.problem);
        break;
    }
  }

  private welcomed(happened: readonly Happened[], position: Position, take: () => void): void {
    const first = this.position === null;
    take();
    if (first) {
      this.log = happened;
      this.position = position;
      this.seen = position.version;
      if (position.version !== this.shown) this.stands(position, []);
    } else {
      this.goOn(happened, position);
    }
  }

  private goOn(happened: readonly Happened[], position: Position): void {
    const last = this.log.at(-1)?.n ?? -1;
    const fresh = happened.filter(({ n }) => n > last);
    this.log = [...this.log, ...fresh];
    this.position = position;
    this.seen = position.version;
    this.stands(position, fresh);
  }

  /** Null if it was carried out; else why not. */
  private async carry(wish: Wish): Promise<Problem | null> {
    const answer = await this.connection.ask(wish);
    if (answer.type === "done") return null;
    return answer.type === "refused" ? printed(answer.problem) : ownProblem("problem-unexpected");
  }

  move(decision: number, action: AnyAction): Promise<Problem | null> {
    return this.carry({ type: "move", decision, action });
  }

  undo(): Promise<Problem | null> {
    return this.carry({ type: "undo" });
  }

  takeback(): Promise<Problem | null> {
    return this.carry({ type: "takeback" });
  }

  consent(proposal: number, agreed: boolean): Promise<Problem | null> {
    return this.carry({ type: "consent", proposal, agreed });
  }

  resign(): Promise<Problem | null> {
    return this.carry({ type: "resign" });
  }

  say(text: string): Promise<Problem | null> {
    return this.carry({ type: "say", text });
  }

  async why(action: AnyAction): Promise<Problem | null> {
    const answer = await this.connection.ask({ type: "why", action });
    const problem = answer.type === "reason" || answer.type === "refused" ? answer.problem : null;
    return problem && printed(problem);
  }

  async foresee(action: AnyAction): Promise<Foreseen | null> {
    const answer = await this.connection.ask({ type: "preview", action });
    return answer.type === "previewed" ? answer : null;
  }
}
