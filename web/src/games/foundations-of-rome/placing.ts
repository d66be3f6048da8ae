/** What can be built where, read from the list of legal moves. */
import type { Action, Build, View } from "../../generated/foundations-of-rome";
import type { Asked } from "../../lib/contract";
import { type Cell, cellOf, cellsOf, lotsOf, placesAt, settled } from "./geometry";
import { sizeOf, waysToLie } from "./pieces";

/** The legal moves sorted by what they are. */
export interface Options {
  /** By piece: the footprints it can be built on. */
  builds: ReadonlyMap<string, ReadonlySet<string>>;
  /** Places of the row, from 0. */
  buys: ReadonlySet<number>;
  keeps: ReadonlySet<string>;
  income: boolean;
}

export function optionsOf(asked: Asked<Action> | null): Options {
  const builds = new Map<string, Set<string>>();
  const buys = new Set<number>();
  const keeps = new Set<string>();
  let income = false;
  for (const { action } of asked?.legal ?? []) {
    if (action.do === "build") builds.set(action.piece, (builds.get(action.piece) ?? new Set()).add(action.footprint));
    else if (action.do === "buy") buys.add(action.slot - 1);
    else if (action.do === "keep") keeps.add(action.lot);
    else if (action.do === "income") income = true;
  }
  return { builds, buys, keeps, income };
}

/** By piece: how many places it can be built on, of those that cover the lot if one is given. */
export function countPlaces({ builds }: Options, lot: string | null): Map<string, number> {
  const covers = (footprint: string): boolean => lot === null || lotsOf(footprint).includes(lot);
  return new Map([...builds].map(([piece, footprints]) => [piece, [...footprints].filter(covers).length]));
}

const way = (cells: readonly Cell[]): string => JSON.stringify(settled(cells));

/** Which way a footprint lies. */
export const wayOf = (footprint: string): string => way(cellsOf(footprint));

/**
 * The footprints of a piece that cover a lot: the legal ones, or else all there could be, so that one learns why not.
 * Those that lie like `lying` come first.
 */
export function candidates(view: View, { builds }: Options, piece: string, lot: string, lying: string): string[] {
  const legal = builds.get(piece) ?? new Set<string>();
  const ways = waysToLie(view, piece, [...legal].map(cellsOf));
  const turned = Math.max(0, ways.findIndex((cells) => way(cells) === lying));
  const inOrder = [...ways.slice(turned), ...ways.slice(0, turned)];
  const all = inOrder.flatMap((cells) => placesAt(cells, cellOf(lot), sizeOf(view)));
  const allowed = all.filter((footprint) => legal.has(footprint));
  return allowed.length > 0 ? allowed : all;
}

/** The place of a piece with most lots of a seat's own, legal or not; null if it could lie nowhere. */
export function likeliest(view: View, options: Options, piece: string, seat: number): string | null {
  const owned = (footprint: string): number => lotsOf(footprint).filter((lot) => view.lots[lot] === seat).length;
  const all = Object.keys(view.lots).flatMap((lot) => candidates(view, options, piece, lot, ""));
  return all.reduce<string | null>((best, each) => (best === null || owned(each) > owned(best) ? each : best), null);
}

export const building = (piece: string, footprint: string): Build => ({ do: "build", piece, footprint });
