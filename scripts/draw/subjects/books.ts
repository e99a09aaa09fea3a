import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Figure, formOf, type Look, lying, type Subject, standing } from "../core/figure";
import { planeFill } from "../core/finish";
import type { Sheet } from "../core/sheet";
import { gleam } from "../core/solid";
import { artwork } from "./artworks";

const PAPER = "#f3ecdc";

interface Inks {
  readonly body: Hex;
  readonly accent: Hex;
  readonly second: Hex;
}

/** Lines in place of a title: a long one and a short one, centred at (x, y). */
const titleLines = (x: number, y: number, width: number, ink: Hex, heightPx = 20): string =>
  [1, 0.62]
    .map(
      (part, row) =>
        `<rect x="${x - (width * part) / 2}" y="${y + row * heightPx * 1.9}" width="${width * part}" height="${heightPx}" rx="${heightPx / 2}" fill="${ink}"/>`,
    )
    .join("");

type Jacket = (sheet: Sheet, look: Look, inks: Inks) => string;

/** What is printed on a cover of 440 by 620 around (0, 0). */
const JACKETS: Readonly<Record<string, Jacket>> = {
  window: (sheet, look, { body, accent, second }) =>
    artwork(
      sheet,
      look.art ?? "hills",
      { x: -160, y: -140, width: 320, height: 380 },
      { paper: PAPER, main: accent, second },
    ) + titleLines(0, -240, 280, tint(body, 0.8)),
  full: (sheet, look, { body, accent, second }) =>
    artwork(
      sheet,
      look.art ?? "sea",
      { x: -206, y: -310, width: 426, height: 620 },
      { paper: tint(body, 0.7), main: accent, second },
    ) +
    `<rect x="-150" y="-262" width="300" height="124" fill="${PAPER}"/>${titleLines(0, -230, 220, shade(body, 0.3), 18)}`,
  band: (_sheet, _look, { accent, second }) =>
    `<rect x="-206" y="-60" width="426" height="150" fill="${accent}"/><rect x="-206" y="102" width="426" height="14" fill="${second}"/>` +
    `${titleLines(0, -18, 270, PAPER, 24)}<circle cx="0" cy="-200" r="56" fill="${second}"/><rect x="-50" y="226" width="100" height="14" rx="7" fill="${second}"/>`,
  frame: (_sheet, _look, { accent, second }) =>
    `<rect x="-170" y="-270" width="350" height="540" fill="none" stroke="${accent}" stroke-width="8"/><rect x="-154" y="-254" width="318" height="508" fill="none" stroke="${accent}" stroke-width="3"/>` +
    `<path d="M0 -90L70 0L0 90L-70 0Z" fill="${second}"/><path d="M0 -54L42 0L0 54L-42 0Z" fill="${accent}"/>${titleLines(0, -190, 200, accent, 16)}<rect x="-60" y="186" width="120" height="12" rx="6" fill="${accent}"/>`,
  dots: (_sheet, _look, { accent, second }) =>
    Array.from({ length: 30 }, (_, at) => {
      const [column, row] = [at % 5, Math.floor(at / 5)];
      return `<circle cx="${-150 + column * 76}" cy="${-96 + row * 66}" r="${12 + ((column * 7 + row * 5) % 4) * 4}" fill="${(column + row) % 3 === 0 ? second : accent}"/>`;
    }).join("") + titleLines(0, -230, 270, accent, 22),
};

function cover(sheet: Sheet, look: Look): string {
  const body = colourOf(look, "body", "#35524a");
  const inks = {
    body,
    accent: colourOf(look, "accent", "#d9b98a"),
    second: colourOf(look, "second", "#c8642f"),
  };
  const jacket = JACKETS[look.jacket ?? "window"];
  if (!jacket)
    throw new Error(`there is no jacket named ${look.jacket}, only ${Object.keys(JACKETS).join(", ")}`);
  const leaves = [0, 1, 2, 3]
    .map(
      (at) =>
        `<rect x="-196" y="${300 + at * 5}" width="${416 - at}" height="4" fill="${at % 2 ? shade(PAPER, 0.22) : PAPER}"/>`,
    )
    .join("");
  return (
    `<rect x="-214" y="-304" width="446" height="634" rx="10" fill="${shade(body, 0.42)}"/>${leaves}` +
    `<rect x="-220" y="-312" width="440" height="624" rx="8" fill="${planeFill(sheet, body, 0.8)}"/>` +
    `<g clip-path="${sheet.clip(`<rect x="-220" y="-312" width="440" height="624" rx="8"/>`)}">${jacket(sheet, look, inks)}` +
    `<rect x="-220" y="-312" width="26" height="624" fill="${shade(body, 0.3)}" opacity=".55"/><rect x="-194" y="-312" width="5" height="624" fill="#fff" opacity=".22"/></g>` +
    gleam(sheet, "M-150 -290C-60 -298 60 -298 190 -288", 20, 0.18)
  );
}

