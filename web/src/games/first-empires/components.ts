/** The components as the board needs them: what the generated catalogue says, by id. */
import source from "../../generated/first-empires.catalogue.json";

export const COLOURS = ["orange", "blue", "purple", "green", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];
export const FACES = [...COLOURS, "black"] as const;
export type Face = (typeof FACES)[number];

/** How the notation writes the faces. */
export const LETTERS: Readonly<Record<Face, string>> = { orange: "o", blue: "b", purple: "p", green: "g", yellow: "y", black: "k" };

export interface Track {
  values: number[];
  points: number[];
  city: number;
}

export interface Condition {
  kind: string;
  n: number;
  color: string | null;
  ocean: string | null;
  face: string | null;
}

interface Card {
  id: string;
  civilization: string;
  points: number;
  requires: Condition[];
}

interface Region {
  id: string;
  color: Colour;
  oceans: string[];
}

type Civilization = { id: string; color: string; start: string } & Record<Colour, Track>;
type Costs = Record<string, Record<string, number>>;

function byId<T extends { id: string }>(list: readonly T[]): ReadonlyMap<string, T> {
  return new Map(list.map((one) => [one.id, one]));
}

export const REGIONS = byId(source.region as Region[]);
const CIVILIZATIONS = byId(source.civilization as Civilization[]);
export const CARDS = byId(source.card as Card[]);

const ROUNDS: Readonly<Record<string, number>> = source.game.rounds;

function side(seats: number): "two_players" | "more" {
  return seats === 2 ? "two_players" : "more";
}

export function rounds(seats: number): number {
  return ROUNDS[seats] ?? 0;
}

/** The points that one move takes; 0 where there is none. */
export function cost(seats: number, from: string, to: string): number {
  return (source.costs[side(seats)] as Costs)[from]?.[to] ?? 0;
}

/** The neighbours by land on a side of the map. */
export function neighbours(seats: number, region: string): readonly string[] {
  return (source.borders[side(seats)] as Record<string, string[]>)[region] ?? [];
}

/** The colour of a region; the map of a user's own set is not known here. */
export function colourOf(region: string): Colour | null {
  return REGIONS.get(region)?.color ?? null;
}

/** The track of a civilization, if both are known. */
export function track(civilization: string | null, colour: Colour): Track | null {
  return (civilization && CIVILIZATIONS.get(civilization)?.[colour]) || null;
}
