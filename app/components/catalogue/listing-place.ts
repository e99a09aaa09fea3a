import type { ProductCardView } from "~/models/catalogue/product-card";

/** Where a shopper was in a listing: the last page loaded, what was loaded besides the first, and what was opened. */
export type ListingPlace = { page: number; products: ProductCardView[]; productId: number | null };

const nameOf = (key: string) => `listing-place ${key}`;

/** Remembers a place for one entry of the browser's history. A full or forbidden store only costs the comfort. */
export function savePlace(key: string, place: ListingPlace): void {
  try {
    sessionStorage.setItem(nameOf(key), JSON.stringify(place));
  } catch {
    // Nothing depends on it.
  }
}

/** The place of one entry of the browser's history; null where none was left. */
export function readPlace(key: string): ListingPlace | null {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(key)) ?? "null") as ListingPlace | null;
  } catch {
    return null;
  }
}
