/** Positions of real games, made by `scripts.client.founders_positions`, and a board around them. */
import { render } from "@testing-library/svelte";
import type { BoardProps, Outcome, Preview, Problem, Told } from "../../lib/contract";
import { Texts, type Language } from "../../lib/texts";
import founders from "./index";
import type { Action, AnyEvent, Question, Translate, View } from "./types";

export interface Position {
  viewer: number;
  names: string[];
  view: View;
  asked: Question | null;
  fresh: Told<AnyEvent>[];
  outcome: Outcome | null;
  previews: Record<string, Preview>;
  problems: Record<string, Problem>;
}

const files = import.meta.glob<Position>("./fixtures/*.json", { eager: true, import: "default" });

export const positions: Record<string, Position> = Object.fromEntries(
  Object.entries(files).map(([path, found]) => [path.replace(/^.*\/|\.json$/g, ""), found]),
);

export function position(name: string): Position {
  const found = positions[name];
  if (!found) throw new Error(`there is no position ${name}`);
  return found;
}

export function translator(language: Language, { names, viewer }: Position): Translate {
  const texts = new Texts(language, founders.texts[language]);
  return (id, args) => texts.format(id, args, { names, reader: viewer });
}

/** As a person would type it. */
export function notation(action: Action): string {
  return Object.values(action).join(" ");
}

export function show(name: string, more: Partial<BoardProps<View, Action, AnyEvent>> = {}, language: Language = "en") {
  const found = position(name);
  const played: Action[] = [];
  const asked: Action[] = [];
  const props: BoardProps<View, Action, AnyEvent> = {
    view: found.view,
    viewer: found.viewer,
    names: found.names,
    asked: found.asked,
    fresh: [],
    speed: 0,
    highlight: null,
    outcome: found.outcome,
    options: found.view.options,
    t: translator(language, found),
    play: (action) => void played.push(action),
    why: (action) => {
      asked.push(action);
      return Promise.resolve(found.problems[notation(action)] ?? null);
    },
    preview: (action) => Promise.resolve(found.previews[notation(action)] ?? null),
    ...more,
  };
  return { ...render(founders.Board, { props }), found, played, asked };
}
