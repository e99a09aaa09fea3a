import type { Selection, Variation } from "./variation";

/**
 * How well a variation replaces the one asked for: 3 a matching value, 2 in stock, 1 backordered (rule variations-2).
 */
export function scoreVariation(variation: Variation, selection: Selection): number {
  const matches = Object.entries(variation.values).filter(([label, value]) => selection[label] === value);
  const stockScore = { "in-stock": 2, backordered: 1 }[variation.stockStatus as string] ?? 0;
  return matches.length * 3 + stockScore;
}
