/** Our own drawings of the tile types, around (0, 0) in a hex of radius 100, in the colour of the type. */

export interface Art {
  colour: string;
  body: string;
}

const STARS =
  '<g fill="#fff"><circle cx="-71" cy="-18" r="1.1" opacity=".5"/><circle cx="-38" cy="-74" r="1.3" opacity=".6"/>' +
  '<circle cx="57" cy="-52" r="1" opacity=".5"/><circle cx="78" cy="12" r="1.4" opacity=".55"/>' +
  '<circle cx="-60" cy="38" r=".9" opacity=".45"/><circle cx="20" cy="78" r="1.1" opacity=".4"/><circle cx="8" cy="-50" r=".8" opacity=".4"/></g>';

function planet(x: number, y: number, r: number, opacity = 0.3): string {
  const shade = `M${x - r} ${y}A${r} ${r} 0 0 0 ${x + r} ${y}A${r} ${r * 0.62} 0 0 1 ${x - r} ${y}Z`;
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor" opacity="${opacity}"/>` +
    `<path d="${shade}" fill="#05070f" opacity=".42"/>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="currentColor" opacity="${opacity + 0.12}"/>`
  );
}

function rings(count: number, from: number, step: number, squash: number, opacity: number): string {
  return Array.from({ length: count }, (_, i) => {
    const r = from + i * step;
    return `<ellipse rx="${r}" ry="${(r * squash).toFixed(1)}" fill="none" stroke="currentColor" stroke-width="1.6" opacity="${opacity}"/>`;
  }).join("");
}

function rocks(): string {
  const places = [
    [-84, 34, 9],
    [-62, 16, 13],
    [-46, 38, 7],
    [-28, 6, 10],
    [-8, 22, 14],
    [14, -8, 8],
    [28, 10, 12],
    [46, -20, 10],
    [60, 2, 7],
    [70, -34, 13],
    [86, -14, 7],
    [-70, 48, 6],
    [4, 46, 6],
    [52, -48, 6],
  ];
  return places
    .map(([x = 0, y = 0, r = 0], i) => {
      const points = [0, 1, 2, 3, 4, 5, 6].map((k) => {
        const far = r * (0.78 + 0.3 * Math.abs(Math.sin(i * 7 + k * 5)));
        const turn = (k / 7) * 2 * Math.PI + i;
        return `${(x + far * Math.cos(turn)).toFixed(1)},${(y + far * Math.sin(turn)).toFixed(1)}`;
      });
      return `<polygon points="${points.join(" ")}" fill="currentColor" opacity="${0.2 + (i % 3) * 0.07}"/>`;
    })
    .join("");
}

function skyline(): string {
  const heights = [22, 40, 30, 58, 46, 74, 52, 82, 60, 44, 64, 34, 50, 26, 38];
  return heights
    .map((h, i) => {
      const x = -82 + i * 11;
      const lights = [0, 1, 2, 3].filter((k) => (i * 3 + k * 5) % 4 < 2 && k * 14 + 10 < h);
      return (
        `<rect x="${x}" y="${86 - h}" width="9.4" height="${h}" fill="currentColor" opacity="${0.17 + (i % 3) * 0.05}"/>` +
        lights
          .map((k) => `<rect x="${x + 3}" y="${86 - h + 6 + k * 13}" width="3" height="4" fill="#fff" opacity=".5"/>`)
          .join("")
      );
    })
    .join("");
}

function column(x: number, top: number, bottom: number): string {
  return `<path d="M${x - 7} ${top}h14l-2 5h-10zM${x - 5} ${top + 5}h10v${bottom - top - 10}h-10zM${x - 7} ${bottom}h14l-2-5h-10z"/>`;
}

const SPIRAL = [0, 1, 2, 3, 4, 5]
  .map(
    (i) =>
      `<path transform="rotate(${i * 60})" d="M10 0C34-30 62-22 84 10" fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round" opacity=".3"/>`,
  )
  .join("");

/** Standard sectors differ a little by their number, so that a map does not look stamped. */
export function standard(n: number): number {
  return (n * 7) % 4;
}

