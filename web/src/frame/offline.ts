/** What the service worker shall keep for times without a network. */

export function keepOffline(...wishes: ("engine" | "games")[]): void {
  void navigator.serviceWorker?.ready.then(({ active }) => {
    for (const wish of wishes) active?.postMessage(wish);
  });
}
