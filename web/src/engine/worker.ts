/** The Python engine in a worker: takes a call as JSON, answers in JSON. Its name is where its files are. */

import type { loadPyodide as Load } from "pyodide";

export interface Asked {
  id: number;
  name: string;
  args: string;
}

/** An answer, or which part of the engine is there (null: it runs, or could not be started). */
export type Answered = { id: number; result: string } | { id: number; problem: string } | { part: number | null };

type Call = (name: string, args: string) => string;
const PAGE = 65_536;

function say(answered: Answered): void {
  self.postMessage(answered);
}

/** Say now and then how much of a response has come, if its length is known. */
function counted(found: Response): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const whole = Number(found.headers.get("Content-Length"));
  let [come, said] = [0, 0];
  return new TransformStream({
    transform(chunk, next) {
      come += chunk.byteLength;
      if (whole && come - said > whole / 50) say({ part: Math.min(1, (said = come) / whole) });
      next.enqueue(chunk);
    },
  });
}

/** The memory of the started interpreter, with all modules imported (scripts/engine.ts). */
async function memory(base: string): Promise<Uint8Array> {
  const found = await fetch(`${base}memory.bin`);
  if (!found.ok || !found.body) throw new Error(`HTTP ${found.status}`);
  const plain = found.body.pipeThrough(counted(found)).pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

/** Pyodide puts a snapshot into the memory that a fresh interpreter has, which is too small for ours. */
function withMemoryOf(bytes: number): void {
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const made = await instantiateStreaming(source, imports);
    const { memory: own } = made.instance.exports;
    if (own instanceof WebAssembly.Memory) {
      const lacking = Math.ceil((bytes - own.buffer.byteLength) / PAGE);
      if (lacking > 0) own.grow(lacking);
    }
    return made;
  };
}

async function load(): Promise<Call> {
  const base = self.name;
  const [{ loadPyodide }, snapshot] = await Promise.all([
    import(/* @vite-ignore */ `${base}pyodide.mjs`) as Promise<{ loadPyodide: typeof Load }>,
    memory(base),
  ]);
  withMemoryOf(snapshot.byteLength);
  const python = await loadPyodide({ indexURL: base, _loadSnapshot: snapshot });
  return python.runPython("from domineum.browser.worker import call; call");
}

let loaded: Promise<Call> | null = null;

async function answer({ id, name, args }: Asked): Promise<Answered> {
  try {
    loaded ??= load().finally(() => say({ part: null }));
    const call = await loaded;
    return { id, result: name === "start" ? "null" : call(name, args) };
  } catch (error) {
    return { id, problem: String(error) };
  }
}

self.onmessage = async ({ data }: MessageEvent<Asked>) => say(await answer(data));
