/** Where events happen: what the log and the board show together. */
import { nationPlace } from "./choices";
import type { AnyEvent } from "./types";

export function place(event: AnyEvent): string | null {
  switch (event.event) {
    case "added":
    case "swapped":
    case "settled":
      return nationPlace(event.seat, event.cell);
    case "laid":
      return nationPlace(event.seat, event.cells[0] ?? "e5");
    case "united":
      return nationPlace(event.seat, event.cells[0] ?? "e5");
    case "pillaged":
    case "bought":
      return nationPlace(event.rival, event.cell);
    case "opened":
    case "cleared":
      return `row:${event.stack}`;
    case "shown":
      return rowPlace(event.place);
    case "drafted":
      return "draft";
    case "left-over":
      return "row:nature"; // F-2.6
    case "begun":
    case "drew-nature":
    case "boxed":
    case "gained":
    case "hired":
    case "none-left":
    case "finished":
    case "collected":
    case "proposed":
    case "answered":
      return `seat:${event.seat}`;
    case "ended":
      return null;
  }
}

function rowPlace(name: string): string {
  if (name === "victory") return "display";
  return name === "draft" ? "draft" : `row:${name}`;
}
