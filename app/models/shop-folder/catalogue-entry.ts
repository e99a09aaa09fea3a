import type { ProductImage } from "../catalogue/product-record";
import { canonicalJson } from "./canonical-json";
import type { OfferRecord, ProductRecord } from "./product-record";

/** A product record whose pictures are found: what the database holds of a product, and what files want it to hold. */
export type CatalogueEntry = Omit<ProductRecord, "line" | "images" | "createdAt"> & {
  images: ProductImage[];
  /** UTC ISO moment. */
  createdAt: string;
  /** Place among the variations of its product; 0 for products. */
  position: number;
};

/** What is known of a product already in the shop. `sourceQty` is the quantity its files named last. */
export type StoredEntry = { entry: CatalogueEntry; sourceQty: number };

/**
 * What the files want, after what selling has changed since: a quantity holds only where the files name another one
 * than last time, and a sales rank is never set back (docs/decisions/0003-stock-and-apply.md).
 */
export function afterSales(wanted: CatalogueEntry, stored: StoredEntry | undefined): CatalogueEntry {
  if (!stored) return wanted;
  const salesRank = Math.max(wanted.salesRank, stored.entry.salesRank);
  const offer = wanted.offer && offerAfterSales(wanted.offer, stored.entry.offer, stored.sourceQty);
  return { ...wanted, salesRank, offer };
}

/**
 * What the files want of an offer, after sales.
 * @param sourceQty the quantity its files named last
 */
export function offerAfterSales(
  wanted: OfferRecord,
  stored: OfferRecord | null,
  sourceQty: number,
): OfferRecord {
  const keepsQty = wanted.stock && stored?.stock && wanted.stock.onHand === sourceQty;
  const onHand = keepsQty ? (stored.stock?.onHand ?? 0) : (wanted.stock?.onHand ?? 0);
  return { ...wanted, stock: wanted.stock && { ...wanted.stock, onHand } };
}

/** Whether two entries describe the same product. The order of categories beyond the primary one means nothing. */
export function isSameEntry(a: CatalogueEntry, b: CatalogueEntry): boolean {
  return canonicalJson(comparable(a)) === canonicalJson(comparable(b));
}

/** What decides in which lists, groups and addresses a product stands, besides its words, price and stock. */
const places = [
  "slug",
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

/** Whether a changed product stands where it stood, so that only pages that show it or search for it change with it. */
export function staysInPlace(before: CatalogueEntry, after: CatalogueEntry): boolean {
  const [was, is] = [comparable(before), comparable(after)];
  if (before.offer?.isVisible !== after.offer?.isVisible) return false;
  return places.every((place) => canonicalJson(was[place]) === canonicalJson(is[place]));
}

function comparable(entry: CatalogueEntry) {
  const [primary, ...others] = entry.categorySlugs;
  const offer = entry.offer && comparableOffer(entry.offer);
  return { ...entry, categorySlugs: [primary ?? "", ...others.sort()], offer };
}

/** An offer whose price levels come in an order of their own, which means nothing. */
export const comparableOffer = (offer: OfferRecord) => ({
  ...offer,
  priceLevels: offer.priceLevels.map((level) => canonicalJson(level)).sort(),
});
