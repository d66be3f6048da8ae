/** First Empires in the browser. */
import "./art/colours.css";
import english from "../../../../src/latium/games/first_empires/text/en.ftl?raw";
import french from "../../../../src/latium/games/first_empires/text/fr.ftl?raw";
import type { GameClient } from "../../lib/contract";
import type { Action, AnyEvent, View } from "../../generated/first-empires";
import Board from "./Board.svelte";
import { label, place, secret } from "./labels";
import ownEnglish from "./text/en.ftl?raw";
import ownFrench from "./text/fr.ftl?raw";

const client: GameClient<View, Action, AnyEvent> = {
  Board,
  label,
  place,
  secret,
  texts: { en: [english, ownEnglish], fr: [french, ownFrench] },
};

export default client;
