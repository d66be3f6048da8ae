/** A link with an invitation to the server: its secret becomes a cookie and leaves the address. */
import { api } from "./api";
import { BASE } from "./base";
import { router } from "./router.svelte";

const MARK = "#invitation=";

export function isInvitation(): boolean {
  return location.hash.startsWith(MARK);
}

export async function welcomeInvitation(): Promise<void> {
  if (!isInvitation()) return;
  const token = decodeURIComponent(location.hash.slice(MARK.length));
  router.go(location.pathname.slice(BASE.length) || "/", { replace: true });
  await api.showInvitation(token);
}
