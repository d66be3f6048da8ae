/** First Empires in the browser. */
import "./art/colours.css";
import english from "../../../../src/latium/games/first_empires/text/en.ftl";
import french from "../../../../src/latium/games/first_empires/text/fr.ftl";
import type { GameClient } from "../../lib/contract";
import type { Action, AnyEvent, View } from "../../generated/first-empires";
import Board from "./Board.svelte";
import { label, place, secret } from "./labels";
import ownEnglish from "./text/en.ftl";
import ownFrench from "./text/fr.ftl";

const client: GameClient<View, Action, AnyEvent> = {
  Board,
  label,
  place,
  secret,
  texts: { en: [english, ownEnglish], fr: [french, ownFrench] },
};

export default client;
