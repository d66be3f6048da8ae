// Made by `python -m scripts.client_types` from the Python types; a test keeps it current.

/** A position as everybody sees it. */
export interface View {
  seats: number;
  options: Record<string, boolean | number | string | null>;
  first: number;
  turn: number;
  reason: string;
  steps: Step[];
  face_down: Record<string, number>;
  rows: Record<string, string[]>;
  display: string[];
  draft: string[];
  cleared: string[];
  supply: Record<string, number>;
  craftsmen: string[];
  box: Record<string, number>;
  players: PlayerView[];
}

/** A decision that is owed, the last of the list being open: see `frames`. */
export interface Step {
  step: string;
  seat?: number | null;
  stack?: string | null;
  count?: number | null;
  tile?: string | null;
  resource?: string | null;
  proposer?: number | null;
  proposed?: boolean;
}

/** A player's side of the table. Tiles are in the order their cells were taken; a carriage is named by the near left cell of its block. */
export interface PlayerView {
  tiles: Laid[];
  carriages: string[];
  swapped: string[];
  hand: Held;
  drafted: string[];
}

/** A tile of a nation with what lies on it. */
export interface Laid {
  cell: string;
  tile: string;
  pillaged?: boolean;
  coin?: boolean;
  craftsman?: string | null;
}

/** A hand. It lies open (F-6.6). */
export interface Held {
  war: number;
  coin: number;
  carriage: number;
  craftsmen: string[];
}

/** The first player is known (F-2.2). */
export interface Begun {
  event: "begun";
  seat: number;
}

/** A tile was turned up during the set-up: for the victory display, the draft or a row. */
export interface Shown {
  event: "shown";
  place: string;
  tile: string;
}

/** A seat took a tile of the draft (F-2.5). */
export interface Drafted {
  event: "drafted";
  seat: number;
  tile: string;
}

/** The last tile of the draft went to the nature row (F-2.6). */
export interface LeftOver {
  event: "left-over";
  tile: string;
}

/** A seat laid its two first tiles (F-2.7). */
export interface LaidEvent {
  event: "laid";
  seat: number;
  tiles: [string, string];
  cells: [string, string];
}

/** A row of five was removed before a tile was opened (F-3.4). */
export interface Cleared {
  event: "cleared";
  seat: number;
  stack: string;
  tiles: string[];
}

/** A seat opened a tile (F-3.3). */
export interface Opened {
  event: "opened";
  seat: number;
  stack: string;
  tile: string;
}

/** A war token was laid on a rival's tile (F-7.1). */
export interface Pillaged {
  event: "pillaged";
  seat: number;
  rival: number;
  tile: string;
  cell: string;
}

/** A coin was laid on a rival's tile (F-8.1). */
export interface Bought {
  event: "bought";
  seat: number;
  rival: number;
  tile: string;
  cell: string;
  resource: string;
}

/** A carriage was laid (F-9.1); `union` is all that is united with the block now. */
export interface United {
  event: "united";
  seat: number;
  cells: string[];
  union: string[];
}

/** A craftsman was laid on a village tile (F-10.3). */
export interface Settled {
  event: "settled";
  seat: number;
  good: string;
  tile: string;
  cell: string;
}

/** A seat could add nothing and drew a nature tile (F-4.11). */
export interface DrewNature {
  event: "drew-nature";
  seat: number;
  tile: string;
}

/** A tile joined a nation; `gifts` says which sources gave what (F-4.4). */
export interface Added {
  event: "added";
  seat: number;
  tile: string;
  cell: string;
  gifts: Gift[];
}

/** A resource that a placement used: from which own cell, and how it came (beside, delivered or bought). */
export interface Gift {
  resource: string;
  how: string;
  cell: string;
}

/** A tile took another's place (F-5.1). */
export interface Swapped {
  event: "swapped";
  seat: number;
  tile: string;
  old: string;
  cell: string;
  gifts: Gift[];
}

