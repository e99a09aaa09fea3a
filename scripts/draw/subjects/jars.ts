import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Figure, formOf, type Look, numberOf, type Subject, standing } from "../core/figure";
import { glassware } from "../core/glass";
import { lathe, type Profile } from "../core/lathe";
import type { Sheet } from "../core/sheet";
import { tube } from "../core/solid";
import { sheen, standingIn, vessel } from "../core/vessel";
import { paperLabel } from "./glasses";

const CANISTER: Profile = [
  [-270, 134],
  [-266, 136],
  [-20, 136],
  [-4, 130],
  [0, 122],
];
const WOOD_LID: Profile = [
  [-40, 136],
  [-34, 142],
  [-4, 142],
  [0, 140],
];
const PRESERVE: Profile = [
  [-300, 88],
  [-296, 88],
  [-270, 86],
  [-236, 112],
  [-200, 118],
  [-18, 118],
  [0, 108],
];
const CROCK: Profile = [
  [-290, 118],
  [-282, 124],
  [-262, 116],
  [-200, 128],
  [-60, 128],
  [-10, 120],
  [0, 110],
];
const SPICE: Profile = [
  [-170, 52],
  [-168, 52],
  [-150, 62],
  [-14, 62],
  [0, 56],
];

function disc(sheet: Sheet, profile: Profile, y: number, colour: Hex): string {
  const [top = 0, radius = 0] = profile[0] ?? [];
  const face = `<ellipse cx="0" cy="${top}" rx="${radius}" ry="${radius * 0.17}" fill="${tint(colour, 0.3)}"/>`;
  return `<g transform="translate(0 ${y})">${lathe(sheet, profile, colour)}${face}</g>`;
}

function canister(sheet: Sheet, look: Look): Figure {
  const body = colourOf(look, "body", "#7f96a0");
  const wood = colourOf(look, "accent", "#b98755");
  const svg =
    vessel(sheet, CANISTER, look, { colour: body, closed: true }) +
    (look.label === "1" ? paperLabel(sheet, [-190, -78, 136], "#f1eadb", shade(body, 0.5)) : "") +
    (look.finish === "matte" ? "" : sheen(sheet, CANISTER, { at: 0.62 })) +
    disc(sheet, WOOD_LID, -264, wood) +
    disc(
      sheet,
      [
        [-44, 24],
        [-38, 28],
        [-20, 22],
        [0, 20],
      ],
      -300,
      wood,
    );
  return standing(svg, 142, 352, { contacts: [[0, 0, 128]] });
}

function preserve(sheet: Sheet, look: Look): Figure {
  const held = {
    colour: look.fill ?? "#c98f3e",
    level: numberOf(look, "level", 0.72),
    finish: "matte" as const,
  };
  const rubber = colourOf(look, "accent", "#c9603f");
  const wire = "#a9b0b4";
  const svg =
    glassware(sheet, PRESERVE, colourOf(look, "body", "#dbe7e6"), held) +
    (look.label === "1" ? paperLabel(sheet, [-170, -76, 118], "#f1eadb", "#4a3325") : "") +
    disc(
      sheet,
      [
        [-14, 92],
        [-12, 94],
        [-2, 94],
        [0, 92],
      ],
      -296,
      rubber,
    ) +
    glassware(
      sheet,
      [
        [-42, 70],
        [-40, 76],
        [-30, 92],
        [-6, 94],
        [0, 92],
      ].map(([y = 0, r = 0]) => [y - 308, r] as const),
      "#cfdcdb",
      { colour: "#dfe9e8", level: 0.9, finish: "matte" },
    ) +
    tube(sheet, "M92 -330C120 -320 122 -280 112 -236L104 -214", 8, wire, true) +
    tube(sheet, "M-92 -256H92", 6, wire, true);
  return standing(svg, 124, 356, { contacts: [[0, 0, 112]] });
}

function spoon(x: number, lean: number, wood: Hex, round: boolean): string {
  const bowl = round
    ? `<ellipse cx="0" cy="-500" rx="38" ry="54" fill="${wood}"/><ellipse cx="5" cy="-494" rx="27" ry="42" fill="${shade(wood, 0.22)}"/>`
    : `<path d="M-32 -548Q0 -566 32 -548L26 -430Q0 -410 -26 -430Z" fill="${wood}"/>`;
  return `<g transform="translate(${x} 0) rotate(${lean} 0 -240)"><rect x="-11" y="-460" width="22" height="330" rx="8" fill="${wood}"/><rect x="-9" y="-450" width="6" height="320" fill="#fff" opacity=".28"/>${bowl}</g>`;
}

function crock(sheet: Sheet, look: Look): Figure {
  const wood = colourOf(look, "accent", "#b98755");
  const tools =
    spoon(-40, -12, wood, true) +
    spoon(8, 3, shade(wood, 0.18), false) +
    spoon(50, 15, tint(wood, 0.12), true);
  const svg =
    vessel(sheet, CROCK, look, { colour: colourOf(look, "body", "#e9e4da") }) +
    standingIn(sheet, -290, 106, tools) +
    sheen(sheet, CROCK, { at: 0.6, opacity: 0.26 });
  return standing(svg, 130, 556, { left: -140, right: 150, contacts: [[0, 0, 118]] });
}

function spices(sheet: Sheet, look: Look): Figure {
  const glass = colourOf(look, "body", "#dbe7e6");
  const cap = colourOf(look, "accent", "#b98755");
  const fills = [look.fill ?? "#b5563a", "#c9a03a", "#6c7a4b"];
  const one = (colour: Hex) =>
    glassware(sheet, SPICE, glass, { colour, level: 0.66, finish: "matte" }) +
    (look.label === "1" ? paperLabel(sheet, [-112, -46, 62], "#f1eadb", shade(colour, 0.35)) : "") +
    disc(
      sheet,
      [
        [-44, 54],
        [-40, 57],
        [-4, 57],
        [0, 55],
      ],
      -164,
      cap,
    );
  const at = [
    [-144, -14],
    [0, 4],
    [144, -14],
  ] as const;
  const svg = [0, 2, 1]
    .map((index) => `<g transform="translate(${at[index]?.join(" ")})">${one(fills[index] ?? cap)}</g>`)
    .join("");
  return standing(svg, 208, 228, { contacts: at.map(([x, y]) => [x, y, 58] as const) });
}

const JARS: Readonly<Record<string, (sheet: Sheet, look: Look) => Figure>> = {
  canister,
  preserve,
  crock,
  spice: spices,
};

/** A jar: `canister` with a wooden lid, `preserve` glass, `crock` with spoons, three `spice` glasses. `accent` is lid or ring, `fill`, `label=1`. */
export const jar: Subject = (sheet, look) => formOf(look, JARS)(sheet, look);
