/** The board in positions made by `scripts.client.founders_positions`. */
import { boards, type Position } from "../../testing/boards";
import client from "./index";
import type { Action, AnyEvent, View } from "./types";

const files = import.meta.glob<Position<View, Action, AnyEvent>>("./fixtures/*.json", { eager: true, import: "default" });

export const { positions, position, translator, show } = boards(client, files);
