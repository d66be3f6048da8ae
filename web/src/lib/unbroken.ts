/** In French, blanks that no line may break at. */
const BOUND = /(?<=\S) (?=[:;?!»])|(?<=«) /g;

export function unbroken(language: string, source: string): string {
  return language === "fr" ? source.replace(BOUND, "\u00a0") : source;
}
