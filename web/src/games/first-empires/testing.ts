/** Positions of real games, made by `scripts.client.first_empires_positions`, and a board around them. */
import { render } from "@testing-library/svelte";
import { vi } from "vitest";
import type { Asked, BoardProps, Outcome, Problem, Told } from "../../lib/contract";
import { Texts, type Language } from "../../lib/texts";
import type { Action, AnyEvent, View } from "../../generated/first-empires";
import client from "./index";

export interface Position {
  viewer: number;
  view: View;
  asked: Asked<Action> | null;
  fresh: Told<AnyEvent>[];
  outcome: Outcome | null;
}

const found = import.meta.glob<Position>("./fixtures/*.json", { eager: true, import: "default" });

export const POSITIONS: ReadonlyMap<string, Position> = new Map(
  Object.entries(found).map(([path, position]) => [path.replace("./fixtures/", "").replace(".json", ""), position]),
);

export const NAMES = ["Livia", "Marcus", "Carmen", "Dan", "Aurelia"];

export function translator(language: Language, reader: number | null = null) {
  const texts = new Texts(language, client.texts[language]);
  return (id: string, args = {}) => texts.format(id, args, { names: NAMES, reader });
}

export const PROBLEM: Problem = {
  message: { type: "message", id: "illegal-move", args: {} },
  package: "latium.games.first_empires",
  sentence: "It is the last region Dan occupies.",
  clause: "E-6.6",
  refusal: null,
};

export function position(name: string): Position {
  const position = POSITIONS.get(name);
  if (!position) throw new Error(`no position ${name}`);
  return position;
}

/** The board in a position, and what it calls. */
export function board(name: string, changed: Partial<BoardProps<View, Action, AnyEvent>> = {}, language: Language = "en") {
  const { viewer, view, asked, fresh, outcome } = position(name);
  const play = vi.fn<(action: Action) => void>();
  const why = vi.fn<(action: Action) => Promise<Problem | null>>(async () => PROBLEM);
  const preview = vi.fn(async () => null);
  const props = {
    view,
    viewer,
    names: NAMES.slice(0, view.seats),
    asked,
    fresh,
    speed: 0,
    highlight: null,
    outcome,
    options: {},
    t: translator(language, viewer),
    play,
    why,
    preview,
    ...changed,
  };
  return { ...render(client.Board, props), play, why, preview, props };
}
