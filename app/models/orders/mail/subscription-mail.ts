// @public

import type { Mail } from "../../platform/mail/mail";
import { message } from "../../platform/texts/message";
import { type SubscriptionLetter, subscriptionLetter } from "./subscription-letter";

/** What the mail of a failed delivery says. `retryOnText` is null when the subscription was paused. */
export type SubscriptionMail = SubscriptionLetter & {
  /** Of the product. */
  name: string;
  reason: string;
  retryOnText: string | null;
  /** Number of the order that could not be paid for; null where none could be placed. */
  orderNumber: string | null;
  /**
   * Absolute address of the order that only the customer can pay for (rule subscriptions-12); null for none.
   */
  payUrl: string | null;
};

/** The mail about a delivery that could not be ordered (rule subscriptions-9), as HTML and text. */
export function subscriptionMail({
  name,
  reason,
  retryOnText,
  orderNumber,
  payUrl,
  ...letter
}: SubscriptionMail): Mail {
  const isPaused = retryOnText === null;
  const isCanceled = orderNumber !== null && payUrl === null;
  const { t } = letter.shop;
  const day = retryOnText ?? "";
  const paused = isCanceled
    ? t(
        "We tried several times and have paused your subscription. Nothing was charged, and the order is canceled. Resume it whenever you like.",
      )
    : t(
        "We tried several times and have paused your subscription. Nothing was charged. Resume it whenever you like.",
      );
  const again = orderNumber
    ? t("Nothing was charged. We’ll charge the same order again on {day}.", { day })
    : t("Nothing was charged. We’ll try again on {day}.", { day });
  return subscriptionLetter(letter, {
    own: { kind: "subscription_failed", facts: { name: letter.firstName, product: name } },
    subject: isPaused
      ? t("Your {name} subscription is paused", { name })
      : t("We couldn’t send your {name} this time", { name }),
    paragraphs: [
      orderNumber
        ? t("Your subscription to {name} was due, but order {orderNumber} couldn’t be paid: {reason}", {
            name,
            orderNumber,
            reason,
          })
        : t("Your subscription to {name} was due, but we couldn’t place the order: {reason}", {
            name,
            reason,
          }),
      isPaused ? paused : again,
      ...(payUrl ? [t(payText)] : []),
    ],
    ...(payUrl ? { first: { label: t("Pay for this order"), url: payUrl } } : {}),
  });
}

const payText = message(
  "You can pay for this order yourself within 23 hours. We’ll then send it, your subscription continues, and later orders are charged to the payment method you use.",
);
