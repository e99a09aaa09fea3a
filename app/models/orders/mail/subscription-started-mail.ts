import type { Mail } from "../../platform/mail/mail";
import { type SubscriptionLetter, subscriptionLetter } from "./subscription-letter";

/** A subscription that an order started. */
export type StartedSubscription = {
  qty: number;
  /** Of the product, with its variation. */
  name: string;
  /** 'every 2 weeks'. */
  intervalText: string;
  /** The day of the next delivery. */
  nextOnText: string;
  /** Where it is delivered to, in one line; empty where nothing is delivered. */
  addressText: string;
  /** How it is paid for. */
  paymentTitle: string;
};

/** What the mail of an order that started subscriptions says. */
export type SubscriptionStartedMail = SubscriptionLetter & {
  orderNumber: string;
  started: readonly StartedSubscription[];
};

/** The mail about subscriptions that a paid order started (rule subscriptions-4), as HTML and text. */
export function subscriptionStartedMail({ orderNumber, started, ...letter }: SubscriptionStartedMail): Mail {
  const isOne = started.length === 1;
  return subscriptionLetter(letter, {
    own: { kind: "subscription_started", facts: { name: letter.firstName, order: orderNumber } },
    subject: isOne ? `Your ${started[0]?.name} subscription has started` : "Your subscriptions have started",
    paragraphs: [
      `Thank you for subscribing. Order ${orderNumber} is the first delivery.`,
      ...started.map(startedText),
      `You can pause, skip, change or cancel ${isOne ? "it" : "them"} at any time.`,
    ],
  });
}

const startedText = (one: StartedSubscription): string =>
  [
    `${one.qty} × ${one.name}, ${one.intervalText}.`,
    `Next delivery: ${one.nextOnText}${one.addressText && `, to ${one.addressText}`}.`,
    `Payment: ${one.paymentTitle}.`,
  ].join(" ");
