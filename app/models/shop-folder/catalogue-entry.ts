import type { ProductImage } from "../catalogue/product-record";
import type { ProductDownloads } from "../download/product-downloads";
import { canonicalJson } from "./canonical-json";
import type { OfferRecord, ProductRecord } from "./product-record";

/** A product record with its pictures and files resolved: as stored in the database or as the files describe it. */
export type CatalogueEntry = Omit<ProductRecord, "line" | "images" | "downloads" | "createdAt"> & {
  images: ProductImage[];
  downloads: ProductDownloads | null;
  /** UTC ISO moment. */
  createdAt: string;
  /** Position among the variations of its product; 0 for products. */
  position: number;
};

/** A product already in the shop. `sourceQty` is the quantity its files last contained. */
export type StoredEntry = { entry: CatalogueEntry; sourceQty: number };

/**
 * The entry of the files, adjusted for sales since the last apply: a quantity is used only if the files changed it,
 * and a sales rank is never lowered (docs/decisions/0003-stock-and-apply.md).
 */
export function afterSales(wanted: CatalogueEntry, stored: StoredEntry | undefined): CatalogueEntry {
  if (!stored) return wanted;
  const salesRank = Math.max(wanted.salesRank, stored.entry.salesRank);
  const offer = wanted.offer && offerAfterSales(wanted.offer, stored.entry.offer, stored.sourceQty);
  return { ...wanted, salesRank, offer };
}

/**
 * The offer of the files, adjusted for sales.
 * @param sourceQty the quantity its files last contained
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

/** Whether two entries describe the same product. The order of secondary categories does not matter. */
export function isSameEntry(a: CatalogueEntry, b: CatalogueEntry): boolean {
  return canonicalJson(comparable(a)) === canonicalJson(comparable(b));
}

/** The fields that decide in which lists, groups and addresses a product appears, besides text, price and stock. */
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

/** Whether a changed product keeps its place, so that only pages that show it or search for it must be purged. */
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

/** An offer with its price levels sorted, because their order does not matter. */
export const comparableOffer = (offer: OfferRecord) => ({
  ...offer,
  priceLevels: offer.priceLevels.map((level) => canonicalJson(level)).sort(),
});
