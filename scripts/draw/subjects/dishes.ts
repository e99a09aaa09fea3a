import { shade, tint } from "../core/colour";
import {
  colourOf,
  type Figure,
  formOf,
  type Look,
  lying,
  numberOf,
  type Subject,
  standing,
} from "../core/figure";
import { lathe, type Profile, TILT } from "../core/lathe";
import type { Sheet } from "../core/sheet";
import { speckles } from "../core/solid";
import { sheen, standingIn, vessel } from "../core/vessel";

const BOWLS: Readonly<Record<string, Profile>> = {
  serving: [
    [-150, 214],
    [-148, 214],
    [-96, 196],
    [-34, 128],
    [-16, 92],
    [0, 90],
  ],
  noodle: [
    [-190, 178],
    [-186, 178],
    [-110, 168],
    [-42, 116],
    [-22, 82],
    [0, 80],
  ],
  shallow: [
    [-88, 240],
    [-86, 240],
    [-54, 210],
    [-18, 118],
    [0, 112],
  ],
  nest: [
    [-160, 214],
    [-158, 214],
    [-104, 196],
    [-36, 128],
    [-16, 92],
    [0, 90],
  ],
};

function scaled(svg: string, size: number, y: number): string {
  return `<g transform="translate(0 ${y}) scale(${size})">${svg}</g>`;
}

/** A bowl: `inside`, `glaze` with `dip`, `foot`, `line`, `fill`, `speckle`, `finish`; `nest` is three in one another, the middle one in `accent`. */
export const bowl: Subject = (sheet, look) => {
  const profile = formOf(look, BOWLS);
  const [top = -150, rim = 214] = profile[0] ?? [];
  const one = (own: Look) =>
    vessel(sheet, profile, own, { wallPx: 9, depthPx: 10 }) +
    sheen(sheet, profile, { opacity: 0.26, at: 0.62 });
  if (look.form !== "nest") return standing(one(look), rim, -top + rim * TILT, { contacts: [[0, 0, 110]] });
  const body = colourOf(look, "body", "#e9e4da");
  const middle = { ...look, body: colourOf(look, "accent", tint(body, 0.3)) };
  const svg =
    one(look) +
    standingIn(sheet, top, rim - 9, scaled(one(middle), 0.84, -74)) +
    `<g transform="translate(0 -74) scale(.84)">${standingIn(sheet, top, rim - 9, scaled(one(look), 0.84, -74))}</g>`;
  return standing(svg, rim, 300, { contacts: [[0, 0, 110]] });
};

interface PlateLook {
  readonly radius: number;
  readonly colour: string;
  readonly rim: string;
}

function plate(sheet: Sheet, y: number, { radius, colour, rim }: PlateLook): string {
  const side: Profile = [
    [-24, radius],
    [-20, radius],
    [-9, radius * 0.84],
    [0, radius * 0.56],
  ];
  const ellipse = (r: number, dy: number, fill: string) =>
    `<ellipse cx="0" cy="${-24 + dy}" rx="${r}" ry="${r * TILT}" fill="${fill}"/>`;
  const glow = (c: string) =>
    sheet.linear(
      [
        [0, shade(c, 0.16)],
        [0.4, tint(c, 0.2)],
        [1, tint(c, 0.4)],
      ],
      [0, 0, 1, 0.5],
    );
  const svg =
    lathe(sheet, side, colour, { finish: "gloss" }) +
    ellipse(radius, 0, tint(rim, 0.15)) +
    ellipse(radius - 7, 1, glow(colour)) +
    ellipse(radius * 0.7, 5, shade(colour, 0.2)) +
    ellipse(radius * 0.69, 7, glow(colour));
  return `<g transform="translate(0 ${y})">${svg}</g>`;
}

function stack(sheet: Sheet, look: Look): Figure {
  const colour = colourOf(look, "body", "#ece7dc");
  const accent = colourOf(look, "accent", colour);
  const banded = look.pattern === "rim" || look.pattern === "band";
  const count = numberOf(look, "count", 5);
  const svg = Array.from({ length: count }, (_, index) => {
    const own = banded || index % 2 === 0 ? colour : accent;
    const radius = 236 - (index >= count - 2 && count > 3 ? 52 : 0);
    return plate(sheet, -index * 21, { radius, colour: own, rim: banded ? accent : own });
  }).join("");
  return standing(svg, 236, count * 21 + 46, { contacts: [[0, 0, 170]] });
}

function tableSet(sheet: Sheet, look: Look): Figure {
  const colour = colourOf(look, "body", "#ece7dc");
  const accent = colourOf(look, "accent", shade(colour, 0.15));
  const rim = look.pattern === "rim" || look.pattern === "band" ? accent : colour;
  const dish = { body: colour, rim, ...(look.speckle ? { speckle: look.speckle } : {}) };
  const deep = BOWLS.serving ?? [];
  const cup: Profile = [
    [-118, 96],
    [-112, 96],
    [-60, 88],
    [-14, 60],
    [0, 52],
  ];
  const svg =
    plate(sheet, 0, { radius: 256, colour, rim }) +
    plate(sheet, -22, { radius: 196, colour: accent, rim: accent }) +
    `<g transform="translate(0 -44)">${scaled(vessel(sheet, deep, dish, { wallPx: 9 }), 0.72, 0)}</g>` +
    standingIn(
      sheet,
      -152,
      148,
      `<g transform="translate(0 -96)">${vessel(sheet, cup, { ...dish, body: accent, rim: accent }, { wallPx: 8 })}</g>`,
    );
  return standing(svg, 256, 232, { contacts: [[0, 0, 178]] });
}

function fromAbove(sheet: Sheet, look: Look): Figure {
  const colour = colourOf(look, "body", "#ece7dc");
  const accent = colourOf(look, "accent", shade(colour, 0.35));
  const disc = (radius: number, fill: string) => `<circle r="${radius}" fill="${fill}"/>`;
  const slope = (from: number, to: number) =>
    sheet.linear(
      [
        [0, shade(colour, from)],
        [1, shade(colour, to)],
      ],
      [0, 0, 1, 1],
    );
  const plain = look.pattern !== "rim" && look.pattern !== "band";
  const dots = speckles({ x: -290, y: -290, width: 580, height: 580 }, shade(colour, 0.6), 260);
  const svg =
    disc(300, look.pattern === "rim" ? accent : tint(colour, 0.4)) +
    disc(
      294,
      sheet.linear(
        [
          [0, tint(colour, 0.5)],
          [1, shade(colour, 0.1)],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    (look.pattern === "band"
      ? `<circle r="262" fill="none" stroke="${accent}" stroke-width="20" opacity=".9"/>`
      : "") +
    disc(208, slope(0.24, -0.1)) +
    disc(
      202,
      sheet.linear(
        [
          [0, shade(colour, 0.08)],
          [1, tint(colour, 0.42)],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    (look.pattern === "speckle" || (plain && look.speckle === "1")
      ? `<g clip-path="${sheet.clip('<circle r="296"/>')}">${dots}</g>`
      : "") +
    `<path d="M-236 -110A260 260 0 0 1 -60 -252" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".4" filter="${sheet.blur(5)}"/>`;
  return lying(svg, 300, 300);
}

const PLATES: Readonly<Record<string, (sheet: Sheet, look: Look) => Figure>> = {
  stack,
  set: tableSet,
  single: fromAbove,
};

/** Plates: a `stack` of `count`, a `set` with bowl and cup, or a `single` one from above. `accent` is rim, band or second colour. */
export const plates: Subject = (sheet, look) => formOf(look, PLATES)(sheet, look);
