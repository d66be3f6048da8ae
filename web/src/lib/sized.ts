/** Tells the size of an element when it is laid out first, before it is seen, and whenever it changes. */
import type { Action } from "svelte/action";

export const sized: Action<HTMLElement, (width: number, height: number) => void> = (node, told) => {
  const observer = new ResizeObserver(() => told(node.offsetWidth, node.offsetHeight));
  observer.observe(node);
  return { destroy: () => observer.disconnect() };
};
