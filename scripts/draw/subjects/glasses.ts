import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Figure, formOf, type Look, numberOf, type Subject, standing } from "../core/figure";
import { glassware, type Held } from "../core/glass";
import { lathe, type Profile, silhouette } from "../core/lathe";
import type { Sheet } from "../core/sheet";
import { gleam, tube } from "../core/solid";
import { finishOf } from "../core/vessel";

const CLEAR = "#dbe7e6";

function heldOf(look: Look, level: number, otherwise?: Hex): Held | undefined {
  const colour = look.fill ?? otherwise;
  return colour ? { colour, level: numberOf(look, "level", level) } : undefined;
}

const STOPPER: Profile = [
  [-78, 12],
  [-74, 26],
  [-52, 32],
  [-30, 26],
  [-18, 20],
  [0, 22],
  [14, 20],
];

function stopper(sheet: Sheet, y: number, colour: Hex): string {
  return `<g transform="translate(0 ${y})">${lathe(sheet, STOPPER, colour)}</g>`;
}

const CARAFE: Profile = [
  [-400, 66],
  [-396, 64],
  [-330, 46],
  [-250, 62],
  [-150, 124],
  [-60, 138],
  [-14, 128],
  [0, 112],
];
const PITCHER: Profile = [
  [-330, 98],
  [-326, 98],
  [-250, 90],
  [-140, 114],
  [-50, 126],
  [-10, 116],
  [0, 104],
];
const DECANTER: Profile = [
  [-390, 44],
  [-386, 44],
  [-280, 38],
  [-210, 52],
  [-110, 172],
  [-50, 190],
  [-12, 170],
  [0, 150],
];
const TUMBLER: Profile = [
  [-190, 92],
  [-188, 92],
  [-90, 88],
  [-12, 80],
  [0, 72],
];

const CARAFES: Readonly<Record<string, (sheet: Sheet, look: Look) => Figure>> = {
  carafe: (sheet, look) => {
    const svg =
      stopper(sheet, -402, colourOf(look, "accent", "#b98755")) +
      glassware(sheet, CARAFE, colourOf(look, "body", CLEAR), heldOf(look, 0.5, "#c9dcdd"));
    return standing(svg, 140, 480, { contacts: [[0, 0, 120]] });
  },
  pitcher: (sheet, look) => {
    const glass = colourOf(look, "body", CLEAR);
    const grip = colourOf(look, "accent", shade(glass, 0.14));
    const svg =
      tube(sheet, "M92 -292C218 -310 222 -110 116 -96", 22, grip, true) +
      glassware(sheet, PITCHER, glass, heldOf(look, 0.6, "#e8c77a"));
    return standing(svg, 126, 346, { right: 196, contacts: [[0, 0, 112]] });
  },
  decanter: (sheet, look) => {
    const held = heldOf(look, 0.34, "#6d1f2c");
    const svg =
      glassware(sheet, DECANTER, colourOf(look, "body", CLEAR), held) +
      stopper(sheet, -394, colourOf(look, "accent", "#d9e2e2"));
    return standing(svg, 190, 472, { contacts: [[0, 0, 160]] });
  },
  tumblers: (sheet, look) => {
    const glass = glassware(sheet, TUMBLER, colourOf(look, "body", CLEAR), heldOf(look, 0.55));
    const svg = `<g transform="translate(-86 -22)">${glass}</g><g transform="translate(78 6)">${glass}</g>`;
    return standing(svg, 180, 230, {
      contacts: [
        [-86, -22, 76],
        [78, 6, 76],
      ],
    });
  },
};

/** Clear glass: `carafe`, `pitcher`, `decanter` or a pair of `tumblers`. `body` tints the glass, `fill` up to `level`, `accent` is stopper or handle. */
export const carafe: Subject = (sheet, look) => formOf(look, CARAFES)(sheet, look);

/** A paper label around a round body, seen from the front. */
export function paperLabel(
  sheet: Sheet,
  [top, foot, radius]: readonly [number, number, number],
  paper: Hex,
  ink: Hex,
): string {
  const wide = radius * 0.86;
  const bend = radius * 0.13;
  const outline = `M${-wide} ${top}Q0 ${top + bend * 2} ${wide} ${top}V${foot}Q0 ${foot + bend * 2} ${-wide} ${foot}Z`;
  const fill = sheet.linear(
    [
      [0, shade(paper, 0.14)],
      [0.3, tint(paper, 0.4)],
      [0.6, paper],
      [1, shade(paper, 0.26)],
    ],
    [0, 0, 1, 0],
  );
  const middle = (top + foot) / 2 + bend;
  const span = foot - top;
  return (
    `<path d="${outline}" fill="${fill}"/>` +
    `<circle cx="0" cy="${middle - span * 0.14}" r="${span * 0.16}" fill="none" stroke="${ink}" stroke-width="${span * 0.035}"/>` +
    `<path d="M${-span * 0.1} ${middle - span * 0.08}Q${-span * 0.02} ${middle - span * 0.2} ${span * 0.09} ${middle - span * 0.2}Q${span * 0.08} ${middle - span * 0.1} ${-span * 0.1} ${middle - span * 0.08}Z" fill="${ink}"/>` +
    `<path d="M${-wide * 0.5} ${middle + span * 0.17}Q0 ${middle + span * 0.17 + bend * 0.8} ${wide * 0.5} ${middle + span * 0.17}" fill="none" stroke="${ink}" stroke-width="${span * 0.05}"/>` +
    `<path d="M${-wide * 0.34} ${middle + span * 0.28}Q0 ${middle + span * 0.28 + bend * 0.7} ${wide * 0.34} ${middle + span * 0.28}" fill="none" stroke="${ink}" stroke-width="${span * 0.025}" opacity=".6"/>`
  );
}

