/** The address as a signal, and navigation without loading the document again. */
import { signal } from "@preact/signals";

export type Route = { path: string; query: URLSearchParams; hash: string };

function here(): Route {
  return { path: location.pathname, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

export const route = signal<Route>(here());

/** The token in the hash of a link to watch a table. */
export function watchToken(): string | null {
  return /^watch=([A-Za-z0-9_-]{43})$/.exec(route.peek().hash)?.[1] ?? null;
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  route.value = here();
  scrollTo(0, 0);
}

/** Follow links to our own pages without loading the document; leave all other links to the browser. */
export function watchLinks(): void {
  addEventListener("popstate", () => (route.value = here()));
  addEventListener("hashchange", () => (route.value = here()));
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (/^\/(api|static|status|metrics)/.test(link.pathname)) return;
    if (link.pathname === location.pathname && link.hash && link.search === location.search) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
