// @public

import type { ProductImage } from "../../platform/media/product-record";
import { canonicalJson } from "../../platform/text/canonical-json";
import type { ProductDownloads } from "../product/product-downloads";
import type { OfferRecord, ProductRecord } from "../product/product-record";
import { type CountedStock, stockAfterApply } from "../rows/count-stock";
import { slugsIn } from "../rows/translated-cells";

/**
 * A product record with its pictures and files resolved: as stored in the database or as the files describe
 * it.
 */
export type CatalogueEntry = Omit<ProductRecord, "line" | "images" | "downloads" | "createdAt"> & {
  images: ProductImage[];
  downloads: ProductDownloads | null;
  /** UTC ISO moment. */
  createdAt: string;
  /** Position among the variations of its product; 0 for products. */
  position: number;
};

/** Stock items of a seller as they are stored, by SKU. */
export type CountedStocks = ReadonlyMap<string, CountedStock>;

/**
 * The entry of the files, adjusted for sales since they were written: pieces by {@link stockAfterApply}, and
 * a sales rank is never lowered (docs/decisions/0003-stock-and-apply.md).
 */
export function afterSales(
  wanted: CatalogueEntry,
  stored: CatalogueEntry | undefined,
  stocks: CountedStocks,
): CatalogueEntry {
  const salesRank = Math.max(wanted.salesRank, stored?.salesRank ?? 0);
  return { ...wanted, salesRank, offer: wanted.offer && offerAfterSales(wanted.offer, stocks) };
}

/** The offer of the files, adjusted for sales. */
export function offerAfterSales(wanted: OfferRecord, stocks: CountedStocks): OfferRecord {
  const { stock } = wanted;
  if (!stock) return wanted;
  const { onHand } = stockAfterApply(stock, stocks.get(stock.sku));
  return { ...wanted, stock: { ...stock, onHand, counting: "kept" } };
}

/** Whether two entries describe the same product. The order of secondary categories does not matter. */
export function isSameEntry(a: CatalogueEntry, b: CatalogueEntry): boolean {
  return canonicalJson(comparableEntry(a)) === canonicalJson(comparableEntry(b));
}

/**
 * The fields that decide in which lists, groups and addresses a product appears, besides text, price and
 * stock.
 */
const places = [
  "slug",
  "jpin",
  "parentSku",
  "classCode",
  "categorySlugs",
  "childSkus",
  "brand",
  "status",
  "featured",
  "salesRank",
  "createdAt",
  "position",
] as const satisfies readonly (keyof CatalogueEntry)[];

/**
 * Whether a changed product keeps its place, so that only pages that show it or search for it must be purged.
 */
export function staysInPlace(before: CatalogueEntry, after: CatalogueEntry): boolean {
  const [was, is] = [comparableEntry(before), comparableEntry(after)];
  if (before.offer?.isVisible !== after.offer?.isVisible) return false;
  const [hadSlugs, hasSlugs] = [slugsIn(before.translations), slugsIn(after.translations)];
  if (canonicalJson(hadSlugs) !== canonicalJson(hasSlugs)) return false;
  return places.every((place) => canonicalJson(was[place]) === canonicalJson(is[place]));
}

/** An entry with what is in no order sorted: categories but the first, and price levels. */
export function comparableEntry(entry: CatalogueEntry) {
  const [primary, ...others] = entry.categorySlugs;
  const offer = entry.offer && comparableOffer(entry.offer);
  return { ...entry, categorySlugs: [primary ?? "", ...others.sort()], offer };
}

/** An offer with its price levels sorted, because their order does not matter. */
export const comparableOffer = (offer: OfferRecord) => ({
  ...offer,
  priceLevels: offer.priceLevels.map((level) => canonicalJson(level)).sort(),
});
