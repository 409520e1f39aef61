/** Lets a person who looks elsewhere know that it is their turn. */

import { settings } from "./settings.svelte";
import { sound } from "./sounds";
import { t } from "./texts.svelte";

/** Put the turn into the title; when it begins, also notify as the person wished. */
export function noticeTurn(yours: boolean, begins: boolean, game: string): void {
  document.title = yours ? `● ${t("title-your-turn")} – ${game}` : `${game} – ${t("app-name")}`;
  if (!begins) return;
  sound("turn");
  if (settings.notify && document.hidden && Notification.permission === "granted") {
    new Notification(t("title-your-turn"), { body: game, icon: "/icon.svg", tag: "turn" });
  }
}
