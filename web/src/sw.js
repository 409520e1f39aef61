// Works offline once loaded: the page itself, and the texts, library and rules of the games.
// ASSETS and VERSION are put in by the build (vite.config.ts).
/* global ASSETS, VERSION */

const SHELL = `shell-${VERSION}`;
const DATA = "data";
const LASTING = /^\/api\/v1\/games(\/|$)/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(["/", ...ASSETS])).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("shell-") && name !== SHELL;
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
});

/** The network first; what it said last when there is none. */
async function fresh(request) {
  const cache = await caches.open(DATA);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const known = await cache.match(request);
    if (known) return known;
    throw error;
  }
}

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (LASTING.test(url.pathname)) event.respondWith(fresh(request));
  else if (url.pathname.startsWith("/api/")) return;
  else if (request.mode === "navigate") event.respondWith(page(request));
  else event.respondWith(caches.match(request).then((known) => known ?? fetch(request)));
});
