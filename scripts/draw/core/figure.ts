import type { Hex } from "./colour";
import type { Sheet } from "./sheet";

/** The parameters of a subject as written in a recipe: `body=#d8c7a3 form=tall`. */
export type Look = Readonly<Record<string, string>>;

/** Where a figure touches the ground, or (`above`) hovers over it: centre and half-width in figure units. */
export type Contact = readonly [x: number, y: number, halfWidth: number, above?: boolean];

/**
 * A drawn subject in its own units: x to the right from the middle, y down, the ground at y = 0.
 * `pose` says what shadow it gets: it stands on the ground, lies seen from above, or hangs on a wall.
 */
export interface Figure {
  readonly svg: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly pose: "stands" | "lies" | "hangs";
  readonly contacts?: readonly Contact[];
}

/** Draws one subject with a look; definitions go to the sheet. */
export type Subject = (sheet: Sheet, look: Look) => Figure;

/** The colour under a name, or the given one. */
export function colourOf(look: Look, name: string, otherwise: Hex): Hex {
  return look[name] ?? otherwise;
}

/** The number under a name, or the given one. */
export function numberOf(look: Look, name: string, otherwise: number): number {
  const value = Number(look[name]);
  return look[name] === undefined || Number.isNaN(value) ? otherwise : value;
}

/** The entry of a subject's table of forms the look asks for, or the first one; an unknown form is refused by name. */
export function formOf<T>(look: Look, forms: Readonly<Record<string, T>>): T {
  const known = Object.keys(forms);
  const name = look.form ?? known[0] ?? "";
  const form = forms[name];
  if (form === undefined) throw new Error(`there is no form named ${name}, only ${known.join(", ")}`);
  return form;
}

/** A standing figure of the given half-width and height. */
export function standing(svg: string, halfWidth: number, height: number, more: Partial<Figure> = {}): Figure {
  return {
    svg,
    left: -halfWidth,
    right: halfWidth,
    top: -height,
    bottom: 20,
    pose: "stands",
    contacts: [[0, 0, halfWidth]],
    ...more,
  };
}

/** A figure seen from above, centred on (0, 0). */
export function lying(svg: string, halfWidth: number, halfHeight: number): Figure {
  return { svg, left: -halfWidth, right: halfWidth, top: -halfHeight, bottom: halfHeight, pose: "lies" };
}
