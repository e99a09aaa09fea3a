import type { ProductCardView } from "~/models/catalogue/cards/product-card";

/**
 * A shopper's position in a listing: the last page loaded, what was loaded after the first page, and the
 * product opened.
 */
export type ListingPlace = { page: number; products: ProductCardView[]; productId: number | null };

const nameOf = (key: string) => `listing-place ${key}`;

/** Stores a position for an entry of the browser's history. A full or disabled storage is ignored. */
export function saveListingPlace(key: string, place: ListingPlace): void {
  try {
    sessionStorage.setItem(nameOf(key), JSON.stringify(place));
  } catch {
    // Restoring the position is only a convenience.
  }
}

/** The position for an entry of the browser's history; null if there is none. */
export function readPlace(key: string): ListingPlace | null {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(key)) ?? "null") as ListingPlace | null;
  } catch {
    return null;
  }
}
