/** What the events of an update mean for the parts of the board. */
import type { AnyEvent } from "../../generated/foundations-of-rome";
import type { Preview, Told } from "../../lib/contract";

type Fresh = readonly Told<AnyEvent>[];

/** Footprints of buildings that have gone up, and lots that have got an owner. */
export function risenIn(fresh: Fresh): Set<string> {
  return new Set(fresh.flatMap(({ event }) => raised(event)));
}

function raised(event: AnyEvent): string[] {
  if (event.event === "built") return [event.footprint];
  return event.event === "bought" || event.event === "kept" || event.event === "dealt" ? [event.lot] : [];
}

/** By seat: coins that have come or gone. */
export function coinsIn(fresh: Fresh): Map<number, number> {
  const coins = new Map<number, number>();
  for (const { event } of fresh) {
    const by = coinsOf(event);
    if (by !== 0 && "seat" in event) coins.set(event.seat, (coins.get(event.seat) ?? 0) + by);
  }
  return coins;
}

function coinsOf(event: AnyEvent): number {
  if (event.event === "bought") return -event.price;
  return "coins" in event && typeof event.coins === "number" ? event.coins : 0;
}

/** By seat: the population that a move would bring. */
export function populationIn(preview: Preview | null): Map<number, number> {
  const events = (preview?.events ?? []) as AnyEvent[];
  return new Map(events.flatMap((event) => (event.event === "population-moved" ? [[event.seat, event.population] as const] : [])));
}
