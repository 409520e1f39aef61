/** Whether a server can be reached; a site has none. What a page offers depends on it. */

class Reach {
  server = $state(!__SITE__ && navigator.onLine);

  constructor() {
    if (__SITE__) return;
    addEventListener("online", () => (this.server = true));
    addEventListener("offline", () => (this.server = false));
  }
}

export const reach = new Reach();
