import type { Selection, Variation } from "./variation";

/**
 * How well a variation replaces the requested one: 3 per matching value, 2 if in stock, 1 if backordered
 * (rule variations-2).
 */
export function scoreVariation(variation: Variation, selection: Selection): number {
  const matches = Object.entries(variation.values).filter(([label, value]) => selection[label] === value);
  const stockScore = { "in-stock": 2, backordered: 1 }[variation.stockStatus as string] ?? 0;
  return matches.length * 3 + stockScore;
}
