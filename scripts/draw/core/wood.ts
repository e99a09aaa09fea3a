import { type Hex, shade, tint } from "./colour";
import { planeFill } from "./finish";
import type { Sheet } from "./sheet";
import { grain } from "./solid";

/** A rectangle in figure units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A flat piece of wood of any outline within a box, with grain and a lit edge. */
export function plank(
  sheet: Sheet,
  outline: string,
  box: Box,
  colour: Hex,
  { upright = false, seed = 7, gapPx = 15 } = {},
): string {
  const clip = sheet.clip(`<path d="${outline}"/>`);
  return (
    `<path d="${outline}" fill="${planeFill(sheet, colour, 0.8)}"/>` +
    `<g clip-path="${clip}">${grain(box, colour, { upright, seed, gapPx })}` +
    `<path d="${outline}" fill="none" stroke="${tint(colour, 0.6)}" stroke-width="5" opacity=".5"/></g>`
  );
}

/** A rectangle with rounded corners as a path. */
export function roundedBox({ x, y, width, height }: Box, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  return (
    `M${x + r} ${y}H${x + width - r}A${r} ${r} 0 0 1 ${x + width} ${y + r}V${y + height - r}` +
    `A${r} ${r} 0 0 1 ${x + width - r} ${y + height}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + height - r}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`
  );
}

/** The thickness of a flat piece seen below its lower edge. */
export function thickness(outline: string, depthPx: number, colour: Hex): string {
  return `<path d="${outline}" transform="translate(0 ${depthPx})" fill="${shade(colour, 0.42)}"/>`;
}
