/** Who one is: an account, or a guest with a name. */
import type { AccountInfo } from "../generated/messages";
import { api } from "./api";
import { settings } from "./settings.svelte";

class Session {
  account = $state.raw<AccountInfo | null>(null);
  asked = $state(false);

  get name(): string {
    return this.account?.name ?? settings.name;
  }

  async look(): Promise<void> {
    try {
      this.account = (await api.session()).account;
    } finally {
      this.asked = true;
    }
  }

  async signIn(name: string, password: string): Promise<void> {
    this.account = (await api.signIn(name, password)).account;
  }

  async signUp(name: string, password: string): Promise<void> {
    this.account = (await api.signUp(name, password)).account;
  }

  async signOut(): Promise<void> {
    this.account = (await api.signOut()).account;
  }
}

export const session = new Session();
