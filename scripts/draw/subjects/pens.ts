import { type Hex, mix, shade, tint } from "../core/colour";
import { colourOf, type Figure, lying, type Subject, standing } from "../core/figure";
import { planeFill } from "../core/finish";
import { lathe, mouth } from "../core/lathe";
import type { Sheet } from "../core/sheet";

function shaft(
  sheet: Sheet,
  x: number,
  width: number,
  top: number,
  bottom: number,
  colour: Hex,
  metal = false,
): string {
  const stops = metal
    ? ([
        [0, shade(colour, 0.4)],
        [0.25, tint(colour, 0.7)],
        [0.5, colour],
        [0.75, shade(colour, 0.4)],
        [1, tint(colour, 0.2)],
      ] as const)
    : ([
        [0, shade(colour, 0.1)],
        [0.25, tint(colour, 0.5)],
        [0.45, colour],
        [1, shade(colour, 0.45)],
      ] as const);
  return `<path d="M${x - width / 2} ${top}L${x + width / 2} ${top}L${x + width / 2} ${bottom}L${x - width / 2} ${bottom}Z" fill="${sheet.linear(stops, [0, 0, 1, 0])}"/>`;
}

function cone(
  sheet: Sheet,
  x: number,
  width: number,
  y: number,
  length: number,
  tip: number,
  colour: Hex,
): string {
  const fill = sheet.linear(
    [
      [0, shade(colour, 0.3)],
      [0.3, tint(colour, 0.6)],
      [0.6, colour],
      [1, shade(colour, 0.45)],
    ],
    [0, 0, 1, 0],
  );
  return `<path d="M${x - width / 2} ${y}L${x + width / 2} ${y}L${x + tip / 2} ${y + length}L${x - tip / 2} ${y + length}Z" fill="${fill}"/>`;
}

function ballpen(sheet: Sheet, body: Hex, accent: Hex, x = 0): string {
  return (
    shaft(sheet, x, 18, -420, -370, accent, true) +
    shaft(sheet, x, 44, -376, -20, body) +
    shaft(sheet, x, 46, -22, -4, accent, true) +
    shaft(sheet, x, 44, -4, 260, body) +
    cone(sheet, x, 44, 260, 70, 14, accent) +
    cone(sheet, x, 12, 328, 22, 5, accent) +
    `<path d="M${x + 8} -350Q${x + 34} -354 ${x + 34} -320L${x + 32} -130Q${x + 30} -112 ${x + 20} -120L${x + 22} -320Z" fill="${sheet.linear(
      [
        [0, tint(accent, 0.6)],
        [1, shade(accent, 0.3)],
      ],
      [0, 0, 1, 0],
    )}"/>`
  );
}

function fountainPen(sheet: Sheet, body: Hex, accent: Hex): string {
  const dome = `<path d="M-30 -380Q-30 -424 0 -424Q30 -424 30 -380Z" fill="${sheet.linear(
    [
      [0, shade(body, 0.1)],
      [0.3, tint(body, 0.5)],
      [0.5, body],
      [1, shade(body, 0.45)],
    ],
    [0, 0, 1, 0],
  )}"/>`;
  return (
    dome +
    shaft(sheet, 0, 60, -382, 40, body) +
    shaft(sheet, 0, 64, 20, 36, accent, true) +
    shaft(sheet, 0, 64, 44, 50, accent, true) +
    cone(sheet, 0, 46, 50, 130, 36, shade(body, 0.2)) +
    shaft(sheet, 0, 40, 176, 188, accent, true) +
    `<path d="M-20 188C-34 250 -10 290 0 344C10 290 34 250 20 188Z" fill="${sheet.linear(
      [
        [0, shade(accent, 0.2)],
        [0.35, tint(accent, 0.7)],
        [1, shade(accent, 0.3)],
      ],
      [0, 0, 1, 0],
    )}"/><path d="M0 254L0 338" stroke="#2a2036" stroke-width="3"/><circle cy="250" r="6" fill="#2a2036"/>` +
    `<path d="M14 -366Q46 -366 46 -330L42 -130Q40 -108 28 -116L30 -330Z" fill="${sheet.linear(
      [
        [0, tint(accent, 0.6)],
        [1, shade(accent, 0.3)],
      ],
      [0, 0, 1, 0],
    )}"/>`
  );
}

function pencil(sheet: Sheet, body: Hex, accent: Hex, x = 0, top = -400): string {
  return (
    `<path d="M${x - 20} ${top}Q${x} ${top - 22} ${x + 20} ${top}L${x + 20} ${top + 34}L${x - 20} ${top + 34}Z" fill="${planeFill(sheet, "#d99a8c")}"/>` +
    shaft(sheet, x, 44, top + 30, top + 70, accent, true) +
    shaft(sheet, x, 44, top + 68, 250, body) +
    `<path d="M${x - 8} ${top + 70}L${x - 8} 250" stroke="${tint(body, 0.5)}" stroke-width="2.5" opacity=".5"/><path d="M${x + 10} ${top + 70}L${x + 10} 250" stroke="${shade(body, 0.6)}" stroke-width="2.5" opacity=".5"/>` +
    `<path d="M${x - 22} 250Q${x - 14} 240 ${x - 7} 252Q${x} 240 ${x + 8} 252Q${x + 15} 240 ${x + 22} 250L${x + 6} 318L${x - 6} 318Z" fill="${planeFill(sheet, "#e2c59b")}"/><path d="M${x - 7} 316L${x + 7} 316L${x} 344Z" fill="#3a3540"/>`
  );
}

/** Something to write with. `form` ball, fountain, pencil (three) or set (in a cup); `accent` metal. */
export const pen: Subject = (sheet, look): Figure => {
  const body = colourOf(look, "body", "#31566a");
  const accent = colourOf(look, "accent", "#c9a76a");
  if (look.form === "set") {
    const lean = (svg: string, x: number, deg: number, up: number) =>
      `<g transform="translate(${x} ${-250 - up}) rotate(${deg}) scale(.62 -.62)">${svg}</g>`;
    const cup = lathe(
      sheet,
      [
        [-270, 130],
        [-270, 130],
        [-20, 126],
        [0, 116],
      ],
      colourOf(look, "cup", "#e9e2d4"),
      { finish: "matte" },
    );
    const front = sheet.clip(`<path d="M-400 -700L400 -700L400 -270A130 22 0 0 1 -400 -270Z"/>`);
    const svg =
      mouth(sheet, -270, 130, { lip: "#f3ecdc", inside: "#b9ad97" }) +
      `<g clip-path="${front}">${lean(pencil(sheet, body, accent), -50, -9, 100)}${lean(pencil(sheet, accent, "#c8ccd0"), 6, 2, 140)}${lean(`<g transform="scale(1 -1)">${ballpen(sheet, shade(body, 0.2), accent)}</g>`, 62, 11, 80)}</g>` +
      `<g clip-path="${sheet.clip(`<path d="M-200 -270L-130 -270A130 22 0 0 0 130 -270L200 -270L200 60L-200 60Z"/>`)}">${cup}</g>`;
    return standing(svg, 170, 640, { contacts: [[0, 0, 118]] });
  }
  if (look.form === "pencil") {
    const svg =
      pencil(sheet, body, accent, -80, -360) +
      pencil(sheet, accent, "#c8ccd0", 0) +
      pencil(sheet, mix(body, "#f3ecdc", 0.65), accent, 80, -330);
    return lying(svg, 200, 350);
  }
  return lying(
    look.form === "fountain" ? fountainPen(sheet, body, accent) : ballpen(sheet, body, accent),
    180,
    340,
  );
};
