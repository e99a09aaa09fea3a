import type { Selection, Variation } from "./variation";

/** The variation with exactly these values for every option it has; undefined when the selection leaves one open. */
export function findVariation<V extends Variation>(
  variations: readonly V[],
  selection: Selection,
): V | undefined {
  return variations.find((variation) =>
    Object.entries(variation.values).every(([label, value]) => selection[label] === value),
  );
}
