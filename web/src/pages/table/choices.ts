/** How the actions that are allowed are laid out around the board. */
import type { Listed } from "../../lib/contract";
import type { AnyAction } from "../../lib/table.svelte";

type AnyListed = Listed<AnyAction>;

/** So few choices are buttons, whatever they are. */
const FEW = 3;

/** Those that are no place on the board: they say no more than what is done. */
export function plainActions(legal: readonly AnyListed[]): readonly AnyListed[] {
  return legal.length <= FEW ? legal : legal.filter(({ action }) => Object.keys(action).length === 1);
}

interface Group {
  verb: string;
  listed: AnyListed[];
}

/** All of them by what is done, in the order of the rules. */
export function grouped(legal: readonly AnyListed[]): Group[] {
  const groups = new Map<string, AnyListed[]>();
  for (const one of legal) {
    const verb = String(one.action["do"]);
    const found = groups.get(verb);
    if (found) found.push(one);
    else groups.set(verb, [one]);
  }
  return [...groups].map(([verb, listed]) => ({ verb, listed }));
}
