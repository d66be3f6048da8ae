/** Actions in plain words. */
import { player, term } from "../../lib/texts";
import { rowLimit } from "./catalogue";
import { blockAt } from "./grid";
import type { Action, Translate, View } from "./types";
import { resourceTerm, tileTerm } from "./words";

export function label(action: Action, view: View, t: Translate): string {
  switch (action.do) {
    case "draft":
      return t("founders-do-draft", { tile: tileTerm(action.tile) });
    case "lay":
      return t(`founders-do-lay-${action.side}`, { first: tileTerm(action.first), second: tileTerm(action.second) });
    case "open":
      return t(isFull(view, action.stack) ? "founders-do-open-full" : "founders-do-open", { stack: term(`stack-${action.stack}`) });
    case "war":
      return t("founders-do-war", { tile: tileOn(view, action.rival - 1, action.cell), cell: action.cell, who: player(action.rival - 1) });
    case "coin":
      return t("founders-do-coin", {
        resource: resourceTerm(action.resource),
        tile: tileOn(view, action.rival - 1, action.cell),
        cell: action.cell,
        who: player(action.rival - 1),
      });
    case "carriage":
      return t("founders-do-carriage", { cells: blockAt(action.cell).join(", ") });
    case "craftsman":
      return t("founders-do-craftsman", { good: term(`craftsman-${action.good}`), cell: action.cell });
    case "add":
      return t("founders-do-add", { tile: tileTerm(action.tile), cell: action.cell });
    case "swap":
      return t("founders-do-swap", { tile: tileTerm(action.tile), old: tileOn(view, acting(view), action.cell), cell: action.cell });
    case "keep":
    case "draw":
    case "finish":
    case "propose":
    case "agree":
    case "refuse":
      return t(`founders-do-${action.do}`);
    case "first":
    case "reveal":
    case "hire":
      return t(`move-${action.do}`);
  }
}

export function isFull(view: View, stack: string): boolean {
  return (view.rows[stack]?.length ?? 0) >= (rowLimit(view) ?? Infinity);
}

/** Whose step is open. */
export function acting(view: View): number {
  return view.steps.at(-1)?.seat ?? 0;
}

function tileOn(view: View, seat: number, cell: string) {
  const laid = view.players[seat]?.tiles.find((tile) => tile.cell === cell);
  return laid ? tileTerm(laid.tile) : cell;
}
