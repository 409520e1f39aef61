/** Paintings for the page: each is made once, when something first shows it, and is an address of a picture then. */

import { SvelteMap } from "svelte/reactivity";
import type { Sky } from "../frame/worlds";
import type { Frame, Pixels } from "./canvas";

const finished = new SvelteMap<string, string>();
const ordered = new Set<string>();
let worker: Worker | null = null;

/** The address of a painting, or null as long as it is not there: where there are no workers, it never comes. */
export function painted(sky: Sky, frame: Frame): string | null {
  const id = `${sky.name} ${frame.width}x${frame.height}x${frame.scale}`;
  if (!ordered.has(id) && typeof Worker === "function") {
    ordered.add(id);
    worker ??= started();
    worker.postMessage({ id, sky, frame });
    document.documentElement.dataset.painting = "yes";
  }
  return finished.get(id) ?? null;
}

function started(): Worker {
  const found = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  found.onmessage = ({ data: { id, pixels } }: MessageEvent<{ id: string; pixels: Pixels }>): void => {
    const canvas = document.createElement("canvas");
    canvas.width = pixels.width;
    canvas.height = pixels.height;
    canvas.getContext("2d")?.putImageData(new ImageData(pixels.data, pixels.width, pixels.height), 0, 0);
    canvas.toBlob((blob) => {
      if (blob) finished.set(id, URL.createObjectURL(blob));
      if (finished.size === ordered.size) delete document.documentElement.dataset.painting;
    });
  };
  return found;
}
