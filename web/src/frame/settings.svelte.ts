/** What a person prefers; kept in this browser. */

export type Language = "en" | "pl";
export type Speed = "step" | "slow" | "normal" | "fast" | "instant";

export const TEXT_SIZES = [100, 115, 130] as const;
/** In percent. */
export type TextSize = (typeof TEXT_SIZES)[number];

interface Kept {
  language: Language;
  speed: Speed;
  confirm: boolean;
  endTurn: boolean;
  usual: boolean;
  textOnly: boolean;
  textSize: TextSize;
  sound: boolean;
  notify: boolean;
  name: string;
}

const KEY = "domineum.settings";
const touch = (): boolean => globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;

function usual(): Kept {
  const polish = globalThis.navigator?.language.startsWith("pl") ?? false;
  return {
    language: polish ? "pl" : "en",
    speed: "normal",
    confirm: touch(),
    endTurn: true,
    usual: true,
    textOnly: false,
    textSize: 100,
    sound: false,
    notify: false,
    name: "",
  };
}

function read(): Kept {
  try {
    return { ...usual(), ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return usual();
  }
}

class Settings {
  #kept = $state<Kept>(read());

  get language(): Language {
    return this.#kept.language;
  }
  set language(value: Language) {
    this.#keep("language", value);
  }
  get speed(): Speed {
    return this.#kept.speed;
  }
  set speed(value: Speed) {
    this.#keep("speed", value);
  }
  /** Whether a choice wants a second touch. */
  get confirm(): boolean {
    return this.#kept.confirm;
  }
  set confirm(value: boolean) {
    this.#keep("confirm", value);
  }
  /** Whether the end of a turn is asked for before it goes to the others. */
  get endTurn(): boolean {
    return this.#kept.endTurn;
  }
  set endTurn(value: boolean) {
    this.#keep("endTurn", value);
  }
  /** Whether the table answers what goes without saying. */
  get usual(): boolean {
    return this.#kept.usual;
  }
  set usual(value: boolean) {
    this.#keep("usual", value);
  }
  get textOnly(): boolean {
    return this.#kept.textOnly;
  }
  set textOnly(value: boolean) {
    this.#keep("textOnly", value);
  }
  get textSize(): TextSize {
    return this.#kept.textSize;
  }
  set textSize(value: TextSize) {
    this.#keep("textSize", value);
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(value: boolean) {
    this.#keep("sound", value);
  }
  get notify(): boolean {
    return this.#kept.notify;
  }
  set notify(value: boolean) {
    this.#keep("notify", value);
  }
  /** How this person is called at new tables. */
  get name(): string {
    return this.#kept.name;
  }
  set name(value: string) {
    this.#keep("name", value);
  }

  #keep<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.#kept[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
