/** Components and places in words, for labels and screen readers. */
import type { Term } from "../../lib/contract";
import { capitalised, term } from "../../lib/texts";
import { kindOf } from "./catalogue";
import type { Aim } from "./aim.svelte";
import { blockAt } from "./grid";
import { nationPlace } from "./choices";
import type { War } from "../../generated/founders";
import type { Action, Laid, Translate, View } from "./types";

export const tileTerm = (tile: string): Term => term(`tile-${tile}`);
export const resourceTerm = (resource: string): Term => term(`resource-${resource}`);

export function tileName(tile: string, t: Translate): string {
  return t("founders-name", { thing: tileTerm(tile) });
}

/** What a tile needs, gives and is worth, as one phrase; nothing if that is not known. */
function card(view: View, tile: string, t: Translate): string {
  const kind = kindOf(view, tile);
  const parts = [];
  if (!kind) return "";
  if (kind.needs.length) parts.push(t("founders-needs", { needs: kind.needs.map(resourceTerm) }));
  if (kind.gives.length) parts.push(t("founders-gives", { gives: kind.gives.map(resourceTerm) }));
  if (kind.points) parts.push(t("founders-points", { count: kind.points }));
  return parts.join(", ");
}

/** A face-up tile: its name and its card. */
export function offered(view: View, tile: string, t: Translate): string {
  const known = card(view, tile, t);
  return known ? t("founders-offered", { tile: tileTerm(tile), card: known }) : tileName(tile, t);
}

/** The same as a title. */
export function titled(view: View, tile: string, t: Translate): string {
  return [capitalised(tileName(tile, t)), card(view, tile, t)].filter(Boolean).join(" – ");
}

/** What lies on a tile, and what that means. */
function burdens(laid: Laid, t: Translate): string[] {
  const parts = [];
  if (laid.pillaged) parts.push(t("founders-pillaged"));
  if (laid.coin) parts.push(t("founders-coin-on-it"));
  if (laid.craftsman) parts.push(t("founders-craftsman-on-it", { good: term(`craftsman-${laid.craftsman}`) }));
  return parts;
}

interface Seen {
  view: View;
  cell: string;
  laid: Laid | undefined;
  aim: Aim;
  seat: number;
  exposed: readonly War[];
  /** The near left cells of the blocks under a carriage. */
  carriages: readonly string[];
  t: Translate;
}

/** A cell for those who hear it: its name, what lies there, and what could be done with the thing in hand. */
export function cellWords({ view, cell, laid, aim, seat, exposed, carriages, t }: Seen): string {
  const parts = laid ? [tileName(laid.tile, t), ...(burdens(laid, t).length ? burdens(laid, t) : [card(view, laid.tile, t)])] : [t("founders-cell-free")];
  if (exposed.some((action) => action.rival === seat + 1 && action.cell === cell)) parts.push(t("founders-exposed"));
  if (carriages.some((corner) => blockAt(corner).includes(cell))) parts.push(t("founders-in-union"));
  if (aim.pick) parts.push(chance(aim.targets.get(nationPlace(seat, cell)) ?? [], t));
  return t("founders-cell", { cell, what: parts.filter(Boolean).join(", ") });
}

function chance(actions: readonly Action[], t: Translate): string {
  const [action] = actions;
  switch (action?.do) {
    case "add":
    case "swap":
      return t(`founders-can-${action.do}`, { tile: tileTerm(action.tile) });
    case "coin":
      return t("founders-can-coin", { resources: actions.flatMap((one) => (one.do === "coin" ? [resourceTerm(one.resource)] : [])) });
    case "carriage":
      return t("founders-can-carriage", { cells: blockAt(action.cell).join(", ") });
    case "war":
    case "craftsman":
      return t(`founders-can-${action.do}`);
    default:
      return t("founders-cannot");
  }
}
