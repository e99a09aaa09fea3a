import { mix, shade, tint } from "../core/colour";
import { leaf, sprig } from "../core/foliage";
import type { Sheet } from "../core/sheet";
import { grain } from "../core/solid";
import type { Frame } from "./frame";
import type { Tone } from "./tones";

/** A wall with a skirting board and a floor of boards that run towards the eye. */
export function room(sheet: Sheet, { width, height, groundY }: Frame, tone: Tone): string {
  const edge = groundY - height * 0.13;
  const skirting = height * 0.045;
  const floor = sheet.linear([
    [0, mix(tone.accent, tone.wall, 0.3)],
    [0.5, tint(tone.accent, 0.16)],
    [1, shade(tone.accent, 0.06)],
  ]);
  const vanishing = width * 0.5;
  const joints = Array.from({ length: 25 }, (_, index) => {
    const near = (index / 24 - 0.5) * width * 2.6 + vanishing;
    const far = (index / 24 - 0.5) * width * 1.5 + vanishing;
    return `<path d="M${far} ${edge}L${near} ${height}" stroke="${shade(tone.accent, 0.4)}" stroke-width="2" opacity=".22"/>`;
  });
  return (
    `<rect y="${edge}" width="${width}" height="${height - edge}" fill="${floor}"/>${joints.join("")}` +
    `<rect y="${edge - skirting}" width="${width}" height="${skirting}" fill="${tint(tone.wall, 0.45)}"/>` +
    `<rect y="${edge - skirting}" width="${width}" height="3" fill="#fff" opacity=".5"/>` +
    `<rect y="${edge}" width="${width}" height="16" fill="${shade(tone.accent, 0.6)}" opacity=".2" filter="${sheet.blur(7)}"/>`
  );
}

/** Three round plinths side by side; the tops are 9 % above, on, and 5 % above the ground line. */
export function podium(sheet: Sheet, { width, height, groundY }: Frame, tone: Tone, middleX: number): string {
  const size = Math.min(width * 0.62, height);
  const spots = [
    { x: -0.36, up: 0.09, radius: 0.19 },
    { x: 0.38, up: 0.05, radius: 0.19 },
    { x: 0.02, up: 0, radius: 0.24 },
  ] as const;
  return spots
    .map(({ x, up, radius }) => {
      const [cx, r, top, foot] = [
        middleX + x * size,
        radius * size,
        groundY - up * height,
        groundY + height * 0.12,
      ];
      const side = sheet.linear(
        [
          [0, shade(tone.accent, 0.04)],
          [0.3, tint(tone.accent, 0.35)],
          [1, shade(tone.accent, 0.26)],
        ],
        [0, 0, 1, 0],
      );
      return (
        `<ellipse cx="${cx + 24}" cy="${foot + 6}" rx="${r * 1.1}" ry="${r * 0.2}" fill="${shade(tone.accent, 0.6)}" opacity=".32" filter="${sheet.blur(16)}"/>` +
        `<path d="M${cx - r} ${top}V${foot}A${r} ${r * 0.17} 0 0 0 ${cx + r} ${foot}V${top}Z" fill="${side}"/>` +
        `<ellipse cx="${cx}" cy="${top}" rx="${r}" ry="${r * 0.17}" fill="${tint(tone.accent, 0.5)}"/>`
      );
    })
    .join("");
}

