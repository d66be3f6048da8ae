/** Coming to a table by its link: what is to be seen there is asked for at once, while all that shows it is still on its way. */
import type { Seated, TableSeen } from "../generated/messages";
import { request, tablePath } from "./asking";
import { invitationIn, path, routeOf, unescaped } from "./routes";
import { keepToken } from "./tokens";

/** Milliseconds that the page waits for a secret to become a cookie, before it says that it loads. */
const PATIENCE = 1_000;

type Ask = <T>(method: string, path: string, body?: unknown) => Promise<T>;

let coming: { id: string; seen: Promise<TableSeen | null> } | null = null;

/** A personal link has the secret of a seat behind `#`. */
export function secretIn(hash: string): string {
  return unescaped(hash.slice(1));
}

async function returnTo(id: string, token: string, ask: Ask): Promise<void> {
  if (!token) return;
  const { seat } = await ask<Seated>("POST", `${tablePath(id)}/return`, { token });
  keepToken(id, seat, token);
}

/** The table, once a secret has become a cookie. */
export async function seenAt(id: string, token: string, ask: Ask): Promise<TableSeen> {
  await returnTo(id, token, ask);
  return ask("GET", tablePath(id));
}

/** Throws whatever is not answered well: it will be asked again by who can say why. */
const ask: Ask = async (method, path, body) => {
  const response = await request(method, path, body);
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
};

/** If the page that was opened is a table's; until the table itself is asked for. */
export async function setOut(): Promise<void> {
  const route = routeOf(path());
  if (route.page !== "table" || invitationIn(location.hash) !== null) return;
  const returned = returnTo(route.id, secretIn(location.hash), ask);
  coming = { id: route.id, seen: returned.then(() => seenAt(route.id, "", ask)).catch(() => null) };
  await Promise.race([returned.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** What is already on its way, if it comes; it is given once. */
export async function arriving(id: string): Promise<TableSeen | null> {
  const found = coming?.id === id ? coming.seen : null;
  coming = null;
  return found;
}
