/** The log of a table in words. */
import type { Happened } from "../generated/messages";
import { player } from "./texts";
import type { Speech } from "./texts.svelte";

/** The sentences of an entry: those of its events, or one of the table's own. */
export function logSentence(entry: Happened, speech: Speech): string[] {
  if (entry.told.length > 0) return entry.told.map((message) => speech.sentence(message));
  if (entry.kind === "played") return [];
  const who = player(entry.seat ?? -1);
  const id = `log-${entry.kind}${variant(entry)}`;
  if (!speech.texts.has(id)) return [];
  return [speech.t(id, { who, name: entry.name ?? "", minutes: Math.ceil((entry.ms ?? 0) / 60_000) })];
}

function variant({ kind, name, why, agreed }: Happened): string {
  switch (kind) {
    case "placed":
      return name ? "" : "-free";
    case "handed":
      return name ? "" : "-back";
    case "resigned":
      return why === "time" ? "-time" : "";
    case "takeback-answered":
      return agreed ? "-yes" : "-no";
    default:
      return "";
  }
}