const WINE: Profile = [
  [-470, 28],
  [-466, 30],
  [-446, 30],
  [-440, 26],
  [-350, 27],
  [-300, 40],
  [-262, 76],
  [-230, 84],
  [-20, 84],
  [-6, 80],
  [0, 72],
];
const OIL: Profile = [
  [-330, 22],
  [-326, 24],
  [-262, 22],
  [-220, 34],
  [-170, 84],
  [-80, 98],
  [-14, 92],
  [0, 82],
];
const FLASK: Profile = [
  [-330, 62],
  [-326, 66],
  [-300, 82],
  [-270, 90],
  [-20, 90],
  [-6, 86],
  [0, 78],
];
const FLASK_CAP: Profile = [
  [-420, 44],
  [-416, 56],
  [-404, 60],
  [-340, 60],
  [-326, 60],
];
const WATER: Profile = [
  [-370, 46],
  [-366, 46],
  [-330, 48],
  [-300, 66],
  [-270, 78],
  [-16, 78],
  [0, 70],
];

const BOTTLES: Readonly<Record<string, (sheet: Sheet, look: Look) => Figure>> = {
  wine: (sheet, look) => {
    const body = colourOf(look, "body", "#2f4a3a");
    const accent = colourOf(look, "accent", "#8a2f3a");
    const capsule: Profile = [
      [-472, 28],
      [-468, 32],
      [-444, 32],
      [-438, 28],
      [-370, 30],
      [-366, 30],
    ];
    const svg =
      lathe(sheet, WINE, body, { finish: "gloss" }) +
      lathe(sheet, capsule, accent, { finish: "gloss" }) +
      (look.label === "0" ? "" : paperLabel(sheet, [-190, -62, 84], "#f1eadb", accent)) +
      gleam(sheet, "M-54 -220V-30", 8, 0.4);
    return standing(svg, 84, 478, { contacts: [[0, 0, 80]] });
  },
  flask: (sheet, look) => {
    const body = colourOf(look, "body", "#31566a");
    const finish = finishOf(look, "matte");
    const svg =
      lathe(sheet, FLASK, body, { finish }) +
      lathe(
        sheet,
        [
          [-334, 60],
          [-334, 63],
          [-322, 66],
          [-318, 68],
        ],
        "#c9cfd3",
        { finish: "metal" },
      ) +
      lathe(sheet, FLASK_CAP, colourOf(look, "accent", "#2f2b2a"), { finish: "matte" }) +
      tube(sheet, "M-44 -404C-44 -470 44 -470 44 -404", 15, colourOf(look, "accent", "#2f2b2a")) +
      (look.label === "1" ? paperLabel(sheet, [-190, -90, 90], body, tint(body, 0.7)) : "");
    return standing(svg, 90, 466, { contacts: [[0, 0, 84]] });
  },
  oil: (sheet, look) => {
    const body = colourOf(look, "body", "#cfd8b8");
    const spout = lathe(
      sheet,
      [
        [-400, 6],
        [-398, 8],
        [-360, 9],
        [-350, 20],
        [-336, 24],
        [-322, 22],
      ],
      colourOf(look, "accent", "#b9bfc4"),
      { finish: "metal" },
    );
    const svg =
      glassware(sheet, OIL, body, heldOf(look, 0.52, "#c9a52e")) +
      (look.label === "1" ? paperLabel(sheet, [-130, -44, 94], "#f1eadb", "#5b6b34") : "") +
      spout;
    return standing(svg, 98, 404, { contacts: [[0, 0, 88]] });
  },
  water: (sheet, look) => {
    const sleeve = colourOf(look, "accent", "#5f7353");
    const cap: Profile = [
      [-436, 40],
      [-432, 52],
      [-424, 55],
      [-378, 55],
      [-366, 53],
    ];
    const band: Profile = [
      [-212, 81],
      [-210, 82],
      [-20, 82],
      [-6, 80],
      [0, 72],
    ];
    const outline = silhouette(band);
    const ribs = `<path d="${outline}" fill="${sheet.pattern(13, 10, `<rect width="4" height="10" fill="${shade(sleeve, 0.5)}" opacity=".22"/>`)}"/>`;
    const svg =
      glassware(sheet, WATER, colourOf(look, "body", CLEAR), heldOf(look, 0.7, "#cfe0e4")) +
      lathe(sheet, band, sleeve, { finish: "matte" }) +
      ribs +
      lathe(sheet, cap, "#b98755", { finish: "matte" });
    return standing(svg, 82, 440, { contacts: [[0, 0, 76]] });
  },
};

/** A bottle: `wine`, insulated `flask`, `oil` with a pourer, or `water` in a sleeve. `accent` is cap, capsule or sleeve; `label=0|1`, `fill`. */
export const bottle: Subject = (sheet, look) => formOf(look, BOTTLES)(sheet, look);
