/** What this device remembers. A browser that keeps nothing is no error. */
const PREFIX = "latium.";

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Asked again next time.
  }
}
