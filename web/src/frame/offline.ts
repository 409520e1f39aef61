/** What the service worker shall keep for times without a network. */

export function keepOffline(what: "engine" | "games"): void {
  void navigator.serviceWorker?.ready.then((found) => found.active?.postMessage(what));
}
