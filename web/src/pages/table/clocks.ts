/** The time a seat has, in figures. */
import type { ClockSeen } from "../../generated/messages";
import { t } from "../../lib/texts.svelte";

/** Milliseconds that are left at this moment of the server's clock. */
export function leftOf(clock: ClockSeen, now: number): number {
  return Math.max(0, clock.due === null || now === 0 ? clock.left : clock.due - now);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** As `4:05`, `1:04:05` or, where it is long, `2d 4h`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  if (seconds >= DAY) return t("table-clock-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)}:${two((seconds % HOUR) / MINUTE)}:${two(seconds % MINUTE)}`;
  return `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}`;
}