export const ART: Record<string, Art> = {
  "standard-0": { colour: "#6f86b8", body: STARS + planet(58, 52, 46) },
  "standard-1": { colour: "#8a7fae", body: STARS + planet(-66, -34, 40) },
  "standard-2": { colour: "#6a97a6", body: STARS + planet(62, -44, 34) + planet(-74, 44, 12, 0.24) },
  "standard-3": { colour: "#a1876f", body: STARS + planet(-56, 58, 42) },
  home: {
    colour: "#ffe0a3",
    body: `${STARS}<circle r="66" fill="currentColor" opacity=".07"/>${planet(0, -4, 46, 0.26)}<g transform="rotate(-16)">${rings(2, 74, 8, 0.26, 0.42)}</g>`,
  },
  "asteroid-belt": { colour: "#c3ad90", body: STARS + rocks() },
  genesis: {
    colour: "#7fe0a0",
    body: `${STARS}<g fill="none" stroke="currentColor" stroke-width="1.8" opacity=".36">${[0, 1, 2, 3, 4, 5]
      .map(
        (i) =>
          `<circle cx="${(34 * Math.cos((i * Math.PI) / 3)).toFixed(1)}" cy="${(34 * Math.sin((i * Math.PI) / 3)).toFixed(1)}" r="34"/>`,
      )
      .join("")}<circle r="34"/><circle r="70"/></g>`,
  },
  "paradise-world": {
    colour: "#6fd8c8",
    body: `${STARS}${planet(0, 0, 70, 0.2)}<g fill="currentColor" opacity=".24"><path d="M-58-26c18-16 34-8 40 2s-6 18-20 20-30-6-20-22zM4 8c20-12 46-6 54 8s-14 26-32 26S-8 18 4 8zM-24 44c10-6 22 0 20 8s-30 4-20-8z"/></g><circle cx="62" cy="-52" r="13" fill="#ffe08a" opacity=".5"/>`,
  },
  megalopolis: { colour: "#e7b65c", body: STARS + skyline() },
  "research-complex": {
    colour: "#79b8ff",
    body: `${STARS}<g fill="none" stroke="currentColor" stroke-width="2.2" opacity=".38">${[0, 60, 120]
      .map((turn) => `<ellipse rx="80" ry="27" transform="rotate(${turn})"/>`)
      .join("")}</g><circle r="13" fill="currentColor" opacity=".4"/>`,
  },
  "communication-relay": {
    colour: "#8fd3ff",
    body: `${STARS}<g fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" opacity=".34">${[
      26, 44, 62, 80,
    ]
      .map(
        (r) =>
          `<path d="M${(-r * 0.5).toFixed(1)} ${(50 - r * 0.87).toFixed(1)}A${r} ${r} 0 0 1 ${(r * 0.87).toFixed(1)} ${(50 - r * 0.5).toFixed(1)}"/>`,
      )
      .join(
        "",
      )}<path d="M-26 78l26-30 22 30M-30 30A34 34 0 0 0 22 66"/></g><circle cx="0" cy="48" r="6" fill="currentColor" opacity=".5"/>`,
  },
  "novarch-palace": {
    colour: "#e6c4ff",
    body: `${STARS}<g fill="currentColor" opacity=".26"><path d="M-70 84h140v-8H-70zM-60 6h120v-8H-60z"/>${[-50, -25, 0, 25, 50].map((x) => column(x, 10, 74)).join("")}<path d="M-44-4c2-32 22-48 44-48s42 16 44 48zM-2-70h4v18h-4z"/></g>`,
  },
  "ancient-ruins": {
    colour: "#cdb58a",
    body: `${STARS}<g fill="currentColor" opacity=".27"><path d="M-84 84h168v-9H-84z"/>${column(-54, -18, 74)}${column(-22, 22, 74)}${column(52, -34, 74)}<path d="M10 74l4-44 9 8-3 36zM-66-30l34 5-2 8-32-5zM26 66l22-9 5 11-20 8z"/></g>`,
  },
  "survivor-colony": {
    colour: "#9fd08a",
    body: `${STARS}<g fill="none" stroke="currentColor" stroke-width="2.4" opacity=".4"><path d="M-84 72h168M-64 72a38 38 0 0 1 76 0M-26 72V34M-51 46c14 10 36 10 50 0M8 72a28 28 0 0 1 56 0M36 72V44M20 54c10 6 22 6 32 0"/></g><path d="M-64 72a38 38 0 0 1 76 0zM8 72a28 28 0 0 1 56 0z" fill="currentColor" opacity=".12"/>`,
  },
  wormhole: {
    colour: "#7fe3ff",
    body: `${STARS}<circle r="84" fill="currentColor" opacity=".06"/>${SPIRAL}<circle r="34" fill="#05070f" opacity=".85"/><circle r="34" fill="none" stroke="currentColor" stroke-width="3" opacity=".7"/>`,
  },
  rift: {
    colour: "#c79bff",
    body: `${STARS}<path d="M-6-92L18-48-4-34 26 2 2 14 22 52 4 92-30 50-8 34-40 0-14-14-32-52z" fill="currentColor" opacity=".3"/><path d="M-2-80L8-46-12-30 12 0-8 14 6 50 0 78-14 48-2 32-24 2-4-14-18-48z" fill="#05070f"/><path d="M-2-80L8-46-12-30 12 0-8 14 6 50 0 78-14 48-2 32-24 2-4-14-18-48z" fill="none" stroke="currentColor" stroke-width="2" opacity=".8"/><g stroke="currentColor" stroke-width="2" opacity=".4"><path d="M34-40l34-16M40 8l40 6M34 56l26 16M-44-38l-30-12M-50 8l-36 8M-38 54l-22 18"/></g>`,
  },
};

/** Which drawing belongs to a tile. */
export function artOf(tile: string, n: number): string {
  if (tile.startsWith("home-sector")) return "home";
  return tile in ART ? tile : `standard-${standard(n)}`;
}
