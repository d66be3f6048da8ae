/**
 * Texts as they are printed: apostrophes are curved, and there are blanks that no line may break at,
 * before a place of the board that ends a sentence and, in French, beside marks.
 */
const APOSTROPHE = /(?<=[\p{L}}])'/gu;
const PLACE = /(?<=\S) (?=\{ \$(?:cell|lot)s? \}\.)/g;
const BOUND = /(?<=\S) (?=[:;?!»])|(?<=«) /g;

export function typeset(language: string, source: string): string {
  const printed = source.replace(APOSTROPHE, "\u2019").replace(PLACE, "\u00a0");
  return language === "fr" ? printed.replace(BOUND, "\u00a0") : printed;
}
