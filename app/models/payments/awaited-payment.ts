// @public

import { message } from "~/models/platform/texts/message";
import type { PaymentStatus } from "./payment-outcome";

/** What a shopper reads while the provider has not said how a payment ended (rule payment-25). */
export const awaitedText = message(
  "Your payment is being confirmed, and we’ll email you as soon as it is: you don’t need to do anything.",
);

/** What a customer reads while an order of a subscription is to be charged again (rule subscriptions-9). */
export const chargedAgainText = message(
  "We’ll charge this order to your subscription’s payment method again: you don’t need to do anything.",
);

/** What a shopper reads who left a payment while its provider did not answer (rule payment-25). */
export const notCanceledText = message(
  "Your payment couldn’t be canceled yet, so your order still waits for it: please try again in a moment.",
);

/**
 * Whether it is for the provider to say how a payment ended (rule payment-25): it needs time, or it did not
 * answer when the shopper came back. Nothing is left for the shopper to do.
 */
export const isAwaited = ({
  status,
  unansweredAt,
}: {
  status: PaymentStatus;
  unansweredAt: Date | null;
}): boolean => status === "pending" || (status === "started" && unansweredAt !== null);

/** What a shopper reads of an order that waits for its payment (rule payment-25). */
export const unfinishedText = message(
  "Your order is waiting for its payment, and nothing has been charged yet. Unless it is paid in time, it is canceled.",
);
