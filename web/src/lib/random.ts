/** Texts that nobody guesses and that are never the same; also where the page came over plain http. */
export function randomText(bytes = 16): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
