/** Moves and places in plain words: for buttons, lists and screen readers. */
import type { Action, AnyEvent, BuildingView, View } from "../../generated/foundations-of-rome";
import type { Asked, Translate } from "../../lib/contract";
import { isOurs } from "../../lib/sets";
import { player, term } from "../../lib/texts";
import { cellOf, lotsOf } from "./geometry";
import { nameOf, PRICES, sizeOf, worthOf } from "./pieces";

/** The name of a lot or a footprint as people write it. */
export const shown = (footprint: string): string => footprint.toUpperCase().replace("-", "–").replaceAll("+", ", ");

/** What the deed in a place of the row costs, places counted from 0; nothing is said of a set of somebody's own. */
export const priceOf = (view: View, place: number): number | undefined => (isOurs(view) ? PRICES[place] : undefined);

export function deedName(view: View, place: number, t: Translate): string {
  const lot = shown(view.row[place] ?? "");
  const price = priceOf(view, place);
  return price === undefined ? t("rome-deed", { lot }) : t("rome-deed-price", { lot, price });
}

/** The seat whose turn it is, as far as the view tells. */
export function turnOf(view: View): number | null {
  const last = view.steps.at(-1);
  return last?.step === "Acting" ? (last.seat ?? null) : null;
}

export function label(action: Action, view: View, t: Translate): string {
  switch (action.do) {
    case "income":
      return income(view, t);
    case "buy":
      return t("rome-buy", { deed: deedName(view, action.slot - 1, t) });
    case "keep":
      return t("rome-keep", { lot: shown(action.lot) });
    case "build":
      return build(action.piece, action.footprint, view, t);
    case "first":
      return t("rome-first", { who: player(action.seat - 1) });
    case "deal":
      return t("rome-deal", { lot: shown(action.lot) });
    case "unveil":
      return t("rome-unveil", { piece: term(`piece-${action.monument}`), cards: term(`cards-${action.cards}`) });
  }
}

function income(view: View, t: Translate): string {
  const seat = turnOf(view);
  return t("rome-income", { coins: view.players[seat ?? 0]?.income ?? 0 });
}

function build(piece: string, footprint: string, view: View, t: Translate): string {
  const told = t("rome-build", { piece: term(`piece-${piece}`), lots: shown(footprint) });
  const replaced = covered(view, footprint).map((building) => nameOf(building.piece, t));
  return replaced.length === 0 ? told : `${told} (${t("board-covers", { pieces: replaced.join(", ") })})`;
}

/** The buildings on a footprint. */
export function covered(view: View, footprint: string): BuildingView[] {
  const lots = new Set(lotsOf(footprint));
  return view.buildings.filter((building) => lotsOf(building.footprint).some((lot) => lots.has(lot)));
}

/** A lot with all that is to be known of it. */
export function lotName(view: View, lot: string, building: BuildingView | undefined, t: Translate): string {
  const name = shown(lot);
  const owner = view.lots[lot];
  const place = view.row.indexOf(lot);
  const parts: string[] = [];
  if (owner !== undefined) {
    const who = player(owner);
    parts.push(building ? t("about-lot-built", { lot: name, who }) : t("about-lot-empty", { lot: name, who }));
    if (building) parts.push(buildingName(view, building, t));
  } else if (place >= 0) {
    parts.push(t("rome-lot-sale", { deed: deedName(view, place, t) }));
  } else {
    parts.push(t(view.gone.includes(lot) ? "about-lot-gone" : "about-lot-free", { lot: name }));
  }
  if (atBorder(view, lot)) parts.push(t("about-border"));
  return parts.join(" ");
}

function atBorder(view: View, lot: string): boolean {
  const last = sizeOf(view) - 1;
  return cellOf(lot).some((line) => line === 0 || line === last);
}

function buildingName(view: View, { piece, footprint, worth }: BuildingView, t: Translate): string {
  const what = worthOf(view, piece, t, worth);
  return t(what ? "rome-building-worth" : "rome-building", { piece: nameOf(piece, t), lots: shown(footprint), worth: what });
}

export const isDrafting = (view: View): boolean => view.steps.at(-1)?.step === "Drafting";

/** Hands, and what was chosen from them, are for one pair of eyes. */
export const secret = (_asked: Asked<Action> | null, view: View): boolean =>
  view.hands.some(({ lots, choice }) => choice !== null || (lots !== null && lots.length > 0));

/** Where it happened: `lot:` with a lot or a footprint, `piece:` with a monument on display, `seat:` with a seat. */
export function place(event: AnyEvent): string | null {
  if ("footprint" in event) return `lot:${event.footprint}`;
  if (event.event === "lots-scored") return event.lots.length > 0 ? `lot:${event.lots.join("+")}` : `seat:${event.seat}`;
  if (event.event === "commerce-scored") {
    const lots = event.buildings.flatMap(({ footprint }) => lotsOf(footprint));
    return lots.length > 0 ? `lot:${lots.join("+")}` : `seat:${event.seat}`;
  }
  if ("lot" in event && event.lot !== null) return `lot:${event.lot}`;
  if ("piece" in event) return `piece:${event.piece}`;
  return "seat" in event ? `seat:${event.seat}` : null;
}
