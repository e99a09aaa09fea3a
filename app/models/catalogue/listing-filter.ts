import { type AppliedFilters, chosenKeys, toggleKey } from "../filter-path/applied-filters";
import type { FacetGroup } from "../filter-path/facet";
import type { FilterGroup } from "../filter-path/filter-group";
import { formatFilterPath } from "../filter-path/filter-path";
import { isIndexable } from "../filter-path/is-indexable";
import { formatPriceInput } from "../filter-path/price-segment";
import { currencySymbol } from "../money/currency-symbol";
import type { Currency } from "../money/money";

/** What a listing's shopper chose and may choose. */
export type ListingFilter = {
  /** Every group of the shop, in the order of addresses. */
  groups: FilterGroup[];
  applied: AppliedFilters;
  facets: FacetGroup[];
  currency: Currency;
  /** Where the filters stand on a wide screen. */
  layout: "left" | "right" | "overlay";
};

/** A link that changes what is chosen; `isFollowed` false asks crawlers to leave it (rule seo-2). */
export type FilterLink = { path: string; isFollowed: boolean };

/** Something chosen, as a chip shows it, and the filters without it. */
export type FilterChip = { label: string; without: AppliedFilters };

/** The address of a listing under some filters. @param basePath without filters */
export function filterLink(basePath: string, filter: ListingFilter, applied: AppliedFilters): FilterLink {
  return {
    path: basePath + formatFilterPath(applied, filter.groups, filter.currency),
    isFollowed: isIndexable(applied, filter.groups),
  };
}

/** Everything chosen, in the order of the groups. */
export function filterChips(filter: ListingFilter): FilterChip[] {
  const { applied, facets, groups, currency } = filter;
  return groups.flatMap(({ code, kind, label }) => {
    if (kind === "range")
      return applied.price
        ? [{ label: priceLabel(applied.price, currency), without: { ...applied, price: null } }]
        : [];
    if (kind === "rating")
      return applied.minRating === null
        ? []
        : [{ label: `${applied.minRating} stars & up`, without: { ...applied, minRating: null } }];
    const buckets = facets.find((facet) => facet.code === code)?.buckets ?? [];
    return chosenKeys(applied, code).map((key) => ({
      label: `${label}: ${buckets.find((bucket) => bucket.key === key)?.name ?? key}`,
      without: toggleKey(applied, code, key),
    }));
  });
}

/** 'From $10', 'Up to $50', '$10 – $50'. */
function priceLabel(
  { fromMinor, toMinor }: NonNullable<AppliedFilters["price"]>,
  currency: Currency,
): string {
  const write = (minor: number) => currencySymbol(currency) + formatPriceInput(minor, currency);
  if (fromMinor === null) return `Up to ${write(toMinor ?? 0)}`;
  return toMinor === null ? `From ${write(fromMinor)}` : `${write(fromMinor)} – ${write(toMinor)}`;
}
