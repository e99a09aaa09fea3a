import { type Hex, shade, tint } from "./colour";
import { planeFill } from "./finish";
import { lathe, TILT } from "./lathe";
import type { Sheet } from "./sheet";
import { grain } from "./solid";
import { type Box, plank } from "./wood";

/** A place in figure units. */
type Point = readonly [x: number, y: number];

/** A straight leg or post that narrows from its upper to its lower end; widths in figure units. */
export function leg(
  sheet: Sheet,
  [x1, y1]: Point,
  [x2, y2]: Point,
  [upper, lower]: Point,
  colour: Hex,
): string {
  const [a, b] = [upper / 2, lower / 2];
  const path = `M${x1 - a} ${y1}L${x1 + a} ${y1}L${x2 + b} ${y2}Q${x2} ${y2 + b * 0.5} ${x2 - b} ${y2}Z`;
  const fill = sheet.linear(
    [
      [0, tint(colour, 0.3)],
      [0.45, colour],
      [1, shade(colour, 0.4)],
    ],
    [0, 0, 1, 0],
  );
  return `<path d="${path}" fill="${fill}"/>`;
}

/** A round slab whose top face is at height `y`. */
export function roundSlab(sheet: Sheet, y: number, radius: number, thickPx: number, colour: Hex): string {
  const face = `<ellipse cx="0" cy="${y}" rx="${radius}" ry="${radius * TILT}"`;
  const clip = sheet.clip(`${face}/>`);
  const box = { x: -radius, y: y - radius * TILT, width: radius * 2, height: radius * TILT * 2 };
  return (
    lathe(
      sheet,
      [
        [y, radius],
        [y, radius],
        [y + thickPx * 0.8, radius],
        [y + thickPx, radius * 0.98],
      ],
      shade(colour, 0.1),
    ) +
    `${face} fill="${planeFill(sheet, tint(colour, 0.2), 0.9)}"/>` +
    `<g clip-path="${clip}">${grain(box, colour, { gapPx: 12 })}</g>` +
    `${face} fill="none" stroke="${tint(colour, 0.55)}" stroke-width="2.5" opacity=".7"/>`
  );
}

/** A rectangular slab seen from the front and above: front edge at `y`, the top running back by `depthPx` on the picture. */
export function slab(
  sheet: Sheet,
  {
    x,
    y,
    width,
    depthPx,
    thickPx,
  }: { x: number; y: number; width: number; depthPx: number; thickPx: number },
  colour: Hex,
): string {
  const inset = depthPx * 0.75;
  const top = `M${x + inset} ${y - depthPx}H${x + width - inset}L${x + width} ${y}H${x}Z`;
  const front: Box = { x, y, width, height: thickPx };
  return (
    plank(sheet, top, { x, y: y - depthPx, width, height: depthPx }, tint(colour, 0.22), { gapPx: 11 }) +
    plank(
      sheet,
      `M${x} ${y}H${x + width}V${y + thickPx - 3}Q${x + width} ${y + thickPx} ${x + width - 3} ${y + thickPx}H${x + 3}Q${x} ${y + thickPx} ${x} ${y + thickPx - 3}Z`,
      front,
      shade(colour, 0.06),
      { seed: 5, gapPx: 9 },
    )
  );
}

/** A soft dark patch where one part shades another. */
export function cove(
  sheet: Sheet,
  x: number,
  y: number,
  [rx, ry]: Point,
  colour: Hex,
  opacity = 0.35,
): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${shade(colour, 0.7)}" opacity="${opacity}" filter="${sheet.blur(Math.max(3, ry * 0.5))}"/>`;
}
