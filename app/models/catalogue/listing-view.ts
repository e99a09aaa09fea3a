import type { ListingFilter } from "./listing-filter";
import type { Paging } from "./paging";
import type { ProductCardView } from "./product-card";
import type { SortOption } from "./sort";

/** How the products of a listing stand: as cards or as rows. */
export type ListingLayout = "grid" | "list";

/** Reads `?view=`. */
export const parseLayout = (text: string | null): ListingLayout => (text === "list" ? "list" : "grid");

/** A listing as its page shows it. `defaultSort` is left out of addresses. */
export type ListingView = {
  products: ProductCardView[];
  /** The products could not be loaded: there may be some (rule listings-11). */
  isMissing?: true;
  paging: Paging;
  sort: string;
  defaultSort: string;
  sortOptions: SortOption[];
  layout: ListingLayout;
  /** What the address holds besides: the keyword of a search. */
  query: Record<string, string>;
  /** What is and may be chosen; null while the index is built. */
  filter: ListingFilter | null;
  /** The next page loads by itself, again and again (rule listings-9). */
  autoLoads: boolean;
};

/** What a link within a listing changes. */
export type ListingChange = { page?: number; sort?: string; layout?: ListingLayout };

/**
 * The query of the listing with something changed. Defaults are left out, so that one listing has one address, and a
 * new order begins at the first page.
 */
export function listingQuery(listing: ListingView, change: ListingChange = {}): Record<string, string> {
  const sort = change.sort ?? listing.sort;
  const layout = change.layout ?? listing.layout;
  const page = change.page ?? (change.sort === undefined ? listing.paging.page : 1);
  return {
    ...listing.query,
    ...(sort === listing.defaultSort ? {} : { sort }),
    ...(layout === "grid" ? {} : { view: layout }),
    ...(page === 1 ? {} : { page: String(page) }),
  };
}
