/** Whether the screen is a small one, and whether it lies on its side. */

const small = globalThis.matchMedia?.("(max-width: 899px), (max-height: 500px)");
const low = globalThis.matchMedia?.("(max-height: 500px) and (orientation: landscape)");

class Phone {
  is = $state(small?.matches ?? false);
  /** The question stands beside the board, not below it. */
  lies = $state(low?.matches ?? false);

  constructor() {
    small?.addEventListener("change", (event) => (this.is = event.matches));
    low?.addEventListener("change", (event) => (this.lies = event.matches));
  }
}

export const phone = new Phone();
