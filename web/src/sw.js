// Works offline once loaded: the pages, the texts, library and rules of the games, and the engine.
// The capitals are put in by the build (vite.config.ts). A new version waits until no page of the old one is open.
/* global ASSETS, VERSION, ENGINE, ENGINE_VERSION, GAMES, ENDING */

const ROOT = new URL(self.registration.scope).pathname;
const SHELL = `shell-${VERSION}`;
const DATA = `data-${VERSION}`;
const RULES = `engine-${ENGINE_VERSION}`;
const MINE = [SHELL, DATA, RULES].map((name) => `${ROOT} ${name}`);
const OF_A_GAME = ["texts/en", "texts/pl", "library", "rules/en", "rules/pl"];
const ABOUT_GAMES = ROOT + GAMES;
/** What a page may ask to be kept: it is fetched once, beside everything else. */
const WISHES = {
  engine: () => keep(RULES, ENGINE),
  games: async () => {
    const { games } = await (await fetch(ABOUT_GAMES + ENDING)).json();
    await keep(DATA, [
      GAMES + ENDING,
      ...games.flatMap(({ name }) => OF_A_GAME.map((what) => `${GAMES}/${name}/${what}${ENDING}`)),
    ]);
  },
};

/** The caches of this folder: another site beside it has others. */
const open = (name) => caches.open(`${ROOT} ${name}`);

self.addEventListener("install", (event) => {
  event.waitUntil(open(SHELL).then((cache) => cache.addAll([ROOT, ...ASSETS.map((name) => ROOT + name)])));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(`${ROOT} `) && !MINE.includes(name)))
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function keep(name, addresses) {
  const cache = await open(name);
  for (const address of addresses) {
    if (!(await cache.match(ROOT + address))) await cache.add(ROOT + address);
  }
}

self.addEventListener("message", (event) => {
  const wish = WISHES[event.data];
  if (wish) event.waitUntil(wish().catch(() => undefined));
});

/** What is kept of this version, else what the network says. */
async function kept(request) {
  for (const name of MINE) {
    const known = await (await caches.open(name)).match(request);
    if (known) return known;
  }
  return fetch(request);
}

/** The network first; what it said last when there is none. */
async function fresh(request) {
  const cache = await open(DATA);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const known = await cache.match(request, { ignoreSearch: true });
    if (known) return known;
    throw error;
  }
}

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await (await open(SHELL)).match(ROOT)) ?? Response.error();
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith(ABOUT_GAMES) && !ENDING) event.respondWith(fresh(request));
  else if (url.pathname.startsWith(`${ROOT}api/`)) return;
  else if (request.mode === "navigate") event.respondWith(page(request));
  else event.respondWith(kept(request));
});
