import type { Mail } from "../../platform/mail/mail";
import { greeting } from "../../shops/mail/greeting";
import { mailButton, mailPage, mailParagraphs } from "../../shops/mail/mail-page";
import { reachText } from "../../shops/mail/mail-reach";
import type { MailShop } from "../../shops/mail/mail-shop";
import { type LetterWords, letterSays } from "../../shops/mail/own-words";

/** What every mail about subscriptions needs. */
export type SubscriptionLetter = {
  to: string;
  firstName: string;
  messageKey: string;
  shop: MailShop;
  /** Absolute address of the customer's subscriptions. */
  url: string;
};

/** What a mail about subscriptions says; `first` is a link that comes before the one to the subscriptions. */
type SubscriptionText = {
  own: LetterWords;
  subject: string;
  paragraphs: readonly string[];
  first?: { label: string; url: string };
};

/**
 * A mail about subscriptions: a greeting, paragraphs of plain text and the way to the customer's
 * subscriptions.
 */
export function subscriptionLetter(
  { to, firstName, messageKey, shop, url }: SubscriptionLetter,
  { own, first, ...text }: SubscriptionText,
): Mail {
  const { t } = shop;
  const { subject, paragraphs, closing } = letterSays(shop, own, text);
  const links = [...(first ? [first] : []), { label: t("See your subscriptions"), url }];
  const buttons = links.map((link, index) => mailButton({ ...link, isMain: index === 0 }, shop));
  const texts = [greeting(t, firstName), ...paragraphs, ...closing];
  return {
    to,
    subject,
    messageKey,
    from: { name: shop.name, address: shop.email },
    text: [...texts, ...links.map((link) => `${link.label}: ${link.url}`), ...reachText(shop)].join("\n\n"),
    html: mailPage({
      title: subject,
      shop,
      preview: paragraphs[0] ?? subject,
      body: [mailParagraphs(texts), `<p style="margin:28px 0">${buttons.join(" ")}</p>`].join("\n"),
    }),
  };
}
