/** Actions in plain words, and where events happened. */
import type { Argument, Asked, Translate } from "../../lib/contract";
import { term } from "../../lib/texts";
import type { Action, AnyEvent, View } from "../../generated/first-empires";
import { openStep } from "./choices";
import { FACES, LETTERS, cardOf, cost } from "./components";

export function label(action: Action, view: View, t: Translate): string {
  return t(CHANCE.has(action.do) ? "empires-chance" : `empires-${action.do}`, args(action, view));
}

const CHANCE: ReadonlySet<Action["do"]> = new Set(["assign", "first", "draw", "roll", "turn-up"]);

function args(action: Action, view: View): Record<string, Argument> {
  switch (action.do) {
    case "reroll":
      return { faces: facesOf(action.dice).map((face) => term(`face-${face}`)) };
    case "black":
      return { card: term(`card-${action.card}`), face: term(`face-${action.face}`) };
    case "convert":
      return { card: term(`card-${action.card}`), face: term(`face-${action.face}`), into: term(`face-${action.into}`) };
    case "move":
      return { ...way(view, action.source, action.target) };
    case "invade":
      return { target: term(`region-${action.target}`), defenders: view.regions[action.target]?.explorers ?? 0 };
    case "bring":
      return { ...way(view, action.source, openStep(view)?.region ?? action.source) };
    case "retreat":
    case "place":
      return { region: term(`region-${action.region}`) };
    case "city":
      return { track: term(`track-${action.track}`), region: term(`region-${action.region}`) };
    case "raise":
      return { track: term(`track-${action.track}`) };
    case "score":
      return { card: term(`card-${action.card}`), points: cardOf(view, action.card)?.points ?? 0 };
    default:
      return {};
  }
}

function way(view: View, source: string, target: string): Record<string, Argument> {
  return { source: term(`region-${source}`), target: term(`region-${target}`), cost: cost(view, source, target) };
}

function facesOf(dice: string): string[] {
  return dice.split(" ").flatMap((letter) => FACES.filter((face) => LETTERS[face] === letter));
}

export function place(event: AnyEvent): string | null {
  switch (event.event) {
    case "assigned":
    case "captured":
    case "retreated":
    case "placed":
    case "founded":
      return `region:${event.region}`;
    case "moved":
    case "invaded":
    case "conquered":
      return `region:${event.target}`;
    case "raised":
      return `track:${event.seat}:${event.track}`;
    case "scored":
    case "blackened":
    case "converted":
      return `board:${event.seat}`;
    case "rolled":
    case "rerolled":
      return "dice";
    default:
      return null;
  }
}

/** A hand is private, and so is where somebody means to retreat to. */
export function secret(asked: Asked<Action> | null, view: View): boolean {
  const hand = view.players.some((player) => player.hand !== null && player.hand.length > 0);
  return hand || (asked !== null && openStep(view)?.step === "Retreating");
}
