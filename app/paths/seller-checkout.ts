import { cartPath, checkoutFormPath, checkoutPartPath, checkoutPath, checkoutPostPath } from "~/paths";

/** The checkout of one seller's cart in a marketplace, or of all carts without a seller's guid. */
const ofSeller = (path: string, sellerGuid: string | null): string => {
  if (sellerGuid === null) return path;
  const [page = "", anchor] = path.split("#");
  const query = `${page.includes("?") ? "&" : "?"}seller=${encodeURIComponent(sellerGuid)}`;
  return anchor === undefined ? page + query : `${page}${query}#${anchor}`;
};

/** {@link checkoutPath} for one seller's cart. */
export const sellerCheckoutPath = (sellerGuid: string | null) => ofSeller(checkoutPath(), sellerGuid);
/** {@link checkoutPostPath} for one seller's cart. */
export const sellerPostPath = (part: string, sellerGuid: string | null) =>
  ofSeller(checkoutPostPath(part), sellerGuid);
/** {@link checkoutFormPath} for one seller's cart. */
export const sellerFormPath = (sellerGuid: string | null) => ofSeller(checkoutFormPath(), sellerGuid);
/** Where forms of one seller's cart on the cart page are sent. */
export const sellerCartPath = (sellerGuid: string | null) => ofSeller(cartPath(), sellerGuid);
/** {@link checkoutPartPath} for one seller's cart. */
export const sellerPartPath = (part: string, sellerGuid: string | null) =>
  ofSeller(checkoutPartPath(part), sellerGuid);
