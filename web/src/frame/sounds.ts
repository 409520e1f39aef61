/** Quiet sounds, made of a few tones where somebody wishes them. */

import { settings } from "./settings.svelte";

export type Sound = "turn" | "choice" | "fight" | "cycle";
/** Frequency in Hz, when it begins and how long it sounds in seconds, how loud it is. */
type Tone = readonly [hz: number, at: number, lasts: number, volume: number];

const SOUNDS: Record<Sound, { shape: OscillatorType; tones: readonly Tone[] }> = {
  turn: {
    shape: "sine",
    tones: [
      [523, 0, 0.5, 0.06],
      [784, 0.14, 0.6, 0.05],
    ],
  },
  choice: { shape: "sine", tones: [[392, 0, 0.09, 0.03]] },
  fight: {
    shape: "triangle",
    tones: [
      [98, 0, 0.35, 0.09],
      [73, 0.05, 0.5, 0.08],
    ],
  },
  cycle: {
    shape: "sine",
    tones: [
      [262, 0, 0.9, 0.05],
      [330, 0.16, 0.9, 0.05],
      [392, 0.32, 1.1, 0.05],
    ],
  },
};

let audio: AudioContext | null = null;

/** Let something be heard, if sounds are on; a browser that has none stays silent. */
export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  const { shape, tones } = SOUNDS[name];
  for (const [hz, at, lasts, volume] of tones) {
    const [tone, gain, start] = [audio.createOscillator(), audio.createGain(), audio.currentTime + at];
    tone.type = shape;
    tone.frequency.value = hz;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(volume, start + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + lasts);
  }
}
