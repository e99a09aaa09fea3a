import { escapeHtml } from "./escape-html";
import type { Mail } from "./mail";
import { mailButton, mailPage } from "./mail-page";
import type { MailShop } from "./mail-shop";

/** What the mail of a failed delivery says. `retryOnText` is null when the subscription was paused. */
export type SubscriptionMail = {
  to: string;
  firstName: string;
  /** Of the product. */
  name: string;
  reason: string;
  retryOnText: string | null;
  messageKey: string;
  shop: MailShop;
  /** Absolute address of the customer's subscriptions. */
  url: string;
};

/** The mail about a delivery that could not be ordered (rule subscriptions-9), as HTML and text. */
export function subscriptionMail(about: SubscriptionMail): Mail {
  const { to, firstName, name, reason, retryOnText, messageKey, shop, url } = about;
  const isPaused = retryOnText === null;
  const subject = isPaused
    ? `Your subscription of ${name} is paused`
    : `We could not send your ${name} this time`;
  const next = isPaused
    ? "We have tried several times and paused the subscription. Nothing was charged. Resume it whenever you like."
    : `Nothing was charged. We try again on ${retryOnText}.`;
  const paragraphs = [
    `Hello ${firstName},`,
    `your subscription of ${name} was due, and we could not order it: ${reason}`,
    next,
  ];
  return {
    ...{ to, subject, messageKey, from: { name: shop.name, address: shop.email } },
    text: [...paragraphs, `See your subscriptions: ${url}`].join("\n\n"),
    html: mailPage({
      title: subject,
      shop,
      body: [
        ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`),
        `<p style="margin:28px 0">${mailButton({ label: "See your subscriptions", url, isMain: true }, shop)}</p>`,
      ].join("\n"),
    }),
  };
}
