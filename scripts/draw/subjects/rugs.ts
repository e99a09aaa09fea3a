import { cloth } from "../core/cloth";
import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Figure, formOf, type Look, lying, type Subject } from "../core/figure";
import { randomFrom } from "../core/random";
import type { Sheet } from "../core/sheet";
import { roundedBox } from "../core/wood";

interface Weaving {
  readonly w: number;
  readonly h: number;
  readonly body: Hex;
  readonly accent: Hex;
}

const PATTERNS: Readonly<Record<string, (weaving: Weaving) => string>> = {
  plain: () => "",
  stripe: ({ w, h, accent }) =>
    [-0.86, -0.78, -0.6, 0.6, 0.78, 0.86]
      .map(
        (t, index) =>
          `<rect x="${-w}" y="${h * t - (index % 3 === 1 ? 16 : 7)}" width="${w * 2}" height="${index % 3 === 1 ? 32 : 14}" fill="${accent}"/>`,
      )
      .join("") +
    `<rect x="${-w}" y="-26" width="${w * 2}" height="12" fill="${accent}" opacity=".5"/><rect x="${-w}" y="14" width="${w * 2}" height="12" fill="${accent}" opacity=".5"/>`,
  border: ({ w, h, accent }) =>
    `<path d="${roundedBox({ x: -w + 44, y: -h + 44, width: w * 2 - 88, height: h * 2 - 88 }, 4)}" fill="none" stroke="${accent}" stroke-width="30"/>` +
    `<path d="${roundedBox({ x: -w + 80, y: -h + 80, width: w * 2 - 160, height: h * 2 - 160 }, 4)}" fill="none" stroke="${accent}" stroke-width="6"/>`,
  diamond: ({ w, h, accent, body }) => {
    const size = w / 2.5;
    const rows = Math.ceil(h / size) + 1;
    const cells = Array.from({ length: rows * 2 + 1 }, (_, row) =>
      [-2, -1, 0, 1, 2]
        .map((column) => {
          const [x, y] = [column * size, (row - rows) * size];
          const diamond = (r: number) => `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`;
          return `<path d="${diamond(size * 0.5)}" fill="none" stroke="${accent}" stroke-width="9"/><path d="${diamond(size * 0.17)}" fill="${row % 2 ? accent : shade(body, 0.25)}"/>`;
        })
        .join(""),
    );
    return cells.join("");
  },
  check: ({ w, h, accent }) => {
    const size = w / 3;
    const squares = Array.from({ length: Math.ceil((h * 2) / size) }, (_, row) =>
      Array.from({ length: 6 }, (_unused, column) =>
        (row + column) % 2
          ? `<rect x="${-w + column * size}" y="${-h + row * size}" width="${size}" height="${size}" fill="${accent}"/>`
          : "",
      ).join(""),
    );
    return squares.join("");
  },
};

function printOf({ pattern = "stripe" }: Look): (weaving: Weaving) => string {
  const print = PATTERNS[pattern];
  if (!print)
    throw new Error(`there is no rug pattern named ${pattern}, only ${Object.keys(PATTERNS).join(", ")}`);
  return print;
}

/** Rows of tufts that make a flat print look woven. */
function pile(sheet: Sheet, body: Hex): string {
  return sheet.pattern(
    12,
    10,
    `<path d="M1 8q3 -9 6 0M7 3q3 -7 5 0" fill="none" stroke="${shade(body, 0.6)}" stroke-width="1.6" opacity=".16"/>`,
  );
}

function fringes({ w, h, body }: Weaving): string {
  const random = randomFrom(8);
  return Array.from({ length: Math.round(w / 6) }, (_, index) => {
    const x = -w + 8 + index * 12;
    const lean = (random() - 0.5) * 10;
    const paint = index % 2 ? tint(body, 0.4) : tint(shade(body, 0.1), 0.3);
    return `<path d="M${x} ${h - 4}q${lean} 22 ${lean * 0.6} 40M${x} ${-h + 4}q${lean} -22 ${lean * 0.6} -40" fill="none" stroke="${paint}" stroke-width="6" stroke-linecap="round"/>`;
  }).join("");
}

