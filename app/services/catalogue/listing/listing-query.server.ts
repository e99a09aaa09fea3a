// @public

import type { AppliedFilters } from "~/models/catalogue/filters/applied-filters";
import type { FacetGroup } from "~/models/catalogue/filters/facet";
import type { SellersNear } from "~/models/marketplace/sellers-near";
import type { Sort } from "~/models/shops/pages/sort";
import type { Bitmap } from "../index/engine/bitmap.server";
import type { PriceSet } from "../index/engine/price-set.server";

/**
 * The matches of a condition, by row ids: products without variations, and variations. A product with
 * variations is represented by these only.
 */
export type Matching = {
  products: Bitmap;
  variations: Bitmap;
};

/**
 * The results of a keyword: the row ids, and the matches of each level of each term. A product scores a point
 * for each level it matches; `firstRowId` is the product whose SKU was typed.
 */
export type FoundProducts = { rowIds: Bitmap; levels: readonly Bitmap[]; firstRowId: number | null };

/** The base of a listing: a category, or the results of a search. */
export type ListingBase = { kind: "category"; categoryId: number } | { kind: "found"; found: FoundProducts };

/** A page of a listing; pages count from 1. */
export type ListingQuery = {
  base: ListingBase;
  filters: AppliedFilters;
  sort: Sort;
  page: number;
  limit: number;
  /** The index's prices for the visitor's customer group. */
  prices: PriceSet;
  /** False excludes prices from filters and groups (rule filters-10); the caller then never sorts by them. */
  canSeePrices: boolean;
  /** Whom the filter by distance finds; null or missing where the visitor's place is unknown. */
  near?: SellersNear | null;
};

/** The products of a page, and the available filters. */
export type ListingResult = {
  ids: number[];
  /** For each id the variation its card shows; null for the product itself. */
  variationIds: (number | null)[];
  itemTotal: number;
  facets: FacetGroup[];
};

/**
 * The same before counting.
 * @property countedFacets counts; call it before awaiting anything else, because the index may change
 * meanwhile
 */
export type BegunListing = Omit<ListingResult, "facets"> & { countedFacets: () => FacetGroup[] };
