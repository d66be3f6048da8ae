/** What is in hand and where it is held: which cells light up, what would come of it, and why not. */
import { SvelteMap } from "svelte/reactivity";
import type { BoardProps, Preview, Problem } from "../../lib/contract";
import type { Gift } from "../../generated/founders";
import { kindOf } from "./catalogue";
import { nationPlace, same, targets, trial } from "./choices";
import type { Ghost } from "./nation";
import type { Action, AnyEvent, Pick, View } from "./types";

interface Spot {
  seat: number;
  cell: string;
}

/** A sentence beside a place. */
interface Remark {
  problem: Problem;
  node: Element;
}

/** Several actions on one cell: the resources of a nature tile. */
export interface Choice {
  actions: Action[];
  node: Element;
}

/** More cells than that are looked at one by one. */
const MOST_AHEAD = 16;
/** A cell is asked about when the pointer rests on it. */
const REST_MS = 450;

const NOWHERE = new Map<string, Action[]>();

export class Aim {
  pick = $state.raw<Pick | null>(null);
  at = $state.raw<Spot | null>(null);
  /** On a touch screen the first tap shows what would come of it, the second does it. */
  armed = $state<string | null>(null);
  remark = $state.raw<Remark | null>(null);
  choice = $state.raw<Choice | null>(null);

  readonly #props: () => BoardProps<View, Action, AnyEvent>;
  readonly #previews = new SvelteMap<string, Preview>();
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(props: () => BoardProps<View, Action, AnyEvent>) {
    this.#props = props;
  }

  get own(): number {
    return this.#props().viewer ?? -1;
  }

  readonly targets = $derived.by(() => targets(this.#props().asked?.legal ?? [], this.pick, this.own));

  readonly #byNation = $derived.by(() => this.#props().view.players.map((_, seat) => cellsOf(this.targets, seat)));

  /** What may be done in one nation, by cell. */
  within(seat: number): Map<string, Action[]> {
    return this.#byNation[seat] ?? NOWHERE;
  }

  /** What would be given to tiles on the cells that light up, as far as it is known. */
  readonly gifts = $derived.by(() => {
    const found = new Map<string, Gift[]>();
    for (const [cell, [action]] of this.within(this.own)) {
      if (action?.do === "add") found.set(cell, giftsOf(this.#previews.get(JSON.stringify(action))));
    }
    return found;
  });

  /** The tile where it is held. */
  readonly ghost = $derived.by((): Ghost | null => {
    const [action] = (this.at?.seat === this.own && this.within(this.own).get(this.at.cell)) || [];
    if (action?.do !== "add" && action?.do !== "swap") return null;
    const preview = this.#previews.get(JSON.stringify(action));
    const points = preview ? (preview.after[this.own] ?? 0) - (preview.before[this.own] ?? 0) : 0;
    return { cell: action.cell, tile: action.tile, gifts: giftsOf(preview), points };
  });

  /** A new decision: nothing is in hand but a tile that was drawn and must be laid. */
  renew(): void {
    const step = this.#props().view.steps.at(-1);
    this.drop();
    this.#previews.clear();
    if (this.#props().asked && step?.step === "Placing" && step.tile) this.take({ what: "tile", tile: step.tile });
  }

  drop(): void {
    this.pick = null;
    this.armed = null;
    this.hush();
  }

  hush(): void {
    clearTimeout(this.#resting);
    this.remark = null;
    this.choice = null;
  }

  /** Take something in hand, or put it back. */
  take(pick: Pick): void {
    const back = same(this.pick, pick) && this.#props().view.steps.at(-1)?.step !== "Placing";
    this.drop();
    if (back) return;
    this.pick = pick;
    if (pick.what !== "tile" || kindOf(this.#props().view, pick.tile)?.needs.length === 0) return;
    const adds = [...this.targets.values()].flat().filter((action) => action.do === "add");
    for (const action of adds.slice(0, MOST_AHEAD)) void this.#foresee(action);
  }

  point(spot: Spot | null, node: Element | null): void {
    clearTimeout(this.#resting);
    this.at = spot;
    if (!spot || !node || !this.pick) return;
    if (this.remark && this.remark.node !== node) this.hush();
    const [action] = this.targets.get(nationPlace(spot.seat, spot.cell)) ?? [];
    if (action) void this.#foresee(action);
    else this.#resting = setTimeout(() => void this.#explain(spot, node), REST_MS);
  }

  /** Put the thing in hand there, or be told why not. */
  act(spot: Spot, node: Element, touched: boolean): void {
    const pick = this.pick;
    if (!pick) return;
    const place = nationPlace(spot.seat, spot.cell);
    const actions = this.targets.get(place);
    this.hush();
    this.at = spot;
    if (!actions) {
      void this.#explain(spot, node);
    } else if (actions.length > 1) {
      this.choice = { actions, node };
    } else if (touched && pick.what === "tile" && this.armed !== place) {
      this.armed = place;
      void this.#foresee(actions[0]!);
    } else {
      this.play(actions[0]!);
    }
  }

  play(action: Action): void {
    this.drop();
    this.at = null;
    this.#props().play(action);
  }

  /** Why something is not allowed that belongs to no cell. */
  async ask(action: Action, node: Element): Promise<void> {
    const problem = await this.#props().why(action);
    if (problem) this.remark = { problem, node };
  }

  async #explain(spot: Spot, node: Element): Promise<void> {
    const { view } = this.#props();
    const action = this.pick && trial(view, this.pick, spot.seat, spot.cell, this.own);
    if (!action) return;
    const problem = await this.#props().why(action);
    const still = this.at?.seat === spot.seat && this.at.cell === spot.cell;
    if (problem && still) this.remark = { problem, node };
  }

  async #foresee(action: Action): Promise<void> {
    const key = JSON.stringify(action);
    if (this.#previews.has(key) || (action.do !== "add" && action.do !== "swap")) return;
    const decision = this.#props().asked?.decision;
    const preview = await this.#props().preview(action);
    if (preview && decision === this.#props().asked?.decision) this.#previews.set(key, preview);
  }
}

function cellsOf(targets: Map<string, Action[]>, seat: number): Map<string, Action[]> {
  const start = nationPlace(seat, "");
  const own = [...targets].filter(([place]) => place.startsWith(start));
  return own.length ? new Map(own.map(([place, actions]) => [place.slice(start.length), actions])) : NOWHERE;
}

function giftsOf(preview: Preview | undefined): Gift[] {
  for (const event of (preview?.events ?? []) as AnyEvent[]) {
    if (event.event === "added" || event.event === "swapped") return event.gifts;
  }
  return [];
}
