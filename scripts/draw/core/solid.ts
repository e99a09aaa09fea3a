import { type Hex, shade, tint } from "./colour";
import { planeFill } from "./finish";
import { randomFrom } from "./random";
import type { Sheet } from "./sheet";

/** A bent rod or handle of round section along a path. */
export function tube(sheet: Sheet, path: string, widthPx: number, colour: Hex, glossy = false): string {
  const stroke = (width: number, paint: Hex, dx: number, dy: number, more = "") =>
    `<path d="${path}" transform="translate(${dx} ${dy})" fill="none" stroke="${paint}" stroke-width="${width}" ` +
    `stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
  const soft = `filter="${sheet.blur(Math.max(1, widthPx * 0.08))}"`;
  return (
    stroke(widthPx, shade(colour, 0.3), 0, 0) +
    stroke(widthPx * 0.72, colour, -widthPx * 0.07, -widthPx * 0.07, soft) +
    stroke(
      widthPx * (glossy ? 0.14 : 0.26),
      tint(colour, glossy ? 0.75 : 0.38),
      -widthPx * 0.18,
      -widthPx * 0.18,
      soft,
    )
  );
}

/** A block seen from the front and a little above: front face, top and right side. `depthPx` is drawn foreshortened. */
export function block(
  sheet: Sheet,
  { x, y, width, height, depth }: { x: number; y: number; width: number; height: number; depth: number },
  colour: Hex,
): string {
  const dx = depth * 0.34;
  const dy = -depth * 0.26;
  const right = x + width;
  const top = y - height;
  return (
    `<path d="M${right} ${y}L${right + dx} ${y + dy}V${top + dy}L${right} ${top}Z" fill="${shade(colour, 0.34)}"/>` +
    `<path d="M${x} ${top}L${x + dx} ${top + dy}H${right + dx}L${right} ${top}Z" fill="${planeFill(sheet, tint(colour, 0.26), 0.6)}"/>` +
    `<rect x="${x}" y="${top}" width="${width}" height="${height}" fill="${planeFill(sheet, colour, 0.8)}"/>`
  );
}

/** Wood grain within a box: long, slightly waving lines. `upright` runs them from top to bottom. */
export function grain(
  box: { x: number; y: number; width: number; height: number },
  colour: Hex,
  { upright = false, seed = 7, gapPx = 13 } = {},
): string {
  const random = randomFrom(seed);
  const across = upright ? box.width : box.height;
  const along = upright ? box.height : box.width;
  const lines: string[] = [];
  for (let at = gapPx * random(); at < across; at += gapPx * (0.35 + random() * 1.2)) {
    const sway = (random() - 0.5) * gapPx * 1.6;
    const point = (t: number, offset: number) =>
      upright ? `${box.x + at + offset} ${box.y + along * t}` : `${box.x + along * t} ${box.y + at + offset}`;
    lines.push(
      `<path d="M${point(0, 0)}C${point(0.3, sway)} ${point(0.7, -sway)} ${point(1, sway * 0.4)}" fill="none" ` +
        `stroke="${shade(colour, 0.45)}" stroke-width="${1 + random() * 2}" opacity="${0.1 + random() * 0.22}"/>`,
    );
  }
  return lines.join("");
}

/** Speckles as in stoneware, within a box. */
export function speckles(
  box: { x: number; y: number; width: number; height: number },
  colour: Hex,
  count = 120,
  seed = 3,
): string {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const radius = 0.8 + random() ** 3 * 3.6;
    const x = box.x + random() * box.width;
    const y = box.y + random() * box.height;
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="${colour}" opacity="${(0.25 + random() * 0.4).toFixed(2)}"/>`;
  }).join("");
}

/** A soft white streak on a glossy surface along a path. */
export function gleam(sheet: Sheet, path: string, widthPx: number, opacity = 0.55): string {
  return (
    `<path d="${path}" fill="none" stroke="#fff" stroke-width="${widthPx}" stroke-linecap="round" ` +
    `opacity="${opacity}" filter="${sheet.blur(widthPx * 0.28)}"/>`
  );
}
