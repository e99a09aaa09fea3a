import { type Hex, shade, tint } from "./colour";
import { planeFill } from "./finish";
import type { Sheet } from "./sheet";

/** Weaves and prints a cloth may carry. */
export type Weave =
  | "plain"
  | "linen"
  | "knit"
  | "rib"
  | "terry"
  | "stripe"
  | "check"
  | "dots"
  | "herringbone";

/** The overlay pattern of a weave; `accent` is the second colour of prints. */
export function weaveFill(sheet: Sheet, weave: Weave, colour: Hex, accent: Hex, angleDeg = 0): string {
  const tile = (widthPx: number, heightPx: number, cell: string) =>
    sheet.pattern(widthPx, heightPx, cell, angleDeg);
  const dark = shade(colour, 0.5);
  const light = tint(colour, 0.6);
  switch (weave) {
    case "plain":
      return tile(5, 5, `<rect width="2.5" height="2.5" fill="${dark}" opacity=".07"/>`);
    case "linen":
      return tile(
        9,
        7,
        `<rect width="9" height="1.6" y="2" fill="${light}" opacity=".28"/><rect width="1.6" height="7" x="3" fill="${dark}" opacity=".14"/><rect width="3" height="1.4" x="5" y="5" fill="${dark}" opacity=".12"/>`,
      );
    case "knit":
      return tile(
        18,
        16,
        `<path d="M2 2Q4 11 9 14Q7 6 2 2ZM16 2Q14 11 9 14Q11 6 16 2Z" fill="${light}" opacity=".3"/><path d="M0 2Q1 12 9 17M18 2Q17 12 9 17" fill="none" stroke="${dark}" stroke-width="1.6" opacity=".3"/>`,
      );
    case "rib":
      return tile(
        14,
        10,
        `<rect width="5" height="10" fill="${dark}" opacity=".2"/><rect x="8" width="3" height="10" fill="${light}" opacity=".22"/>`,
      );
    case "terry":
      return tile(
        10,
        10,
        `<circle cx="3" cy="3" r="2.2" fill="${light}" opacity=".35"/><circle cx="8" cy="8" r="2.2" fill="${dark}" opacity=".14"/>`,
      );
    case "stripe":
      return tile(64, 64, `<rect width="64" height="20" fill="${accent}" opacity=".9"/>`);
    case "check":
      return tile(
        96,
        96,
        `<rect width="96" height="34" fill="${accent}" opacity=".5"/><rect width="34" height="96" fill="${accent}" opacity=".5"/><rect y="62" width="96" height="4" fill="${light}" opacity=".55"/><rect x="62" width="4" height="96" fill="${light}" opacity=".55"/>`,
      );
    case "dots":
      return tile(
        56,
        56,
        `<circle cx="14" cy="14" r="7" fill="${accent}"/><circle cx="42" cy="42" r="7" fill="${accent}"/>`,
      );
    case "herringbone":
      return tile(
        28,
        14,
        `<path d="M0 14L14 0L28 14M0 28L14 14L28 28M0 0L14 -14L28 0" fill="none" stroke="${light}" stroke-width="3" opacity=".4"/>`,
      );
  }
}

/** A piece of cloth: flat shape, soft folds and its weave. Folds are open paths; the shadow side is drawn to their right. */
export function cloth(
  sheet: Sheet,
  outline: string,
  colour: Hex,
  { weave = "plain", accent = "#ffffff", folds = [], foldPx = 26, weaveAngleDeg = 0 }: ClothLook = {},
): string {
  const clip = sheet.clip(`<path d="${outline}"/>`);
  const soft = `filter="${sheet.blur(foldPx * 0.4)}"`;
  const pleats = folds
    .map(
      (fold) =>
        `<path d="${fold}" transform="translate(${foldPx * 0.3} ${foldPx * 0.15})" fill="none" stroke="${shade(colour, 0.6)}" stroke-width="${foldPx * 0.55}" opacity=".34" ${soft}/>` +
        `<path d="${fold}" transform="translate(${-foldPx * 0.35} ${-foldPx * 0.15})" fill="none" stroke="${tint(colour, 0.75)}" stroke-width="${foldPx * 0.45}" opacity=".36" ${soft}/>`,
    )
    .join("");
  const printed = weave === "stripe" || weave === "check" || weave === "dots";
  const thread = printed ? weaveFill(sheet, "plain", colour, accent) : "none";
  return (
    `<path d="${outline}" fill="${planeFill(sheet, colour, 0.7)}"/>` +
    `<g clip-path="${clip}"><path d="${outline}" fill="${weaveFill(sheet, weave, colour, accent, weaveAngleDeg)}"/>` +
    `<path d="${outline}" fill="${thread}"/>${pleats}` +
    `<path d="${outline}" fill="none" stroke="${shade(colour, 0.5)}" stroke-width="10" opacity=".22" filter="${sheet.blur(5)}"/></g>`
  );
}

/** How a cloth looks; lengths in figure units. */
export interface ClothLook {
  readonly weave?: Weave;
  readonly accent?: Hex;
  readonly folds?: readonly string[];
  readonly foldPx?: number;
  readonly weaveAngleDeg?: number;
}

/** Reads a weave from a recipe, or the given one. */
export function weaveOf(word: string | undefined, otherwise: Weave): Weave {
  const known: readonly Weave[] = [
    "plain",
    "linen",
    "knit",
    "rib",
    "terry",
    "stripe",
    "check",
    "dots",
    "herringbone",
  ];
  return known.find((weave) => weave === word) ?? otherwise;
}

/** A dashed seam along a path. */
export function stitch(path: string, colour: Hex, widthPx = 2.5): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${widthPx}" stroke-dasharray="9 6" stroke-linecap="round" opacity=".55"/>`;
}
