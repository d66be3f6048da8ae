/** Components and places in words, for labels and screen readers. */
import type { Term } from "../../lib/contract";
import { kindOf } from "./catalogue";
import type { Laid, Translate } from "./types";

export const term = (id: string): Term => ({ type: "term", id });
export const tileTerm = (tile: string): Term => term(`tile-${tile}`);
export const resourceTerm = (resource: string): Term => term(`resource-${resource}`);

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function tileName(tile: string, t: Translate): string {
  return t(`tile-${tile}`);
}

/** What a tile needs, gives and is worth, as one phrase. */
export function card(tile: string, t: Translate): string {
  const kind = kindOf(tile);
  const parts = [];
  if (kind.needs.length) parts.push(t("founders-needs", { needs: kind.needs.map(resourceTerm) }));
  if (kind.gives.length) parts.push(t("founders-gives", { gives: kind.gives.map(resourceTerm) }));
  if (kind.points) parts.push(t("founders-points", { count: kind.points }));
  return parts.join(", ");
}

/** A face-up tile: its name and its card. */
export function offered(tile: string, t: Translate): string {
  return t("founders-offered", { tile: tileTerm(tile), card: card(tile, t) });
}

/** What lies on a tile, and what that means. */
export function burdens(laid: Laid, t: Translate): string[] {
  const parts = [];
  if (laid.pillaged) parts.push(t("founders-pillaged"));
  if (laid.coin) parts.push(t("founders-coin-on-it"));
  if (laid.craftsman) parts.push(t("founders-craftsman-on-it", { good: term(`craftsman-${laid.craftsman}`) }));
  return parts;
}
