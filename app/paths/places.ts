import { pageParameter, productPath, withQuery } from "../paths";

/** Where a visitor of a marketplace says where they are. */
export const placePath = () => "/location";
/** Stores where a visitor is taken to be who has not said so. */
export const foundPlacePath = () => "/api/location";
/** The sellers of a marketplace; with a name those it finds. */
export const sellersPath = (query: { q?: string; page?: number } = {}) =>
  // The first page is the page without its number.
  withQuery("/seller", { q: query.q, page: query.page === 1 ? undefined : query.page });
export const sellersQuery = ["q", "page"] as const;
/** Where people apply to sell in a marketplace (rule sellers-19). */
export const applyToSellPath = (query: { sent?: "yes" } = {}) => withQuery("/apply-to-sell", query);
export const applyToSellQuery = ["sent"] as const;
/** A seller and its catalogue. */
export const sellerPath = (code: string) => `/seller/${encodeURIComponent(code)}`;
/** What a seller's page reads of its query, besides what every listing reads. */
export const sellerQuery = ["q", pageParameter] as const;

/** A shared product by its JPIN, with the code of the seller who is chosen (rule sellers-9). */
type SharedProduct = { slug: string; jpin: string; seller?: string | null | undefined };

/** The address of a shared product below the shop's root. */
export const sharedProductSlug = ({ slug, jpin, seller }: SharedProduct) =>
  ["product", slug, jpin, seller].filter(Boolean).join("/");
/** A shared product by its JPIN; without a seller the one that is shown first. */
export const sharedProductPath = (product: SharedProduct, variationSku?: string) =>
  productPath(sharedProductSlug(product), variationSku);
/** Every offer of a product or variation, by its JPIN (rule sellers-10). */
export const moreSellersPath = (jpin: string) => `/more-sellers/${encodeURIComponent(jpin)}`;
export const moreSellersQuery = ["page"] as const;
/** What the address of a shared product in older links reads of its query. */
export const olderSharedProductQuery = ["jpin", "seller"] as const;
