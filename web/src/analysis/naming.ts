import { say } from "./texts";
import type { Line } from "./types";

/** What a line is called: its name, else its number. */
export function nameOf(line: Line, place: number): string {
  return line.name || say("line-n", { n: place + 1 });
}
