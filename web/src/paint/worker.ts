/** Paints in a thread of its own, so that no hand on the table waits for it. */

import type { Sky } from "../frame/worlds";
import type { Frame } from "./canvas";
import { paint } from "./sky";

self.onmessage = ({ data: { id, sky, frame } }: MessageEvent<{ id: string; sky: Sky; frame: Frame }>): void => {
  const pixels = paint(sky, frame);
  self.postMessage({ id, pixels }, { transfer: [pixels.data.buffer] });
};
