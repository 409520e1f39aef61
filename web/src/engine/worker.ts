/** The Python engine in a worker: takes a call as JSON, answers in JSON. */

import type { loadPyodide as Load } from "pyodide";

export interface Asked {
  id: number;
  name: string;
  args: string;
}

export type Answered = { id: number; result: string } | { id: number; problem: string };

const PROGRAM = `
import json
from domineum.voidfall.lab.calls import combat
from domineum.voidfall.lab.form import form

CALLS = {"combat": combat, "form": lambda _: form()}


def call(name, args):
    return json.dumps(CALLS[name](json.loads(args)))


call
`;

async function load(): Promise<(name: string, args: string) => string> {
  const base = new URL(__ENGINE__, self.location.origin).href;
  const [{ loadPyodide }, sources] = await Promise.all([
    import(/* @vite-ignore */ `${base}pyodide.mjs`) as Promise<{ loadPyodide: typeof Load }>,
    fetch(`${base}domineum.json`).then((found) => {
      if (!found.ok) throw new Error(`HTTP ${found.status}`);
      return found.json() as Promise<Record<string, string>>;
    }),
  ]);
  const python = await loadPyodide({ indexURL: base });
  const root = "/lib/engine";
  for (const [path, text] of Object.entries(sources)) {
    const file = `${root}/${path}`;
    python.FS.mkdirTree(file.slice(0, file.lastIndexOf("/")));
    python.FS.writeFile(file, text);
  }
  python.runPython(`import sys; sys.path.insert(0, "${root}")`);
  return python.runPython(PROGRAM);
}

let loaded: ReturnType<typeof load> | null = null;

async function answer({ id, name, args }: Asked): Promise<Answered> {
  try {
    loaded ??= load();
    return { id, result: (await loaded)(name, args) };
  } catch (error) {
    return { id, problem: String(error) };
  }
}

self.onmessage = async ({ data }: MessageEvent<Asked>) => self.postMessage(await answer(data));
