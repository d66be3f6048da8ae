/** The components as the board needs them: what the generated catalogue says, by id. It knows nothing of a set of
 * somebody's own. */
import type { View } from "../../generated/first-empires";
import source from "../../generated/first-empires.catalogue.json";
import { isOurs } from "../../lib/sets";

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

interface Card {
  id: string;
  civilization: string;
  points: number;
}

interface Region {
  id: string;
  color: Colour;
  oceans: string[];
}

type Civilization = { id: string; color: string; start: string } & Record<Colour, Track>;
type Costs = Record<string, Record<string, number>>;
type Table = Pick<View, "seats" | "options">;

function byId<T extends { id: string }>(list: readonly T[]): ReadonlyMap<string, T> {
  return new Map(list.map((one) => [one.id, one]));
}

export const REGIONS = byId(source.region as Region[]);
const CIVILIZATIONS = byId(source.civilization as Civilization[]);
const CARDS = byId(source.card as Card[]);

const ROUNDS: Readonly<Record<string, number>> = source.game.rounds;

function side({ seats }: Table): "two_players" | "more" {
  return seats === 2 ? "two_players" : "more";
}

/** How many rounds there are; 0 if that is not known. */
export function rounds(view: Table): number {
  return (isOurs(view) && ROUNDS[view.seats]) || 0;
}

/** The points that one move takes; 0 where there is none, or it is not known. */
export function cost(view: Table, from: string, to: string): number {
  return (isOurs(view) && (source.costs[side(view)] as Costs)[from]?.[to]) || 0;
}

/** The neighbours by land on a side of the map. */
export function neighbours(view: Table, region: string): readonly string[] {
  return (isOurs(view) && (source.borders[side(view)] as Record<string, string[]>)[region]) || [];
}

export function colourOf(view: Table, region: string): Colour | null {
  return (isOurs(view) && REGIONS.get(region)?.color) || null;
}

export function cardOf(view: Table, card: string): Card | null {
  return (isOurs(view) && CARDS.get(card)) || null;
}

/** The track of a player's civilization, if it is known. */
export function track(view: View, seat: number, colour: Colour): Track | null {
  const civilization = view.players[seat]?.civilization;
  return (isOurs(view) && civilization && CIVILIZATIONS.get(civilization)?.[colour]) || null;
}
