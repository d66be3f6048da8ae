/** What of the guide somebody has seen, kept on this device. */
import { remember, remembered } from "../storage";

const KEY = "guide";

interface Memory {
  off: boolean;
  seen: Set<string>;
}

export function recalled(): Memory {
  try {
    const kept: unknown = JSON.parse(remembered(KEY) ?? "{}");
    const { off, seen } = kept as { off?: unknown; seen?: unknown };
    const keys = Array.isArray(seen) ? seen.filter((key) => typeof key === "string") : [];
    return { off: off === true, seen: new Set(keys) };
  } catch {
    return { off: false, seen: new Set() };
  }
}

export function keep({ off, seen }: Memory): void {
  remember(KEY, JSON.stringify({ off, seen: [...seen] }));
}
