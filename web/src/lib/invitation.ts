/** A link with an invitation to the server: its secret becomes a cookie and leaves the address. */
import { api } from "./api";
import { router } from "./router.svelte";
import { invitationIn, path } from "./routes";

export async function welcomeInvitation(): Promise<void> {
  const token = invitationIn(location.hash);
  if (token === null) return;
  router.go(path(), { replace: true });
  await api.showInvitation(token);
}
