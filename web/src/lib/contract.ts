/** The seam between the Table page and the boards of the games. */
import type { FluentResource } from "@fluent/bundle";
import type { Component } from "svelte";
import type { Demand, Message, Outcome, Player, Preview, Problem, Refusal, Score, Term } from "../generated/messages";

export type { Demand, Message, Outcome, Player, Preview, Problem, Refusal, Score, Term };

/** What a sentence may be given, as in `core/protocol.py`. */
export type Argument = number | string | Term | Player | Message | Refusal | readonly Term[];

/** A sentence by its id: the game's texts first, then the client's. */
export type Translate = (id: string, args?: Record<string, Argument>) => string;

/** An action that is allowed now: as a person types it, and as it is sent. */
export interface Listed<A> {
  notation: string;
  action: A;
}

/** The decision one owes, and all that may be answered. */
export interface Asked<A> {
  decision: number;
  question: Message;
  legal: Listed<A>[];
}

/** One event with its sentence. */
export interface Told<E> {
  event: E;
  message: Message;
  seat: number | null;
}

export interface BoardProps<V, A, E> {
  view: V;
  /** The seat whose view it is; null for a spectator. */
  viewer: number | null;
  /** By seat. The colour of a seat is `var(--seat-N)` with its own symbol (`art/SeatMark.svelte`), never colour alone. */
  names: string[];
  /** By card: what it asks for, and how much of it the viewer has; nothing of cards that nobody can use now. */
  demands: Readonly<Record<string, readonly Demand[]>>;
  /** What may be done now; null: look only (another's turn, replay, waiting). */
  asked: Asked<A> | null;
  /** The events of the latest update, to be animated unless motion is reduced or the speed is 0. */
  fresh: Told<E>[];
  /** 0 = no animation, 1 = normal, 2 = fast. */
  speed: number;
  /** The place to show, such as the one hovered over in the log. */
  highlight: string | null;
  /** How it ends, as the server counts it; null as long as that is not known. */
  outcome: Outcome | null;
  /** Of the table. */
  options: Record<string, unknown>;
  t: Translate;
  /** One of `asked.legal`; the page handles "Done", sending and refusals. */
  play(action: A): void;
  /** Why something that is not listed is not allowed; null if it is. Show `problem.sentence` beside the place, with a link to `/rules/<slug>#<clause>`. */
  why(action: A): Promise<Problem | null>;
  /** What one of `asked.legal` would bring. */
  preview(action: A): Promise<Preview | null>;
}

/** The default export of `games/<slug>/index.ts`. */
export interface GameClient<V, A, E> {
  Board: Component<BoardProps<V, A, E>>;
  /** An action in plain words, for buttons, the list of moves and screen readers. */
  label(action: A, view: V, t: Translate): string;
  /** Where it happened: something a log entry and a board show together, such as "nation:0:3,4", "region:gallia" or "lot:B5". */
  place(event: E): string | null;
  /** For one device with several people: does this decision or view show something private? */
  secret(asked: Asked<A> | null, view: V): boolean;
  /** Fluent sources: the game's own and the board's. */
  texts: Record<"en" | "fr", FluentResource[]>;
}
