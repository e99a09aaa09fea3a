// @public

/** How many products a browser remembers. */
const mostKept = 13;

/** Most characters of a SKU and most products of one call; longer lists come from no page of ours. */
const maxSkuLength = 100;

/** SKUs of viewed products, latest first. */
export type Viewed = readonly string[];

/** The list with a product that was just viewed (rule recently-viewed-1). */
export const withViewed = (viewed: Viewed, sku: string): Viewed =>
  [sku, ...viewed.filter((one) => one !== sku)].slice(0, mostKept);

/** The list a browser kept as text; empty for what is no list. */
export function readViewed(text: string | null): Viewed {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) ? kept.filter(isSku).slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

const isSku = (one: unknown): one is string =>
  typeof one === "string" && one !== "" && one.length <= maxSkuLength;

/** The SKUs a call names, joined by commas in JSON; the NUL character is in none. */
export const askedSkus = (text: string | null): Viewed =>
  readViewed(text).filter((sku) => !sku.includes("\0"));
