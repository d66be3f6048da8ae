/** What all seats see together: what a viewer may not know is absent from a view, and another's view has it. */
export function together(views: readonly unknown[]): unknown {
  return views.length ? views.reduce(joined) : null;
}

function joined(one: unknown, other: unknown): unknown {
  if (one === null || one === undefined) return other;
  if (Array.isArray(one) && Array.isArray(other)) return one.map((item, at) => joined(item, other[at]));
  if (isRecord(one) && isRecord(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return Object.fromEntries([...keys].map((key) => [key, joined(one[key], other[key])]));
  }
  return one;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
