// @public

import { message } from "~/models/platform/texts/message";
import { findVariation } from "../variation/find-variation";
import { optionType } from "../variation/option-type";
import { scoreVariation } from "../variation/score-variation";
import type { Selection, Variation } from "../variation/variation";

/** The label below a selection that changed other options (rule variations-4). */
export const optionsUpdatedText = message("Other options updated based on this selection");

/** The variation to show, and the labels of options whose value had to change for it. */
export type AutoSelection<V extends Variation> = { variation: V; updatedLabels: string[] };

/**
 * The variation for a selection (rule variations-3). If the selected combination is unavailable or missing,
 * the available variation with the highest score is picked, the first of equals. The value just selected
 * (`changedLabel`) is kept: a shopper who selects red never gets blue. Null if nothing fits.
 */
export function autoSelectVariation<V extends Variation>(
  variations: readonly V[],
  selection: Selection,
  changedLabel?: string,
): AutoSelection<V> | null {
  const exact = findVariation(variations, selection);
  if (exact && optionType(exact) !== "type_4") return { variation: exact, updatedLabels: [] };
  let best: { variation: V; score: number } | null = null;
  for (const variation of variations) {
    if (optionType(variation) === "type_4" || variation.isFromJpin) continue;
    if (changedLabel !== undefined && variation.values[changedLabel] !== selection[changedLabel]) continue;
    const score = scoreVariation(variation, selection);
    if (!best || score > best.score) best = { variation, score };
  }
  return best && { variation: best.variation, updatedLabels: updatedLabels(best.variation, selection) };
}

function updatedLabels(variation: Variation, selection: Selection): string[] {
  return Object.entries(variation.values)
    .filter(([label, value]) => selection[label] !== undefined && selection[label] !== value)
    .map(([label]) => label);
}
