import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { engine, engineFiles } from "./scripts/engine.ts";

const ENGINE = engineFiles();
const { version } = JSON.parse(readFileSync(new URL("./package.json", import.meta.url), "utf8")) as { version: string };

/** `virtual:icons`: only those drawings of the icon set that src/icons.json names; what begins with `<` is our own drawing. */
function icons(): Plugin {
  const id = "virtual:icons";
  const list = new URL("./src/icons.json", import.meta.url);
  return {
    name: "icons",
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null;
      this.addWatchFile(list.pathname);
      const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
      const wanted = JSON.parse(readFileSync(list, "utf8")) as Record<string, string>;
      const bodies: Record<string, string> = {};
      for (const [name, drawing] of Object.entries(wanted)) {
        const found = drawing.startsWith("<") ? { body: drawing } : set.icons[drawing];
        if (!found) this.error(`src/icons.json: there is no drawing '${drawing}' for '${name}'`);
        bodies[name] = found.body;
      }
      return `export default ${JSON.stringify(bodies)};`;
    },
  };
}

/** `sw.js`: the service worker with the names of everything that was built. */
function serviceWorker(site: boolean): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const assets = Object.keys(bundle)
        .filter((name) => /^assets\/.*\.(js|css|woff2)$/.test(name))
        .sort();
      const version = createHash("sha256").update(assets.join()).digest("hex").slice(0, 12);
      const build = {
        ASSETS: ["icon.svg", "manifest.webmanifest", ...assets],
        ENGINE: ENGINE.names.map((name) => ENGINE.base + name),
        GAMES: site ? `data/${ENGINE.version}/games` : "api/v1/games",
        ENDING: site ? ".json" : "",
        VERSION: version,
        ENGINE_VERSION: ENGINE.version,
      };
      const head = Object.entries(build).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
      const source = readFileSync(new URL("./src/sw.js", import.meta.url), "utf8");
      this.emitFile({ type: "asset", fileName: "sw.js", source: head.join("") + source });
    },
  };
}

/** `vite build` builds the page of a server, `vite build --mode site` a site that needs none, for any folder. */
export default defineConfig(({ mode }) => ({
  base: mode === "site" ? "./" : "/",
  plugins: [icons(), engine(ENGINE), svelte(), svelteTesting(), serviceWorker(mode === "site")],
  define: { __VERSION__: JSON.stringify(version), __SITE__: JSON.stringify(mode === "site") },
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
    ...(mode === "site" ? { outDir: "../build/site", emptyOutDir: true } : {}),
  },
  server: {
    // Tests compare what is drawn with what the games are made of.
    fs: { allow: [".", "../src/domineum"] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    coverage: {
      provider: "v8",
      reporter: ["json-summary", "text-summary"],
      include: ["src/**/*.{ts,svelte}"],
      exclude: ["src/**/*.test.ts", "src/**/testing/**", "src/**/*.d.ts"],
    },
  },
}));
