// @public

import type { SellerName } from "../../marketplace/seller-name";
import type { CartSummary } from "../cart-summary/cart-summary";

/**
 * A part of the cart page: one seller's cart, or, where `seller` is null, the only one there is (rule
 * cart-12).
 */
export type CartOfSeller = {
  seller: SellerName | null;
  summary: CartSummary;
  /** The message to the seller as it was saved. */
  note: string;
};
