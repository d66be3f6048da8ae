/** The log, line by line. */
import type { Happened } from "../../generated/messages";
import type { AnyClient } from "../../lib/games";
import type { AnyEvent } from "../../lib/table.svelte";
import type { Speech } from "../../lib/texts.svelte";
import { logSentence } from "../../lib/told";

export interface Line {
  key: string;
  seat: number | null;
  text: string;
  place: string | null;
}

/** Whom a line is about: the event says, else whoever made the ply. */
function seatOf(entry: Happened, event: AnyEvent | undefined): number | null {
  const told = event?.["seat"];
  if (typeof told === "number") return told;
  return entry.seat !== null && entry.seat >= 0 ? entry.seat : null;
}

function linesOf(entry: Happened, speech: Speech, client: AnyClient | null): Line[] {
  return logSentence(entry, speech).map((text, index) => {
    const event = (entry.events as AnyEvent[])[index];
    return { key: `${entry.n}.${index}`, seat: seatOf(entry, event), text, place: event ? (client?.place(event) ?? null) : null };
  });
}

/** The last lines, so many at most, and whether there are more before them: those are not put into words. */
export function lastLines(log: readonly Happened[], most: number, speech: Speech, client: AnyClient | null): { lines: Line[]; more: boolean } {
  const found: Line[] = [];
  let at = log.length;
  while (at > 0 && found.length <= most) found.unshift(...linesOf(log[--at]!, speech, client));
  return { lines: found.slice(-most), more: at > 0 || found.length > most };
}
