import type { Mail } from "../../platform/mail/mail";
import type { Translate } from "../../platform/texts/message";
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
  const { t } = letter.shop;
  const isOne = started.length === 1;
  const name = started[0]?.name ?? "";
  return subscriptionLetter(letter, {
    own: { kind: "subscription_started", facts: { name: letter.firstName, order: orderNumber } },
    subject: isOne
      ? t("Your {name} subscription has started", { name })
      : t("Your subscriptions have started"),
    paragraphs: [
      t("Thank you for subscribing. Order {orderNumber} is the first delivery.", { orderNumber }),
      ...started.map((one) => startedText(t, one)),
      isOne
        ? t("You can pause, skip, change or cancel it at any time.")
        : t("You can pause, skip, change or cancel them at any time."),
    ],
  });
}

const startedText = (
  t: Translate,
  {
    qty,
    name,
    intervalText: interval,
    nextOnText: day,
    addressText: address,
    paymentTitle,
  }: StartedSubscription,
): string =>
  [
    `${qty} × ${name}, ${interval}.`,
    address === ""
      ? t("Next delivery: {day}.", { day })
      : t("Next delivery: {day}, to {address}.", { day, address }),
    t("Payment: {payment}.", { payment: paymentTitle }),
  ].join(" ");
