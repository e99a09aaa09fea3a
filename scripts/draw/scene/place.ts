import { shade } from "../core/colour";
import type { Contact, Figure } from "../core/figure";
import type { Sheet } from "../core/sheet";
import type { Tone } from "./tones";

/** Where and how large a figure is put: pixels of the picture, `scale` picture pixels per figure unit. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly flip: boolean;
  readonly turnDeg: number;
}

function groundShadow(sheet: Sheet, [x, y, halfWidth, above]: Contact, tone: Tone): string {
  const ink = shade(tone.accent, 0.72);
  const ellipse = (dx: number, dy: number, rx: number, ry: number, blur: number, opacity: number) =>
    `<ellipse cx="${x + dx}" cy="${y + dy}" rx="${rx}" ry="${ry}" fill="${ink}" opacity="${opacity}" filter="${sheet.blur(blur)}"/>`;
  const w = halfWidth;
  if (above) return ellipse(w * 0.12, 0, w * 1.15, w * 0.17, Math.max(8, w * 0.1), 0.3);
  return (
    ellipse(w * 0.42, w * 0.03, w * 1.5, w * 0.24, Math.max(8, w * 0.14), 0.3) +
    ellipse(w * 0.14, w * 0.05, w * 1.08, w * 0.2, Math.max(4, w * 0.06), 0.36) +
    ellipse(0, w * 0.03, w * 0.98, w * 0.17, 3, 0.5)
  );
}

/** A shadow shaped like the figure itself, for what lies or hangs: the figure is drawn dark, moved and blurred. */
function castShadow(sheet: Sheet, svg: string, tone: Tone, distancePx: number): string {
  const ink = shade(tone.accent, 0.75);
  const channels = [1, 3, 5].map((at) => (Number.parseInt(ink.slice(at, at + 2), 16) / 255).toFixed(3));
  const filter = sheet.silhouetteShadow(channels, distancePx);
  return `<g filter="${filter}" opacity=".42">${svg}</g>`;
}

/** Puts a figure into the picture with its shadow. */
export function place(sheet: Sheet, figure: Figure, spot: Spot, tone: Tone): string {
  const mirrored = spot.flip ? -1 : 1;
  const contacts = figure.contacts ?? [];
  const shadow =
    figure.pose === "stands"
      ? contacts
          .map((contact) =>
            groundShadow(sheet, [contact[0] * mirrored, contact[1], contact[2], contact[3]], tone),
          )
          .join("")
      : "";
  const turn = spot.turnDeg === 0 ? "" : `rotate(${spot.turnDeg})`;
  const body = `<g transform="${turn} scale(${mirrored} 1)">${figure.svg}</g>`;
  const cast =
    figure.pose === "stands" ? "" : castShadow(sheet, body, tone, figure.pose === "lies" ? 16 : 24);
  return `<g transform="translate(${spot.x} ${spot.y}) scale(${spot.scale})">${shadow}${cast}${body}</g>`;
}
