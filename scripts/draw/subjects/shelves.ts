import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Figure, formOf, type Look, type Subject, standing } from "../core/figure";
import { leg, slab } from "../core/joinery";
import type { Sheet } from "../core/sheet";
import { tube } from "../core/solid";
import { plank, roundedBox } from "../core/wood";
import { bowl } from "./dishes";
import { jar } from "./jars";
import { plant } from "./plants";
import { vase } from "./vases";

type Draw = (sheet: Sheet, look: Look) => Figure;

const SPINES: readonly Hex[] = ["#b5563a", "#e9e4da", "#31566a", "#c9a35c", "#5f7353", "#d8c7a3", "#42606d"];

/** Books in a row, standing on `y` from `x` to the right. */
function books(sheet: Sheet, x: number, y: number, count: number, size: number): string {
  let at = x;
  return Array.from({ length: count }, (_, index) => {
    const colour = SPINES[(index * 3 + count) % SPINES.length] ?? "#b5563a";
    const width = size * (0.17 + ((index * 7) % 5) * 0.022);
    const height = size * (0.82 + ((index * 5) % 4) * 0.07);
    const fill = sheet.linear(
      [
        [0, shade(colour, 0.12)],
        [0.35, tint(colour, 0.2)],
        [1, shade(colour, 0.24)],
      ],
      [0, 0, 1, 0],
    );
    const svg =
      `<rect x="${at}" y="${y - height}" width="${width}" height="${height}" rx="3" fill="${fill}"/>` +
      `<path d="M${at} ${y - height * 0.84}h${width}M${at} ${y - height * 0.2}h${width}" stroke="${tint(colour, 0.6)}" stroke-width="3" opacity=".6"/>`;
    at += width + 2;
    return svg;
  }).join("");
}

function put(
  sheet: Sheet,
  subject: Subject,
  look: Look,
  [x, y, height]: readonly [number, number, number],
): string {
  const figure = subject(sheet, look);
  const scale = height / -figure.top;
  const shadow = `<ellipse cx="${height * 0.08}" cy="${y}" rx="${figure.right * scale * 0.8}" ry="6" fill="#2a2036" opacity=".3" filter="${sheet.blur(4)}" transform="translate(${x} 0)"/>`;
  return `${shadow}<g transform="translate(${x} ${y - 5}) scale(${scale})">${figure.svg}</g>`;
}

function wall(sheet: Sheet, look: Look): Figure {
  const wood = colourOf(look, "body", "#b98755");
  const iron = colourOf(look, "accent", "#34363a");
  const bracket = (x: number) =>
    tube(sheet, `M${x} 44V150`, 13, iron) + tube(sheet, `M${x} 140Q${x + 6} 60 ${x + 40} 46`, 9, iron);
  const things =
    look.things === "0"
      ? ""
      : put(sheet, vase, { form: "round", body: "#7f96a0", stems: "eucalyptus" }, [-230, 2, 330]) +
        books(sheet, -120, 2, 6, 170) +
        put(sheet, bowl, { form: "noodle", body: "#e9e4da" }, [120, 4, 90]) +
        put(sheet, plant, { form: "trailing", body: "#b5563a" }, [260, 4, 150]);
  const svg = `${bracket(-250)}${bracket(230)}${slab(sheet, { x: -370, y: 14, width: 740, depthPx: 22, thickPx: 34 }, wood)}${things}`;
  return { svg, left: -376, right: 376, top: look.things === "0" ? -40 : -340, bottom: 180, pose: "hangs" };
}

function ladder(sheet: Sheet, look: Look): Figure {
  const wood = colourOf(look, "body", "#b98755");
  const rail = colourOf(look, "accent", shade(wood, 0.1));
  const rows = [-820, -640, -450, -250, -60];
  const boards = rows.map((y, index) => {
    const depthPx = 16 + index * 10;
    const width = 372 + index * 14;
    return slab(sheet, { x: -width / 2, y, width, depthPx, thickPx: 20 }, wood);
  });
  const things =
    look.things === "0"
      ? []
      : [
          put(sheet, vase, { form: "bud", body: "#b5563a" }, [-80, rows[0] ?? 0, 120]),
          books(sheet, -140, (rows[1] ?? 0) - 4, 5, 130),
          put(sheet, plant, { form: "trailing", body: "#e9e4da" }, [70, rows[2] ?? 0, 110]),
          put(sheet, jar, { body: "#7f96a0" }, [-90, (rows[3] ?? 0) - 6, 120]) +
            books(sheet, 20, (rows[3] ?? 0) - 8, 4, 130),
          "",
        ];
  const post = (side: number) => leg(sheet, [side * 178, -960], [side * 212, 4], [22, 26], rail);
  const svg =
    boards.map((shelfBoard, index) => shelfBoard + (things[index] ?? "")).join("") + post(-1) + post(1);
  return standing(svg, 226, 966, {
    contacts: [
      [-212, 2, 22],
      [212, 2, 22],
      [0, -20, 190, true],
    ],
  });
}

