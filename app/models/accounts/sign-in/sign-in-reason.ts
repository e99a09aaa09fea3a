// @public

import type { PendingAction } from "../../shops/records/pending-action";

/** What a visitor asked for, by the beginning of its path; the first that fits counts. */
const reasons: readonly (readonly [path: string, reason: string])[] = [
  ["/account/orders", "Sign in to see your orders."],
  ["/account/ordered-products", "Sign in to see what you ordered."],
  ["/account/favorites", "Sign in to see your favorites."],
  ["/account/shopping-list", "Sign in to use your lists."],
  ["/account/save-for-later", "Sign in to see what you saved for later."],
  ["/account/messages", "Sign in to read and write messages."],
  ["/account/address-book", "Sign in to see your addresses."],
  ["/account/downloads", "Sign in to see your downloads."],
  ["/account/payment", "Sign in to see your ways to pay."],
  ["/account/quotes", "Sign in to see your quotes."],
  ["/account/subscriptions", "Sign in to see your subscriptions."],
  ["/account", "Sign in to see your account."],
  ["/review/", "Sign in to write a review."],
  ["/checkout/quote", "Sign in to see your quotes."],
  // The cart is for guests, too.
  ["/checkout/cart", ""],
  ["/checkout", "Sign in to check out with your saved addresses."],
];

/**
 * Why a visitor is asked to sign in (rule accounts-45); empty where they asked for the sign-in itself.
 * @param redirect path of the page that is shown afterwards
 */
export function signInReason(redirect: string, { favorite, later, helpful }: PendingAction): string {
  if (favorite !== undefined) return "Sign in to keep this product as a favorite.";
  if (later !== undefined) return "Sign in to save this item for later.";
  if (helpful !== undefined) return "Sign in to call this review helpful.";
  return reasons.find(([path]) => redirect.startsWith(path))?.[1] ?? "";
}
