import { type AppliedFilters, noFilters, withKeys } from "./applied-filters";
import type { FilterGroup } from "./filter-group";
import { filterGroups } from "./filter-group";

/** Filter groups for tests, in order: category, color, size, brand (indexable), price, rating. */
export const testGroups: FilterGroup[] = filterGroups(
  ["category", "color", "size", "brand", "price", "review_avg_rating"].map((code) => ({
    code,
    label: "",
    seo_index: code === "brand",
    hidden: false,
  })),
  [],
);

/** Filters for tests. */
export const filtersOf = (
  values: Record<string, string[]>,
  over: Partial<AppliedFilters> = {},
): AppliedFilters => ({
  ...Object.entries(values).reduce((filters, [code, keys]) => withKeys(filters, code, keys), noFilters),
  ...over,
});
