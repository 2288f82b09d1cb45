/** The address as a signal, and navigation without loading the document again. */
import { signal } from "@preact/signals";

export type Route = { path: string; query: URLSearchParams; hash: string };

/**
 * Without a server the page is one file, and its addresses stand behind `#`: `index.html#/t/local-1?move=3`.
 * Components know nothing of this: they go to `/t/local-1`.
 */
const behindHash = document.documentElement.dataset.server === "none";

function here(): Route {
  const { pathname: path, search, hash } = behindHash
    ? new URL(/^#\//.test(location.hash) ? location.hash.slice(1) : "/", "http://page")
    : location;
  return { path, query: new URLSearchParams(search), hash: hash.slice(1) };
}

/** What the browser is to be shown for an address of ours. */
const shown = (address: string): string => behindHash ? `#${address}` : address;

export const route = signal<Route>(here());

/** The token in the hash of a link to watch a table. */
export function watchToken(): string | null {
  return /^watch=([A-Za-z0-9_-]{43})$/.exec(route.peek().hash)?.[1] ?? null;
}

/** The hash of the address with `#`, or nothing. */
export function hashHere(): string {
  const { hash } = route.peek();
  return hash && `#${hash}`;
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", shown(address));
  else history.pushState(null, "", shown(address));
  route.value = here();
  scrollTo(0, 0);
}

/** Follow links to our own pages without loading the document; leave all other links to the browser. */
export function watchLinks(): void {
  addEventListener("popstate", () => (route.value = here()));
  addEventListener("hashchange", () => (route.value = here()));
  // a link that is opened in another tab, or copied, must lead to this file
  if (behindHash) {
    document.addEventListener("pointerdown", (event) => {
      const link = (event.target as Element | null)?.closest("a");
      const address = link?.getAttribute("href");
      if (address?.startsWith("/")) link!.setAttribute("href", shown(address));
    });
  }
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    const address = link.getAttribute("href") ?? "";
    if (behindHash && /^#?\//.test(address)) {
      event.preventDefault();
      return go(address.replace(/^#/, ""));
    }
    if (behindHash && /^#\w/.test(address)) { // a place on this page: in the address it would be another page
      event.preventDefault();
      return document.getElementById(address.slice(1))?.focus();
    }
    if (behindHash || /^\/(api|static|status|metrics)/.test(link.pathname)) return;
    if (link.pathname === location.pathname && link.hash && link.search === location.search) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
