import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Figure, formOf, type Look, lying, type Subject } from "../core/figure";
import { planeFill, roundFill } from "../core/finish";
import { roundedBox } from "../core/path";
import type { Sheet } from "../core/sheet";
import { tube } from "../core/solid";
import { plank } from "../core/wood";

interface Stuff {
  readonly sheet: Sheet;
  readonly wood: Hex;
  readonly metal: Hex;
  readonly steel: string;
}

const BRASS = "#c9a45c";

function stuffOf(sheet: Sheet, look: Look): Stuff {
  const metal = colourOf(look, "body", "#aab2b6");
  const steel = sheet.linear(
    [
      [0, tint(metal, 0.5)],
      [0.45, metal],
      [0.55, shade(metal, 0.12)],
      [1, shade(metal, 0.38)],
    ],
    [0, 0, 1, 0.3],
  );
  return { sheet, metal, steel, wood: colourOf(look, "accent", "#b98755") };
}

/** A turned handle from (0, top) down to (0, bottom). */
function handle({ sheet, wood }: Stuff, top: number, bottom: number, width: number): string {
  const [w, h] = [width / 2, bottom - top];
  const path =
    `M${-w * 0.7} ${top}C${-w * 1.25} ${top + h * 0.2} ${-w * 0.8} ${top + h * 0.45} ${-w} ${top + h * 0.7}` +
    `C${-w * 1.2} ${top + h * 0.9} ${-w * 0.9} ${bottom} 0 ${bottom}C${w * 0.9} ${bottom} ${w * 1.2} ${top + h * 0.9} ${w} ${top + h * 0.7}C${w * 0.8} ${top + h * 0.45} ${w * 1.25} ${top + h * 0.2} ${w * 0.7} ${top}Z`;
  return (
    `<path d="${path}" fill="${roundFill(sheet, wood)}"/>` +
    `<path d="M${-w * 0.2} ${top + h * 0.1}C${-w * 0.5} ${top + h * 0.4} ${w * 0.1} ${top + h * 0.6} ${-w * 0.3} ${top + h * 0.92}" fill="none" stroke="${shade(wood, 0.5)}" stroke-width="3" opacity=".3"/>`
  );
}

const ferrule = ({ sheet }: Stuff, y: number, width: number): string =>
  `<rect x="${-width / 2}" y="${y}" width="${width}" height="34" rx="6" fill="${roundFill(sheet, BRASS, "metal")}"/>`;

const blade = (stuff: Stuff, width: number, from: number, to: number): string =>
  `<path d="M${-width / 2} ${to}L${width / 2} ${to}L${width / 2} ${from}L${-width / 2} ${from}Z" fill="${stuff.steel}"/>` +
  `<path d="M${-width / 2} ${from}L${width / 2} ${from}L${width / 2} ${from + 46}L${-width / 2} ${from + 46}Z" fill="${tint(stuff.metal, 0.6)}"/>`;

function chisel(stuff: Stuff, width: number): string {
  return (
    blade(stuff, width, -420, -60) +
    `<path d="M${-width / 2} -60L-16 0H16L${width / 2} -60Z" fill="${stuff.steel}"/>` +
    handle(stuff, 10, 400, 76) +
    ferrule(stuff, 0, 58)
  );
}

function hammer(stuff: Stuff): string {
  const { sheet, wood, steel, metal } = stuff;
  const shaft = "M-22 -260L22 -260L30 60L34 400Q0 420 -34 400L-30 60Z";
  return (
    plank(sheet, shaft, { x: -40, y: -260, width: 80, height: 680 }, wood, { upright: true, gapPx: 9 }) +
    `<path d="M-190 -330Q-196 -350 -180 -352L-120 -352L-60 -366H60L110 -352C170 -350 210 -322 226 -270C170 -292 130 -276 70 -262H-60L-120 -270H-180Q-196 -272 -190 -290Z" fill="${steel}"/>` +
    `<rect x="-206" y="-360" width="44" height="98" rx="10" fill="${tint(metal, 0.25)}"/>`
  );
}

