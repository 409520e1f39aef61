/** Whether the screen is a small one. */

const query = globalThis.matchMedia?.("(max-width: 899px)");

class Phone {
  is = $state(query?.matches ?? false);

  constructor() {
    query?.addEventListener("change", (event) => (this.is = event.matches));
  }
}

export const phone = new Phone();
