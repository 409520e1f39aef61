/**
 * The address of the page, as data.
 *
 * A server has a page at every address (`/t/abc`). A site is one file in any folder: there the same address stands
 * behind the # (`folder/#/t/abc`).
 */

/** What stands in front of an address within the page. */
const BEFORE = __SITE__ ? `${location.pathname}${location.search}#` : "";

/** Where a page is, for a link: `to("/library")`. */
export function to(address: string): string {
  return BEFORE + address;
}

/** The whole address of a page, to be given to somebody. */
export function wholeAddress(address: string): string {
  return location.origin + to(address);
}

function current(): URL {
  const { hash, href } = location;
  return __SITE__ ? new URL(hash.startsWith("#/") ? hash.slice(1) : "/", location.origin) : new URL(href);
}

class Router {
  path = $state(current().pathname);
  query = $state.raw(current().searchParams);

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (event) => this.#click(event));
  }

  #read(): void {
    const now = current();
    this.path = now.pathname;
    this.query = now.searchParams;
  }

  go(address: string): void {
    history.pushState(null, "", to(address));
    this.#read();
    scrollTo(0, 0);
  }

  /** Change the question part of the address without a new entry of the history. */
  replace(query: URLSearchParams): void {
    const text = query.toString();
    history.replaceState(history.state, "", to(this.path + (text ? `?${text}` : "")));
    this.query = query;
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.download) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    const address = within(link);
    if (address === null) return;
    event.preventDefault();
    this.go(address);
  }
}

/** The address within the page that a link leads to; null if it leads elsewhere. */
function within(link: HTMLAnchorElement): string | null {
  if (!__SITE__) return link.pathname + link.search + link.hash;
  return link.pathname === location.pathname && link.hash.startsWith("#/") ? link.hash.slice(1) : null;
}

export const router = new Router();
