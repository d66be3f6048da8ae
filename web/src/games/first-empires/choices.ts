/** What may be done now, sorted by where on the board it is done. Nothing is worked out here: all of it was listed. What
 * ends a step is done nowhere on the board, but in the bar of the page. */
import type { Asked } from "../../lib/contract";
import type { Action, Step, View } from "../../generated/first-empires";
import { FACES, LETTERS, cost, type Face } from "./components";

type Nested = Map<string, Map<string, Action>>;

export interface Choices {
  /** By the letters of the dice. */
  rerolls: Map<string, Action>;
  moves: Nested;
  invasions: Map<string, Action>;
  /** What a tap on a region alone does: an explorer joins, retreats or is placed. */
  here: Map<string, Action>;
  /** By track and region. */
  cities: Nested;
  raises: Map<string, Action>;
  scores: Map<string, Action>;
  /** By card, the face a die shows and the face it would show. */
  turns: Map<string, Nested>;
}

export function choices(asked: Asked<Action> | null): Choices {
  const found: Choices = {
    rerolls: new Map(),
    moves: new Map(),
    invasions: new Map(),
    here: new Map(),
    cities: new Map(),
    raises: new Map(),
    scores: new Map(),
    turns: new Map(),
  };
  for (const { action } of asked?.legal ?? []) sort(found, action);
  return found;
}

function sort(found: Choices, action: Action): void {
  switch (action.do) {
    case "reroll":
      found.rerolls.set(action.dice, action);
      break;
    case "move":
      put(found.moves, action.source, action.target, action);
      break;
    case "invade":
      found.invasions.set(action.target, action);
      break;
    case "bring":
      found.here.set(action.source, action);
      break;
    case "retreat":
    case "place":
      found.here.set(action.region, action);
      break;
    case "city":
      put(found.cities, action.track, action.region, action);
      break;
    case "raise":
      found.raises.set(action.track, action);
      break;
    case "score":
      found.scores.set(action.card, action);
      break;
    case "black":
      put(within(found.turns, action.card), action.face, "black", action);
      break;
    case "convert":
      put(within(found.turns, action.card), action.face, action.into, action);
  }
}

function within<T>(map: Map<string, Map<string, T>>, key: string): Map<string, T> {
  const inner = map.get(key) ?? new Map<string, T>();
  map.set(key, inner);
  return inner;
}

function put(map: Nested, key: string, inner: string, action: Action): void {
  within(map, key).set(inner, action);
}

/** The dice of a turn, one by one. */
export function diceOf(view: View): Face[] {
  return FACES.flatMap((face) => Array<Face>(view.turn.dice[face] ?? 0).fill(face));
}

/** Dice as the notation writes them. */
export function written(faces: readonly Face[]): string {
  return FACES.flatMap((face) => faces.filter((one) => one === face).map(() => LETTERS[face])).join(" ");
}

/** The open decision, whoever owes it. */
export function openStep(view: View): Step | null {
  return view.steps.at(-1) ?? null;
}

/** Whose turn it is, whoever is asked in the middle of it. */
export function turnOf(view: View): number | null {
  return view.round > 0 && !view.reason ? (view.steps[0]?.seat ?? null) : null;
}

/** How a region is marked, and what it costs to go there: 0 where that is nothing or not known. */
export interface Mark {
  kind: "source" | "picked" | "target" | "invade" | "aimed" | "bring" | "retreat" | "place" | "city";
  cost: number;
  action: Action | null;
}

/** What has been tapped so far. */
export interface Picked {
  source: string | null;
  aim: string | null;
  track: string | null;
}

/** The marks of all regions that can be tapped to some effect. */
export function marks(view: View, found: Choices, picked: Picked): Map<string, Mark> {
  const marked = new Map<string, Mark>();
  for (const source of found.moves.keys()) marked.set(source, { kind: "source", cost: 0, action: null });
  for (const [target, action] of found.invasions) {
    marked.set(target, { kind: target === picked.aim ? "aimed" : "invade", cost: 0, action });
  }
  if (picked.source) {
    const source = picked.source;
    marked.set(source, { kind: "picked", cost: 0, action: null });
    for (const [target, action] of found.moves.get(source) ?? []) {
      marked.set(target, { kind: "target", cost: cost(view, source, target), action });
    }
  }
  const invaded = openStep(view)?.region;
  for (const [region, action] of found.here) {
    const kind = action.do === "bring" ? "bring" : action.do === "retreat" ? "retreat" : "place";
    const points = kind === "bring" && invaded ? cost(view, region, invaded) : 0;
    marked.set(region, { kind, cost: points, action });
  }
  for (const [region, action] of found.cities.get(picked.track ?? "") ?? []) {
    marked.set(region, { kind: "city", cost: 0, action });
  }
  return marked;
}

/** What somebody who taps a region without a mark would seem to mean; null if nothing in particular. */
export function meant(view: View, viewer: number | null, picked: Picked, region: string): Action | null {
  const owner = view.regions[region]?.owner ?? null;
  switch (openStep(view)?.step) {
    case "Moving":
      if (owner !== null && owner !== viewer) return { do: "invade", target: region };
      return picked.source ? { do: "move", source: picked.source, target: region } : null;
    case "Invading":
      return { do: "bring", source: region };
    case "Retreating":
      return { do: "retreat", region };
    case "Placing":
      return { do: "place", region };
    case "Founding":
      return picked.track ? { do: "city", track: picked.track, region } : null;
    default:
      return null;
  }
}