function seaView(sheet: Sheet, x: number, y: number, w: number, h: number): string {
  const horizon = y + h * 0.56;
  const sky = sheet.linear([
    [0, "#a9c8d8"],
    [0.55, "#dfe6e0"],
    [0.62, "#f3e3c8"],
  ]);
  const water = sheet.linear([
    [0, "#9fbcc4"],
    [0.4, "#6f98a6"],
    [1, "#4f7d8e"],
  ]);
  const hill = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`;
  const glints = Array.from({ length: 14 }, (_, index) => {
    const gx = x + w * (0.5 + Math.sin(index * 2.4) * (0.08 + index * 0.02));
    return `<rect x="${gx}" y="${horizon + h * (0.02 + index * 0.029)}" width="${w * (0.03 + (index % 4) * 0.02)}" height="${2 + index * 0.3}" rx="2" fill="#fff6df" opacity=".55"/>`;
  });
  return (
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${sky}"/>` +
    `<circle cx="${x + w * 0.6}" cy="${horizon - h * 0.14}" r="${h * 0.075}" fill="#fff3d6"/>` +
    `<circle cx="${x + w * 0.6}" cy="${horizon - h * 0.14}" r="${h * 0.2}" fill="${sheet.radial([
      [0, "#fff3d6", 0.7],
      [1, "#fff3d6", 0],
    ])}"/>` +
    hill(
      `M${x} ${horizon}V${horizon - h * 0.16}C${x + w * 0.1} ${horizon - h * 0.24} ${x + w * 0.18} ${horizon - h * 0.1} ${x + w * 0.28} ${horizon - h * 0.08}S${x + w * 0.4} ${horizon - h * 0.01} ${x + w * 0.46} ${horizon}Z`,
      "#8fa9a6",
    ) +
    hill(
      `M${x + w} ${horizon}V${horizon - h * 0.11}C${x + w * 0.92} ${horizon - h * 0.15} ${x + w * 0.86} ${horizon - h * 0.04} ${x + w * 0.74} ${horizon}Z`,
      "#9fb5b2",
    ) +
    `<rect x="${x}" y="${horizon}" width="${w}" height="${y + h - horizon}" fill="${water}"/>${glints.join("")}` +
    hill(
      `M${x} ${horizon + h * 0.03}C${x + w * 0.1} ${horizon - h * 0.02} ${x + w * 0.2} ${horizon + h * 0.02} ${x + w * 0.27} ${horizon + h * 0.05}L${x} ${horizon + h * 0.07}Z`,
      "#5f7f76",
    ) +
    `<path d="M${x + w * 0.8} ${horizon + h * 0.06}l${w * 0.016} ${-h * 0.12}l${w * 0.03} ${h * 0.11}Z" fill="#fdf8ee"/><path d="M${x + w * 0.782} ${horizon + h * 0.066}h${w * 0.072}q${-w * 0.01} ${h * 0.022} ${-w * 0.024} ${h * 0.022}h${-w * 0.03}q${-w * 0.014} 0 ${-w * 0.018} ${-h * 0.022}Z" fill="#3f5560"/>`
  );
}

