/** What is under consideration: what was chosen, where it is held, what it would bring or why it cannot be. */
import { untrack } from "svelte";
import type { Action, AnyEvent, Build, View } from "../../generated/foundations-of-rome";
import type { BoardProps } from "../../lib/contract";
import { lotsOf } from "./geometry";
import { covered, isDrafting, shown } from "./labels";
import { nameOf } from "./pieces";
import { building, candidates, countPlaces, likeliest, optionsOf, wayOf } from "./placing";
import type { Answer, Chosen, Ghost } from "./types";

/** What is allowed is looked into almost at once; why something is not, when the pointer rests on it. */
const AT_ONCE_MS = 60;
const REST_MS = 450;

export class Aim {
  chosen = $state.raw<Chosen>(null);
  /** The lot that is pointed at, by mouse, finger or keyboard. */
  at = $state<string | null>(null);
  /** Whether it stays so when the mouse goes elsewhere. */
  pinned = $state(false);
  /** Lots that a deed or a monument below the pointer is about. */
  spoken = $state.raw<readonly string[]>([]);

  readonly #props: () => BoardProps<View, Action, AnyEvent>;
  #turn = $state(0);
  #lying = $state("");
  #answers = $state.raw<ReadonlyMap<string, Answer>>(new Map());

  /** To be made while a component is: it lives as long as that. */
  constructor(props: () => BoardProps<View, Action, AnyEvent>) {
    this.#props = props;

    $effect(() => {
      void props().asked?.decision;
      untrack(() => this.reset());
    });

    $effect(() => {
      const [action, key, legal] = [this.considered, this.#key, this.legal];
      if (!action || action.do === "keep" || !props().asked || this.#answers.has(key)) return;
      const timer = setTimeout(() => void this.#ask(action, key, legal), legal ? AT_ONCE_MS : REST_MS);
      return () => clearTimeout(timer);
    });
  }

  readonly #viewer = $derived.by(() => this.#props().viewer);
  readonly seat = $derived(this.#viewer ?? 0);
  readonly options = $derived.by(() => optionsOf(this.#props().asked));
  readonly drafting = $derived.by(() => isDrafting(this.#props().view));
  readonly acting = $derived.by(() => this.#props().asked !== null && !this.drafting);

  readonly #found = $derived.by(() =>
    this.chosen?.kind === "piece" && this.at !== null ? candidates(this.#props().view, this.options, this.chosen.piece, this.at, this.#lying) : [],
  );

  /** The chosen piece where it is held. */
  readonly ghost = $derived.by((): Ghost | null => {
    const { view, t } = this.#props();
    const footprint = this.#found[this.#turn % Math.max(1, this.#found.length)];
    if (this.chosen?.kind !== "piece" || !footprint) return null;
    const { piece } = this.chosen;
    const legal = this.options.builds.get(piece)?.has(footprint) ?? false;
    const replaces = new Set(legal ? covered(view, footprint).map((each) => each.footprint) : []);
    const told = t(legal ? "rome-ghost-fits" : "rome-ghost-not", { piece: nameOf(piece, t), lots: shown(footprint) });
    return { piece, footprint, seat: this.seat, legal, replaces, told };
  });

  /** Where the chosen piece would be if it had a place at all: the server tells why it has none. */
  readonly missed = $derived.by((): Build | null => {
    if (!this.acting || this.chosen?.kind !== "piece" || this.at !== null || this.options.builds.has(this.chosen.piece)) return null;
    const footprint = likeliest(this.#props().view, this.options, this.chosen.piece, this.seat);
    return footprint === null ? null : building(this.chosen.piece, footprint);
  });

  readonly considered = $derived.by((): Action | null => {
    if (this.ghost) return building(this.ghost.piece, this.ghost.footprint);
    if (this.missed) return this.missed;
    if (this.at !== null && this.pinned && this.options.keeps.has(this.at)) return { do: "keep", lot: this.at };
    return this.chosen?.kind === "deed" ? { do: "buy", slot: this.chosen.place + 1 } : null;
  });

  readonly legal = $derived.by((): boolean => {
    if (this.ghost) return this.ghost.legal;
    return this.considered?.do === "keep" || (this.chosen?.kind === "deed" && this.options.buys.has(this.chosen.place));
  });

  readonly #key = $derived.by(() => {
    const { asked } = this.#props();
    return asked && this.considered ? `${asked.decision} ${JSON.stringify(this.considered)}` : "";
  });

  readonly answer = $derived(this.#answers.get(this.#key));

  /** A lot of one's own that was pointed at first: what can be built here? */
  readonly here = $derived.by(() => {
    const asks = this.acting && this.chosen === null && this.pinned && this.at !== null;
    return asks && this.#props().view.lots[this.at ?? ""] === this.#viewer ? this.at : null;
  });

  /** By piece: how many places it can be built on now. */
  readonly places = $derived(countPlaces(this.options, this.here));

  /** Lots something can be done with now. */
  readonly lit = $derived.by((): ReadonlySet<string> => {
    if (this.chosen?.kind !== "piece") return this.options.keeps;
    return new Set([...(this.options.builds.get(this.chosen.piece) ?? [])].flatMap(lotsOf));
  });

  readonly rotates = $derived(this.chosen?.kind === "piece" && (this.#found.length > 1 || this.ghost === null));
  readonly idle = $derived(this.chosen === null && !this.pinned);

  async #ask(action: Action, key: string, legal: boolean): Promise<void> {
    const { preview, why } = this.#props();
    const told: Answer = legal ? { preview: await preview(action), problem: null } : { preview: null, problem: await why(action) };
    this.#answers = new Map(this.#answers).set(key, told);
  }

  reset(): void {
    this.chosen = null;
    this.at = null;
    this.pinned = false;
    this.#turn = 0;
    this.spoken = [];
  }

  play(action: Action): void {
    this.reset();
    this.#props().play(action);
  }

  /** Do what is under consideration. */
  act(): void {
    if (this.considered) this.play(this.considered);
  }

  point(lot: string | null): void {
    if (this.pinned || lot === this.at) return;
    this.#settle();
    this.at = lot;
  }

  /** What comes next lies the way this does. */
  #settle(): void {
    if (this.ghost) this.#lying = wayOf(this.ghost.footprint);
    this.#turn = 0;
  }

  #pin(lot: string): void {
    this.pinned = false;
    this.point(lot);
    this.pinned = true;
  }

  /** A lot was clicked or tapped. */
  pick(lot: string, touch: boolean): void {
    const { row } = this.#props().view;
    if (this.chosen?.kind === "piece") this.pickPlace(lot, touch);
    else if (this.drafting) this.keep(lot, touch);
    else if (row.includes(lot) && this.acting) this.buy(row.indexOf(lot), touch);
    else if (this.pinned && this.at === lot) this.reset();
    else this.#pin(lot);
  }

  /** Where the chosen piece is to stand; a finger shows it first and does it when it taps again. */
  pickPlace(lot: string, touch: boolean): void {
    const again = this.ghost !== null && lotsOf(this.ghost.footprint).includes(lot);
    const seen = again && (!touch || this.pinned);
    if (!seen) this.#pin(lot);
    if (this.ghost?.legal && (seen || !touch)) this.act();
    else if (this.considered && !this.legal && !this.#answers.has(this.#key)) void this.#ask(this.considered, this.#key, false);
  }

  rotate(): void {
    if (this.#found.length > 1) this.#turn += 1;
    else if (this.ghost === null && this.chosen?.kind === "piece") this.#choosePlace(this.chosen.piece);
  }

  /** Somewhere to begin with: the first place that fits. */
  #choosePlace(piece: string): void {
    const first = [...(this.options.builds.get(piece) ?? [])][0];
    if (first) this.#pin(lotsOf(first)[0] as string);
  }

  choose(piece: string): void {
    const place = this.here;
    if (this.chosen?.kind === "piece" && this.chosen.piece === piece) return this.reset();
    this.hold(piece);
    if (place !== null) this.#pin(place);
    else if (this.options.builds.get(piece)?.size === 1) this.#choosePlace(piece);
  }

  /** Take a piece in hand, and nothing else. */
  hold(piece: string): void {
    this.reset();
    this.chosen = { kind: "piece", piece };
  }

  /** Let go of a piece that was dragged. */
  drop(): void {
    if (this.ghost?.legal) this.act();
    else if (this.at) this.pickPlace(this.at, true);
    else this.reset();
  }

  buy(place: number, touch: boolean): void {
    const again = this.chosen?.kind === "deed" && this.chosen.place === place;
    if (this.options.buys.has(place) && (!touch || again)) return this.play({ do: "buy", slot: place + 1 });
    this.reset();
    this.chosen = { kind: "deed", place };
    this.at = this.#props().view.row[place] ?? null;
    this.pinned = true;
  }

  keep(lot: string, touch: boolean): void {
    if (!this.options.keeps.has(lot) || (touch && this.at !== lot)) return this.#pin(lot);
    this.play({ do: "keep", lot });
  }

  /** A key was pressed in the city; whether it means anything there. */
  key(pressed: string): boolean {
    if (pressed === "r" || pressed === "R") this.rotate();
    else if (pressed === "Escape") this.reset();
    else return false;
    return true;
  }
}