function mallet(stuff: Stuff): string {
  const { sheet, wood } = stuff;
  const head = "M-210 -380H210L186 -150H-186Z";
  return (
    plank(
      sheet,
      "M-30 -160H30L38 400Q0 416 -38 400Z",
      { x: -40, y: -160, width: 80, height: 570 },
      tint(wood, 0.2),
      { upright: true, gapPx: 9 },
    ) +
    `<path d="${head}" transform="translate(8 12)" fill="${shade(wood, 0.45)}"/>` +
    plank(sheet, head, { x: -210, y: -380, width: 420, height: 230 }, wood) +
    `<rect x="-30" y="-386" width="60" height="14" fill="${shade(wood, 0.3)}"/>`
  );
}

function plane(stuff: Stuff): string {
  const { sheet, wood, steel, metal } = stuff;
  return (
    `<path d="${roundedBox(0, 60, 760, 190, 40)}" fill="${shade(metal, 0.5)}"/><path d="${roundedBox(0, 50, 760, 186, 40)}" fill="${planeFill(sheet, shade(metal, 0.25), 1.2)}"/>` +
    `<rect x="-90" y="-30" width="220" height="160" rx="8" fill="${shade(metal, 0.6)}"/><path d="M-70 -22H96L190 122H24Z" fill="${steel}"/><path d="M-30 -6H56L140 104H54Z" fill="${tint(metal, 0.35)}"/><circle cx="60" cy="48" r="20" fill="${roundFill(sheet, BRASS, "metal")}"/>` +
    `<circle cx="-258" cy="50" r="74" fill="${shade(wood, 0.4)}"/><circle cx="-262" cy="44" r="70" fill="${sheet.radial(
      [
        [0, tint(wood, 0.5)],
        [0.6, wood],
        [1, shade(wood, 0.35)],
      ],
      [0.36, 0.32, 0.7],
    )}"/>` +
    `<path d="M204 4C250 -20 330 -6 338 40C346 96 270 116 214 96Z" fill="${roundFill(sheet, wood)}"/>`
  );
}

function saw(stuff: Stuff): string {
  const { sheet, wood, steel, metal } = stuff;
  const teeth = Array.from({ length: 34 }, (_, at) => `L${-398 + at * 16} ${at % 2 ? 74 : 90}`).join("");
  const grip = "M150 -90C230 -130 330 -120 388 -40C430 30 400 130 300 130C220 130 180 110 150 90Z";
  return (
    `<path d="M-400 20L160 -80V84${teeth
      .split("L")
      .reverse()
      .filter(Boolean)
      .map((p) => `L${p}`)
      .join("")}Z" fill="${steel}"/>` +
    `<path d="M-400 20L160 -80" stroke="${tint(metal, 0.6)}" stroke-width="5"/>` +
    plank(sheet, grip, { x: 150, y: -120, width: 270, height: 260 }, wood) +
    `<path d="M236 -40C290 -60 340 -30 342 20C344 70 290 84 244 62Z" fill="#2a2036" opacity=".55"/>` +
    [190, 214].map((x, at) => `<circle cx="${x}" cy="${at ? 60 : -48}" r="13" fill="${BRASS}"/>`).join("")
  );
}

function square(stuff: Stuff): string {
  const { sheet, wood, steel } = stuff;
  const ticks = Array.from(
    { length: 22 },
    (_, at) => `<path d="M-200 ${-330 + at * 26}h${at % 4 ? 22 : 40}" stroke="#3a3f42" stroke-width="4"/>`,
  ).join("");
  return (
    `<rect x="-200" y="-350" width="110" height="640" fill="${steel}"/>${ticks}` +
    `<rect x="-200" y="222" width="480" height="130" rx="8" transform="translate(6 8)" fill="${shade(wood, 0.5)}"/>` +
    plank(sheet, "M-200 222H280V352H-200Z", { x: -200, y: 222, width: 480, height: 130 }, wood) +
    `<rect x="-200" y="222" width="480" height="14" fill="${BRASS}"/>` +
    [-120, 20, 200].map((x) => `<circle cx="${x}" cy="292" r="13" fill="${BRASS}"/>`).join("")
  );
}

function driver(stuff: Stuff): string {
  return (
    tube(stuff.sheet, "M0 -400L0 20", 24, stuff.metal, true) +
    `<path d="M-22 -420H22L14 -350H-14Z" fill="${stuff.steel}"/>` +
    handle(stuff, 10, 400, 108) +
    ferrule(stuff, 0, 56)
  );
}

