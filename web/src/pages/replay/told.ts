/** Events and their sentences, side by side on the wire, as boards take them. */
import type { Message, Told } from "../../lib/contract";

type Event = Record<string, unknown>;

export function told(events: unknown, messages: readonly Message[]): Told<Event>[] {
  const all = Array.isArray(events) ? (events as Event[]) : [];
  return messages.map((message, at) => {
    const event = all[at] ?? {};
    return { event, message, seat: typeof event["seat"] === "number" ? event["seat"] : null };
  });
}
