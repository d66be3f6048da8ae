/** Which page an address is of. */
import { BASE } from "./base";

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "record"; id: string }
  | { page: "records" }
  | { page: "rules"; game: string }
  | { page: "account" }
  | { page: "leaders" }
  | { page: "about" }
  | { page: "nowhere" };

type Parts = readonly string[];

const PAGES: readonly [RegExp, (parts: Parts) => Route][] = [
  [/^\/$/, () => ({ page: "home" })],
  [/^\/new\/([^/]+)$/, ([game = ""]) => ({ page: "new", game })],
  [/^\/tables\/([^/]+)$/, ([id = ""]) => ({ page: "table", id })],
  [/^\/tables\/([^/]+)\/replay$/, ([id = ""]) => ({ page: "replay", id })],
  [/^\/records$/, () => ({ page: "records" })],
  [/^\/records\/([^/]+)$/, ([id = ""]) => ({ page: "record", id })],
  [/^\/rules(?:\/([^/]+))?$/, ([game]) => ({ page: "rules", game: game ?? "" })],
  [/^\/account$/, () => ({ page: "account" })],
  [/^\/leaders$/, () => ({ page: "leaders" })],
  [/^\/about$/, () => ({ page: "about" })],
];

/** The page of a path, the site's own beginning left off. */
export function routeOf(path: string): Route {
  const plain = path === "/" ? path : path.replace(/\/+$/, "");
  for (const [pattern, made] of PAGES) {
    const found = pattern.exec(plain || "/");
    if (found) return decoded(found.slice(1), made);
  }
  return { page: "nowhere" };
}

/** An address that somebody has spoilt leads nowhere. */
function decoded(parts: Parts, made: (parts: Parts) => Route): Route {
  try {
    return made(parts.map((part) => decodeURIComponent(part ?? "")));
  } catch {
    return { page: "nowhere" };
  }
}

/** The path of this page, the site's own beginning left off. */
export function path(): string {
  const { pathname } = location;
  return pathname.startsWith(BASE) ? pathname.slice(BASE.length) || "/" : pathname;
}

const INVITATION = "#invitation=";

/** The secret of an invitation to the server, if the address has one. */
export function invitationIn(hash: string): string | null {
  return hash.startsWith(INVITATION) ? unescaped(hash.slice(INVITATION.length)) : null;
}

/** A part of an address; one that somebody has spoilt stays as it is, and opens nothing. */
export function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
