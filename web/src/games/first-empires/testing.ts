/** The board in positions made by `scripts.client.first_empires_positions`. */
import type { Action, AnyEvent, View } from "../../generated/first-empires";
import type { Problem } from "../../lib/contract";
import { boards, type Position } from "../../testing/boards";
import client from "./index";

const files = import.meta.glob<Position<View, Action, AnyEvent>>("./fixtures/*.json", { eager: true, import: "default" });

export const PROBLEM: Problem = {
  message: { type: "message", id: "illegal-move", args: {} },
  package: "latium.games.first_empires",
  sentence: "It is the last region Gaius occupies.",
  clause: "E-6.6",
  refusal: null,
};

export const { positions, position, translator, show } = boards(client, files, PROBLEM);
