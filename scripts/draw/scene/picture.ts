import { type Figure, numberOf } from "../core/figure";
import { Sheet } from "../core/sheet";
import { subjectNamed } from "../subjects";
import { backdrop, type Frame } from "./backdrop";
import { place, type Spot } from "./place";
import type { Item, Recipe } from "./recipe";
import { toneOf } from "./tones";
import { unusedOf, watched } from "./unused";

const FIT_WIDTH = 0.64;
const FIT_HEIGHT = 0.62;

function frameOf({ width, height, stage, items }: Recipe): Frame {
  const ground = stage === "plinth" ? 0.78 : 0.81;
  const own = numberOf(items[0]?.look ?? {}, "ground", ground);
  return { width, height, groundY: height * own };
}

/** A figure alone is fitted and centred; one with `x` (part of the width) and `h` (part of the height) is put there. */
function spotOf(figure: Figure, { look }: Item, frame: Frame): Spot {
  const figureWidth = figure.right - figure.left;
  const figureHeight = figure.bottom - figure.top;
  const fitted = Math.min((frame.width * FIT_WIDTH) / figureWidth, (frame.height * FIT_HEIGHT) / figureHeight);
  const scale = look.h ? (numberOf(look, "h", 0.5) * frame.height) / figureHeight : fitted * numberOf(look, "s", 1);
  const flip = look.flip === "1";
  const offCentre = ((figure.left + figure.right) / 2) * scale * (flip ? -1 : 1);
  const x = look.x ? numberOf(look, "x", 0.5) * frame.width : frame.width / 2 - offCentre;
  const middle = frame.height / 2 - ((figure.top + figure.bottom) / 2) * scale;
  const floorless = frame.height * 0.47 - ((figure.top + figure.bottom) / 2) * scale;
  const restY = { stands: frame.groundY, lies: middle, hangs: floorless }[figure.pose];
  const y = look.y ? numberOf(look, "y", 0.5) * frame.height : restY;
  return { x, y, scale, flip, turnDeg: numberOf(look, "turn", 0) };
}

/** A finished drawing: an SVG document, and a line for every parameter that had no effect. */
export interface Picture {
  readonly svg: string;
  readonly unused: readonly string[];
}

/** Draws the whole picture. Throws an Error naming an unknown tone or subject. */
export function pictureFrom(recipe: Recipe): Picture {
  const sheet = new Sheet();
  const frame = frameOf(recipe);
  const tone = toneOf(recipe.tone);
  const middleX = numberOf(recipe.items[0]?.look ?? {}, "stage", 0.5) * recipe.width;
  const set = backdrop(sheet, frame, tone, recipe.stage, middleX);
  const unused: string[] = [];
  const goods = recipe.items
    .map((item) => {
      const { look, asked } = watched(item.look);
      const figure = subjectNamed(item.subject)(sheet, look);
      unused.push(...unusedOf(item, asked));
      return place(sheet, figure, spotOf(figure, item, frame), tone);
    })
    .join("");
  const { width, height, zoom, zoomX, zoomY } = recipe;
  const camera = `translate(${width / 2 - zoomX * width * zoom} ${height / 2 - zoomY * height * zoom}) scale(${zoom})`;
  const far = zoom > 1 ? backdrop(sheet, frame, tone, recipe.stage === "flat" ? "flat" : "sweep", middleX) : "";
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${sheet.toDefs()}${far}<g transform="${camera}">${set}${goods}</g></svg>`;
  return { svg, unused };
}
