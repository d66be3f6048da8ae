// Made by `python -m scripts.client_types` from the Python types; a test keeps it current.

/** A position as a viewer sees it. */
export interface View {
  seats: number;
  options: Record<string, boolean | number | string | null>;
  first: number;
  round: number;
  reason: string;
  steps: Step[];
  regions: Record<string, RegionView>;
  players: PlayerView[];
  turn: TurnView;
  values_left: number[][];
}

/** A decision that is owed, the last of the list being open: see `frames`. */
export interface Step {
  step: string;
  seat?: number | null;
  count?: number | null;
  region?: string | null;
  owner?: number | null;
  tracks?: string[];
  fresh?: boolean;
}

/** Who is in a region, and whose city tokens: by seat. */
export interface RegionView {
  owner?: number | null;
  explorers?: number;
  cities?: number[];
}

/** A civilization as a viewer sees it: `hand` is None unless it is the viewer's own. */
export interface PlayerView {
  civilization: string | null;
  levels: Record<string, number>;
  hand: string[] | null;
  hand_size: number;
  deck_size: number;
  scored: string[];
  discarded: string[];
  tokens: string[];
  taken: number[];
  revealed: number[];
}

/** The turn under way. */
export interface TurnView {
  dice: Record<string, number>;
  natural: Record<string, number>;
  blackened: number;
  rerolls: number;
  points: number;
  conquests: number;
  rivals: number[];
  captured: number;
  raised: Record<string, number>;
  founded: string[];
}

/** A seat got its civilization; its explorers and a city stand in its start region (E-2.3, E-2.6, E-2.8). */
export interface Assigned {
  event: "assigned";
  seat: number;
  civilization: string;
  region: string;
  count: number;
}

/** The first player is known (E-2.4). */
export interface Begun {
  event: "begun";
  seat: number;
}

/** A seat's turn began (E-3.1). */
export interface Started {
  event: "started";
  seat: number;
  round: number;
}

/** A seat drew a card; others do not learn which (E-1.10). */
export interface Drew {
  event: "drew";
  seat: number;
  card: string | null;
}

/** A die shows a face (E-4.1). */
export interface Rolled {
  event: "rolled";
  seat: number;
  face: string;
}

/** A seat took these dice up again (E-4.2). */
export interface Rerolled {
  event: "rerolled";
  seat: number;
  faces: string[];
}

/** A card was discarded to turn a die black (E-4.5). */
export interface Blackened {
  event: "blackened";
  seat: number;
  card: string;
  face: string;
}

/** An explorer went from one region to another, for so many points (E-5.1). */
export interface Moved {
  event: "moved";
  seat: number;
  source: string;
  target: string;
  cost: number;
}

/** A seat set out to conquer a region (E-6.3). */
export interface Invaded {
  event: "invaded";
  seat: number;
  target: string;
  rival: number;
}

/** A region changed hands (E-6.1). */
export interface Conquered {
  event: "conquered";
  seat: number;
  rival: number;
  target: string;
  explorers: number;
  black: number;
  defenders: number;
}

/** City tokens of a rival were taken off the map (E-5.6, E-6.7). */
export interface Captured {
  event: "captured";
  seat: number;
  rival: number;
  region: string;
  count: number;
}

/** Defeated explorers went to another region (E-7.1). */
export interface Retreated {
  event: "retreated";
  seat: number;
  region: string;
  count: number;
}

/** A card was discarded to turn a die (E-8.1). */
export interface Converted {
  event: "converted";
  seat: number;
  card: string;
  face: string;
  into: string;
}

/** A marker rose (E-8.3); what the track shows now, and how many points its space is worth. */
export interface Raised {
  event: "raised";
  seat: number;
  track: string;
  value: number;
  points: number;
}

/** New explorers were placed (E-8.7). */
export interface Placed {
  event: "placed";
  seat: number;
  region: string;
  count: number;
}

/** A city token was placed (E-9.1). */
export interface Founded {
  event: "founded";
  seat: number;
  track: string;
  region: string;
}

/** A card was scored (E-10.1). */
export interface Scored {
  event: "scored";
  seat: number;
  card: string;
  points: number;
}

/** A city token turned out to be worth so much to a seat (E-11.3). */
export interface TurnedUp {
  event: "turned-up";
  seat: number;
  owner: number;
  value: number;
}

/** The game is over (E-11.1). */
export interface Ended {
  event: "ended";
  reason: string;
}

/** CHANCE: the seat gets this civilization (E-2.3). */
export interface Assign {
  do: "assign";
  civilization: string;
}

/** CHANCE: this seat goes first (E-2.4). */
export interface First {
  do: "first";
  seat: number;
}

/** CHANCE: the seat draws this card (E-2.7, E-8.9). */
export interface Draw {
  do: "draw";
  card: string;
}

/** CHANCE: a die shows this face (E-4.1). */
export interface Roll {
  do: "roll";
  face: string;
}

/** CHANCE: a city token turns out to be worth this (E-11.3). */
export interface TurnUp {
  do: "turn-up";
  value: number;
}

/** Roll these dice again (E-4.2); how many of each face, packed. */
export interface Reroll {
  do: "reroll";
  dice: string;
}

/** Roll no more (E-4.4). */
export interface Stop {
  do: "stop";
}

/** Discard a card to turn a die black (E-4.5). */
export interface Black {
  do: "black";
  card: string;
  face: string;
}

/** One explorer over a land border, or one voyage from coast to coast (E-5.1, E-5.5). */
export interface Move {
  do: "move";
  source: string;
  target: string;
}

/** Choose a region to conquer (E-6.3). */
export interface Invade {
  do: "invade";
  target: string;
}

/** One explorer of this region joins the invasion (E-6.4). */
export interface Bring {
  do: "bring";
  source: string;
}

/** Move no more (E-5.9). */
export interface Halt {
  do: "halt";
}

/** Take the defeated explorers to this region (E-7.1). */
export interface Retreat {
  do: "retreat";
  region: string;
}

/** Discard a card to turn a die from one face to another (E-8.1). */
export interface Convert {
  do: "convert";
  card: string;
  face: string;
  into: string;
}

/** Raise the marker of a track (E-8.3). */
export interface Raise {
  do: "raise";
  track: string;
}

/** Raise no more (E-8.5). */
export interface Rest {
  do: "rest";
}

/** Put a new explorer into this region (E-8.7). */
export interface Place {
  do: "place";
  region: string;
}

/** Put the city token of a track into this region (E-9.2). */
export interface City {
  do: "city";
  track: string;
  region: string;
}

/** Lay down a card whose conditions hold (E-10.1). */
export interface Score {
  do: "score";
  card: string;
}

/** End the turn (E-3.2). */
export interface Finish {
  do: "finish";
}

export type AnyEvent = Assigned | Begun | Started | Drew | Rolled | Rerolled | Blackened | Moved | Invaded | Conquered | Captured | Retreated | Converted | Raised | Placed | Founded | Scored | TurnedUp | Ended;

export type Action = Assign | First | Draw | Roll | TurnUp | Reroll | Stop | Black | Move | Invade | Bring | Halt | Retreat | Convert | Raise | Rest | Place | City | Score | Finish;
