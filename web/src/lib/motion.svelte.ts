/** Whether somebody would rather not see things move. */
class Motion {
  reduced = $state(false);

  constructor() {
    const query = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
    this.reduced = query?.matches ?? false;
    query?.addEventListener?.("change", () => (this.reduced = query.matches));
  }
}

export const motion = new Motion();