/** A wide window on the sea behind a table. It leaves the left of a wide picture, or the top of a tall one, to words. */
export function bay(sheet: Sheet, { width, height, groundY }: Frame, tone: Tone): string {
  const wide = width > height * 1.3;
  const edge = groundY - height * 0.14;
  const [x, y] = wide ? [width * 0.44, height * 0.09] : [width * 0.08, height * 0.3];
  const w = wide ? width * 0.5 : width * 0.84;
  const h = edge - y - height * 0.05;
  const bar = Math.max(9, height * 0.016);
  const white = tint(tone.wall, 0.6);
  const table = sheet.linear([
    [0, tint(tone.accent, 0.36)],
    [0.4, tint(tone.accent, 0.16)],
    [1, shade(tone.accent, 0.1)],
  ]);
  const upright = [1 / 3, 2 / 3]
    .map((t) => `<rect x="${x + w * t - bar / 2}" y="${y}" width="${bar}" height="${h}" fill="${white}"/>`)
    .join("");
  const sill = `<rect x="${x - bar * 2.4}" y="${y + h}" width="${w + bar * 4.8}" height="${bar * 1.9}" rx="3" fill="${tint(tone.wall, 0.7)}"/><rect x="${x - bar * 1.6}" y="${y + h + bar * 1.9}" width="${w + bar * 3.2}" height="${bar}" fill="${shade(tone.wall, 0.5)}" opacity=".16" filter="${sheet.blur(6)}"/>`;
  return (
    `<rect x="${x - bar * 1.4}" y="${y - bar * 1.4}" width="${w + bar * 2.8}" height="${h + bar * 2}" fill="${shade(tone.wall, 0.5)}" opacity=".2" filter="${sheet.blur(12)}"/>` +
    `<rect x="${x - bar}" y="${y - bar}" width="${w + bar * 2}" height="${h + bar * 2}" fill="${white}"/>` +
    seaView(sheet, x, y, w, h) +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#fffaf0" opacity=".16"/>` +
    upright +
    `<rect x="${x}" y="${y + h * 0.34}" width="${w}" height="${bar * 0.8}" fill="${white}"/>${sill}` +
    `<rect y="${edge}" width="${width}" height="${height - edge}" fill="${table}"/>` +
    `<g opacity=".5">${grain({ x: 0, y: edge, width, height: height - edge }, tone.accent, { gapPx: 30, seed: 11 })}</g>` +
    `<rect y="${edge}" width="${width}" height="4" fill="#fff" opacity=".45"/>` +
    `<path d="M${x + w * 0.1} ${edge}L${x + w * 0.96} ${edge}L${x + w * 0.8} ${height}L${x - w * 0.24} ${height}Z" fill="#fff3d6" opacity=".22" filter="${sheet.blur(18)}"/>`
  );
}

/** The shadow of a branch that falls across the wall from the upper right. */
export function branchShadow(sheet: Sheet, { width, height }: Frame, tone: Tone): string {
  const ink = shade(tone.wall, 0.5);
  const size = height * 0.24;
  const look = {
    pairs: 6,
    start: 0.12,
    spreadDeg: 48,
    shape: { length: size, width: size * 0.34 },
    wood: ink,
  };
  const branch = (
    from: readonly [number, number],
    over: readonly [number, number],
    to: readonly [number, number],
  ) => sprig([from, over, to], look, ink);
  const leaves =
    branch([width * 1.04, -height * 0.1], [width * 0.82, height * 0.1], [width * 0.62, height * 0.46]) +
    branch([width * 1.04, height * 0.06], [width * 0.9, height * 0.3], [width * 0.8, height * 0.66]) +
    leaf(width * 0.98, height * 0.02, 250, { length: size * 1.2, width: size * 0.4 }, ink);
  return `<g opacity=".17" filter="${sheet.blur(Math.max(7, height * 0.011))}">${leaves}</g>`;
}

/** One long shelf whose upper edge is just behind the ground line. */
export function shelfWall(sheet: Sheet, { width, height, groundY }: Frame, tone: Tone): string {
  const back = groundY - height * 0.05;
  const front = groundY + height * 0.035;
  const thick = height * 0.05;
  const face = sheet.linear([
    [0, tint(tone.accent, 0.12)],
    [1, shade(tone.accent, 0.26)],
  ]);
  const top = sheet.linear([
    [0, tint(tone.accent, 0.24)],
    [1, tint(tone.accent, 0.5)],
  ]);
  return (
    `<rect y="${front + thick}" width="${width}" height="${height * 0.09}" fill="${shade(tone.wall, 0.7)}" opacity=".26" filter="${sheet.blur(height * 0.028)}"/>` +
    `<rect y="${back}" width="${width}" height="${front - back}" fill="${top}"/>` +
    `<g opacity=".5">${grain({ x: 0, y: back, width, height: front - back }, tone.accent, { gapPx: 18, seed: 4 })}</g>` +
    `<rect y="${front}" width="${width}" height="${thick}" fill="${face}"/>` +
    `<rect y="${front}" width="${width}" height="3" fill="#fff" opacity=".5"/>` +
    `<rect y="${back - 14}" width="${width}" height="14" fill="${shade(tone.wall, 0.6)}" opacity=".14" filter="${sheet.blur(6)}"/>`
  );
}
