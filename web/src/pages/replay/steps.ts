/** Where in a record one can go. */
import type { Outlined } from "../../generated/messages";

/** The step that is asked for by `#12` in the address, counted from 0; the beginning if none is. */
export function stepOf(hash: string, total: number): number {
  const wanted = /^#?(\d{1,9})$/.exec(hash);
  return wanted ? bounded(Number(wanted[1]), total) : 0;
}

export function bounded(step: number, total: number): number {
  return Math.max(0, Math.min(total - 1, step));
}

/** A line that tells something: an event, or that somebody went back or gave up. */
export function tells(line: Outlined): boolean {
  return line.told.length > 0 || ["undone", "taken-back", "resigned"].includes(line.kind);
}

/** The next step in this direction that tells something. */
export function nextEvent(lines: readonly Outlined[], from: number, direction: 1 | -1): number {
  for (let step = from + direction; step >= 0 && step < lines.length; step += direction) {
    if (tells(lines[step]!)) return step;
  }
  return direction > 0 ? lines.length - 1 : 0;
}

/** The next step in this direction at which another player moves for the first time. */
export function nextTurn(lines: readonly Outlined[], from: number, direction: 1 | -1): number {
  const starts = turnStarts(lines);
  const found = direction > 0 ? starts.find((step) => step > from) : starts.findLast((step) => step < from);
  return found ?? (direction > 0 ? lines.length - 1 : 0);
}

function turnStarts(lines: readonly Outlined[]): number[] {
  const starts: number[] = [];
  let mover: number | null = null;
  lines.forEach((line, step) => {
    if (line.seat === null || line.seat < 0 || line.seat === mover) return;
    mover = line.seat;
    starts.push(step);
  });
  return starts;
}
