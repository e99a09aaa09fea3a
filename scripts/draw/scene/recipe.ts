import type { Look } from "../core/figure";
import { STAGES, type Stage } from "./frame";

/** One thing in a picture. Without `x` and `height` it is fitted into the middle. */
export interface Item {
  readonly subject: string;
  readonly look: Look;
}

/** How one picture is made. Sizes in pixels; `zoom` above 1 moves the camera to (`zoomX`, `zoomY`), parts of 1. */
export interface Recipe {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly tone: string;
  readonly stage: Stage;
  readonly zoom: number;
  readonly zoomX: number;
  readonly zoomY: number;
  readonly items: readonly Item[];
}

function itemFrom(text: string): Item {
  const [subject = "", ...pairs] = text.trim().split(/\s+/);
  const stray = pairs.find((pair) => !/^\w+=./.test(pair));
  if (stray) throw new Error(`'${stray}' after ${subject} should read name=value`);
  return { subject, look: Object.fromEntries(pairs.map((pair) => pair.split("=", 2))) };
}

/**
 * Reads one row of a pictures file: `file`, `size` as 1000x1000, `tone`, `stage`, `zoom` as 2@0.5,0.3 or empty,
 * and `items` separated by semicolons, each a subject followed by its parameters. Throws an Error saying what cannot be read.
 */
export function recipeFrom(row: Readonly<Record<string, string>>): Recipe {
  const { file = "", size = "", tone = "", zoom = "", items = "" } = row;
  const [width = 1000, height = 1000] = (size || "1000x1000").split("x").map(Number);
  const stage = STAGES.find((known) => known === row.stage);
  if (!stage) throw new Error(`there is no stage named ${row.stage}; known are ${STAGES.join(", ")}`);
  const [factor = "1", focus = "0.5,0.5"] = (zoom || "1@0.5,0.5").split("@");
  const [zoomX = 0.5, zoomY = 0.5] = focus.split(",").map(Number);
  return {
    file,
    width,
    height,
    tone,
    stage,
    zoom: Number(factor),
    zoomX,
    zoomY,
    items: items.split(";").map(itemFrom),
  };
}
