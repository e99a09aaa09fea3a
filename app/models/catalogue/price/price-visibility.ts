// @public

import { isVerifiedCustomer, type Visitor } from "../../shops/visitors/visitor";

/** Whether a price is shown; a hidden price carries the text shown instead. */
export type PriceVisibility =
  | { kind: "visible" }
  | { kind: "in-cart"; text: "See Price In Cart" }
  | { kind: "sign-in"; text: "Sign in to see pricing" }
  | { kind: "pending"; text: "Your account is pending approval" };

/**
 * Whether this visitor may see prices: always, unless the shop shows them to verified customers only (rule
 * prices-5).
 */
export function canSeePrices(shop: { hideForAnonymous: boolean; visitor: Visitor }): boolean {
  return !shop.hideForAnonymous || isVerifiedCustomer(shop.visitor);
}

/**
 * How a product's price is shown to this visitor (rules prices-4 and prices-5). The shop's rule comes first:
 * a visitor who may not see prices is not referred to the cart.
 */
export function priceVisibility(product: {
  hideForAnonymous: boolean;
  hidePrice: boolean;
  visitor: Visitor;
}): PriceVisibility {
  if (!canSeePrices(product)) {
    return product.visitor.customer
      ? { kind: "pending", text: "Your account is pending approval" }
      : { kind: "sign-in", text: "Sign in to see pricing" };
  }
  return product.hidePrice ? { kind: "in-cart", text: "See Price In Cart" } : { kind: "visible" };
}
