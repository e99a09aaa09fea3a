import type { Selection, Variation } from "./variation";

/** The variation with exactly these option values; undefined if the selection is incomplete. */
export function findVariation<V extends Variation>(
  variations: readonly V[],
  selection: Selection,
): V | undefined {
  return variations.find((variation) =>
    Object.entries(variation.values).every(([label, value]) => selection[label] === value),
  );
}