function bookcase(sheet: Sheet, look: Look): Figure {
  const wood = colourOf(look, "body", "#b98755");
  const back = colourOf(look, "accent", shade(wood, 0.3));
  const [half, height, plinth] = [270, 820, 60];
  const rows = [-plinth, -plinth - 260, -plinth - 510];
  const cell = (y: number, tall: number) =>
    `<rect x="${-half + 20}" y="${y - tall}" width="${half * 2 - 40}" height="${tall}" fill="${sheet.linear([
      [0, shade(back, 0.5)],
      [0.3, shade(back, 0.24)],
      [1, back],
    ])}"/>`;
  const bar = (x: number, y: number, width: number, tall: number, upright: boolean) =>
    plank(sheet, roundedBox({ x, y, width, height: tall }, 3), { x, y, width, height: tall }, wood, {
      upright,
      gapPx: 10,
    });
  const things =
    look.things === "0"
      ? ""
      : books(sheet, -240, rows[0] ?? 0, 8, 190) +
        put(sheet, jar, { body: "#7f96a0" }, [160, rows[0] ?? 0, 150]) +
        put(sheet, plant, { form: "pilea", body: "#e9e4da" }, [-150, rows[1] ?? 0, 200]) +
        books(sheet, 10, rows[1] ?? 0, 6, 180) +
        books(sheet, -240, rows[2] ?? 0, 6, 180) +
        put(sheet, vase, { form: "handled", body: "#d8c7a3" }, [140, rows[2] ?? 0, 180]);
  const svg =
    leg(sheet, [-half + 30, -plinth], [-half + 24, 0], [30, 20], wood) +
    leg(sheet, [half - 30, -plinth], [half - 24, 0], [30, 20], wood) +
    rows.map((y, index) => cell(y, index === 2 ? 230 : 240)).join("") +
    things +
    rows.map((y) => bar(-half + 4, y, half * 2 - 8, 20, false)).join("") +
    bar(-half, -height, 24, height - plinth + 20, true) +
    bar(half - 24, -height, 24, height - plinth + 20, true) +
    slab(sheet, { x: -half - 8, y: -height, width: half * 2 + 16, depthPx: 26, thickPx: 24 }, wood);
  return standing(svg, half + 8, height + 30, {
    contacts: [
      [-half + 24, 0, 24],
      [half - 24, 0, 24],
      [0, -6, half * 0.92, true],
    ],
  });
}

function hooks(sheet: Sheet, look: Look): Figure {
  const wood = colourOf(look, "body", "#b98755");
  const metal = colourOf(look, "accent", "#b59a5d");
  const rail = { x: -360, y: -60, width: 720, height: 110 };
  const peg = (x: number) =>
    `<ellipse cx="${x + 10}" cy="16" rx="26" ry="30" fill="${shade(wood, 0.7)}" opacity=".35" filter="${sheet.blur(7)}"/>` +
    tube(sheet, `M${x} -12V14C${x} 92 ${x - 58} 84 ${x - 48} 40`, 17, metal, true) +
    `<circle cx="${x}" cy="-16" r="20" fill="${sheet.radial(
      [
        [0, tint(metal, 0.7)],
        [1, shade(metal, 0.25)],
      ],
      [0.35, 0.3, 0.8],
    )}"/>`;
  const svg = plank(sheet, roundedBox(rail, 16), rail, wood) + [-240, -80, 80, 240].map(peg).join("");
  return { svg, left: -360, right: 360, top: -70, bottom: 120, pose: "hangs" };
}

const SHELVES: Readonly<Record<string, Draw>> = { wall, ladder, case: bookcase, hooks };

/** A shelf: on the `wall`, a leaning `ladder`, a book`case`, or a rail with `hooks`. `accent` is brackets, rails, back or hooks; `things=0` leaves it empty. */
export const shelf: Subject = (sheet, look) => formOf(look, SHELVES)(sheet, look);
