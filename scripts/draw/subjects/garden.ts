import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Figure, lying, type Subject, standing } from "../core/figure";
import { type Finish, planeFill, roundFill } from "../core/finish";
import { lathe, mouth } from "../core/lathe";
import type { Sheet } from "../core/sheet";
import { gleam, tube } from "../core/solid";

function rose(sheet: Sheet, x: number, y: number, deg: number, colour: Hex): string {
  const holes = [-30, -12, 8, 28].map(
    (dx, i) => `<circle cx="${dx}" cy="${i % 2 ? -48 : -54}" r="4.5" fill="${shade(colour, 0.7)}"/>`,
  );
  return `<g transform="translate(${x} ${y}) rotate(${deg})"><path d="M-20 30L-56 -46L56 -46L20 30Z" fill="${roundFill(sheet, colour, "metal")}"/><ellipse cy="-50" rx="58" ry="20" fill="${planeFill(sheet, tint(colour, 0.3))}"/>${holes.join("")}</g>`;
}

/** A can for watering. `form` can (with a rose) or long (thin spout); `accent` handle, `finish=metal`. */
export const wateringcan: Subject = (sheet, look) => {
  const body = colourOf(look, "body", "#5f7353");
  const accent = colourOf(look, "accent", "#c9a76a");
  const finish: Finish = look.finish === "metal" ? "metal" : "gloss";
  if (look.form === "long") {
    const svg =
      tube(sheet, "M120 -54C260 -60 250 -330 330 -440C360 -482 380 -490 410 -494", 22, body, true) +
      tube(sheet, "M-136 -90C-330 -90 -330 -380 -90 -330", 22, accent, true) +
      lathe(
        sheet,
        [
          [-290, 92],
          [-250, 128],
          [-150, 162],
          [-50, 156],
          [-10, 138],
          [0, 124],
        ],
        body,
        { finish },
      ) +
      mouth(sheet, -290, 92, { lip: tint(body, 0.1), inside: shade(body, 0.3), wallPx: 8 }) +
      gleam(sheet, "M-96 -220C-116 -160 -116 -110 -110 -70", 14, 0.35);
    return standing(svg, 350, 505, { left: -320, right: 420, contacts: [[0, 0, 130]] });
  }
  const svg =
    tube(sheet, "M130 -60L330 -330", 58, body, true) +
    rose(sheet, 350, -360, 38, accent) +
    tube(sheet, "M-168 -60C-360 -70 -380 -360 -160 -400", 30, accent, true) +
    lathe(
      sheet,
      [
        [-340, 150],
        [-330, 156],
        [-320, 150],
        [-30, 190],
        [-16, 196],
        [0, 190],
      ],
      body,
      { finish, bands: [{ from: -36, to: 10, colour: shade(body, 0.12) }] },
    ) +
    mouth(sheet, -340, 150, { lip: tint(body, 0.15), inside: shade(body, 0.35), wallPx: 9 }) +
    tube(sheet, "M-140 -350C-120 -470 120 -470 140 -350", 28, accent, true) +
    gleam(sheet, "M-104 -290C-116 -200 -124 -120 -130 -60", 16, 0.3);
  return standing(svg, 380, 460, { left: -345, right: 410, contacts: [[0, 0, 190]] });
};

function grip(sheet: Sheet, x: number, colour: Hex): string {
  const path = `M${x - 18} 40C${x - 34} 90 ${x - 24} 150 ${x - 30} 230C${x - 34} 300 ${x - 26} 336 ${x} 338C${x + 26} 336 ${x + 34} 300 ${x + 30} 230C${x + 24} 150 ${x + 34} 90 ${x + 18} 40Z`;
  return (
    `<path d="${path}" fill="${roundFill(sheet, colour)}"/><path d="M${x - 4} 60C${x - 10} 150 ${x + 4} 220 ${x - 4} 320M${x + 12} 70C${x + 4} 160 ${x + 18} 220 ${x + 10} 310" fill="none" stroke="${shade(colour, 0.5)}" stroke-width="3" opacity=".25"/>` +
    `<circle cx="${x}" cy="306" r="9" fill="${shade(colour, 0.7)}"/>${tube(sheet, `M${x} 310C${x - 26} 360 ${x - 20} 420 ${x} 424C${x + 20} 420 ${x + 26} 360 ${x + 2} 310`, 6, "#6b4a32")}` +
    `<path d="M${x - 20} 30L${x + 20} 30L${x + 19} 66L${x - 19} 66Z" fill="${roundFill(sheet, "#c8a45c", "metal")}"/>`
  );
}

