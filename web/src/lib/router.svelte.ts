/** Which page is shown, and going from one to another without loading anew. */
import { BASE, at } from "./base";
import { path, routeOf, type Route } from "./routes";

class Router {
  route = $state.raw<Route>(routeOf(path()));
  hash = $state(location.hash);
  query = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  private read(): void {
    this.route = routeOf(path());
    this.hash = location.hash;
    this.query = location.search;
  }

  /** Go to a page of ours, such as `/tables/abc`. */
  go(to: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", at(to));
    else history.pushState(null, "", at(to));
    this.read();
    if (!replace && !to.includes("#")) scrollTo(0, 0);
  }
}

export const router = new Router();

/** Links to our own pages are followed here: `<main use:links>`. */
export function links(node: HTMLElement): { destroy(): void } {
  function clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const anchor = event.target instanceof Element ? event.target.closest("a") : null;
    if (!anchor?.href || anchor.target || anchor.hasAttribute("download")) return;
    const to = new URL(anchor.href, location.href);
    const ours = to.origin === location.origin && to.pathname.startsWith(BASE);
    if (!ours || to.pathname.startsWith(at("/api/")) || (to.pathname === location.pathname && to.hash)) return;
    event.preventDefault();
    router.go(to.pathname.slice(BASE.length) + to.search + to.hash);
  }
  node.addEventListener("click", clicked);
  return { destroy: () => node.removeEventListener("click", clicked) };
}
