/** Coming to a table: what is to be seen there is asked for at once, while the page that shows it is still on its way. */
import type { TableSeen } from "../generated/messages";
import { api } from "./api";
import { BASE } from "./base";
import { clientOf } from "./games";
import { isInvitation } from "./invitation";
import { router } from "./router.svelte";

let coming: { id: string; seen: Promise<TableSeen> } | null = null;

/** A personal link has a secret behind `#`: it becomes a cookie and leaves the address. */
export function secretOf(): string {
  const secret = decodeURIComponent(location.hash.slice(1));
  if (secret) router.go(location.pathname.slice(BASE.length), { replace: true });
  return secret;
}

/** The table, once a secret has become a cookie. */
export async function seenAt(id: string, secret: string): Promise<TableSeen> {
  if (secret) await Promise.all([api.returnTo(id, secret), fetchBoard(id)]);
  return api.table(id);
}

/** While it is found out whose seat it is: which game it is can be seen by anybody. */
async function fetchBoard(id: string): Promise<void> {
  await api.table(id).then(({ table }) => clientOf(table.game), () => null);
}

/** If the page that was opened is a table's. */
export function setOut(): void {
  const { route } = router;
  if (route.page !== "table" || isInvitation()) return;
  coming = { id: route.id, seen: seenAt(route.id, secretOf()) };
  coming.seen.then(({ table }) => clientOf(table.game)).catch(() => undefined); // told by whoever waits for it
}

/** What is already on its way; it is given once. */
export function arriving(id: string): Promise<TableSeen> | undefined {
  const found = coming?.id === id ? coming.seen : undefined;
  coming = null;
  return found;
}
