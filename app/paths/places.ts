import { withQuery } from "../paths";

/** Where a visitor of a marketplace says where they are. */
export const placePath = () => "/location";
/** The sellers of a marketplace; with a name those it finds. */
export const sellersPath = (query: { q?: string; page?: number } = {}) =>
  // The first page is the page without its number.
  withQuery("/seller", { q: query.q, page: query.page === 1 ? undefined : query.page });
/** A seller and its catalogue. */
export const sellerPath = (code: string) => `/seller/${encodeURIComponent(code)}`;
