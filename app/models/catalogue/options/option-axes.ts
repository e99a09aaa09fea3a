// @public

import type { ProductOptionAxis } from "../../platform/media/product-record";
import { colorOfName } from "../product/color-of-name";

const displays = ["button", "dropdown", "radio"] as const;
const unchosenMark = ":unchosen";
const swatchText = /^([^=]+)=(.+):(#[0-9a-fA-F]{6})$/;

/** The values of `option_display` and `swatches` in a variable product's row, with their errors. */
export type OptionHints = {
  display: Map<string, ProductOptionAxis["display"]>;
  /** Labels of options without a preselected value. */
  unchosen: Set<string>;
  /** Key: label and value joined by a line break, which no cell can contain. */
  swatches: Map<string, string>;
  problems: string[];
};

/**
 * Reads the parts of `option_display` (`Color:button`, `Size:button:unchosen`) and `swatches`
 * (`Color=Navy:#1f2a44`).
 */
export function parseOptionHints(displayParts: string[], swatchParts: string[]): OptionHints {
  const hints: OptionHints = { display: new Map(), unchosen: new Set(), swatches: new Map(), problems: [] };
  for (const whole of displayParts) {
    const isUnchosen = whole.endsWith(unchosenMark);
    const part = isUnchosen ? whole.slice(0, -unchosenMark.length) : whole;
    const at = part.lastIndexOf(":");
    const display = displays.find((known) => known === part.slice(at + 1).trim());
    if (at < 1 || !display)
      hints.problems.push(`option_display '${part}' is not like Color:button or Size:button:unchosen`);
    else {
      hints.display.set(part.slice(0, at).trim(), display);
      if (isUnchosen) hints.unchosen.add(part.slice(0, at).trim());
    }
  }
  for (const part of swatchParts) {
    const [, label, value, colour] = swatchText.exec(part) ?? [];
    if (!label || !value || !colour) hints.problems.push(`swatches '${part}' is not like Color=Navy:#1f2a44`);
    else hints.swatches.set(`${label.trim()}\n${value.trim()}`, colour.toLowerCase());
  }
  return hints;
}

const colorLabel = /^colou?rs?$/i;
const sizeLabel = /^sizes?$/i;

/**
 * The options of a variable product from its variations (rule variations-7): labels in the order of
 * `option_display`, then of the columns; values in the order of their first use. What files do not
 * say: a color has the dot of its word, and no size is chosen beforehand (rule variations-12).
 * @param labels every option label in column order
 */
export function optionAxes(
  variations: { optionValues: Record<string, string> }[],
  labels: string[],
  hints: OptionHints,
): ProductOptionAxis[] {
  const isUnchosen = (label: string) =>
    hints.unchosen.has(label) || (sizeLabel.test(label) && !hints.display.has(label));
  const ordered = [...new Set([...hints.display.keys(), ...labels])];
  return ordered.flatMap((label) => {
    const values = [...new Set(variations.flatMap((variation) => variation.optionValues[label] ?? []))];
    if (values.length === 0) return [];
    return {
      label,
      display: hints.display.get(label) ?? "button",
      ...(isUnchosen(label) ? { unchosen: true as const } : {}),
      values: values.map((value) => {
        const swatch =
          hints.swatches.get(`${label}\n${value}`) ?? (colorLabel.test(label) ? colorOfName(value) : null);
        return swatch ? { value, swatch } : { value };
      }),
    };
  });
}
