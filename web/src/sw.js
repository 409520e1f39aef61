// Works offline once loaded: the pages, the texts, library and rules of the games, and the engine.
// ASSETS, VERSION and ENGINE are put in by the build (vite.config.ts).
/* global ASSETS, VERSION, ENGINE */

const SHELL = `shell-${VERSION}`;
const DATA = `data-${VERSION}`;
const RULES = `engine-${ENGINE[0].split("/")[2]}`;
const KEPT = [SHELL, DATA, RULES];
const LASTING = /^\/api\/v1\/games(\/|$)/;
const GAMES = "/api/v1/games";
const OF_A_GAME = ["texts/en", "texts/pl", "library", "rules/en", "rules/pl"];
/** What a page may ask to be kept: it is fetched once, beside everything else. */
const WISHES = {
  engine: () => keep(RULES, ENGINE),
  games: async () => {
    const { games } = await (await fetch(GAMES)).json();
    await keep(DATA, [GAMES, ...games.flatMap(({ name }) => OF_A_GAME.map((what) => `${GAMES}/${name}/${what}`))]);
  },
};

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(["/", ...ASSETS]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => !KEPT.includes(name)).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function keep(name, addresses) {
  const cache = await caches.open(name);
  for (const address of addresses) {
    if (!(await cache.match(address))) await cache.add(address);
  }
}

self.addEventListener("message", (event) => {
  const wish = WISHES[event.data];
  if (wish) event.waitUntil(wish().catch(() => undefined));
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
