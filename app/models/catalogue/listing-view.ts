import type { ListingFilter } from "./listing-filter";
import type { Paging } from "./paging";
import type { ProductCardView } from "./product-card";
import type { SortOption } from "./sort";

/** Layout of a listing: cards or rows. */
export type ListingLayout = "grid" | "list";

/** Reads `?view=`. */
export const parseLayout = (text: string | null): ListingLayout => (text === "list" ? "list" : "grid");

/** A listing as its page shows it. Addresses omit `defaultSort`. */
export type ListingView = {
  products: ProductCardView[];
  /** True if the products could not be loaded; the listing may not be empty (rule listings-11). */
  isMissing?: true;
  paging: Paging;
  sort: string;
  defaultSort: string;
  sortOptions: SortOption[];
  layout: ListingLayout;
  /** Other query parameters, such as a search's keyword. */
  query: Record<string, string>;
  /** Selected and available filters; null while the index is being built. */
  filter: ListingFilter | null;
  /** Whether further pages load automatically (rule listings-9). */
  autoLoads: boolean;
};

/** A change made by a link within a listing. */
export type ListingChange = { page?: number; sort?: string; layout?: ListingLayout };

/**
 * The query of a listing after a change. Defaults are omitted, so that each listing has one address; a new order
 * starts at the first page.
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
