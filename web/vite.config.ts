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
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const assets = Object.keys(bundle)
        .filter((name) => /^assets\/.*\.(js|css|woff2)$/.test(name))
        .sort();
      const version = createHash("sha256").update(assets.join()).digest("hex").slice(0, 12);
      const names = JSON.stringify(["/icon.svg", "/manifest.webmanifest", ...assets.map((name) => `/${name}`)]);
      const source = readFileSync(new URL("./src/sw.js", import.meta.url), "utf8");
      const head = `const ASSETS = ${names};\nconst VERSION = ${JSON.stringify(version)};\nconst ENGINE = ${JSON.stringify([...ENGINE.files.keys()])};\n`;
      this.emitFile({ type: "asset", fileName: "sw.js", source: head + source });
    },
  };
}

export default defineConfig({
  plugins: [icons(), engine(ENGINE), svelte(), svelteTesting(), serviceWorker()],
  define: { __VERSION__: JSON.stringify(version) },
  build: { target: "es2022", modulePreload: { polyfill: false } },
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
});
