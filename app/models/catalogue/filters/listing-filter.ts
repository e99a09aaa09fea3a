// @public

import { phrase } from "~/models/platform/texts/phrase";
import { currencySymbol } from "../../platform/money/currency-symbol";
import type { Currency } from "../../platform/money/money";
import { type StaticData, staticData } from "../../platform/page/static-data";
import { type AppliedFilters, chosenKeys, toggleKey } from "./applied-filters";
import type { FacetBucket, FacetGroup } from "./facet";
import type { FilterGroup } from "./filter-group";
import { formatFilterPath } from "./filter-path";
import { isIndexable } from "./is-indexable";
import { formatPriceInput } from "./price-segment";

/** A group of filters as a page shows it: its values are a static part. */
export type ShownFacet = Omit<FacetGroup, "buckets"> & { buckets: StaticData<FacetBucket[]> };

/** A listing's filters as browsers get them, with the names of what is chosen. */
export type ShownFilter = Omit<ListingFilter, "facets"> & { facets: ShownFacet[]; chips: FilterChip[] };

/** The filters for a document, or for a browser that asks for the data of its page alone. */
export const shownFilter = (filter: ListingFilter, isDocument: boolean): ShownFilter => ({
  ...filter,
  chips: filterChips(filter),
  facets: filter.facets.map((facet) => ({ ...facet, buckets: staticData(facet.buckets, isDocument) })),
});

/** The selected and available filters of a listing. */
export type ListingFilter = {
  /** Every filter group of the shop, in the order of addresses. */
  groups: FilterGroup[];
  applied: AppliedFilters;
  facets: FacetGroup[];
  currency: Currency;
  /** Position of the filters on a wide screen. */
  layout: "left" | "right" | "overlay";
};

/** A link that changes the selection; `isFollowed` false adds `nofollow` (rule seo-2). */
export type FilterLink = { path: string; isFollowed: boolean };

/** A selected filter as a chip, with the link that removes it. */
export type FilterChip = { label: string; without: AppliedFilters };

/**
 * The address of a filtered listing.
 * @param basePath without filters
 */
export function filterLink(
  basePath: string,
  filter: Pick<ListingFilter, "groups" | "currency">,
  applied: AppliedFilters,
): FilterLink {
  return {
    path: basePath + formatFilterPath(applied, filter.groups, filter.currency),
    isFollowed: isIndexable(applied, filter.groups),
  };
}

/** All selected filters, in the order of the groups. */
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
        : [
            {
              label: phrase("{least, number} stars & up", { least: applied.minRating }),
              without: { ...applied, minRating: null },
            },
          ];
    const buckets = facets.find((facet) => facet.code === code)?.buckets ?? [];
    return chosenKeys(applied, code).map((key) => ({
      label: `${kind === "distance" ? "" : `${label}: `}${buckets.find((bucket) => bucket.key === key)?.name ?? key}`,
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
  if (fromMinor === null) return phrase("Up to {amount}", { amount: write(toMinor ?? 0) });
  return toMinor === null
    ? phrase("From {amount}", { amount: write(fromMinor) })
    : `${write(fromMinor)} – ${write(toMinor)}`;
}
