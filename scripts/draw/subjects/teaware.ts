import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Figure, formOf, type Look, type Subject, standing } from "../core/figure";
import { glassware } from "../core/glass";
import { lathe, type Profile } from "../core/lathe";
import type { Sheet } from "../core/sheet";
import { gleam, tube } from "../core/solid";
import { finishOf, sheen, vessel } from "../core/vessel";

const KNOB: Profile = [
  [-96, 10],
  [-92, 22],
  [-78, 26],
  [-62, 17],
  [-52, 12],
  [-44, 30],
];
const LID: Profile = [
  [-46, 30],
  [-38, 52],
  [-22, 76],
  [-4, 86],
  [0, 86],
];

function lid(sheet: Sheet, y: number, radius: number, look: Look, knobColour: Hex): string {
  const scale = radius / 86;
  const finish = finishOf(look, "gloss");
  const dome = lathe(sheet, LID, look.glaze ?? colourOf(look, "body", "#d8c7a3"), { finish });
  const knob = lathe(sheet, KNOB, knobColour, { finish: finish === "metal" ? "matte" : finish });
  return `<g transform="translate(0 ${y}) scale(${scale} ${scale})">${dome}${knob}</g>`;
}

function spout(
  sheet: Sheet,
  colour: Hex,
  [rootX, rootTop, rootFoot]: readonly number[],
  [tipX, tipY]: readonly number[],
): string {
  const [rx = 0, rt = 0, rf = 0, tx = 0, ty = 0] = [rootX, rootTop, rootFoot, tipX, tipY];
  const path =
    `M${rx} ${rt}C${rx - 60} ${rt - 4} ${tx + 60} ${ty + 70} ${tx + 30} ${ty - 8}L${tx} ${ty + 10}` +
    `C${tx + 10} ${ty + 90} ${rx - 90} ${rf + 6} ${rx} ${rf}Z`;
  const fill = sheet.linear(
    [
      [0, shade(colour, 0.1)],
      [0.3, tint(colour, 0.3)],
      [0.6, colour],
      [1, shade(colour, 0.36)],
    ],
    [0, 0.1, 0.7, 1],
  );
  return (
    `<path d="${path}" fill="${fill}"/>` +
    `<ellipse cx="${tx + 15}" cy="${ty + 1}" rx="17" ry="7" transform="rotate(-31 ${tx + 15} ${ty + 1})" fill="${shade(colour, 0.55)}" stroke="${tint(colour, 0.3)}" stroke-width="4"/>`
  );
}

function pot(profile: Profile, root: readonly number[], tip: readonly number[], handle: string) {
  return (sheet: Sheet, look: Look): Figure => {
    const body = colourOf(look, "body", "#5f7353");
    const grip = colourOf(look, "accent", body);
    const [top = -220, rim = 90] = profile[0] ?? [];
    const upper = look.glaze ?? body;
    const svg =
      tube(sheet, handle, 27, grip) +
      spout(sheet, upper, root, tip) +
      vessel(sheet, profile, look, { colour: body, closed: true }) +
      (finishOf(look, "gloss") === "gloss" ? sheen(sheet, profile) : "") +
      lid(sheet, top + 6, rim, look, grip);
    return standing(svg, 280, -top + 100, {
      left: -290,
      right: 278,
      contacts: [[0, 0, (profile.at(-1)?.[1] ?? 100) * 1.1]],
    });
  };
}

function kettle(sheet: Sheet, look: Look): Figure {
  const body = colourOf(look, "body", "#c3c8cb");
  const grip = colourOf(look, "accent", "#3a2a21");
  const steel = { ...look, finish: look.finish ?? "metal", body };
  const profile: Profile = [
    [-212, 84],
    [-204, 104],
    [-160, 150],
    [-80, 182],
    [-18, 186],
    [0, 176],
  ];
  const arch = "M-112 -196C-150 -330 -110 -392 0 -392C110 -392 150 -330 112 -196";
  const svg =
    tube(sheet, arch, 13, shade(body, 0.3), true) +
    spout(sheet, body, [-120, -150, -62], [-268, -238]) +
    vessel(sheet, profile, steel, { colour: body, closed: true }) +
    lid(sheet, -206, 82, steel, grip) +
    tube(sheet, "M-88 -372C-50 -398 50 -398 88 -372", 34, grip) +
    gleam(sheet, "M-136 -118L-150 -40", 9, 0.4);
  return standing(svg, 270, 412, { left: -276, right: 196, contacts: [[0, 0, 184]] });
}

function press(sheet: Sheet, look: Look): Figure {
  const steel = colourOf(look, "body", "#b9bfc4");
  const grip = colourOf(look, "accent", "#2f2b2a");
  const glass: Profile = [
    [-330, 118],
    [-330, 118],
    [-200, 118],
    [-20, 118],
    [0, 112],
  ];
  const ring = (y: number, height: number) =>
    lathe(
      sheet,
      [
        [y - height, 124],
        [y - height, 124],
        [y, 124],
        [y, 124],
      ],
      steel,
      { finish: "metal" },
    );
  const cap: Profile = [
    [-392, 12],
    [-388, 60],
    [-372, 104],
    [-346, 124],
    [-326, 124],
  ];
  const knob: Profile = [
    [-486, 10],
    [-482, 24],
    [-464, 28],
    [-448, 16],
    [-444, 8],
  ];
  const svg =
    tube(sheet, "M116 -306C236 -330 236 -60 116 -64", 28, grip) +
    glassware(sheet, glass, "#dfe7e8", { colour: look.fill ?? "#4a2c1c", level: 0.62 }) +
    ring(-4, 26) +
    ring(-196, 12) +
    lathe(
      sheet,
      [
        [-450, 7],
        [-450, 7],
        [-384, 7],
        [-384, 7],
      ],
      steel,
      { finish: "metal" },
    ) +
    lathe(sheet, cap, steel, { finish: "metal" }) +
    lathe(sheet, knob, grip, { finish: "gloss" });
  return standing(svg, 130, 490, { left: -132, right: 214, contacts: [[0, 0, 124]] });
}

const TEAPOTS: Readonly<Record<string, (sheet: Sheet, look: Look) => Figure>> = {
  round: pot(
    [
      [-226, 84],
      [-218, 104],
      [-170, 154],
      [-104, 174],
      [-40, 146],
      [-10, 106],
      [0, 100],
    ],
    [-110, -146, -60],
    [-268, -226],
    "M118 -184C176 -236 262 -216 256 -138C252 -84 206 -58 150 -62",
  ),
  tall: pot(
    [
      [-330, 74],
      [-322, 88],
      [-220, 108],
      [-80, 130],
      [-20, 126],
      [0, 114],
    ],
    [-96, -190, -110],
    [-238, -318],
    "M84 -292C160 -336 244 -300 238 -210C232 -130 180 -88 120 -92",
  ),
  kettle,
  press,
};

/** A pot to pour from: `round` and `tall` in stoneware, `kettle` for the stove, `press` for coffee. `accent` is knob and handle. */
export const teapot: Subject = (sheet, look) => formOf(look, TEAPOTS)(sheet, look);
