import type { Variation } from "./variation";

/** A variation in words: its values joined by ' | ', in the order of the product's options (part 1, §3). */
export function variationText(values: Variation["values"], labels: readonly string[]): string {
  return labels
    .map((label) => values[label])
    .filter((value) => value !== undefined)
    .join(" | ");
}
