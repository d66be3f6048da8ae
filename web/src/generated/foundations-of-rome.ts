// Made by `python -m scripts.client_types` from the Python types; a test keeps it current.

/** A position as a viewer sees it. */
export interface View {
  seats: number;
  options: Record<string, boolean | number | string | null>;
  first: number;
  era: number;
  final_turns: number;
  quiet: number;
  reason: string;
  steps: Step[];
  lots: Record<string, number>;
  buildings: BuildingView[];
  row: string[];
  piles: number[];
  gone: string[];
  display: MonumentView[];
  hands: HandView[];
  players: PlayerView[];
}

/** A decision that is owed, the last of the list being open: see `frames`. */
export interface Step {
  step: string;
  seat?: number | null;
  count?: number | null;
}

/** A building on the board; `worth` is the people it houses or the coins it brings now. */
export interface BuildingView {
  owner: number;
  piece: string;
  footprint: string;
  worth: number;
}

/** A monument of the game, the set its card is of, and where it stands. */
export interface MonumentView {
  piece: string;
  cards: string;
  footprint: string | null;
}

/** What a seat chooses from in a draft: `lots` is None if the viewer never saw it, `choice` its own business. */
export interface HandView {
  count: number;
  lots: string[] | null;
  chosen: boolean;
  choice: string | null;
}

/** What a seat has. Population and income follow from the city and are told for convenience. */
export interface PlayerView {
  coins: number;
  markers: number;
  monument_markers: number;
  population: number;
  income: number;
  tray: Record<string, number>;
  points: Record<string, number>;
  counts: Record<string, number>;
}

/** The first player is known; in turn order all got their coins. */
export interface Begun {
  event: "begun";
  seat: number;
  coins: number[];
}

/** A seat got a deed and put a marker on its lot. */
export interface Dealt {
  event: "dealt";
  seat: number;
  lot: string;
}

/** A seat got a deed to choose from; others do not learn which. */
export interface Drew {
  event: "drew";
  seat: number;
  lot: string | null;
}

/** A seat chose the deed to keep; others learn which when all have chosen. */
export interface Chose {
  event: "chose";
  seat: number;
  lot: string | null;
}

/** A seat showed the deed it keeps and put a marker on its lot. */
export interface Kept {
  event: "kept";
  seat: number;
  lot: string;
}

/** A deed came into the row. */
export interface Offered {
  event: "offered";
  lot: string;
  slot: number;
  price: number;
}

/** A monument is in the game. */
export interface Unveiled {
  event: "unveiled";
  piece: string;
  cards: string;
}

/** A seat took coins: the fixed number and the coin values of its buildings. */
export interface TookIncome {
  event: "took-income";
  seat: number;
  base: number;
  value: number;
  coins: number;
}

/** A seat bought a deed. */
export interface Bought {
  event: "bought";
  seat: number;
  lot: string;
  price: number;
}

/** The guard against a stalled table took a deed out of the game. */
export interface Withdrawn {
  event: "withdrawn";
  lot: string;
}

/** A building or monument went up. */
export interface Built {
  event: "built";
  seat: number;
  piece: string;
  footprint: string;
}

/** A building gave way to a larger one and went back to the tray, a monument to its card. */
export interface Replaced {
  event: "replaced";
  seat: number;
  piece: string;
  footprint: string;
}

/** A monument gave something to a seat with a building beside it. */
export interface Gifted {
  event: "gifted";
  seat: number;
  piece: string;
  points: number;
  coins: number;
}

/** A seat's population changed. */
export interface PopulationMoved {
  event: "population-moved";
  seat: number;
  before: number;
  population: number;
}

/** The row is empty: so many final turns are left in this era. */
export interface FinalTurnsBegun {
  event: "final-turns";
  era: number;
  turns: number;
}

/** What a seat's commercial buildings brought; in the last era coins became points. */
export interface CommerceScored {
  event: "commerce-scored";
  seat: number;
  era: number;
  buildings: Shop[];
  points: number;
  coins: number;
}

/** A commercial building that scored, with the coins it brings. */
export interface Shop {
  piece: string;
  footprint: string;
  points: number;
  coins: number;
}

/** What one civic building brought: `total` of what it counts, over its neighbours. */
export interface CivicScored {
  event: "civic-scored";
  seat: number;
  era: number;
  piece: string;
  footprint: string;
  measure: string;
  neighbours: Neighbour[];
  total: number;
  points: number;
}

/** A building beside a scoring one, and for how much it counts. */
export interface Neighbour {
  seat: number;
  piece: string;
  footprint: string;
  count: number;
}

/** What a seat's population brought: the number counted, own or next higher, and the bonus. */
export interface PopulationScored {
  event: "population-scored";
  seat: number;
  era: number;
  population: number;
  counted: number;
  bonus: number;
  points: number;
}

/** What a seat's lots without a building brought at the end. */
export interface LotsScored {
  event: "lots-scored";
  seat: number;
  lots: string[];
  points: number;
}

/** An era is scored; the points of all seats now. */
export interface EraEnded {
  event: "era-ended";
  era: number;
  points: number[];
}

/** The game is over. */
export interface Ended {
  event: "ended";
  reason: string;
}

/** CHANCE: this seat goes first. */
export interface First {
  do: "first";
  seat: number;
}

/** CHANCE: the deed of this lot comes next, to a seat or into the row. */
export interface Deal {
  do: "deal";
  lot: string;
}

/** CHANCE: this monument is in the game, with its card of this set. */
export interface Unveil {
  do: "unveil";
  monument: string;
  cards: string;
}

/** Keep the deed of this lot and pass the rest on. */
export interface Keep {
  do: "keep";
  lot: string;
}

/** Take coins. */
export interface Income {
  do: "income";
}

/** Buy the deed in this slot of the row, counted from the left and from 0. */
export interface Buy {
  do: "buy";
  slot: number;
}

/** Put a building or a monument on this footprint. */
export interface Build {
  do: "build";
  piece: string;
  footprint: string;
}

export type AnyEvent = Begun | Dealt | Drew | Chose | Kept | Offered | Unveiled | TookIncome | Bought | Withdrawn | Built | Replaced | Gifted | PopulationMoved | FinalTurnsBegun | CommerceScored | CivicScored | PopulationScored | LotsScored | EraEnded | Ended;

export type Action = First | Deal | Unveil | Keep | Income | Buy | Build;
