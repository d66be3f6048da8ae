/** Founders of the Empire for the Table page. */
import type { GameClient } from "../../lib/contract";
import gameEn from "../../../../src/latium/games/founders/text/en.ftl";
import gameFr from "../../../../src/latium/games/founders/text/fr.ftl";
import Board from "./Board.svelte";
import { label } from "./labels";
import { place } from "./places";
import boardEn from "./text/en.ftl";
import boardFr from "./text/fr.ftl";
import type { Action, AnyEvent, View } from "./types";

const founders: GameClient<View, Action, AnyEvent> = {
  Board,
  label,
  place,
  secret: () => false, // everything lies open (F-1.9)
  texts: { en: [gameEn, boardEn], fr: [gameFr, boardFr] },
};

export default founders;
