import { type AppliedFilters, chosenKeys, countChosen } from "./applied-filters";
import type { FilterGroup } from "./filter-group";

/**
 * Whether search engines may index a listing with these filters: without any, or with one key of one group
 * that the shop marked `seo_index` (rule seo-2). Otherwise crawlers would find endless combinations.
 */
export function isIndexable(filters: AppliedFilters, groups: readonly FilterGroup[]): boolean {
  const count = countChosen(filters);
  if (count === 0) return true;
  return (
    count === 1 && groups.some(({ code, isIndexable: may }) => may && chosenKeys(filters, code).length === 1)
  );
}
