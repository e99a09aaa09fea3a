import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Figure, formOf, type Look, type Subject, standing } from "../core/figure";
import type { Sheet } from "../core/sheet";
import { tube } from "../core/solid";
import { plank, roundedBox } from "../core/wood";

const NUMBERS = ["12", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"];

function mark(kind: string, index: number, radius: number, ink: Hex): string {
  const angle = (index / 12) * Math.PI * 2;
  const at = (r: number) => `${(Math.sin(angle) * r).toFixed(1)} ${(-Math.cos(angle) * r).toFixed(1)}`;
  const quarter = index % 3 === 0;
  if (kind === "dots")
    return `<path d="M${at(radius * 0.84)}h0" stroke="${ink}" stroke-width="${radius * (quarter ? 0.085 : 0.05)}" stroke-linecap="round"/>`;
  if (kind === "numbers") {
    const [x = 0, y = 0] = at(radius * 0.79)
      .split(" ")
      .map(Number);
    return `<text x="${x}" y="${y + radius * 0.065}" font-family="DejaVu Sans, Helvetica, Arial, sans-serif" font-size="${radius * 0.18}" text-anchor="middle" fill="${ink}">${NUMBERS[index]}</text>`;
  }
  return `<path d="M${at(radius * (quarter ? 0.76 : 0.83))}L${at(radius * 0.9)}" stroke="${ink}" stroke-width="${radius * (quarter ? 0.035 : 0.018)}" stroke-linecap="round"/>`;
}

function hand(angleDeg: number, length: number, width: number, ink: Hex): string {
  return `<path d="M${-width / 2} ${length * 0.16}L${-width * 0.3} ${-length}Q0 ${-length - width * 0.4} ${width * 0.3} ${-length}L${width / 2} ${length * 0.16}Z" transform="rotate(${angleDeg})" fill="${ink}"/>`;
}

/** A dial at ten past ten, centred on (0, 0). */
function dial(sheet: Sheet, radius: number, look: Look, marks: string): string {
  const face = colourOf(look, "body", "#f4eee2");
  const ink = colourOf(look, "hands", "#2f2b2a");
  const fill = sheet.linear(
    [
      [0, shade(face, 0.16)],
      [0.35, face],
      [1, tint(face, 0.4)],
    ],
    [0.1, 0, 0.9, 1],
  );
  const hands = hand(-56, radius * 0.52, radius * 0.075, ink) + hand(60, radius * 0.76, radius * 0.05, ink);
  return (
    `<circle r="${radius}" fill="${fill}"/>` +
    Array.from({ length: 12 }, (_, index) => mark(look.marks ?? marks, index, radius, ink)).join("") +
    `<g transform="translate(${radius * 0.02} ${radius * 0.035})" opacity=".22" filter="${sheet.blur(3)}">${hands}</g>${hands}` +
    `<path d="M0 ${radius * 0.2}V${-radius * 0.84}" stroke="#b5563a" stroke-width="${radius * 0.016}" transform="rotate(196)"/>` +
    `<circle r="${radius * 0.05}" fill="#b5563a"/><circle r="${radius * 0.02}" fill="${face}"/>` +
    `<path d="M${-radius * 0.78} ${-radius * 0.3}A${radius * 0.84} ${radius * 0.84} 0 0 1 ${radius * 0.1} ${-radius * 0.83}L${-radius * 0.2} ${-radius * 0.3}Z" fill="#fff" opacity=".14"/>`
  );
}

function bezel(sheet: Sheet, radius: number, widthPx: number, colour: Hex): string {
  const ring = (r: number, fill: string) => `<circle r="${r}" fill="${fill}"/>`;
  const slope = (a: Hex, b: Hex) =>
    sheet.linear(
      [
        [0, a],
        [1, b],
      ],
      [0.15, 0, 0.85, 1],
    );
  return (
    ring(radius + widthPx, slope(tint(colour, 0.4), shade(colour, 0.4))) +
    ring(radius + widthPx * 0.5, colour) +
    ring(radius + widthPx * 0.2, slope(shade(colour, 0.5), tint(colour, 0.3)))
  );
}

const CLOCKS: Readonly<Record<string, (sheet: Sheet, look: Look) => Figure>> = {
  wall: (sheet, look) => {
    const svg = bezel(sheet, 262, 34, colourOf(look, "accent", "#b98755")) + dial(sheet, 262, look, "ticks");
    return { svg, left: -296, right: 296, top: -296, bottom: 296, pose: "hangs" };
  },
  mantel: (sheet, look) => {
    const wood = colourOf(look, "accent", "#7a4f32");
    const outline = "M-230 -10V-190C-230 -400 230 -400 230 -190V-10Z";
    const svg =
      `<path d="${outline}" transform="translate(16 -4)" fill="${shade(wood, 0.5)}"/>` +
      plank(sheet, outline, { x: -230, y: -360, width: 460, height: 360 }, wood) +
      plank(
        sheet,
        roundedBox({ x: -256, y: -26, width: 512, height: 28 }, 8),
        { x: -256, y: -26, width: 512, height: 28 },
        shade(wood, 0.1),
      ) +
      `<g transform="translate(0 -186)">${bezel(sheet, 128, 13, "#b59a5d")}${dial(sheet, 128, look, "ticks")}</g>`;
    return standing(svg, 262, 360, { contacts: [[6, -24, 250]] });
  },
  alarm: (sheet, look) => {
    const metal = colourOf(look, "accent", "#5f7353");
    const bell = (side: number) =>
      `<g transform="rotate(${side * 36}) translate(0 -248)"><path d="M-66 14A66 62 0 0 1 66 14Z" fill="${sheet.linear(
        [
          [0, tint("#b59a5d", 0.6)],
          [0.5, "#b59a5d"],
          [1, shade("#b59a5d", 0.45)],
        ],
        [0, 0, 1, 0.4],
      )}"/><circle cy="-52" r="9" fill="#8f7a45"/></g>`;
    const svg =
      tube(sheet, "M-104 -84L-150 -10", 26, shade(metal, 0.2)) +
      tube(sheet, "M104 -84L150 -10", 26, shade(metal, 0.2)) +
      `<g transform="translate(0 -222)">${tube(sheet, "M-70 -230C-70 -330 70 -330 70 -230", 13, "#b59a5d", true)}${bell(-1)}${bell(1)}${bezel(sheet, 188, 30, metal)}${dial(sheet, 188, look, "numbers")}</g>`;
    return standing(svg, 224, 540, {
      contacts: [
        [-150, -4, 22],
        [150, -4, 22],
        [0, -10, 160, true],
      ],
    });
  },
  station: (sheet, look) => {
    const metal = colourOf(look, "accent", "#34363a");
    const svg =
      tube(sheet, "M-330 -40H-200", 24, metal) +
      `<rect x="-352" y="-130" width="26" height="180" rx="6" fill="${sheet.linear(
        [
          [0, tint(metal, 0.3)],
          [1, shade(metal, 0.4)],
        ],
        [0, 0, 1, 0],
      )}"/>` +
      tube(sheet, "M-326 -110C-280 -110 -230 -90 -214 -66M-326 34C-280 34 -230 10 -214 -12", 9, metal) +
      `<g transform="translate(24 0)"><circle r="252" cx="-20" fill="${shade(metal, 0.45)}"/>${bezel(sheet, 220, 32, metal)}${dial(sheet, 220, look, "ticks")}</g>`;
    return { svg, left: -352, right: 276, top: -252, bottom: 252, pose: "hangs" };
  },
};

/** A clock: `wall`, `mantel`, `alarm` with bells, `station` on a bracket. `body` the face, `accent` the case, `hands`, `marks=ticks|numbers|dots`. */
export const clock: Subject = (sheet, look) => formOf(look, CLOCKS)(sheet, look);
