/** What the board works with, in short names. */
import type { Asked, Listed, Translate } from "../../lib/contract";
import type { Action, AnyEvent, Laid, PlayerView, View } from "../../generated/founders";

export type { Action, AnyEvent, Laid, PlayerView, Translate, View };
export type Question = Asked<Action>;
export type Move = Listed<Action>;

export type Stack = "nature" | "village" | "city";
export type Class = Stack | "victory";
export type Token = "war" | "coin" | "carriage" | "craftsman";

export const STACKS: readonly Stack[] = ["nature", "village", "city"];
export const TOKENS: readonly Token[] = ["war", "coin", "carriage", "craftsman"];

/** What a player has taken in hand, to be put somewhere. */
export type Pick =
  | { what: "tile"; tile: string }
  | { what: "war" | "coin" | "carriage" }
  | { what: "craftsman"; good: string };
