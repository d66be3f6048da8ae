/** Positions of real games, made by the `scripts.client.*_positions`, and a board around them. */
import { render } from "@testing-library/svelte";
import { vi } from "vitest";
import type { Asked, BoardProps, Demand, GameClient, Outcome, Preview, Problem, Told, Translate } from "../lib/contract";
import { Texts, type Language } from "../lib/texts";

export interface Position<V, A, E> {
  viewer: number;
  view: V;
  demands: Record<string, Demand[]>;
  asked: Asked<A> | null;
  fresh: Told<E>[];
  outcome: Outcome | null;
  /** What some of the listed actions would bring, and why some others are not allowed: by notation. */
  previews?: Record<string, Preview>;
  problems?: Record<string, Problem>;
}

interface AnyView {
  seats: number;
  options: Record<string, unknown>;
}

/** As in the sentences of the positions. */
export const NAMES = ["Livia", "Marcus", "Julia", "Gaius", "Tullia"];

/** What jsdom does not have: there, nothing has a size. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

/** As a person would type it. */
function notation(action: object): string {
  return Object.values(action).join(" ");
}

/** The positions of a game by the names of their files, and what is done with them. `problem` is told where the file of
 * a position has none. */
export function boards<V extends AnyView, A extends object, E>(
  client: GameClient<V, A, E>,
  files: Record<string, Position<V, A, E>>,
  problem: Problem | null = null,
) {
  const positions = Object.fromEntries(Object.entries(files).map(([path, found]) => [path.replace(/^.*\/|\.json$/g, ""), found]));

  function position(name: string): Position<V, A, E> {
    const found = positions[name];
    if (!found) throw new Error(`there is no position ${name}`);
    return found;
  }

  function translator(language: Language, reader: number | null = null): Translate {
    const texts = new Texts(language, client.texts[language]);
    return (id, args) => texts.format(id, args, { names: NAMES, reader });
  }

  /** The board in a position, and what it calls. */
  function show(name: string, changed: Partial<BoardProps<V, A, E>> = {}, language: Language = "en") {
    const found = position(name);
    const props = {
      view: found.view,
      viewer: found.viewer,
      names: NAMES.slice(0, found.view.seats),
      demands: found.demands,
      asked: found.asked,
      fresh: found.fresh,
      speed: 0,
      highlight: null,
      outcome: found.outcome,
      options: found.view.options,
      t: translator(language, found.viewer),
      play: vi.fn<(action: A) => void>(),
      why: vi.fn(async (action: A) => found.problems?.[notation(action)] ?? problem),
      preview: vi.fn(async (action: A) => found.previews?.[notation(action)] ?? null),
      ...changed,
    };
    const { play, why, preview } = props;
    return { ...render(client.Board, { props }), found, props, play, why, preview };
  }

  return { positions, position, translator, show };
}
