import { type Hex, mix, shade, tint } from "./colour";

/** One leaf that grows from its root at (0, 0) upwards; `bend` moves the tip sideways. Lengths in figure units. */
export interface LeafShape {
  readonly length: number;
  readonly width: number;
  readonly bend?: number;
  readonly ribs?: boolean;
}

/** A leaf with a lit and a shaded half, turned by `angleDeg` (0 points up, positive to the right) around its root. */
export function leaf(
  x: number,
  y: number,
  angleDeg: number,
  { length, width, bend = 0, ribs = false }: LeafShape,
  colour: Hex,
): string {
  const half = width / 2;
  const left = `C${-half * 1.25} ${-length * 0.25} ${-half * 0.9 + bend} ${-length * 0.72} ${bend} ${-length}`;
  const right = `C${half * 1.25} ${-length * 0.25} ${half * 0.9 + bend} ${-length * 0.72} ${bend} ${-length}`;
  const rib = `M0 0Q${bend * 0.2} ${-length * 0.5} ${bend} ${-length}`;
  const sides = ribs
    ? [0.3, 0.46, 0.62]
        .map(
          (t) =>
            `<path d="M${bend * t * t} ${-length * t}l${half * 0.55} ${-length * 0.13}M${bend * t * t} ${-length * t}l${-half * 0.55} ${-length * 0.13}" stroke="${tint(colour, 0.4)}" stroke-width="1.6" opacity=".4"/>`,
        )
        .join("")
    : "";
  const litLeft = angleDeg < 40 && angleDeg > -150;
  const [a, b] = litLeft
    ? [tint(colour, 0.16), shade(colour, 0.2)]
    : [shade(colour, 0.16), tint(colour, 0.1)];
  return (
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angleDeg.toFixed(1)})" fill="none">` +
    `<path d="M0 0${left}L0 0Z" fill="${a}"/><path d="M0 0${right}L0 0Z" fill="${b}"/>` +
    `<path d="M0 0${left}Q${bend * 0.2} ${-length * 0.5} 0 0Z" fill="${a}"/><path d="M0 0${right}Q${bend * 0.2} ${-length * 0.5} 0 0Z" fill="${b}"/>` +
    `<path d="${rib}" stroke="${tint(colour, 0.42)}" stroke-width="${Math.max(1.4, width * 0.03)}" opacity=".65"/>${sides}</g>`
  );
}

/** A point on a quadratic curve and the direction it runs there, as a leaf's angle. */
export function along(
  from: Point,
  over: Point,
  to: Point,
  t: number,
): { x: number; y: number; angleDeg: number } {
  const u = 1 - t;
  const x = u * u * from[0] + 2 * u * t * over[0] + t * t * to[0];
  const y = u * u * from[1] + 2 * u * t * over[1] + t * t * to[1];
  const dx = 2 * u * (over[0] - from[0]) + 2 * t * (to[0] - over[0]);
  const dy = 2 * u * (over[1] - from[1]) + 2 * t * (to[1] - over[1]);
  return { x, y, angleDeg: (Math.atan2(dx, -dy) * 180) / Math.PI };
}

/** A place in figure units. */
export type Point = readonly [x: number, y: number];

/** A bare stem from root to tip. */
export function stem(from: Point, over: Point, to: Point, widthPx: number, colour: Hex): string {
  const path = `M${from.join(" ")}Q${over.join(" ")} ${to.join(" ")}`;
  return (
    `<path d="${path}" fill="none" stroke="${shade(colour, 0.15)}" stroke-width="${widthPx}" stroke-linecap="round"/>` +
    `<path d="${path}" transform="translate(${-widthPx * 0.2} 0)" fill="none" stroke="${tint(colour, 0.3)}" stroke-width="${widthPx * 0.3}" stroke-linecap="round" opacity=".7"/>`
  );
}

/** A stem with pairs of leaves that get smaller towards the tip. */
export function sprig(
  [from, over, to]: readonly [Point, Point, Point],
  { pairs, start = 0.3, spreadDeg = 58, shape, wood }: SprigLook,
  colour: Hex,
): string {
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const t = start + ((1 - start) * (index + 0.4)) / pairs;
    const { x, y, angleDeg } = along(from, over, to, t);
    const size = 1 - 0.45 * (index / pairs);
    const own = { ...shape, length: shape.length * size, width: shape.width * size };
    const paint = mix(colour, tint(colour, 0.3), index / pairs);
    return (
      leaf(x, y, angleDeg + spreadDeg, own, shade(paint, 0.1)) + leaf(x, y, angleDeg - spreadDeg, own, paint)
    );
  });
  const { x, y, angleDeg } = along(from, over, to, 1);
  const tip = { ...shape, length: shape.length * 0.6, width: shape.width * 0.55 };
  return (
    stem(from, over, to, 6, wood ?? shade(colour, 0.2)) +
    leaves.join("") +
    leaf(x, y, angleDeg, tip, tint(colour, 0.3))
  );
}

/** How a sprig is leaved: leaves by pairs from `start` (part of the stem) on. */
export interface SprigLook {
  readonly pairs: number;
  readonly start?: number;
  readonly spreadDeg?: number;
  readonly shape: LeafShape;
  readonly wood?: Hex;
}
