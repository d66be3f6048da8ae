/** Where the site begins: the server writes it into the page, since it may live in a folder of its address. */
function found(): string {
  const told = document.querySelector<HTMLMetaElement>('meta[name="latium-base"]')?.content ?? "/";
  return told.startsWith("/") ? told.replace(/\/+$/, "") : "";
}

export const BASE = found();

/** The address of a page or a request of ours. */
export function at(path: string): string {
  return BASE + path;
}

/** The same for somebody else. */
export function link(path: string): string {
  return location.origin + at(path);
}
