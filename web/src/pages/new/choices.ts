/** What can be chosen for a new table, in words. */
import type { Clock, Option } from "../../generated/messages";
import type { Translate } from "../../lib/contract";
import type { Texts } from "../../lib/texts";

export const CLOCKS = ["none", "move", "game", "long", "days"] as const;
export type ClockChoice = (typeof CLOCKS)[number];

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const KINDS: Record<ClockChoice, Pick<Clock, "kind" | "seconds" | "increment">> = {
  none: { kind: "none", seconds: 0, increment: 0 },
  move: { kind: "move", seconds: 90, increment: 0 },
  game: { kind: "game", seconds: 15 * MINUTE, increment: 15 },
  long: { kind: "game", seconds: 45 * MINUTE, increment: 30 },
  days: { kind: "days", seconds: 2 * DAY, increment: 0 },
};

export function clockOf(choice: ClockChoice, timeOut: Clock["time_out"]): Clock {
  return { ...KINDS[choice], time_out: timeOut };
}

/** The id of an option in the game's texts. */
export function optionId({ name }: Option): string {
  return `option-${name.replaceAll("_", "-")}`;
}

/** What a value of an option is called: by the game, or by the page. */
export function valueLabel(option: Option, value: Option["default"], texts: Texts | null, t: Translate): string {
  const own = `${optionId(option)}-${String(value)}`;
  if (texts?.has(own)) return texts.format(own);
  if (value === null) return "";
  if (typeof value === "number" && option.name === "first") return t("table-seat", { seat: value });
  if (typeof value === "boolean") return t(value ? "new-value-yes" : "new-value-no");
  return String(value);
}
