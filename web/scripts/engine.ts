/** The one engine for the browser: Python's runtime and the sources of the games, as they are at build time. */

import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const SOURCES = fileURLToPath(new URL("../../src/", import.meta.url));
const PARTS = [
  "domineum/__init__.py",
  "domineum/library.py",
  "domineum/kernel",
  "domineum/locale",
  "domineum/voidfall",
];
const RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];
const WANTED = /\.(py|toml|ftl)$/;
const TYPES: Record<string, string> = {
  mjs: "text/javascript",
  json: "application/json",
  wasm: "application/wasm",
  zip: "application/zip",
};

function sources(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const part of PARTS) {
    const names = WANTED.test(part)
      ? [part]
      : readdirSync(join(SOURCES, part), { recursive: true }).map((name) => `${part}/${String(name)}`);
    for (const name of names.sort()) if (WANTED.test(name)) found[name] = readFileSync(join(SOURCES, name), "utf8");
  }
  return found;
}

/** Every file by its address; a change of any of them changes all addresses. */
export function engineFiles(): { base: string; files: Map<string, Uint8Array> } {
  const folder = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
  const files = new Map<string, Uint8Array>(RUNTIME.map((name) => [name, readFileSync(join(folder, name))]));
  files.set("domineum.json", Buffer.from(JSON.stringify(sources())));
  const hash = createHash("sha256");
  for (const content of files.values()) hash.update(content);
  const base = `/engine/${hash.digest("hex").slice(0, 12)}/`;
  return { base, files: new Map([...files].map(([name, content]) => [base + name, content])) };
}

/** Serves the engine while working, puts it into what is built, and tells the pages where it is. */
export function engine({ base, files }: ReturnType<typeof engineFiles>): Plugin {
  return {
    name: "engine",
    config: () => ({
      define: { __ENGINE__: JSON.stringify(base) },
      worker: { format: "es", rollupOptions: { output: { entryFileNames: "assets/engine-[hash].js" } } },
    }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = files.get(request.url ?? "");
        if (!found) return next();
        response.setHeader("Content-Type", TYPES[request.url?.split(".").at(-1) ?? ""] ?? "");
        response.end(found);
      });
    },
    generateBundle() {
      for (const [name, source] of files) this.emitFile({ type: "asset", fileName: name.slice(1), source });
    },
  };
}
