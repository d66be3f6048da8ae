/** What is under consideration, in words. */
import type { View } from "../../generated/foundations-of-rome";
import type { Translate } from "../../lib/contract";
import { capitalised } from "../../lib/texts";
import type { Aim } from "./aim.svelte";
import { covered, deedName, lotName, shown } from "./labels";
import { nameOf, worthOf } from "./pieces";

export function titleOf({ chosen, ghost, at }: Aim, view: View, t: Translate): string {
  if (chosen?.kind === "deed") return capitalised(deedName(view, chosen.place, t));
  if (ghost) return `${capitalised(nameOf(ghost.piece, t))}, ${shown(ghost.footprint)}`;
  if (chosen?.kind === "piece") return capitalised(nameOf(chosen.piece, t));
  return at ? shown(at) : "";
}

export function textOf(aim: Aim, view: View, asked: boolean, t: Translate): string {
  const { chosen, ghost, at } = aim;
  if (chosen?.kind === "deed") return "";
  if (ghost) return aim.answer?.preview ? "" : capitalised(worthOf(view, ghost.piece, t));
  if (chosen?.kind === "piece") return placesTold(aim, chosen.piece, t);
  if (aim.here) return t("rome-here", { count: [...aim.places.values()].filter((count) => count > 0).length });
  if (at) return lotName(view, at, covered(view, at)[0], t);
  return t(!asked ? "rome-hint-look" : aim.drafting ? "rome-hint-draft" : "rome-hint-act");
}

function placesTold({ options, missed, answer }: Aim, piece: string, t: Translate): string {
  const count = t("rome-choose-place", { count: options.builds.get(piece)?.size ?? 0 });
  return missed && answer?.problem ? `${count} ${t("rome-not-at", { lots: shown(missed.footprint), reason: answer.problem.sentence })}` : count;
}

/** What the button that does it says; null where nothing can be done. */
export function actOf({ considered, legal }: Aim, t: Translate): string | null {
  if (!considered || !legal) return null;
  return t(considered.do === "keep" ? "rome-do-keep" : considered.do === "buy" ? "rome-do-buy" : "rome-do-build");
}
