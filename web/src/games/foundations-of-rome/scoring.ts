/** The scoring of an era as a sequence of small steps, from its events. */
import type { AnyEvent, CivicScored, CommerceScored } from "../../generated/foundations-of-rome";
import type { Message, Told } from "../../lib/contract";
import type { Light } from "./types";

export const PARTS = ["commerce", "civic", "population", "lots"] as const;
export type Part = (typeof PARTS)[number];

/** One thing that brings something. */
export interface Step {
  seat: number;
  part: Part;
  points: number;
  coins: number;
  lights: Light[];
  message: Message;
}

export interface Show {
  era: number;
  over: boolean;
  steps: Step[];
}

/** What is to be shown of an update: null if nothing was scored. */
export function showOf(fresh: readonly Told<AnyEvent>[]): Show | null {
  const steps = fresh.flatMap(({ event, message }) => stepsOf(event, message));
  const ended = fresh.map(({ event }) => event).findLast((event) => event.event === "era-ended");
  if (!ended) return null;
  return { era: ended.era, over: fresh.some(({ event }) => event.event === "ended"), steps };
}

function stepsOf(event: AnyEvent, message: Message): Step[] {
  switch (event.event) {
    case "commerce-scored":
      return commerce(event, message);
    case "civic-scored":
      return [civic(event, message)];
    case "population-scored":
      return [{ seat: event.seat, part: "population", points: event.points, coins: 0, lights: [], message }];
    case "lots-scored": {
      const lights = event.lots.map((footprint): Light => ({ footprint, role: "scoring", text: "" }));
      return [{ seat: event.seat, part: "lots", points: event.points, coins: 0, lights, message }];
    }
    default:
      return [];
  }
}

function commerce({ seat, buildings }: CommerceScored, message: Message): Step[] {
  return buildings.map(({ footprint, points, coins }) => ({
    seat,
    part: "commerce",
    points,
    coins,
    lights: [{ footprint, role: "scoring", text: `+${points || coins}`, coins: points === 0 && coins > 0 }],
    message,
  }));
}

function civic({ seat, footprint, points, neighbours }: CivicScored, message: Message): Step {
  const beside = neighbours
    .filter(({ count }) => count > 0)
    .map((each): Light => ({ footprint: each.footprint, role: "neighbour", text: String(each.count) }));
  return { seat, part: "civic", points, coins: 0, lights: [...beside, { footprint, role: "scoring", text: `+${points}` }], message };
}

/** How long a step is shown, in milliseconds: the whole takes about a quarter of a minute at most, and nothing is soon seen. */
export function pace(steps: number, speed: number, points: number): number {
  const each = Math.max(200, Math.min(1000, 15000 / Math.max(1, steps)));
  return (points === 0 ? each / 2 : each) / speed;
}

/** The points of each seat and part after so many steps. */
export function tally(show: Show, done: number, seats: number): Record<Part, number>[] {
  const found = Array.from({ length: seats }, () => ({ commerce: 0, civic: 0, population: 0, lots: 0 }));
  for (const { seat, part, points } of show.steps.slice(0, done)) {
    const row = found[seat];
    if (row) row[part] += points;
  }
  return found;
}
