import {
  listingPageQuery,
  oldAddressQuery,
  previewQuery,
  productQuery,
  searchQuery,
  sentFormQuery,
} from "../paths";
import { moreSellersQuery, olderSharedProductQuery, sellerQuery, sellersQuery } from "./places";

/** Remix asks for the data of some routes only, and for the page itself and not the frame around it. */
export const remixQuery = ["_routes", "index"] as const;

/**
 * What the pages that visitors share read of their query, each once, in the order of cache keys (rule
 * caching-1). A parameter that is missing here is ignored by the page, too:
 * `tests/architecture/query-parameters.test.ts` finds it.
 */
export const sharedParameters: readonly string[] = [
  ...new Set([
    ...searchQuery,
    ...sellerQuery,
    ...sellersQuery,
    ...listingPageQuery,
    ...productQuery,
    ...moreSellersQuery,
    ...olderSharedProductQuery,
    ...previewQuery,
    ...oldAddressQuery,
    ...sentFormQuery,
    ...remixQuery,
  ]),
];
