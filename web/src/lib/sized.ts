/** Tells the size of an element, at first and whenever it changes, where the browser can. */
import type { Action } from "svelte/action";

export const sized: Action<HTMLElement, (width: number, height: number) => void> = (node, told) => {
  const tell = () => told(node.offsetWidth, node.offsetHeight);
  tell();
  if (!("ResizeObserver" in globalThis)) return {};
  const observer = new ResizeObserver(tell);
  observer.observe(node);
  return { destroy: () => observer.disconnect() };
};