/** A token on a swapped tile left the game (F-5.7, F-5.8). */
export interface Boxed {
  event: "boxed";
  seat: number;
  token: string;
}

/** A city tile granted its token (F-6.1). */
export interface Gained {
  event: "gained";
  seat: number;
  token: string;
}

/** The craftsman a seat gained is known (F-10.1). */
export interface Hired {
  event: "hired";
  seat: number;
  good: string;
}

/** The supply had no such token any more (F-6.4). */
export interface NoneLeft {
  event: "none-left";
  seat: number;
  token: string;
}

/** A turn ended without a tile (F-4.14). */
export interface Finished {
  event: "finished";
  seat: number;
}

/** Coins went from a nation's tiles to its owner's hand (F-8.10). */
export interface Collected {
  event: "collected";
  seat: number;
  count: number;
}

/** A seat proposed to end the game (F-11.4). */
export interface Proposed {
  event: "proposed";
  seat: number;
}

/** A seat agreed to the end, or did not (F-11.6). */
export interface Answered {
  event: "answered";
  seat: number;
  agreed: boolean;
}

/** The game is over (F-11). */
export interface Ended {
  event: "ended";
  reason: string;
}

/** CHANCE: this seat goes first (F-2.2). */
export interface First {
  do: "first";
  seat: number;
}

/** CHANCE: a tile of this kind comes up. */
export interface Reveal {
  do: "reveal";
  tile: string;
}

/** CHANCE: the craftsman of this good comes up (F-10.1). */
export interface Hire {
  do: "hire";
  good: string;
}

/** Take a nature tile of the draft (F-2.5). */
export interface Draft {
  do: "draft";
  tile: string;
}

/** Lay the two drafted tiles (F-2.7): `first` on the left, or nearest to its owner when `behind`. */
export interface Lay {
  do: "lay";
  first: string;
  side: string;
  second: string;
}

/** Turn up the top tile of a stack (F-3.3). */
export interface Open {
  do: "open";
  stack: string;
}

/** Play no token this turn (F-6.2). */
export interface Keep {
  do: "keep";
}

/** Lay a war token on a rival's unprotected tile (F-7.1). */
export interface War {
  do: "war";
  rival: number;
  cell: string;
}

/** Lay a coin on a rival's tile and use its resource this turn (F-8.1). */
export interface Coin {
  do: "coin";
  rival: number;
  cell: string;
  resource: string;
}

/** Lay a carriage in the middle of a full block, named by its near left cell (F-9.1). */
export interface Carriage {
  do: "carriage";
  cell: string;
}

/** Lay the craftsman of a good on an own village tile that makes it (F-10.2). */
export interface Craftsman {
  do: "craftsman";
  good: string;
  cell: string;
}

/** Add a tile to an empty cell of the own nation (F-4.1). */
export interface Add {
  do: "add";
  tile: string;
  cell: string;
}

/** Put a tile in the place of an own one (F-5.1). */
export interface Swap {
  do: "swap";
  tile: string;
  cell: string;
}

/** Draw from the nature stack, since nothing can be added without a swap (F-4.11). */
export interface Draw {
  do: "draw";
}

/** End the turn without a tile (F-4.14). */
export interface Finish {
  do: "finish";
}

/** Propose to end the game by agreement (F-11.4). */
export interface Propose {
  do: "propose";
}

/** Agree or not to the end that was proposed (F-11.6). */
export interface Agree {
  do: "agree";
}

/** Agree or not to the end that was proposed (F-11.6). */
export interface Refuse {
  do: "refuse";
}

export type AnyEvent = Begun | Shown | Drafted | LeftOver | LaidEvent | Cleared | Opened | Pillaged | Bought | United | Settled | DrewNature | Added | Swapped | Boxed | Gained | Hired | NoneLeft | Finished | Collected | Proposed | Answered | Ended;

export type Action = First | Reveal | Hire | Draft | Lay | Open | Keep | War | Coin | Carriage | Craftsman | Add | Swap | Draw | Finish | Propose | Agree | Refuse;
