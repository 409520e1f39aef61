import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { keepOffline } from "./frame/offline";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  setTimeout(() => keepOffline("games"), 3000);
}
