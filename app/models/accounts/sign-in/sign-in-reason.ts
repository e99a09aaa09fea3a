// @public

import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";
import type { PendingAction } from "../../shops/records/pending-action";

/** What a visitor asked for, by the beginning of its path; the first that fits counts. */
const reasons: readonly (readonly [path: string, reason: string])[] = [
  ["/account/orders", message("Sign in to see your orders.")],
  ["/account/ordered-products", message("Sign in to see what you ordered.")],
  ["/account/favorites", message("Sign in to see your favorites.")],
  ["/account/shopping-list", message("Sign in to use your lists.")],
  ["/account/save-for-later", message("Sign in to see what you saved for later.")],
  ["/account/messages", message("Sign in to read and write messages.")],
  ["/account/address-book", message("Sign in to see your addresses.")],
  ["/account/downloads", message("Sign in to see your downloads.")],
  ["/account/payment", message("Sign in to see your ways to pay.")],
  ["/account/quotes", message("Sign in to see your quotes.")],
  ["/account/subscriptions", message("Sign in to see your subscriptions.")],
  ["/account", message("Sign in to see your account.")],
  ["/review/", message("Sign in to write a review.")],
  ["/checkout/quote", message("Sign in to see your quotes.")],
  // The cart is for guests, too.
  ["/checkout/cart", ""],
  ["/checkout", message("Sign in to check out with your saved addresses.")],
];

/**
 * Why a visitor is asked to sign in (rule accounts-45); empty where they asked for the sign-in itself.
 * @param redirect path of the page that is shown afterwards
 */
export function signInReason(redirect: string, { favorite, later, helpful }: PendingAction): string {
  if (favorite !== undefined) return phrase("Sign in to keep this product as a favorite.");
  if (later !== undefined) return phrase("Sign in to save this item for later.");
  if (helpful !== undefined) return phrase("Sign in to call this review helpful.");
  const reason = reasons.find(([path]) => redirect.startsWith(path))?.[1] ?? "";
  return reason && phrase(reason);
}
