/** Texts as they are printed: apostrophes are curved, and in French there are blanks that no line may break at. */
const APOSTROPHE = /(?<=[\p{L}}])'/gu;
const BOUND = /(?<=\S) (?=[:;?!»])|(?<=«) /g;

export function typeset(language: string, source: string): string {
  const curved = source.replace(APOSTROPHE, "\u2019");
  return language === "fr" ? curved.replace(BOUND, "\u00a0") : curved;
}
