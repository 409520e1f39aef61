/** Which part of the table is shown: a question turns to what it is about, and back again. */

import { wantedPart } from "../frame/places";
import type { Place } from "./places";

export type Part = Place | "rivals" | "compare" | "scores";

export class Turning {
  part = $state<Part>("map");
  /** Where the person was before a question turned to another part. */
  #before: Part | null = null;

  /** A person turns to a part, and wants to stay there. */
  turn(to: Part): void {
    this.#before = null;
    this.part = to;
  }

  /** A question is about things on these parts; some of the parts are in sight whatever is shown. */
  follow(places: ReadonlyMap<Place, number>, inSight: readonly Place[]): void {
    const wanted = wantedPart(places, inSight, "map");
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
