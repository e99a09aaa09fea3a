import { weaveFill } from "../core/cloth";
import { type Hex, shade, tint } from "../core/colour";
import type { Sheet } from "../core/sheet";
import { tube } from "../core/solid";

/** The neck opening of a garment at height `y`: inside of the back, then a ribbed band of `trim`. */
export function collar(sheet: Sheet, y: number, trim: Hex, body: Hex, vneck = false, widthPx = 24): string {
  const front = vneck
    ? `M-94 ${y}C-76 ${y + 46} -36 ${y + 112} 0 ${y + 142}C36 ${y + 112} 76 ${y + 46} 94 ${y}`
    : `M-94 ${y}C-74 ${y + 96} 74 ${y + 96} 94 ${y}`;
  const back = `C60 ${y + 26} -60 ${y + 26} -94 ${y}Z`;
  const inside = sheet.linear([
    [0, shade(body, 0.24)],
    [1, shade(body, 0.46)],
  ]);
  const line = (width: number, paint: string, more = "") =>
    `<path d="${front}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linejoin="round" ${more}/>`;
  return (
    `<path d="${front}${back}" fill="${inside}"/>` +
    `<path d="M-94 ${y}C-60 ${y + 26} 60 ${y + 26} 94 ${y}" fill="none" stroke="${tint(trim, 0.12)}" stroke-width="${widthPx * 0.8}"/>` +
    `<rect x="-20" y="${y + 26}" width="40" height="22" rx="2" fill="${tint(body, 0.7)}" opacity=".85"/>` +
    line(widthPx + 5, shade(trim, 0.4), `opacity=".35" filter="${sheet.blur(4)}"`) +
    line(widthPx, trim) +
    line(widthPx, weaveFill(sheet, "rib", trim, trim), `opacity=".8"`) +
    line(widthPx * 0.3, tint(trim, 0.5), `opacity=".35" filter="${sheet.blur(3)}"`)
  );
}

/** A wooden hanger whose bar runs under the neck at height `y`. */
export function hanger(sheet: Sheet, y: number): string {
  const wood = "#b98d5d";
  return (
    tube(
      sheet,
      `M0 ${y - 34}V${y - 74}C0 ${y - 96} 44 ${y - 96} 40 ${y - 128}C36 ${y - 160} -24 ${y - 158} -26 ${y - 124}`,
      9,
      "#9aa0a6",
      true,
    ) + tube(sheet, `M-200 ${y + 44}Q-60 ${y - 30} 0 ${y - 34}Q60 ${y - 30} 200 ${y + 44}`, 28, wood)
  );
}

/** A ribbed edge along an open path: cuff, hem or cuff of a hat. */
export function ribbedEdge(sheet: Sheet, path: string, widthPx: number, colour: Hex): string {
  const line = (width: number, paint: string, more = "") =>
    `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${width}" ${more}/>`;
  return (
    line(widthPx + 4, shade(colour, 0.45), `opacity=".4" filter="${sheet.blur(4)}"`) +
    line(widthPx, colour) +
    line(widthPx, weaveFill(sheet, "rib", colour, colour)) +
    line(widthPx * 0.3, tint(colour, 0.5), `opacity=".3" filter="${sheet.blur(5)}"`)
  );
}
