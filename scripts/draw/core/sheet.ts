import type { Hex } from "./colour";

/** A gradient stop: offset 0..1, colour, opacity 0..1. */
export type Stop = readonly [offset: number, colour: Hex, opacity?: number];

/** Pattern tiles are at least this wide and high, in user units. */
const TILE_PX = 100;

function stopsToSvg(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join("");
}

/** Collects the definitions (gradients, clips, patterns, filters) of one picture and hands out references. */
export class Sheet {
  private readonly bodies = new Map<string, string>();

  private define(key: string, body: (id: string) => string): string {
    const known = this.bodies.get(key);
    const id = known?.match(/id="([^"]+)"/)?.[1] ?? `d${this.bodies.size}`;
    if (!known) this.bodies.set(key, body(id));
    return `url(#${id})`;
  }

  /** A linear gradient over the shape's own box, from (x1,y1) to (x2,y2) in 0..1. */
  linear(stops: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 0, 1]): string {
    const body = stopsToSvg(stops);
    return this.define(
      `l${x1},${y1},${x2},${y2}${body}`,
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${body}</linearGradient>`,
    );
  }

  /** A radial gradient over the shape's own box, centred at (cx,cy) with radius r in 0..1. */
  radial(stops: readonly Stop[], [cx, cy, r] = [0.5, 0.5, 0.5]): string {
    const body = stopsToSvg(stops);
    return this.define(
      `r${cx},${cy},${r}${body}`,
      (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${body}</radialGradient>`,
    );
  }

  /** A clip made of the given shapes. */
  clip(shapes: string): string {
    return this.define(`c${shapes}`, (id) => `<clipPath id="${id}">${shapes}</clipPath>`);
  }

  /** A repeating pattern of the given cell, in user units. Small cells are laid out many at a time: renderers are slow at tiny tiles. */
  pattern(widthPx: number, heightPx: number, cell: string, angleDeg = 0): string {
    const columns = Math.max(1, Math.ceil(TILE_PX / widthPx));
    const rows = Math.max(1, Math.ceil(TILE_PX / heightPx));
    const cells = Array.from(
      { length: columns * rows },
      (_, at) =>
        `<g transform="translate(${(at % columns) * widthPx} ${Math.floor(at / columns) * heightPx})">${cell}</g>`,
    );
    return this.define(
      `p${widthPx},${heightPx},${angleDeg}${cell}`,
      (id) =>
        `<pattern id="${id}" width="${widthPx * columns}" height="${heightPx * rows}" patternUnits="userSpaceOnUse" ` +
        `patternTransform="rotate(${angleDeg})">${cells.join("")}</pattern>`,
    );
  }

  /** A Gaussian blur with room around the shape. */
  blur(deviationPx: number): string {
    return this.define(
      `b${deviationPx}`,
      (id) =>
        `<filter id="${id}" x="-80%" y="-80%" width="260%" height="260%">` +
        `<feGaussianBlur stdDeviation="${deviationPx}"/></filter>`,
    );
  }

  /** Turns a drawing into its own blurred shadow of one colour (channels 0..1), moved down and to the right. */
  silhouetteShadow(channels: readonly string[], distancePx: number): string {
    const [r = "0", g = "0", b = "0"] = channels;
    return this.define(
      `s${r},${g},${b},${distancePx}`,
      (id) =>
        `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%">` +
        `<feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} 0 0 0 1 0"/>` +
        `<feGaussianBlur stdDeviation="${distancePx * 0.9}"/><feOffset dx="${distancePx * 0.8}" dy="${distancePx * 1.4}"/></filter>`,
    );
  }

  /** Everything defined so far, for the head of the SVG. */
  toDefs(): string {
    return `<defs>${[...this.bodies.values()].join("")}</defs>`;
  }
}
