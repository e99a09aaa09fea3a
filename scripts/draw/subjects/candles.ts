import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Figure, formOf, type Look, type Subject, standing } from "../core/figure";
import { glassware } from "../core/glass";
import { lathe, type Profile, TILT } from "../core/lathe";
import type { Sheet } from "../core/sheet";
import { paperLabel } from "./glasses";

function flame(sheet: Sheet, x: number, y: number, burning: boolean): string {
  const wick = `<path d="M${x} ${y}Q${x + 1} ${y - 12} ${x + 3} ${y - 20}" fill="none" stroke="#3a2a21" stroke-width="4.5" stroke-linecap="round"/>`;
  if (!burning) return wick;
  const glow = sheet.radial(
    [
      [0, "#ffd58a", 0.7],
      [0.4, "#ffca70", 0.25],
      [1, "#ffca70", 0],
    ],
    [0.5, 0.5, 0.5],
  );
  const fill = sheet.linear([
    [0, "#ffb347", 0.9],
    [0.5, "#ffe08a"],
    [1, "#fff6d8"],
  ]);
  return (
    `<circle cx="${x}" cy="${y - 46}" r="170" fill="${glow}"/>${wick}` +
    `<path d="M${x} ${y - 6}C${x - 24} ${y - 22} ${x - 14} ${y - 52} ${x + 2} ${y - 88}C${x + 16} ${y - 52} ${x + 24} ${y - 22} ${x} ${y - 6}Z" fill="${fill}"/>`
  );
}

/** A column of wax with a melted hollow at the top. */
function wax(sheet: Sheet, top: number, radius: number, colour: Hex, burning: boolean): string {
  const profile: Profile = [
    [top, radius * 0.94],
    [top + 4, radius],
    [-4, radius],
    [0, radius * 0.98],
  ];
  const warm = sheet.linear([
    [0, "#ffe3a6", 0.75],
    [0.4, "#ffe3a6", 0],
  ]);
  const ellipse = (r: number, dy: number, fill: string) =>
    `<ellipse cx="0" cy="${top + dy}" rx="${r}" ry="${r * TILT}" fill="${fill}"/>`;
  return (
    lathe(sheet, profile, colour) +
    (burning ? `<path d="M${-radius} ${top}H${radius}V0H${-radius}Z" fill="${warm}" opacity=".8"/>` : "") +
    ellipse(radius * 0.94, 0, tint(colour, 0.4)) +
    ellipse(radius * 0.72, 3, shade(colour, 0.1)) +
    ellipse(radius * 0.66, 5, tint(colour, burning ? 0.7 : 0.3))
  );
}

const lit = (look: Look) => look.lit !== "0";

function inGlass(sheet: Sheet, look: Look): Figure {
  const glass = colourOf(look, "body", "#d9b38c");
  const ink = colourOf(look, "accent", "#3a2a21");
  const profile: Profile = [
    [-230, 112],
    [-230, 112],
    [-120, 112],
    [-16, 110],
    [0, 100],
  ];
  const svg =
    glassware(sheet, profile, glass, { colour: look.fill ?? "#f1e6d2", level: 0.66, finish: "matte" }) +
    flame(sheet, 0, -152, lit(look)) +
    (look.label === "0" ? "" : paperLabel(sheet, [-128, -34, 112], "#f4eee2", ink));
  return standing(svg, 114, 268, { contacts: [[0, 0, 106]] });
}

function pillars(sheet: Sheet, look: Look): Figure {
  const body = colourOf(look, "body", "#efe3cc");
  const second = colourOf(look, "accent", body);
  const one = (x: number, y: number, top: number, radius: number, colour: Hex) =>
    `<g transform="translate(${x} ${y})">${wax(sheet, top, radius, colour, lit(look))}${flame(sheet, 0, top + 6, lit(look))}</g>`;
  const svg =
    one(-92, -16, -330, 74, body) + one(96, -16, -230, 74, second) + one(6, 22, -150, 74, shade(body, 0.05));
  return standing(svg, 176, 440, {
    contacts: [
      [-92, -16, 78],
      [96, -16, 78],
      [6, 22, 78],
    ],
  });
}

function tapers(sheet: Sheet, look: Look): Figure {
  const body = colourOf(look, "body", "#b5563a");
  const holder = colourOf(look, "accent", "#b59a5d");
  const foot = (rise: number): Profile => [
    [-rise, 30],
    [-rise + 4, 34],
    [-rise + 34, 26],
    [-rise + 44, 12],
    [-50, 12],
    [-34, 26],
    [-14, 70],
    [0, 72],
  ];
  const one = (x: number, y: number, rise: number) =>
    `<g transform="translate(${x} ${y})"><g transform="translate(0 ${-rise + 8})">${wax(sheet, -300, 19, body, false)}${flame(sheet, 0, -298, lit(look))}</g>${lathe(sheet, foot(rise), holder, { finish: "metal" })}</g>`;
  const svg = one(-86, -14, 210) + one(82, 8, 130);
  return standing(svg, 160, 600, {
    contacts: [
      [-86, -14, 76],
      [82, 8, 76],
    ],
  });
}

function tealights(sheet: Sheet, look: Look): Figure {
  const body = colourOf(look, "body", "#9fae8e");
  const accent = colourOf(look, "accent", "#d9a99c");
  const cup: Profile = [
    [-108, 66],
    [-106, 66],
    [-60, 72],
    [-14, 56],
    [0, 46],
  ];
  const one = (x: number, y: number, colour: Hex) =>
    `<g transform="translate(${x} ${y})">${glassware(sheet, cup, colour, { colour: lit(look) ? tint(colour, 0.45) : shade(colour, 0.1), level: 0.84, finish: "matte" })}${flame(sheet, 0, -84, lit(look))}</g>`;
  const svg = one(-120, -22, body) + one(118, -20, body) + one(0, 16, accent);
  return standing(svg, 196, 210, {
    contacts: [
      [-120, -22, 50],
      [118, -20, 50],
      [0, 16, 50],
    ],
  });
}

const CANDLES: Readonly<Record<string, (sheet: Sheet, look: Look) => Figure>> = {
  jar: inGlass,
  pillar: pillars,
  taper: tapers,
  tealight: tealights,
};

/** Candles: in a glass `jar`, three `pillar`s, two `taper`s in holders, three `tealight`s. `lit=0` puts them out; `accent` is label ink, holder or second colour. */
export const candle: Subject = (sheet, look) => formOf(look, CANDLES)(sheet, look);
