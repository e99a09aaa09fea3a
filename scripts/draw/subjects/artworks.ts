import { type Hex, mix, shade, tint } from "../core/colour";
import { leaf, sprig } from "../core/foliage";
import type { Sheet } from "../core/sheet";
import type { Box } from "../core/wood";

/** The colours of a print: paper, main and second. */
export interface Inks {
  readonly paper: Hex;
  readonly main: Hex;
  readonly second: Hex;
}

type Artwork = (sheet: Sheet, box: Box, inks: Inks) => string;

const ARTWORKS: Readonly<Record<string, Artwork>> = {
  abstract: (_sheet, { x, y, width: w, height: h }, { main, second, paper }) =>
    `<circle cx="${x + w * 0.62}" cy="${y + h * 0.3}" r="${w * 0.22}" fill="${second}"/>` +
    `<path d="M${x + w * 0.08} ${y + h * 0.94}C${x + w * 0.02} ${y + h * 0.5} ${x + w * 0.36} ${y + h * 0.36} ${x + w * 0.5} ${y + h * 0.56}S${x + w * 0.96} ${y + h * 0.6} ${x + w * 0.9} ${y + h * 0.94}Z" fill="${main}"/>` +
    `<path d="M${x + w * 0.14} ${y + h * 0.28}Q${x + w * 0.26} ${y + h * 0.1} ${x + w * 0.4} ${y + h * 0.24}" fill="none" stroke="${shade(main, 0.4)}" stroke-width="${w * 0.02}" stroke-linecap="round"/>` +
    `<ellipse cx="${x + w * 0.34}" cy="${y + h * 0.72}" rx="${w * 0.09}" ry="${h * 0.1}" fill="${mix(paper, second, 0.35)}"/>`,
  hills: (_sheet, { x, y, width: w, height: h }, { main, second }) => {
    const ridge = (at: number, rise: number, paint: Hex) =>
      `<path d="M${x} ${y + h * at}C${x + w * 0.2} ${y + h * (at - rise)} ${x + w * 0.36} ${y + h * (at - rise * 0.9)} ${x + w * 0.5} ${y + h * (at - rise * 0.2)}S${x + w * 0.84} ${y + h * (at - rise * 1.1)} ${x + w} ${y + h * (at - rise * 0.3)}V${y + h}H${x}Z" fill="${paint}"/>`;
    return (
      `<circle cx="${x + w * 0.68}" cy="${y + h * 0.26}" r="${w * 0.11}" fill="${second}"/>` +
      ridge(0.52, 0.16, tint(main, 0.62)) +
      ridge(0.64, 0.14, tint(main, 0.36)) +
      ridge(0.78, 0.12, tint(main, 0.1)) +
      ridge(0.92, 0.1, shade(main, 0.24))
    );
  },
  botanical: (_sheet, { x, y, width: w, height: h }, { main }) => {
    const shape = { length: h * 0.2, width: h * 0.085, ribs: true };
    return (
      sprig(
        [
          [x + w * 0.5, y + h * 0.9],
          [x + w * 0.44, y + h * 0.5],
          [x + w * 0.56, y + h * 0.2],
        ],
        { pairs: 5, start: 0.22, spreadDeg: 50, shape },
        main,
      ) + leaf(x + w * 0.56, y + h * 0.2, 8, { length: h * 0.1, width: h * 0.045 }, tint(main, 0.2))
    );
  },
  sea: (sheet, { x, y, width: w, height: h }, { main, second }) => {
    const water = sheet.linear([
      [0, tint(main, 0.45)],
      [1, shade(main, 0.16)],
    ]);
    const waves = [0.62, 0.7, 0.79, 0.89].map(
      (at, index) =>
        `<path d="M${x + w * (0.1 + index * 0.08)} ${y + h * at}q${w * 0.06} ${-h * 0.012} ${w * 0.12} 0t${w * 0.12} 0M${x + w * (0.56 - index * 0.05)} ${y + h * (at + 0.03)}q${w * 0.06} ${-h * 0.012} ${w * 0.12} 0t${w * 0.12} 0" fill="none" stroke="#fff" stroke-width="${h * 0.007}" opacity=".6"/>`,
    );
    return (
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${sheet.linear([
        [0, tint(main, 0.72)],
        [0.6, tint(second, 0.55)],
      ])}"/>` +
      `<circle cx="${x + w * 0.3}" cy="${y + h * 0.34}" r="${w * 0.09}" fill="${tint(second, 0.2)}"/>` +
      `<rect x="${x}" y="${y + h * 0.56}" width="${w}" height="${h * 0.44}" fill="${water}"/>${waves.join("")}` +
      `<path d="M${x + w * 0.6} ${y + h * 0.57}L${x + w * 0.66} ${y + h * 0.3}L${x + w * 0.78} ${y + h * 0.55}Z" fill="#fdf8ee"/><path d="M${x + w * 0.645} ${y + h * 0.34}L${x + w * 0.56} ${y + h * 0.55}H${x + w * 0.645}Z" fill="${tint(second, 0.5)}"/>` +
      `<path d="M${x + w * 0.54} ${y + h * 0.57}H${x + w * 0.8}Q${x + w * 0.77} ${y + h * 0.62} ${x + w * 0.72} ${y + h * 0.62}H${x + w * 0.6}Q${x + w * 0.56} ${y + h * 0.61} ${x + w * 0.54} ${y + h * 0.57}Z" fill="${shade(main, 0.4)}"/>`
    );
  },
  sun: (_sheet, { x, y, width: w, height: h }, { main, second }) => {
    const arcs = [0.42, 0.34, 0.26, 0.18, 0.1].map(
      (r, index) =>
        `<path d="M${x + w * (0.5 - r)} ${y + h * 0.62}A${w * r} ${w * r} 0 0 1 ${x + w * (0.5 + r)} ${y + h * 0.62}Z" fill="${mix(main, second, index / 4)}"/>`,
    );
    const water = [0.67, 0.72, 0.77, 0.82].map(
      (at, index) =>
        `<rect x="${x + w * (0.08 + index * 0.07)}" y="${y + h * at}" width="${w * (0.84 - index * 0.14)}" height="${h * 0.022}" rx="${h * 0.011}" fill="${mix(main, second, index / 4)}"/>`,
    );
    return arcs.join("") + water.join("");
  },
  lines: (_sheet, { x, y, width: w, height: h }, { main, second }) => {
    const stone = (cy: number, rx: number, ry: number, paint: Hex) =>
      `<ellipse cx="${x + w * 0.5}" cy="${y + h * cy}" rx="${w * rx}" ry="${h * ry}" fill="${paint}"/>`;
    return (
      stone(0.82, 0.34, 0.09, main) +
      stone(0.67, 0.26, 0.07, tint(main, 0.3)) +
      stone(0.55, 0.18, 0.058, second) +
      stone(0.455, 0.12, 0.045, shade(main, 0.2)) +
      `<path d="M${x + w * 0.2} ${y + h * 0.3}Q${x + w * 0.36} ${y + h * 0.14} ${x + w * 0.5} ${y + h * 0.24}T${x + w * 0.82} ${y + h * 0.18}" fill="none" stroke="${shade(main, 0.3)}" stroke-width="${w * 0.012}" stroke-linecap="round"/>`
    );
  },
};

/** Prints the artwork of a name into a box; an unknown name is refused. */
export function artwork(sheet: Sheet, name: string, box: Box, inks: Inks): string {
  const draw = ARTWORKS[name];
  if (!draw) throw new Error(`there is no art named ${name}, only ${Object.keys(ARTWORKS).join(", ")}`);
  const clip = sheet.clip(`<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"/>`);
  return `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="${inks.paper}"/><g clip-path="${clip}">${draw(sheet, box, inks)}</g>`;
}
