/** The one engine for the browser: Python's runtime, and its memory with all our modules imported. */

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";
import type { Plugin } from "vite";

const SOURCES = fileURLToPath(new URL("../../src/", import.meta.url));
const CACHE = fileURLToPath(new URL("../../build/engine/", import.meta.url));
const RUNTIME_FOLDER = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const PARTS = [
  "domineum/__init__.py",
  "domineum/games.py",
  "domineum/library.py",
  "domineum/rulebook.py",
  "domineum/kernel",
  "domineum/locale",
  "domineum/bots",
  "domineum/table",
  "domineum/browser",
  "domineum/voidfall",
  "domineum/revenant",
];
const RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];
const MEMORY = "memory.bin";
const WANTED = /\.(py|toml|ftl|txt)$/;
const TYPES: Record<string, string> = {
  mjs: "text/javascript",
  json: "application/json",
  wasm: "application/wasm",
  zip: "application/zip",
};

/** What a worker does first, done once and for all: import everything, and begin a game of each kind. */
const WARM_UP = `
import gc, sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/lib/engine")
from domineum.browser.warming import warm_up
warm_up()
gc.collect()
`;

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

/** Start Python here, and keep its memory. */
async function remembered(files: Record<string, string>): Promise<Uint8Array> {
  const python = await loadPyodide({ indexURL: `${RUNTIME_FOLDER}/`, _makeSnapshot: true });
  const root = "/lib/engine";
  for (const [path, text] of Object.entries(files)) {
    const file = `${root}/${path}`;
    python.FS.mkdirTree(file.slice(0, file.lastIndexOf("/")));
    python.FS.writeFile(file, text);
  }
  python.runPython(WARM_UP);
  return gzipSync(python.makeMemorySnapshot(), { level: 9 });
}

export interface EngineFiles {
  version: string;
  /** The folder of the files; another engine has another one. */
  base: string;
  names: string[];
  read: (name: string) => Promise<Uint8Array>;
}

/** The files of the engine. The memory is made when it is first read, which takes a while, and kept in build/. */
export function engineFiles(): EngineFiles {
  const files = sources();
  const hash = createHash("sha256").update(WARM_UP).update(JSON.stringify(files));
  for (const name of RUNTIME) hash.update(readFileSync(join(RUNTIME_FOLDER, name)));
  const version = hash.digest("hex").slice(0, 12);
  let made: Promise<Uint8Array> | null = null;

  async function memory(): Promise<Uint8Array> {
    const kept = join(CACHE, `${version}.bin`);
    if (existsSync(kept)) return readFileSync(kept);
    const found = await remembered(files);
    rmSync(CACHE, { recursive: true, force: true });
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(kept, found);
    return found;
  }

  return {
    version,
    base: `engine/${version}/`,
    names: [...RUNTIME, MEMORY],
    read: (name) => (name === MEMORY ? (made ??= memory()) : Promise.resolve(readFileSync(join(RUNTIME_FOLDER, name)))),
  };
}

/** Serves the engine while working, puts it into what is built, and says to the pages where it is. */
export function engine({ version, base, names, read }: EngineFiles): Plugin {
  return {
    name: "engine",
    config: () => ({
      define: { __ENGINE__: JSON.stringify(version) },
      worker: { format: "es", rollupOptions: { output: { entryFileNames: "assets/engine-[hash].js" } } },
    }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = request.url?.startsWith(`/${base}`) ? request.url.slice(base.length + 1) : "";
        if (!names.includes(name)) return next();
        response.setHeader("Content-Type", TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream");
        void read(name).then((found) => response.end(found));
      });
    },
    async generateBundle() {
      for (const name of names) this.emitFile({ type: "asset", fileName: base + name, source: await read(name) });
    },
  };
}