/** Books in a row, spines to the front. */
function spines(sheet: Sheet, look: Look): Figure {
  const body = colourOf(look, "body", "#35524a");
  const accent = colourOf(look, "accent", "#c8642f");
  const second = colourOf(look, "second", "#d9b98a");
  const paints = [body, accent, second, shade(body, 0.3), tint(accent, 0.35), shade(second, 0.35)];
  const widths = [84, 62, 96, 70, 58, 88];
  const heights = [520, 470, 540, 430, 500, 476];
  let x = -230;
  const books = paints.map((paint, at) => {
    const [width, height] = [widths[at] ?? 70, heights[at] ?? 480];
    const left = x;
    x += width + 2;
    const ink = at % 2 ? PAPER : tint(paint, 0.65);
    return (
      `<rect x="${left}" y="${-height}" width="${width}" height="${height}" rx="6" fill="${sheet.linear(
        [
          [0, shade(paint, 0.25)],
          [0.3, tint(paint, 0.2)],
          [1, shade(paint, 0.3)],
        ],
        [0, 0, 1, 0],
      )}"/>` +
      [0.1, 0.14, 0.84]
        .map(
          (part) =>
            `<rect x="${left}" y="${-height * (1 - part)}" width="${width}" height="5" fill="${ink}" opacity=".8"/>`,
        )
        .join("") +
      `<rect x="${left + width * 0.36}" y="${-height * 0.7}" width="${width * 0.28}" height="${height * 0.32}" rx="6" fill="${ink}" opacity=".9"/>`
    );
  });
  return standing(books.join(""), 236, 545, { contacts: [[0, -12, 230]] });
}

/** A folded sheet: creases, roads and a pin. */
function map(sheet: Sheet, look: Look): Figure {
  const body = colourOf(look, "body", "#dfe3d2");
  const accent = colourOf(look, "accent", "#c8642f");
  const second = colourOf(look, "second", "#7fa3b5");
  const panels = [-330, -165, 0, 165].map(
    (x, at) =>
      `<path d="M${x} ${at % 2 ? -236 : -250}L${x + 165} ${at % 2 ? -250 : -236}V${at % 2 ? 236 : 250}L${x} ${at % 2 ? 250 : 236}Z" fill="${at % 2 ? shade(body, 0.1) : tint(body, 0.2)}"/>`,
  );
  const svg =
    panels.join("") +
    `<g clip-path="${sheet.clip(`<rect x="-326" y="-234" width="652" height="468"/>`)}"><path d="M-330 120C-180 60 -120 190 10 120S240 10 340 80V260H-330Z" fill="${second}" opacity=".75"/>` +
    `<path d="M-330 -120C-160 -190 -60 10 60 -60S260 -190 340 -150M-120 -260C-90 -120 -160 20 -60 150M160 -260C120 -140 240 -40 210 60" fill="none" stroke="${accent}" stroke-width="7" opacity=".8"/></g>` +
    `<path d="M60 -60C20 -116 30 -160 60 -160S100 -116 60 -60Z" fill="${shade(accent, 0.15)}"/><circle cx="60" cy="-128" r="11" fill="${PAPER}"/>`;
  return lying(svg, 336, 252);
}

const FORMS: Readonly<Record<string, (sheet: Sheet, look: Look) => Figure>> = {
  cover: (sheet, look) => lying(cover(sheet, look), 236, 330),
  spines,
  map,
};

/** A book from above (`cover`, with `jacket` window, full, band, frame or dots and `art`), a row of `spines`, or a `map`. `accent` and `second` are its inks. */
export const book: Subject = (sheet, look) => formOf(look, FORMS)(sheet, look);
