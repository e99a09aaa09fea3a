import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Figure, formOf, type Look, type Subject, standing } from "../core/figure";
import { lathe, mouth, type Profile, TILT } from "../core/lathe";
import type { Sheet } from "../core/sheet";
import { gleam, tube } from "../core/solid";
import { finishOf } from "../core/vessel";

/** A handle that grows a little towards its end, from the rim out to the right. */
function longHandle(sheet: Sheet, fromX: number, y: number, colour: Hex, steel: Hex): string {
  const end = fromX + 250;
  const rise = 54;
  const path =
    `M${fromX + 50} ${y - 24}L${end - 14} ${y - rise - 24}Q${end + 12} ${y - rise - 20} ${end + 10} ${y - rise}` +
    `Q${end + 8} ${y - rise + 20} ${end - 14} ${y - rise + 22}L${fromX + 50} ${y + 8}Z`;
  const fill = sheet.linear(
    [
      [0, tint(colour, 0.35)],
      [0.45, colour],
      [1, shade(colour, 0.42)],
    ],
    [0.1, 0, 0.2, 1],
  );
  return (
    `<path d="M${fromX - 20} ${y - 18}L${fromX + 62} ${y - 27}V${y + 5}L${fromX - 20} ${y + 22}Z" fill="${sheet.linear(
      [
        [0, tint(steel, 0.5)],
        [0.5, steel],
        [1, shade(steel, 0.5)],
      ],
    )}"/>` +
    `<path d="${path}" fill="${fill}"/>` +
    `<ellipse cx="${end - 20}" cy="${y - rise - 2}" rx="13" ry="7" fill="${shade(colour, 0.65)}"/>` +
    gleam(sheet, `M${fromX + 66} ${y - 18}L${end - 30} ${y - rise - 15}`, 5, 0.4)
  );
}

function lid(sheet: Sheet, y: number, radius: number, colour: Hex, knob: Hex, look: Look): string {
  const finish = finishOf(look, "gloss");
  const dome: Profile = [
    [-62, 14],
    [-58, radius * 0.36],
    [-40, radius * 0.74],
    [-14, radius * 0.98],
    [-4, radius],
    [2, radius],
  ];
  const grip: Profile = [
    [-112, 12],
    [-108, 32],
    [-96, 36],
    [-84, 24],
    [-72, 14],
    [-58, 20],
  ];
  return (
    `<g transform="translate(0 ${y})">${lathe(sheet, dome, colour, { finish })}${lathe(sheet, grip, knob, { finish: "gloss" })}` +
    `${gleam(sheet, `M${-radius * 0.66} -14Q${-radius * 0.5} -34 ${-radius * 0.2} -42`, 8, 0.4)}</g>`
  );
}

function ridges(sheet: Sheet, y: number, radius: number, colour: Hex): string {
  const lines = Array.from({ length: 9 }, (_, index) => {
    const x = (index - 4) * radius * 0.19;
    return `<path d="M${x - 26} ${y + 60}L${x + 26} ${y - 60}" stroke="${tint(colour, 0.26)}" stroke-width="7" opacity=".7"/>`;
  });
  const clip = sheet.clip(
    `<ellipse cx="0" cy="${y + 8}" rx="${radius * 0.86}" ry="${radius * TILT * 0.72}"/>`,
  );
  return `<g clip-path="${clip}">${lines.join("")}</g>`;
}

function skillet(sheet: Sheet, look: Look): Figure {
  const body = colourOf(look, "body", "#34363a");
  const grip = colourOf(look, "accent", "#9b6b43");
  const profile: Profile = [
    [-76, 224],
    [-72, 224],
    [-30, 208],
    [-6, 186],
    [0, 176],
  ];
  const inside = look.inside ?? shade(body, 0.1);
  const svg =
    longHandle(sheet, 216, -70, grip, shade(body, 0.1)) +
    lathe(sheet, profile, body, { finish: finishOf(look, "matte") }) +
    mouth(sheet, -76, 224, { lip: tint(body, 0.22), inside, wallPx: 7 }) +
    (look.form === "grill"
      ? ridges(sheet, -76, 220, inside)
      : `<ellipse cx="-10" cy="-64" rx="176" ry="24" fill="${tint(inside, 0.2)}" opacity=".35" filter="${sheet.blur(6)}"/>`);
  return standing(svg, 224, 160, { right: 480, contacts: [[0, 0, 192]] });
}

function casserole(sheet: Sheet, look: Look): Figure {
  const body = colourOf(look, "body", "#b5563a");
  const knob = colourOf(look, "accent", "#c9a35c");
  const finish = finishOf(look, "gloss");
  const profile: Profile = [
    [-212, 214],
    [-208, 214],
    [-110, 216],
    [-30, 206],
    [-8, 190],
    [0, 180],
  ];
  const ear = (side: number) =>
    tube(
      sheet,
      `M${side * 204} -176C${side * 276} -190 ${side * 276} -124 ${side * 206} -128`,
      25,
      body,
      true,
    );
  const covered = look.lid !== "0";
  const svg =
    ear(-1) +
    ear(1) +
    lathe(sheet, profile, body, { finish }) +
    gleam(sheet, "M-128 -160L-124 -50", 14, finish === "gloss" ? 0.4 : 0.14) +
    (covered
      ? lid(sheet, -206, 218, body, knob, look)
      : mouth(sheet, -212, 214, { lip: tint(body, 0.1), inside: look.inside ?? "#efe6d6", wallPx: 9 }));
  return standing(svg, 274, covered ? 324 : 250, { contacts: [[0, 0, 198]] });
}

function saucepan(sheet: Sheet, look: Look): Figure {
  const body = colourOf(look, "body", "#c3c8cb");
  const grip = colourOf(look, "accent", "#5b4030");
  const finish = finishOf(look, "metal");
  const profile: Profile = [
    [-186, 164],
    [-182, 164],
    [-60, 164],
    [-14, 158],
    [0, 144],
  ];
  const covered = look.lid === "1";
  const svg =
    longHandle(sheet, 156, -150, grip, body) +
    lathe(sheet, profile, body, { finish }) +
    (covered
      ? lid(sheet, -180, 168, body, grip, { ...look, finish })
      : mouth(sheet, -186, 164, { lip: tint(body, 0.3), inside: look.inside ?? tint(body, 0.1), wallPx: 6 }));
  return standing(svg, 168, covered ? 300 : 216, { right: 420, contacts: [[0, 0, 156]] });
}

const PANS: Readonly<Record<string, (sheet: Sheet, look: Look) => Figure>> = {
  skillet,
  pot: casserole,
  saucepan,
  grill: skillet,
};

/** A pan: `skillet`, casserole `pot`, `saucepan` or `grill`. `accent` is handle or knob; `inside`, `finish`, `lid`. */
export const pan: Subject = (sheet, look) => formOf(look, PANS)(sheet, look);
