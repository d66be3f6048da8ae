/** A piece that is dragged with the mouse from the tray or a card into the city. */
import type { Aim } from "./aim.svelte";

/** Pixels; less than that is a click. */
const FAR = 8;

export class Carrying {
  /** What is carried, and where on the screen. */
  piece = $state.raw<{ piece: string; x: number; y: number } | null>(null);

  readonly #aim: Aim;

  constructor(aim: Aim) {
    this.#aim = aim;
  }

  start(piece: string, event: PointerEvent): void {
    if (event.pointerType === "touch" || event.button !== 0) return;
    const from = { x: event.clientX, y: event.clientY };
    const over = new AbortController();
    const drop = (): void => {
      over.abort();
      if (!this.piece) return;
      this.piece = null;
      this.#aim.drop();
    };
    const { signal } = over;
    window.addEventListener("pointermove", ({ clientX: x, clientY: y }) => this.#move(piece, from, { x, y }), { signal });
    window.addEventListener("pointerup", drop, { signal });
    window.addEventListener("pointercancel", drop, { signal });
  }

  #move(piece: string, from: { x: number; y: number }, { x, y }: { x: number; y: number }): void {
    if (!this.piece && Math.hypot(x - from.x, y - from.y) < FAR) return;
    if (!this.piece) this.#aim.hold(piece);
    this.piece = { piece, x, y };
    this.#aim.point(document.elementFromPoint(x, y)?.getAttribute("data-lot") ?? null);
  }
}