function spokeshave({ sheet, wood, steel, metal }: Stuff): string {
  return (
    `<path d="M-400 -10C-330 -60 -200 -54 -120 -34H120C200 -54 330 -60 400 -10C410 30 330 40 240 30L120 50H-120L-240 30C-330 40 -410 30 -400 -10Z" transform="translate(4 12)" fill="${shade(wood, 0.5)}"/>` +
    `<path d="M-400 -10C-330 -60 -200 -54 -120 -34H120C200 -54 330 -60 400 -10C410 30 330 40 240 30L120 50H-120L-240 30C-330 40 -410 30 -400 -10Z" fill="${roundFill(sheet, wood)}"/>` +
    `<rect x="-124" y="-50" width="248" height="112" rx="10" fill="${steel}"/><rect x="-124" y="40" width="248" height="22" fill="${tint(metal, 0.6)}"/>` +
    [-70, 70]
      .map((x) => `<circle cx="${x}" cy="-6" r="22" fill="${roundFill(sheet, BRASS, "metal")}"/>`)
      .join("")
  );
}

function rule({ sheet, wood }: Stuff): string {
  const leg = (x: number, y: number, deg: number, seed: number) => {
    const marks = Array.from(
      { length: 18 },
      (_, at) => `<path d="M${-250 + at * 29} -38v${at % 4 ? 20 : 36}" stroke="#3a2f26" stroke-width="4"/>`,
    ).join("");
    return `<g transform="translate(${x} ${y}) rotate(${deg})"><rect x="-262" y="-34" width="532" height="80" rx="12" fill="${shade(wood, 0.5)}"/>${plank(sheet, roundedBox(0, 0, 530, 76, 12), { x: -265, y: -38, width: 530, height: 76 }, wood, { seed })}${marks}<circle cx="250" cy="0" r="30" fill="${BRASS}"/><circle cx="-252" cy="0" r="16" fill="${BRASS}"/></g>`;
  };
  return leg(-60, 150, -38, 5) + leg(50, -70, 24, 9);
}

function stone({ sheet, metal, wood }: Stuff): string {
  return (
    `<path d="${roundedBox(8, 26, 680, 330, 26)}" fill="${shade(wood, 0.5)}"/>${plank(sheet, roundedBox(0, 10, 680, 330, 24), { x: -340, y: -160, width: 680, height: 340 }, wood)}` +
    `<path d="${roundedBox(0, 6, 580, 230, 10)}" fill="${shade(metal, 0.5)}"/><path d="${roundedBox(0, -4, 580, 226, 10)}" fill="${planeFill(sheet, metal, 0.9)}"/><path d="${roundedBox(0, 54, 580, 110, 10)}" fill="${shade(metal, 0.22)}" opacity=".5"/>`
  );
}

const TOOLS: Readonly<
  Record<string, readonly [draw: (stuff: Stuff) => string, halfWidth: number, halfHeight: number]>
> = {
  chisel: [(stuff) => chisel(stuff, 84), 200, 420],
  chisels: [
    (stuff) =>
      [44, 70, 100, 128]
        .map(
          (width, at) =>
            `<g transform="translate(${-270 + at * 180} ${at % 2 ? 14 : -10})">${chisel(stuff, width)}</g>`,
        )
        .join(""),
    360,
    430,
  ],
  hammer: [hammer, 260, 420],
  mallet: [mallet, 260, 410],
  plane: [plane, 400, 170],
  saw: [saw, 420, 140],
  square: [square, 300, 370],
  driver: [driver, 200, 420],
  spokeshave: [spokeshave, 420, 80],
  rule: [rule, 330, 330],
  stone: [stone, 350, 190],
};

/** A hand tool from above: `chisel`, `chisels`, `hammer`, `mallet`, `plane`, `saw`, `square`, `driver`, `spokeshave`, `rule`, `stone`. `body` metal, `accent` wood. */
export const handtool: Subject = (sheet, look): Figure => {
  const [draw, halfWidth, halfHeight] = formOf(look, TOOLS);
  return lying(draw(stuffOf(sheet, look)), halfWidth, halfHeight);
};
