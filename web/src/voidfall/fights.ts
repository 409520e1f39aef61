/** Combats as the log has them: who attacked whom, Salvo by Salvo. */

import type { LogLine } from "../api/types";
import type { Beat, Fight } from "../frame/scenes.svelte";
import type { View } from "./words";

const BEGINS = new Set(["invades", "skirmish"]);
const STEPS: Record<string, string> = { "combat-approach": "fight-approach", "combat-salvo": "fight-salvo" };

/** The fights in these lines; one that goes on after a question has only its later steps. */
export function fightsIn(lines: readonly LogLine[], view: View): Fight[] {
  const found: Fight[] = [];
  let began: LogLine | null = null;
  let beats: Beat[] = [];
  for (const line of lines) {
    if (BEGINS.has(line.kind)) [began, beats] = [line, []];
    const name = STEPS[line.kind];
    if (name) beats.push(beatOf(line, name));
    if (line.kind !== "combat-over" || !beats.length) continue;
    const place = Number(line.text.args.sector);
    const sides = sidesOf(began, line, view);
    found.push({ kind: "fight", title: began?.text ?? null, place, sides, beats, result: line.text });
    [began, beats] = [null, []];
  }
  return found;
}

function beatOf({ text: { args } }: LogLine, name: string): Beat {
  const pair = (what: string): [number, number] => [Number(args[`invader_${what}`]), Number(args[`defender_${what}`])];
  const [invader, defender] = pair("damage");
  return { name, power: pair("power"), damage: [defender, invader] };
}

/** The Voidborn invade in a Skirmish; whom an Invasion attacks is who holds the sector, unless that is the invader now. */
function sidesOf(began: LogLine | null, over: LogLine, view: View): (number | null)[] {
  const sector = view.sectors[Number(over.text.args.sector) - 1];
  const seat = (line: LogLine | null): number | null =>
    typeof line?.text.args.player === "number" ? line.text.args.player : null;
  if (began?.kind === "skirmish") return [null, seat(began)];
  const invader = seat(began) ?? view.invasion?.seat ?? null;
  const defender = view.invasion?.defender.seat ?? sector?.owner ?? null;
  return [invader, defender === invader || defender === null || defender < 0 ? null : defender];
}
