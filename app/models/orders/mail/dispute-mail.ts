import type { Mail } from "../../platform/mail/mail";
import { linkMail } from "../../shops/mail/link-mail";
import type { MailShop } from "../../shops/mail/mail-shop";

/** What is new of a disputed payment. */
export type DisputeNews = {
  /** The order's number. */
  number: string;
  /** What the provider said, or what the other side added; without words a file's name. */
  texts: readonly string[];
  /** Whether the provider said it. */
  isFromProvider: boolean;
  /** By which a repeated delivery is known. */
  newsKey: string;
  /** The dispute in the office. */
  url: string;
};

/** Tells the seller of an order, or the business, what is new of its disputed payment (rule payment-28). */
export function disputeMail(shop: MailShop, to: string, news: DisputeNews): Mail {
  const { t, name: store } = shop;
  const { number, texts, isFromProvider, newsKey, url } = news;
  return linkMail(shop, {
    to,
    messageKey: `dispute-${newsKey}`,
    subject: t("Dispute of order {number}", { number }),
    lines: [
      isFromProvider
        ? t("There is news of the disputed payment of order {number} on {store}:", { number, store })
        : t("Something was added to the dispute of order {number} on {store}:", { number, store }),
    ],
    written: texts,
    action: t("Open the dispute"),
    url,
    note: t("Banks decide within days, by what they are shown: add what proves that the order arrived."),
  });
}
