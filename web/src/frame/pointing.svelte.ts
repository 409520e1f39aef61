/** What the options of a question are about on a board: which places can be chosen, pointed at, held, and why not. */

import type { Option, Preview, Question } from "../api/types";
import type { About, BoardSession } from "./session.svelte";

/** What the option that is pointed at would do, once it is known. */
export function shownPreview(session: BoardSession): Preview | null {
  return session.preview && session.preview.code === session.pointed ? session.preview.preview : null;
}

export class Pointing<Place extends number | string> {
  /** All places that an option is about. */
  readonly targets = $derived.by(() => {
    const places = this.#options.map((option) => this.#placeOf(option));
    return new Set(places.filter((place) => place !== null));
  });
  readonly pointedAt = $derived.by(() => this.#placeWith(this.session.pointed));
  readonly heldAt = $derived.by(() => this.#placeWith(this.session.held));
  readonly preview = $derived.by(() => shownPreview(this.session));

  constructor(
    readonly session: BoardSession,
    /** The name of places in what options are about. */
    readonly kind = "sector",
  ) {}

  /** The options about a place. */
  at(place: Place): Option[] {
    return this.session.about(this.#about(place));
  }

  /** What is not possible at a place, and why. */
  refusedAt(place: Place): Question["blocked"] {
    return (this.session.question?.blocked ?? []).filter(({ option }) => option.about[this.kind] === place);
  }

  /** A place is clicked on: answer by it, or look at it where nothing is asked about it. */
  choose(place: Place, by: Event, look: (place: Place) => void): void {
    if (this.at(place).length) void this.session.pickAbout(this.#about(place), by);
    else look(place);
  }

  /** The pointer or the focus is on a place, or on none: what it would do is shown if it means one thing. */
  point(place: Place | null): void {
    const [only, ...others] = place === null ? [] : this.at(place);
    if (only && !others.length) this.session.point(only.code);
    else if (place === null && this.session.held === null) this.session.point(null);
  }

  get #options(): Option[] {
    return this.session.question?.options ?? [];
  }

  #about(place: Place): About {
    return { [this.kind]: place };
  }

  #placeOf({ about }: Option): Place | null {
    return (about[this.kind] as Place | undefined) ?? null;
  }

  #placeWith(code: string | null): Place | null {
    const found = code === null ? undefined : this.#options.find((option) => option.code === code);
    return found ? this.#placeOf(found) : null;
  }
}
