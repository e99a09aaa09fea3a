import type { Sort } from "~/models/catalogue/sort";
import type { AppliedFilters } from "~/models/filter-path/applied-filters";
import type { FacetGroup } from "~/models/filter-path/facet";
import type { Bits } from "./bits.server";
import type { Begun } from "./counting-jobs.server";
import type { FoundProducts } from "./find-in-index.server";
import type { PriceSet } from "./price-set.server";
import type { Runs } from "./runs.server";

/**
 * What satisfies something: products without variations by slot, and variations by place. A product with variations is
 * in it by its variations alone.
 */
export type Matching = {
  products: Bits;
  variations: Bits;
  /** How many places, and where they are; told of what may be a base. */
  size?: number;
  runs?: { products: Runs; variations: Runs };
};

/** What a listing is made of: a category, or what a search found. */
export type ListingBase = { kind: "category"; categoryId: number } | { kind: "found"; found: FoundProducts };

/** One page of one listing; pages count from 1. */
export type ListingQuery = {
  base: ListingBase;
  filters: AppliedFilters;
  sort: Sort;
  page: number;
  limit: number;
  /** The prices of the visitor's customer group, as the index has them. */
  prices: PriceSet;
  /** False leaves prices out of filters and groups (rule filters-10); the caller then never sorts by them. */
  canSeePrices: boolean;
};

/** The products of a page, and what could be chosen. */
export type ListingResult = {
  ids: number[];
  /** For each id the variation its card stands for; null for the product itself. */
  variationIds: (number | null)[];
  itemTotal: number;
  facets: FacetGroup[];
};

/**
 * The same while it is still being counted.
 * @property countedFacets waits for that; to be called before anything else is awaited
 */
export type BegunListing = Omit<ListingResult, "facets"> & { countedFacets: Begun<FacetGroup[]> };
