/** What the people and bots at a table are called. */
import type { SeatInfo } from "../generated/messages";
import type { Translate } from "./contract";

/** A bot by its level, in words; any other as it is typed. */
export function botName(bot: string, t: Translate): string {
  const id = `bot-${bot}`;
  const words = t(id);
  return words === id ? bot : words;
}

/** By seat; bots of the same kind are counted. */
export function seatNames(seats: readonly SeatInfo[], t: Translate): string[] {
  const plain = seats.map((seat) => plainName(seat, t));
  return plain.map((name, place) => {
    const twins = plain.filter((other) => other === name).length;
    if (twins < 2 || seats[place]?.person) return name;
    return `${name} ${plain.slice(0, place + 1).filter((other) => other === name).length}`;
  });
}

function plainName({ person, bot, name, kept, free, seat }: SeatInfo, t: Translate): string {
  if (free) return kept || t("table-seat", { seat: seat + 1 });
  return !person && bot ? botName(bot, t) : name;
}
