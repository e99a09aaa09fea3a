// @public

import type { Variation } from "./variation";

/**
 * A variation as text: its values joined by ' | ', in the order of the product's options (rule variations-7).
 */
export function variationText(values: Variation["values"], labels: readonly string[]): string {
  return labels
    .map((label) => values[label])
    .filter((value) => value !== undefined)
    .join(" | ");
}
