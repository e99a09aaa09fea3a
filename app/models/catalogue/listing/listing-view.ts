// @public

import { type StaticData, staticData } from "../../platform/page/static-data";
import type { SortOption } from "../../shops/pages/sort";
import type { ProductCardView } from "../cards/product-card";
import { type ListingFilter, type ShownFilter, shownFilter } from "../filters/listing-filter";
import type { ListingPaging } from "./paging";

/** Layout of a listing: cards or rows. */
export type ListingLayout = "grid" | "list";

/** Reads `?view=`. */
export const parseLayout = (text: string | null): ListingLayout => (text === "list" ? "list" : "grid");

/** A listing as its page shows it. Addresses omit `defaultSort`. */
export type ListingView = {
  products: ProductCardView[];
  /** True if the products could not be loaded; the listing may not be empty (rule listings-11). */
  isMissing?: true;
  paging: ListingPaging;
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

/**
 * A listing as browsers get it: its products and filters are static parts. Products are known by their ids.
 */
export type ShownListing = Omit<ListingView, "products" | "filter"> & {
  filter: ShownFilter | null;
  products: StaticData<ProductCardView[]>;
  productIds: number[];
};

/** A listing for a document, or for a browser that asks for the data of its page alone. */
export const shownListing = (
  { products, filter, ...listing }: ListingView,
  isDocument: boolean,
): ShownListing => ({
  ...listing,
  filter: filter && shownFilter(filter, isDocument),
  products: staticData(products, isDocument),
  productIds: products.map(({ id }) => id),
});

/** A change made by a link within a listing. */
export type ListingChange = { page?: number; sort?: string; layout?: ListingLayout };

/**
 * The query of a listing after a change. Defaults are omitted, so that each listing has one address; a new
 * order starts at the first page.
 */
export function listingQuery(
  listing: Omit<ListingView, "products" | "filter">,
  change: ListingChange = {},
): Record<string, string> {
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
