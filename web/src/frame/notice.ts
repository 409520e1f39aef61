/** Lets a person who looks elsewhere know that it is their turn. */

import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";

let audio: AudioContext | null = null;

function chime(): void {
  audio ??= new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = 660;
  volume.gain.setValueAtTime(0.08, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.6);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.6);
}

/** Put the turn into the title; when it begins, also notify as the person wished. */
export function noticeTurn(yours: boolean, begins: boolean, game: string): void {
  document.title = yours ? `● ${t("title-your-turn")} – ${game}` : `${game} – ${t("app-name")}`;
  if (!begins) return;
  if (settings.sound) chime();
  if (settings.notify && document.hidden && Notification.permission === "granted") {
    new Notification(t("title-your-turn"), { body: game, icon: "/icon.svg", tag: "turn" });
  }
}
