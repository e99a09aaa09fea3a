// @public

import type { ListingView } from "./listing-view";

/** Seconds after which a client may retry when products could not be loaded. */
const retryAfterSeconds = 10;

/**
 * Status and headers of a page with a listing. When products could not be loaded, clients must neither cache
 * the page nor take the listing for empty.
 */
export const listingAnswer = ({
  isMissing,
}: Pick<ListingView, "isMissing">): { status: number; headers?: Record<string, string> } =>
  isMissing ? { status: 503, headers: { "Retry-After": String(retryAfterSeconds) } } : { status: 200 };
