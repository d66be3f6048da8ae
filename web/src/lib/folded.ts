/** Texts as they are compared with what is looked for: without accents and capitals, with marks and blanks as they are typed. */
export function folded(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\p{L}/gu, fold)
    .replace(/\u2019/g, "'")
    .replace(/\u00a0/g, " ");
}

/** Letter for letter where that can be. */
function fold(letter: string): string {
  const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return bare.length === letter.length ? bare : letter.toLowerCase();
}
