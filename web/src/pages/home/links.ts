/** The page of a link that somebody pasted, or of a table's id alone; null if it is neither. */
export function tableOf(text: string): string | null {
  const plain = text.trim();
  if (/^[A-Za-z0-9_-]{6,64}$/.test(plain)) return `/tables/${plain}`;
  const found = /\/tables\/([A-Za-z0-9_-]{1,64})\/?(#[^\s]*)?$/.exec(plain);
  return found ? `/tables/${found[1]}${found[2] ?? ""}` : null;
}
