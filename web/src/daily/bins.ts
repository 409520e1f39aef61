/** How results are spread, in steps that people read easily. */

import type { ScoreCount } from "../api/types";

export interface Bin {
  from: number;
  to: number;
  count: number;
}

const STEPS = [1, 2, 5, 10, 20, 50, 100];
const MOST = 16;

/** Steps of one width from the lowest score to the highest, those without a result among them. */
export function binsOf(scores: ScoreCount[]): Bin[] {
  if (!scores.length) return [];
  const all = scores.map(({ score }) => score);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const width = STEPS.find((step) => Math.floor(high / step) - Math.floor(low / step) < MOST) ?? high - low + 1;
  const start = Math.floor(low / width);
  const bins = Array.from({ length: Math.floor(high / width) - start + 1 }, (_, i) => {
    const from = (start + i) * width;
    return { from, to: from + width - 1, count: 0 };
  });
  for (const { score, count } of scores) {
    const bin = bins[Math.floor(score / width) - start];
    if (bin) bin.count += count;
  }
  return bins;
}
