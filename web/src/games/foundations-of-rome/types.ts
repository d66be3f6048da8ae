/** What the parts of the board pass to one another. */
import type { Preview, Problem } from "../../lib/contract";

/** A piece where it might be built. */
export interface Ghost {
  piece: string;
  footprint: string;
  seat: number;
  legal: boolean;
  /** The footprints of the buildings it would replace. */
  replaces: ReadonlySet<string>;
  /** What it is, in words. */
  told: string;
}

/** What the scoring is looking at: the building that scores, with its points, or a neighbour, with what it counts for. */
export interface Light {
  footprint: string;
  role: "scoring" | "neighbour";
  text: string;
  /** Whether the text counts coins. */
  coins?: boolean;
}

/** What is chosen but not done yet. */
export type Chosen = { kind: "piece"; piece: string } | { kind: "deed"; place: number } | null;

/** What is known of a move: what it would bring, or why it cannot be. */
export interface Answer {
  preview: Preview | null;
  problem: Problem | null;
}
