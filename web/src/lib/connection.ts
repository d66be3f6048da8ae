/**
 * One WebSocket to a table that mends itself: it resumes from the last version it saw, sends again what was not answered, waits a
 * little longer after each failure, and keeps the server's clock.
 */
import type { Answer, Ping, Pong, Request } from "../generated/messages";
import { ownProblem, queried } from "./api";
import { at } from "./base";
import { randomText } from "./random";

export type Line = "connecting" | "open" | "lost" | "refused";

type Distributed<T> = T extends unknown ? Omit<T, "client"> : never;
/** A request without its id, which is made here. */
export type Wish = Distributed<Exclude<Request, Ping>>;

interface Heard {
  /** Everything that is no answer to a request. */
  told(answer: Answer): void;
  line(state: Line, code: number): void;
}

export interface Where {
  id: string;
  seat: number | null;
  lang: string;
  version(): number | null;
}

interface Waiting {
  text: string;
  answered(answer: Answer): void;
}

const PLAIN = "ping";
const ECHO = "echo";

const PING = 10_000;
const PATIENCE = 25_000;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;
/** Codes after which another try is no use: not allowed, no such table. */
const FINAL = new Set([4403, 4404]);

export class Connection {
  /** How much the server's clock is ahead of this one, in milliseconds. */
  ahead = 0;
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private lastHeard = 0;
  private over = false;
  private readonly wake = () => this.hurry();

  constructor(
    private readonly where: Where,
    private readonly listener: Heard,
    private readonly open: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  start(): void {
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.beat = setInterval(() => this.pulse(), PING);
    this.connect();
  }

  stop(): void {
    this.over = true;
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearInterval(this.beat);
    clearTimeout(this.retry);
    this.socket?.close();
  }

  /** Send a request, and again after every interruption, until it is answered. */
  ask(wish: Wish): Promise<Answer> {
    const client = randomText(12);
    const text = JSON.stringify({ ...wish, client });
    return new Promise((answered) => {
      this.waiting.set(client, { text, answered });
      this.send(text);
    });
  }

  private connect(): void {
    const path = queried(`/api/tables/${encodeURIComponent(this.where.id)}/socket`, {
      seat: this.where.seat,
      version: this.where.version(),
      lang: this.where.lang,
    });
    const address = new URL(at(path), location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = this.open(address.href);
    this.socket = socket;
    this.lastHeard = Date.now();
    socket.onmessage = (event: MessageEvent<string>) => this.received(JSON.parse(event.data) as Answer);
    socket.onclose = (event: CloseEvent) => this.closed(socket, event.code);
  }

  private received(answer: Answer): void {
    this.lastHeard = Date.now();
    if (answer.type === "welcome") this.welcomed();
    if (answer.type === "pong") {
      this.ponged(answer);
      return;
    }
    const client = "client" in answer ? answer.client : null;
    if (client !== null) {
      this.waiting.get(client)?.answered(answer);
      this.waiting.delete(client);
    } else {
      this.listener.told(answer);
    }
  }

  private welcomed(): void {
    this.failures = 0;
    this.listener.line("open", 0);
    for (const { text } of this.waiting.values()) this.send(text);
    this.ping();
  }

  /** Answered at once, it tells the server how long messages are under way. */
  private ponged({ client, now }: Pong): void {
    this.ahead = now - Date.now();
    if (client === PLAIN) this.send(JSON.stringify({ type: "ping", client: ECHO, heard: now } satisfies Ping));
  }

  private send(text: string): void {
    if (this.socket?.readyState === 1) this.socket.send(text);
  }

  private ping(): void {
    this.send(JSON.stringify({ type: "ping", client: PLAIN } satisfies Ping));
  }

  private pulse(): void {
    if (this.socket?.readyState === 1 && Date.now() - this.lastHeard > PATIENCE) this.socket.close();
    else this.ping();
  }

  private closed(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.over) return;
    this.socket = null;
    if (FINAL.has(code)) {
      this.over = true;
      this.refuse();
      this.listener.line("refused", code);
      return;
    }
    this.listener.line("lost", code);
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures);
    this.failures += 1;
    this.retry = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  /** Nobody will answer what was asked. */
  private refuse(): void {
    for (const [client, { answered }] of this.waiting) answered({ type: "refused", client, problem: ownProblem("problem-unexpected") });
    this.waiting.clear();
  }

  /** The network is back, or the page is looked at again: do not wait. */
  private hurry(): void {
    if (this.over || document.visibilityState === "hidden") return;
    if (this.socket === null) {
      clearTimeout(this.retry);
      this.failures = 0;
      this.connect();
    } else {
      this.pulse();
    }
  }
}
