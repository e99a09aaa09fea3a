import { type Hex, shade, tint } from "./colour";
import type { Sheet, Stop } from "./sheet";

/** How a round surface answers the light, which comes from the upper left. */
export type Finish = "matte" | "gloss" | "metal" | "cloth";

const ROUND: Record<Finish, (colour: Hex) => Stop[]> = {
  matte: (c) => [
    [0, shade(c, 0.16)],
    [0.1, shade(c, 0.03)],
    [0.3, tint(c, 0.28)],
    [0.5, c],
    [0.8, shade(c, 0.24)],
    [0.94, shade(c, 0.34)],
    [1, shade(c, 0.27)],
  ],
  gloss: (c) => [
    [0, shade(c, 0.22)],
    [0.08, shade(c, 0.06)],
    [0.2, tint(c, 0.2)],
    [0.27, tint(c, 0.5)],
    [0.34, tint(c, 0.18)],
    [0.55, c],
    [0.84, shade(c, 0.36)],
    [0.94, shade(c, 0.3)],
    [1, shade(c, 0.12)],
  ],
  metal: (c) => [
    [0, shade(c, 0.45)],
    [0.1, tint(c, 0.1)],
    [0.2, tint(c, 0.65)],
    [0.3, tint(c, 0.15)],
    [0.5, shade(c, 0.18)],
    [0.66, shade(c, 0.4)],
    [0.8, shade(c, 0.1)],
    [0.88, tint(c, 0.4)],
    [1, shade(c, 0.35)],
  ],
  cloth: (c) => [
    [0, shade(c, 0.1)],
    [0.3, tint(c, 0.16)],
    [0.6, c],
    [1, shade(c, 0.22)],
  ],
};

/** The fill of an upright round body. */
export function roundFill(sheet: Sheet, colour: Hex, finish: Finish = "matte"): string {
  return sheet.linear(ROUND[finish](colour), [0, 0, 1, 0]);
}

/** The fill of a flat or softly domed surface lit from the upper left. */
export function planeFill(sheet: Sheet, colour: Hex, contrast = 1): string {
  const stops: Stop[] = [
    [0, tint(colour, 0.22 * contrast)],
    [0.5, colour],
    [1, shade(colour, 0.2 * contrast)],
  ];
  return sheet.linear(stops, [0.1, 0, 0.9, 1]);
}

/** The fill of a ball lit from the upper left. */
export function ballFill(sheet: Sheet, colour: Hex): string {
  const stops: Stop[] = [
    [0, tint(colour, 0.5)],
    [0.35, tint(colour, 0.1)],
    [0.7, shade(colour, 0.12)],
    [1, shade(colour, 0.4)],
  ];
  return sheet.radial(stops, [0.35, 0.3, 0.75]);
}
