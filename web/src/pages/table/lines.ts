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

export function logLines(log: readonly Happened[], speech: Speech, client: AnyClient | null): Line[] {
  return log.flatMap((entry) =>
    logSentence(entry, speech).map((text, index) => {
      const event = (entry.events as AnyEvent[])[index];
      return { key: `${entry.n}.${index}`, seat: seatOf(entry, event), text, place: event ? (client?.place(event) ?? null) : null };
    }),
  );
}
