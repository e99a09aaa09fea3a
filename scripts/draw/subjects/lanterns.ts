import { type Hex, mix, shade, tint } from "../core/colour";
import { colourOf, type Subject, standing } from "../core/figure";
import { planeFill } from "../core/finish";
import { lathe } from "../core/lathe";
import type { Sheet } from "../core/sheet";
import { gleam, tube } from "../core/solid";

const METAL = "#8f979c";

function glow(sheet: Sheet, y: number, radius: number, colour: Hex): string {
  return `<circle cx="0" cy="${y}" r="${radius}" fill="${sheet.radial([
    [0, tint(colour, 0.7), 0.85],
    [0.4, colour, 0.35],
    [1, colour, 0],
  ])}"/>`;
}

/** A lantern. `form` storm (oil), camp (electric) or paper; `accent` light, `lit=1` glows. */
export const lantern: Subject = (sheet, look) => {
  const body = colourOf(look, "body", "#b5563a");
  const accent = colourOf(look, "accent", "#f2c56b");
  const lit = look.lit === "1";
  if (look.form === "paper") {
    const ribs = [-330, -280, -230, -180, -130, -80].map(
      (y) =>
        `<path d="M${-185 + Math.abs(y + 205) * 0.42} ${y}Q0 ${y + 34} ${185 - Math.abs(y + 205) * 0.42} ${y}" fill="none" stroke="${shade(body, 0.45)}" stroke-width="4" opacity=".35"/>`,
    );
    const svg =
      lathe(
        sheet,
        [
          [-400, 70],
          [-396, 84],
          [-330, 160],
          [-205, 196],
          [-80, 160],
          [-14, 84],
          [0, 74],
        ],
        body,
        { finish: "cloth" },
      ) +
      ribs.join("") +
      (lit ? glow(sheet, -190, 190, accent) : "") +
      lathe(
        sheet,
        [
          [-412, 72],
          [-412, 74],
          [-394, 82],
        ],
        "#4b372b",
      ) +
      tube(sheet, "M-60 -412C-50 -520 50 -520 60 -412", 7, "#4b372b");
    return standing(svg, 205, 500, { contacts: [[0, 0, 80]] });
  }
  if (look.form === "camp") {
    const svg =
      tube(sheet, "M-130 -330C-170 -560 170 -560 130 -330", 13, METAL, true) +
      lathe(
        sheet,
        [
          [-90, 132],
          [-84, 138],
          [-10, 146],
          [0, 138],
        ],
        body,
        { finish: "matte" },
      ) +
      lathe(
        sheet,
        [
          [-310, 112],
          [-310, 112],
          [-90, 116],
        ],
        mix("#f6f0e2", accent, lit ? 0.5 : 0.15),
        { finish: "gloss" },
      ) +
      (lit ? glow(sheet, -200, 210, accent) : "") +
      [-96, -50, 50, 96]
        .map((x) => tube(sheet, `M${x} ${-304 + Math.abs(x) * -0.02}L${x} -84`, 8, METAL, true))
        .join("") +
      lathe(
        sheet,
        [
          [-410, 30],
          [-404, 60],
          [-370, 96],
          [-330, 132],
          [-300, 134],
        ],
        body,
        { finish: "matte" },
      ) +
      `<circle cy="-44" cx="0" r="17" fill="${planeFill(sheet, METAL)}"/><circle cy="-44" cx="0" r="8" fill="${accent}"/>`;
    return standing(svg, 160, 500, { contacts: [[0, 0, 140]] });
  }
  const globe =
    "M-70 -330C-130 -300 -136 -220 -96 -170C136 -170 -136 -170 96 -170C136 -220 130 -300 70 -330Z";
  const glass = sheet.linear(
    [
      [0, "#ffffff", 0.65],
      [0.2, "#ffffff", 0.15],
      [0.6, "#cfe0e2", 0.2],
      [1, "#6f8790", 0.5],
    ],
    [0, 0, 1, 0],
  );
  const flame = `<path d="M0 -184C-34 -206 -24 -246 2 -284C20 -250 34 -214 0 -184Z" fill="${sheet.linear([
    [0, "#f6a13c"],
    [0.6, "#ffd878"],
    [1, "#fff3c9"],
  ])}"/>`;
  const svg =
    tube(sheet, "M-150 -360C-190 -600 190 -600 150 -360", 8, METAL, true) +
    tube(sheet, "M-118 -100C-180 -160 -176 -360 -120 -400L-70 -424", 24, body, true) +
    tube(sheet, "M118 -100C180 -160 176 -360 120 -400L70 -424", 24, body, true) +
    `<path d="${globe}" fill="${lit ? mix("#d5e0df", accent, 0.55) : "#c9d6d8"}" opacity=".6"/>` +
    (lit
      ? glow(sheet, -240, 190, accent) + flame
      : `<path d="M0 -180L0 -208" stroke="#e9e2d4" stroke-width="12"/>`) +
    `<path d="${globe}" fill="${glass}"/>` +
    gleam(sheet, "M-84 -300C-104 -260 -98 -220 -84 -190", 12, 0.7) +
    tube(sheet, "M-118 -262C-60 -240 60 -240 118 -262", 6, METAL, true) +
    lathe(
      sheet,
      [
        [-440, 40],
        [-436, 56],
        [-410, 60],
        [-390, 88],
        [-346, 84],
        [-330, 96],
        [-324, 74],
      ],
      body,
      { finish: "gloss" },
    ) +
    lathe(
      sheet,
      [
        [-186, 58],
        [-176, 84],
        [-160, 84],
        [-140, 60],
        [-120, 70],
        [-106, 150],
        [-30, 160],
        [0, 150],
      ],
      body,
      { finish: "gloss" },
    ) +
    `<circle cx="92" cy="-82" r="20" fill="${planeFill(sheet, METAL)}"/>`;
  return standing(svg, 190, 545, { contacts: [[0, 0, 152]] });
};
