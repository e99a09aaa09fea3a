import type { Variation } from "./variation";

/** A variation for tests, in stock by default; its SKU spells its values. */
export function variation(values: Record<string, string>, over: Partial<Variation> = {}): Variation {
  const sku = Object.values(values).join("-").toLowerCase();
  return { sku, values, stockStatus: "in-stock", isFromJpin: false, ...over };
}
