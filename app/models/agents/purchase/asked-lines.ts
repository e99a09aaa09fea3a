import type { AskedLine, AskedPurchase } from "./asked-purchase";

/** The lines after a call: those of the same item are one, since the cart has one line for each. */
export function askedLines({ lines }: AskedPurchase, told: readonly AskedLine[]): AskedLine[] {
  const bySku = new Map<string, AskedLine>();
  for (const { id, sku, qty } of told) {
    const same = bySku.get(sku);
    const earlier = lines.find((line) => line.sku === sku)?.id;
    const named = same?.id ?? (earlier || id || `li_${bySku.size + 1}`);
    bySku.set(sku, { id: named, sku, qty: (same?.qty ?? 0) + qty });
  }
  return [...bySku.values()];
}

/** Each code once, in capitals. */
export const codesOnce = (codes: readonly string[]): string[] =>
  [...new Set(codes.map((code) => code.toUpperCase()))].filter(Boolean);
