import { type Figure, numberOf } from "../core/figure";
import { Sheet } from "../core/sheet";
import { subjectNamed } from "../subjects";
import { backdrop } from "./backdrop";
import type { Frame } from "./frame";
import { place, type Spot } from "./place";
import type { Item, Recipe } from "./recipe";
import { toneOf } from "./tones";
import { unusedOf, watched } from "./unused";

const FIT_WIDTH = 0.7;
const FIT_HEIGHT = 0.66;

/** How large a figure alone is drawn: picture pixels per figure unit. */
function fittedScale({ left, right, top, bottom }: Figure, { width, height }: Recipe | Frame): number {
  return Math.min((width * FIT_WIDTH) / (right - left), (height * FIT_HEIGHT) / (bottom - top));
}

/** The ground line is given, or low enough for what stands there: a flat thing alone stands nearer the middle. */
function frameOf(recipe: Recipe, figures: readonly Figure[]): Frame {
  const { width, height, stage, items } = recipe;
  const lowest = stage === "plinth" ? 0.78 : 0.81;
  const [figure, ...others] = figures;
  const own = items[0]?.look.ground;
  if (own !== undefined || !figure || others.length > 0 || figure.pose !== "stands") {
    return { width, height, groundY: height * numberOf(items[0]?.look ?? {}, "ground", lowest) };
  }
  const rise = (-figure.top * fittedScale(figure, recipe)) / height;
  return { width, height, groundY: height * Math.min(lowest, 0.55 + rise / 2) };
}

/** A figure alone is fitted and centred; one with `x` (part of the width) and `h` (part of the height) is put there. */
function spotOf(figure: Figure, { look }: Item, frame: Frame): Spot {
  const figureHeight = figure.bottom - figure.top;
  const scale = look.h
    ? (numberOf(look, "h", 0.5) * frame.height) / figureHeight
    : fittedScale(figure, frame) * numberOf(look, "s", 1);
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
  const tone = toneOf(recipe.tone);
  const unused: string[] = [];
  const figures = recipe.items.map((item) => {
    const { look, asked } = watched(item.look);
    const figure = subjectNamed(item.subject)(sheet, look);
    unused.push(...unusedOf(item, asked));
    return figure;
  });
  const frame = frameOf(recipe, figures);
  const middleX = numberOf(recipe.items[0]?.look ?? {}, "stage", 0.5) * recipe.width;
  const set = backdrop(sheet, frame, tone, recipe.stage, middleX);
  const goods = recipe.items
    .map((item, index) => {
      const figure = figures[index];
      return figure ? place(sheet, figure, spotOf(figure, item, frame), tone) : "";
    })
    .join("");
  const { width, height, zoom, zoomX, zoomY } = recipe;
  const camera = `translate(${width / 2 - zoomX * width * zoom} ${height / 2 - zoomY * height * zoom}) scale(${zoom})`;
  const far =
    zoom > 1 ? backdrop(sheet, frame, tone, recipe.stage === "flat" ? "flat" : "sweep", middleX) : "";
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${sheet.toDefs()}${far}<g transform="${camera}">${set}${goods}</g></svg>`;
  return { svg, unused };
}
