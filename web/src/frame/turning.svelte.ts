/** Which part of a table is shown: a question turns to what it is about, and back again. */

import { wantedPart } from "./places";

export class Turning<Part extends string> {
  part = $state() as Part;
  /** Where the person was before a question turned to another part. */
  #before: Part | null = null;

  constructor(readonly main: Part) {
    this.part = main;
  }

  /** A person turns to a part, and wants to stay there. */
  turn(to: Part): void {
    this.#before = null;
    this.part = to;
  }

  /** A question is about things on these parts; some of the parts are in sight whatever is shown. */
  follow(places: ReadonlyMap<Part, number>, inSight: readonly Part[]): void {
    const wanted = wantedPart(places, inSight, this.main);
    if (wanted === null) {
      if (this.#before !== null) this.part = this.#before;
      this.#before = null;
    } else if (wanted !== this.part) {
      const back = this.#before ?? this.part;
      this.#before = back === wanted ? null : back;
      this.part = wanted;
    }
  }
}