function scoop(sheet: Sheet, x: number, metal: Hex, handle: Hex): string {
  const fill = sheet.linear(
    [
      [0, shade(metal, 0.25)],
      [0.3, tint(metal, 0.55)],
      [0.5, shade(metal, 0.1)],
      [0.56, tint(metal, 0.15)],
      [1, shade(metal, 0.35)],
    ],
    [0, 0, 1, 0],
  );
  return (
    tube(sheet, `M${x} 40L${x} -70`, 20, metal, true) +
    `<path d="M${x - 22} -70C${x - 96} -90 ${x - 92} -150 ${x - 86} -220C${x - 78} -310 ${x - 40} -370 ${x} -404C${x + 40} -370 ${x + 78} -310 ${x + 86} -220C${x + 92} -150 ${x + 96} -90 ${x + 22} -70Z" fill="${fill}"/>` +
    `<path d="M${x - 24} -86C${x - 30} -190 ${x - 20} -300 ${x} -380C${x + 20} -300 ${x + 30} -190 ${x + 24} -86Z" fill="${shade(metal, 0.45)}" opacity=".28" filter="${sheet.blur(9)}"/>` +
    grip(sheet, x, handle)
  );
}

function hayfork(sheet: Sheet, x: number, metal: Hex, handle: Hex): string {
  return (
    tube(sheet, `M${x} 40L${x} -90`, 20, metal, true) +
    tube(
      sheet,
      `M${x - 66} -386C${x - 70} -260 ${x - 74} -110 ${x} -100C${x + 74} -110 ${x + 70} -260 ${x + 66} -386`,
      20,
      metal,
      true,
    ) +
    tube(sheet, `M${x} -100C${x - 2} -200 ${x} -300 ${x} -392`, 20, metal, true) +
    grip(sheet, x, handle)
  );
}

function shears(sheet: Sheet, metal: Hex, handle: Hex): string {
  const blade = "M-16 30C-60 -80 -70 -240 -10 -392C16 -260 34 -100 26 20Z";
  const steel = sheet.linear(
    [
      [0, tint(metal, 0.5)],
      [0.5, metal],
      [1, shade(metal, 0.4)],
    ],
    [0, 0, 1, 0.2],
  );
  const arm = (side: number) =>
    tube(
      sheet,
      `M${side * 8} 40C${side * 30} 100 ${side * 110} 150 ${side * 104} 260C${side * 100} 320 ${side * 76} 370 ${side * 50} 390`,
      36,
      handle,
    );
  return (
    arm(-1) +
    arm(1) +
    `<path d="${blade}" transform="scale(-1 1) rotate(9)" fill="${shade(metal, 0.2)}"/><path d="${blade}" transform="rotate(9)" fill="${steel}"/>` +
    tube(sheet, "M-40 150C-10 130 10 130 40 150", 9, metal, true) +
    `<circle cy="34" r="24" fill="${planeFill(sheet, metal)}"/><circle cy="34" r="11" fill="${shade(metal, 0.45)}"/>`
  );
}

/** Hand tools from above. `form` trowel, fork, set (both) or shears; `body` metal, `accent` handle. */
export const trowel: Subject = (sheet, look): Figure => {
  const metal = colourOf(look, "body", "#9aa3a8");
  const handle = colourOf(look, "accent", "#b98d5d");
  const tall = { top: -410, bottom: 430 };
  if (look.form === "fork") return { ...lying(hayfork(sheet, 0, metal, handle), 230, 420), ...tall };
  if (look.form === "set")
    return {
      ...lying(scoop(sheet, -110, metal, handle) + hayfork(sheet, 130, metal, handle), 300, 420),
      ...tall,
    };
  if (look.form === "shears") return lying(shears(sheet, metal, handle), 240, 410);
  return { ...lying(scoop(sheet, 0, metal, handle), 230, 420), ...tall };
};
