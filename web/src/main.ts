import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { keepOffline } from "./frame/offline";

/** The first page comes first. */
const OFFLINE_MS = 3000;
const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => undefined);
  setTimeout(() => keepOffline("games", "engine"), OFFLINE_MS);
}