function rectangular(halfWidth: number, halfHeight: number): (sheet: Sheet, look: Look) => Figure {
  return (sheet, look) => {
    const weaving = {
      w: halfWidth,
      h: halfHeight,
      body: colourOf(look, "body", "#d8c7a3"),
      accent: colourOf(look, "accent", "#b5563a"),
    };
    const outline = roundedBox(
      { x: -halfWidth, y: -halfHeight, width: halfWidth * 2, height: halfHeight * 2 },
      8,
    );
    const fringed = look.fringe !== "0";
    const svg =
      (fringed ? fringes(weaving) : "") +
      cloth(sheet, outline, weaving.body, { weave: "plain" }) +
      `<g clip-path="${sheet.clip(`<path d="${outline}"/>`)}">${printOf(look)(weaving)}<path d="${outline}" fill="${pile(sheet, weaving.body)}"/></g>` +
      `<path d="${outline}" fill="${sheet.linear(
        [
          [0, "#ffffff", 0.16],
          [0.6, "#ffffff", 0],
          [1, shade(weaving.body, 0.8), 0.2],
        ],
        [0, 0, 1, 1],
      )}"/>`;
    return lying(svg, halfWidth, halfHeight + (fringed ? 40 : 6));
  };
}

function round(sheet: Sheet, look: Look): Figure {
  const body = colourOf(look, "body", "#d2b48c");
  const accent = colourOf(look, "accent", "#7a5a3c");
  const plain = look.pattern === "plain";
  const rings = Array.from({ length: 17 }, (_, index) => {
    const radius = 290 - index * 17;
    const paint =
      !plain && (index === 2 || index === 3 || index === 8) ? accent : index % 2 ? body : shade(body, 0.09);
    return `<circle r="${radius}" fill="${paint}"/><circle r="${radius - 8}" fill="none" stroke="${shade(paint, 0.4)}" stroke-width="15" stroke-dasharray="2.5 8" opacity=".35"/><circle r="${radius}" fill="none" stroke="${shade(body, 0.5)}" stroke-width="2" opacity=".4"/>`;
  });
  const light = sheet.linear(
    [
      [0, "#ffffff", 0.2],
      [0.6, "#ffffff", 0],
      [1, shade(body, 0.8), 0.2],
    ],
    [0, 0, 1, 1],
  );
  return lying(`${rings.join("")}<circle r="290" fill="${light}"/>`, 290, 290);
}

function hide(sheet: Sheet, look: Look): Figure {
  const random = randomFrom(5);
  const body = colourOf(look, "body", "#f1eadb");
  const outline =
    "M-120 -330C-60 -380 60 -384 124 -330C190 -300 250 -330 282 -270C300 -210 236 -180 232 -120C226 -40 250 20 236 90C226 160 288 200 262 262C230 320 170 270 110 300C60 330 -50 340 -104 304C-170 268 -236 316 -266 260C-290 200 -230 150 -238 80C-246 10 -222 -40 -230 -116C-236 -180 -300 -206 -280 -266C-254 -330 -180 -300 -120 -330Z";
  const tufts = Array.from({ length: 620 }, () => {
    const [x, y] = [(random() - 0.5) * 600, (random() - 0.5) * 720];
    const long = 22 + random() * 30;
    const paint = random() > 0.5 ? tint(body, 0.7) : shade(body, 0.12 + random() * 0.16);
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q${((random() - 0.5) * 26).toFixed(0)} ${(long * 0.5).toFixed(0)} ${((random() - 0.5) * 30).toFixed(0)} ${long.toFixed(0)}" fill="none" stroke="${paint}" stroke-width="4" stroke-linecap="round" opacity=".6"/>`;
  });
  const svg =
    cloth(sheet, outline, body) +
    `<g clip-path="${sheet.clip(`<path d="${outline}"/>`)}">${tufts.join("")}</g>`;
  return lying(svg, 300, 370);
}

const RUGS: Readonly<Record<string, (sheet: Sheet, look: Look) => Figure>> = {
  rect: rectangular(260, 350),
  round,
  runner: rectangular(150, 390),
  hide,
};

/** A rug from above: `rect`, `round` of braided cord, `runner`, or a shaggy `hide`. `pattern=stripe|border|diamond|check|plain` in `accent`; `fringe=0`. */
export const rug: Subject = (sheet, look) => formOf(look, RUGS)(sheet, look);
