/**
 * One stop for the Tab key, arrows inside: elements with `data-at="x,y"` (y grows upwards) are moved through by the arrow
 * keys, always to the nearest one in that direction. Home and End lead to the first and the last.
 */
import type { Action } from "svelte/action";

interface Stop {
  node: HTMLElement | SVGElement;
  x: number;
  y: number;
}

const WAYS: Record<string, [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
/** A stop aside is that much farther than one straight ahead. */
const ASIDE = 3;

function stopsOf(root: Element): Stop[] {
  return [...root.querySelectorAll<HTMLElement | SVGElement>("[data-at]")].map((node) => {
    const [x = 0, y = 0] = (node.dataset["at"] ?? "").split(",").map(Number);
    return { node, x, y };
  });
}

function ahead(from: Stop, stops: readonly Stop[], [dx, dy]: [number, number]): Stop | undefined {
  const far = (stop: Stop) => {
    const along = (stop.x - from.x) * dx + (stop.y - from.y) * dy;
    const aside = Math.abs((stop.x - from.x) * dy) + Math.abs((stop.y - from.y) * dx);
    return along > 0 ? along + ASIDE * aside : Infinity;
  };
  const nearest = [...stops].sort((one, other) => far(one) - far(other))[0];
  return nearest && far(nearest) < Infinity ? nearest : undefined;
}

/** `what` changes whenever the stops may have; while the focus is elsewhere, Tab leads to a stop marked `data-start`. */
export const roving: Action<Element, unknown> = (root) => {
  let current: Element | null = null;

  function settle(): void {
    const stops = stopsOf(root);
    const start = stops.find((stop) => stop.node.dataset["start"]);
    const kept = stops.find((stop) => stop.node === current);
    const busy = root.contains(document.activeElement) || kept?.node.dataset["start"];
    current = (busy && kept ? kept : (start ?? kept ?? stops[0]))?.node ?? null;
    for (const { node } of stops) node.setAttribute("tabindex", node === current ? "0" : "-1");
  }

  function pressed(event: Event): void {
    if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey) return;
    const stops = stopsOf(root);
    const from = stops.find((stop) => stop.node === event.target);
    if (!from) return;
    const way = WAYS[event.key];
    const to = way ? ahead(from, stops, way) : event.key === "Home" ? stops[0] : event.key === "End" ? stops.at(-1) : undefined;
    if (!way && !to) return;
    event.preventDefault();
    to?.node.focus();
  }

  function focused(event: Event): void {
    if (event.target instanceof Element && event.target.hasAttribute("data-at")) {
      current = event.target;
      settle();
    }
  }

  /** Whoever comes back comes to what can be done now. */
  function left(): void {
    setTimeout(settle, 0);
  }

  root.addEventListener("keydown", pressed);
  root.addEventListener("focusin", focused);
  root.addEventListener("focusout", left);
  settle();
  return {
    update: settle,
    destroy: () => {
      root.removeEventListener("keydown", pressed);
      root.removeEventListener("focusin", focused);
      root.removeEventListener("focusout", left);
    },
  };
};
