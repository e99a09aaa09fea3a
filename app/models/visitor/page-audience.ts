import type { Visitor } from "./visitor";

/**
 * Names everything a shared page may show of a visitor with a session, but for the two values that are filled in
 * afterwards (first name and a cart count above one). Visitors of one audience get the same page; null for a visitor
 * about whom a page says nothing, who gets what everybody without a session gets.
 */
export function pageAudience({ customer }: Visitor, cartCount: number): string | null {
  const count = cartCount > 1 ? "many" : String(cartCount);
  if (!customer) return cartCount === 0 ? null : `guest ${count}`;
  const standing = `${customer.isRestricted ? "restricted" : "free"} ${customer.isVerified ? "verified" : "unverified"}`;
  const name = customer.firstName === "" ? "unnamed" : "named";
  return `customer ${count} ${standing} ${name} ${customer.group}`;
}
