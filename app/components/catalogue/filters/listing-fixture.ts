import type { FacetBucket, FacetGroup } from "~/models/catalogue/filters/facet";
import { testGroups } from "~/models/catalogue/filters/filter-fixture";
import { type ListingFilter, shownFilter } from "~/models/catalogue/filters/listing-filter";
import type { ShownListing } from "~/models/catalogue/listing/listing-view";

/** A listing of 24 products under some filters, for tests. */
export const listingOf = (
  filter: Partial<ListingFilter>,
  over: Partial<ShownListing> = {},
): ShownListing => ({
  products: {},
  productIds: [],
  paging: { page: 1, total: 1, limit: 24, itemTotal: 24 },
  sort: "id-desc",
  defaultSort: "id-desc",
  sortOptions: [],
  layout: "grid",
  query: {},
  autoLoads: false,
  filter: shownFilter(
    {
      groups: testGroups,
      applied: { values: {}, price: null, minRating: null },
      facets: [],
      currency: "USD",
      layout: "left",
      ...filter,
    },
    true,
  ),
  ...over,
});

/** A group of filters with so many products for each key, for tests. */
export const facetOf = (
  code: string,
  counts: Record<string, number>,
  over: Partial<FacetGroup> = {},
): FacetGroup => ({
  code,
  label: code,
  kind: testGroups.find((group) => group.code === code)?.kind ?? "select",
  isHidden: false,
  buckets: Object.entries(counts).map(([key, docCount]): FacetBucket => ({ key, name: key, docCount })),
  min: null,
  max: null,
  ...over,
});
