/** What the catalogue knows of the pieces; those of somebody's own set are known by what the view tells of them. */
import data from "../../generated/foundations-of-rome.catalogue.json";
import type { View } from "../../generated/foundations-of-rome";
import type { Argument, Translate } from "../../lib/contract";
import { isOurs } from "../../lib/sets";
import { term } from "../../lib/texts";
import type { Sign } from "./art/emblems";
import { type Cell, turns } from "./geometry";

export type Type = "residential" | "commercial" | "civic";
const TYPES: readonly Type[] = ["residential", "commercial", "civic"];

interface Score {
  per: "building" | "population" | "coins" | "civic";
  points: number;
  every: number;
}

interface Piece {
  id: string;
  type: Type;
  shape: string;
  population: number;
  coins: number;
  points: number;
  score: Score | null;
  count?: number;
  population_per_neighbour?: number;
  coins_per_neighbour?: number;
  gift?: { points: number; coins: number } | null;
}

const buildings = data.building as Piece[];
const known = new Map([...buildings, ...(data.monument as Piece[])].map((piece) => [piece.id, piece]));
const shapes = data.shapes as unknown as Record<string, Cell[]>;

export const PRICES: readonly number[] = data.game.deed_prices;
export const PLACES = PRICES.length;
export const ERAS = data.game.population_bonus.length;

export const pieceOf = (view: View, id: string): Piece | undefined => (isOurs(view) ? known.get(id) : undefined);

export const isMonument = (view: View, id: string): boolean => view.display.some(({ piece }) => piece === id);

/** The kinds of buildings in a tray, by type; a set of somebody's own is one list. */
export function kinds(view: View): { type: Type | null; pieces: string[] }[] {
  const tray = Object.keys(view.players[0]?.tray ?? {});
  if (!isOurs(view)) return [{ type: null, pieces: tray }];
  return TYPES.map((type) => ({ type, pieces: tray.filter((id) => known.get(id)?.type === type) }));
}

/** How many lots there are along a side: all deeds lie somewhere, so counting them tells it for any set. */
export function sizeOf(view: View): number {
  if (isOurs(view)) return (data.game.sizes as Record<string, number>)[view.seats] ?? 10;
  const owed = view.steps.reduce((sum, { step, count }) => sum + (step === "Dealing" ? (count ?? 0) : 0), 0);
  const hands = view.hands.reduce((sum, { count }) => sum + count, 0);
  const piles = view.piles.reduce((sum, count) => sum + count, 0);
  const deeds = Object.keys(view.lots).length + view.row.length + view.gone.length + hands + piles + owed;
  return Math.max(1, Math.round(Math.sqrt(deeds)));
}

/** The ways a piece can lie; without its shape in the catalogue, those of the given footprints. */
export function waysToLie(view: View, id: string, listed: readonly Cell[][]): Cell[][] {
  const piece = pieceOf(view, id);
  const shape = piece ? shapes[piece.shape] : listed[0];
  return shape ? turns(shape) : [];
}

export const shapeOf = (view: View, id: string): readonly Cell[] => shapes[pieceOf(view, id)?.shape ?? "I1"] ?? [[0, 0]];

export const nameOf = (id: string, t: Translate): string => t("rome-piece", { piece: term(`piece-${id}`) });

/** What a piece is worth, in words; `worth` is what it is now, where it stands. */
export function worthOf(view: View, id: string, t: Translate, worth?: number): string {
  const piece = pieceOf(view, id);
  if (!piece) return "";
  const more = piece.population_per_neighbour || piece.coins_per_neighbour || 0;
  if (piece.score) {
    return t(`board-worth-${piece.score.per}`, { rate: piece.score.points, every: piece.score.every });
  }
  const args: Record<string, Argument> = {
    worth: worth ?? piece.population + piece.coins,
    more: worth === undefined ? more : 0,
    points: piece.points,
  };
  return t(`board-worth-${piece.type}`, args);
}

export function giftOf(view: View, id: string, t: Translate): string {
  const gift = pieceOf(view, id)?.gift;
  if (!gift) return "";
  return gift.points ? t("board-gift-points", { count: gift.points }) : t("board-gift-coins", { count: gift.coins });
}

/** A figure with its sign: what is printed on a piece. */
export interface Figure {
  sign: Sign;
  text: string;
}

const PER: Record<Score["per"], Sign> = { building: "building", population: "person", coins: "coin", civic: "civic" };

/** What is printed on a piece; `worth` is what it is now, where it stands. A rate reads "2 stars for each coin". */
export function figuresOf(view: View, id: string, worth?: number): Figure[] {
  const piece = pieceOf(view, id);
  if (!piece) return worth ? [{ sign: "building", text: String(worth) }] : [];
  if (piece.score) {
    const { points, every, per } = piece.score;
    return [{ sign: "star", text: `${every === 2 && points === 1 ? "½" : every > 1 ? `${points}:${every}` : points}/` }, { sign: PER[per], text: "" }];
  }
  const more = worth === undefined && (piece.population_per_neighbour || piece.coins_per_neighbour) ? "+" : "";
  if (piece.type === "residential") return [{ sign: "person", text: `${worth ?? piece.population}${more}` }];
  const coins: Figure = { sign: "coin", text: `${worth ?? piece.coins}${more}` };
  const points: Figure = { sign: "star", text: String(piece.points) };
  return piece.points === 0 ? [coins] : piece.coins === 0 ? [points] : [coins, points];
}

/** What a seat has been given until now. */
export function pointsOf(view: View, seat: number): number {
  return Object.values(view.players[seat]?.points ?? {}).reduce((sum, part) => sum + part, 0);
}
