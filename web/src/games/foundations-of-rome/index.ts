/** Foundations of Rome in the browser. */
import gameEn from "../../../../src/latium/games/foundations_of_rome/text/en.ftl";
import gameFr from "../../../../src/latium/games/foundations_of_rome/text/fr.ftl";
import type { Action, AnyEvent, View } from "../../generated/foundations-of-rome";
import type { GameClient } from "../../lib/contract";
import Board from "./Board.svelte";
import { label, place, secret } from "./labels";
import boardEn from "./text/en.ftl";
import boardFr from "./text/fr.ftl";

const client: GameClient<View, Action, AnyEvent> = {
  Board,
  label,
  place,
  secret,
  texts: { en: [gameEn, boardEn], fr: [gameFr, boardFr] },
};

export default client;
