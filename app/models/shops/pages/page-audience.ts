// @public

import type { Visitor } from "../visitors/visitor";

/**
 * A key for everything that a shared page may show of a visitor with a session, except two values that are
 * filled in afterwards (first name and a cart count above one). Visitors with the same key get the same page.
 * Null for a visitor whose pages equal those without a session.
 */
export function pageAudience(
  { customer, hasLikes = false, hasListed = false }: Visitor,
  cartCount: number,
  hasUnread = false,
): string | null {
  const count = cartCount > 1 ? "many" : String(cartCount);
  if (!customer) return cartCount === 0 ? null : `guest ${count}`;
  const standing = `${customer.isRestricted ? "restricted" : "free"} ${customer.isVerified ? "verified" : "unverified"}`;
  const name = customer.firstName === "" ? "unnamed" : "named";
  const own = `${hasUnread ? "unread" : "read"} ${hasLikes ? "liked" : "plain"} ${hasListed ? "listed" : "bare"}`;
  return `customer ${count} ${standing} ${name} ${own} ${customer.group}`;
}
