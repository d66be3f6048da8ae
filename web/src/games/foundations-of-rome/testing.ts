/** The board in positions made by `scripts.client.foundations_of_rome_positions`. */
import type { Action, AnyEvent, View } from "../../generated/foundations-of-rome";
import { boards, type Position } from "../../testing/boards";
import client from "./index";

const files = import.meta.glob<Position<View, Action, AnyEvent>>("./fixtures/*.json", { eager: true, import: "default" });

export const { positions, position, translator, show } = boards(client, files);
