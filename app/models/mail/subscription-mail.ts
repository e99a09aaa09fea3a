import type { Mail } from "./mail";
import { type SubscriptionLetter, subscriptionLetter } from "./subscription-letter";

/** What the mail of a failed delivery says. `retryOnText` is null when the subscription was paused. */
export type SubscriptionMail = SubscriptionLetter & {
  /** Of the product. */
  name: string;
  reason: string;
  retryOnText: string | null;
};

/** The mail about a delivery that could not be ordered (rule subscriptions-9), as HTML and text. */
export function subscriptionMail({ name, reason, retryOnText, ...letter }: SubscriptionMail): Mail {
  const isPaused = retryOnText === null;
  const next = isPaused
    ? "We have tried several times and paused the subscription. Nothing was charged. Resume it whenever you like."
    : `Nothing was charged. We try again on ${retryOnText}.`;
  return subscriptionLetter(letter, {
    subject: isPaused ? `Your subscription of ${name} is paused` : `We could not send your ${name} this time`,
    paragraphs: [`your subscription of ${name} was due, and we could not order it: ${reason}`, next],
  });
}
