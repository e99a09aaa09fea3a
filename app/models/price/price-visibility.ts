import { isVerifiedCustomer, type Visitor } from "../visitor/visitor";

/** Whether and how a price shows; hidden prices carry the words shown instead. */
export type PriceVisibility =
  | { kind: "visible" }
  | { kind: "in-cart"; text: "See Price In Cart" }
  | { kind: "sign-in"; text: "Sign in to see pricing" }
  | { kind: "pending"; text: "Your account is pending approval" };

/**
 * Whether this visitor may know prices at all: always, unless the shop keeps them for verified customers (rule
 * prices-5).
 */
export function canSeePrices(shop: { hideForAnonymous: boolean; visitor: Visitor }): boolean {
  return !shop.hideForAnonymous || isVerifiedCustomer(shop.visitor);
}

/**
 * How a product's price shows to this visitor (rules prices-4 and prices-5). The shop's rule is asked first: a visitor
 * who may not see prices is not sent to the cart to find one.
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
