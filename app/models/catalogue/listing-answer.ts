import type { ListingView } from "./listing-view";

/** After how many seconds it is worth asking again for products that could not be had. */
const retryAfterSeconds = 10;

/**
 * Status and headers of a page with a listing. Nobody may take one whose products could not be had for an empty one,
 * and keep it or forget its address.
 */
export const listingAnswer = ({
  isMissing,
}: Pick<ListingView, "isMissing">): { status: number; headers?: Record<string, string> } =>
  isMissing ? { status: 503, headers: { "Retry-After": String(retryAfterSeconds) } } : { status: 200 };
