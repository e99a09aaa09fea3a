// @public

import { message } from "~/models/platform/texts/message";
import { isSubscription } from "../../catalogue/plans/plan";
import type { CartItemView } from "./cart-summary";

/** Whether the order of a cart starts a subscription. */
export const startsSubscription = ({
  items,
}: {
  items: readonly Pick<CartItemView, "lineData">[];
}): boolean => items.some(({ lineData }) => isSubscription(lineData));

/** What a guest with a subscription in the cart reads (rule subscriptions-2). */
export const subscriberText = message("Sign in or create an account to subscribe. Your cart stays as it is.");
