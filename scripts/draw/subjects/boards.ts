import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Figure, formOf, type Look, lying, type Subject, standing } from "../core/figure";
import type { Sheet } from "../core/sheet";
import { type Box, plank, roundedBox, thickness } from "../core/wood";

/** A hole through the board at the given place. */
function hole(x: number, y: number, radius: number, colour: Hex): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${shade(colour, 0.62)}"/>` +
    `<path d="M${x - radius} ${y + 2}A${radius} ${radius} 0 0 0 ${x + radius} ${y + 2}" fill="none" stroke="${tint(colour, 0.5)}" stroke-width="4" opacity=".7"/>`
  );
}

function groove(box: Box, colour: Hex): string {
  const inset: Box = { x: box.x + 34, y: box.y + 34, width: box.width - 68, height: box.height - 68 };
  const line = roundedBox(inset, 26);
  return (
    `<path d="${line}" fill="none" stroke="${shade(colour, 0.4)}" stroke-width="11" opacity=".65"/>` +
    `<path d="${line}" transform="translate(2 3)" fill="none" stroke="${tint(colour, 0.55)}" stroke-width="4" opacity=".7"/>`
  );
}

function stripes(sheet: Sheet, outline: string, box: Box, accent: Hex): string {
  const bar = (x: number, width: number) => {
    const strip = { x: box.x + box.width * x, y: box.y, width: box.width * width, height: box.height };
    return plank(sheet, roundedBox(strip, 1), strip, accent, { upright: true, seed: 5 });
  };
  return `<g clip-path="${sheet.clip(`<path d="${outline}"/>`)}">${bar(0.14, 0.08)}${bar(0.26, 0.025)}${bar(0.78, 0.08)}</g>`;
}

interface Shape {
  readonly outline: string;
  readonly box: Box;
  readonly hole?: readonly [number, number, number];
}

const SHAPES: Readonly<Record<string, Shape>> = {
  rect: {
    outline: roundedBox({ x: -330, y: -220, width: 660, height: 440 }, 34),
    box: { x: -330, y: -220, width: 660, height: 440 },
    hole: [-274, -164, 0],
  },
  round: {
    outline: roundedBox({ x: -270, y: -270, width: 540, height: 540 }, 270),
    box: { x: -270, y: -270, width: 540, height: 540 },
    hole: [0, -222, 18],
  },
  paddle: {
    outline:
      "M-170 -120Q-170 -160 -130 -160H-66C-34 -160 -36 -190 -36 -220L-40 -330C-40 -392 40 -392 40 -330L36 -220C36 -190 34 -160 66 -160H130Q170 -160 170 -120V330Q170 380 120 380H-120Q-170 380 -170 330Z",
    box: { x: -170, y: -390, width: 340, height: 770 },
    hole: [0, -326, 17],
  },
};

function flat(sheet: Sheet, look: Look, shape: Shape): Figure {
  const body = colourOf(look, "body", "#b98755");
  const upright = look.form === "paddle";
  const [holeX = 0, holeY = 0, holeRadius = 0] = shape.hole ?? [];
  const svg =
    thickness(shape.outline, 15, body) +
    plank(sheet, shape.outline, shape.box, body, { upright }) +
    (look.pattern === "stripe"
      ? stripes(sheet, shape.outline, shape.box, colourOf(look, "accent", "#5b3a26"))
      : "") +
    (look.groove === "1" ? groove(shape.box, body) : "") +
    (holeRadius > 0 ? hole(holeX, holeY, holeRadius, body) : "");
  return lying(svg, shape.box.width / 2, shape.box.height / 2);
}

function leaning(sheet: Sheet, look: Look): Figure {
  const body = colourOf(look, "body", "#b98755");
  const accent = colourOf(look, "accent", "#7a4f32");
  const back = { x: -210, y: -420, width: 290, height: 414 };
  const slab = (outline: string, box: Box, colour: Hex, seed: number) =>
    `<path d="${outline}" transform="translate(11 -3)" fill="${shade(colour, 0.5)}"/>` +
    plank(sheet, outline, box, colour, { upright: true, seed });
  const front =
    "M-20 -190A130 130 0 0 1 72 -314L78 -372C80 -408 124 -408 126 -372L132 -314A130 130 0 0 1 224 -190A122 122 0 0 1 -20 -190Z";
  const svg =
    slab(roundedBox(back, 26), back, body, 7) +
    hole(-65, -376, 15, body) +
    `<ellipse cx="120" cy="-150" rx="120" ry="130" fill="${shade(body, 0.7)}" opacity=".3" filter="${sheet.blur(14)}" clip-path="${sheet.clip(`<path d="${roundedBox(back, 26)}"/>`)}"/>` +
    `<g transform="translate(0 64)">${slab(front, { x: -30, y: -410, width: 270, height: 360 }, accent, 3)}${hole(102, -372, 9, accent)}</g>`;
  return standing(svg, 230, 424, {
    left: -212,
    right: 236,
    contacts: [
      [-65, -6, 148],
      [104, 4, 70],
    ],
  });
}

/** A cutting board from above (`rect`, `round`, `paddle`), or two of them standing (`stand`). `accent` is the second wood; `groove=1`, `pattern=stripe`. */
export const board: Subject = (sheet, look) => {
  const shape = formOf<Shape | null>(look, { ...SHAPES, stand: null });
  return shape ? flat(sheet, look, shape) : leaning(sheet, look);
};
