// @public

import { lineName } from "../../orders/order-view/line-detail";
import type { Mail } from "../../platform/mail/mail";
import { formatMoney } from "../../platform/money/format-money";
import { linkMail } from "../../shops/mail/link-mail";
import { type MailLine, mailPicture } from "../../shops/mail/mail-lines";
import type { MailShop } from "../../shops/mail/mail-shop";
import type { QuoteView } from "../quote-view";

/** What the mails about a quote are made of; `url` opens it without a sign-in. */
export type QuoteMail = {
  quote: QuoteView;
  shop: MailShop;
  url: string;
  revision: string;
};

/** The lines of a quote with their pictures; the amounts once they are quoted. */
const goodsOf = ({ summary }: QuoteView, shop: MailShop, hasPrices: boolean): MailLine[] =>
  summary.items.map((item) => ({
    text: `${item.qty} × ${lineName(item)}`,
    detail: "",
    amount: hasPrices ? formatMoney(item.rowTotalMinor, summary.currency) : "",
    pictureUrl: mailPicture(item.image?.url ?? "", shop),
  }));

/** Confirms to the shopper that the request has arrived. */
export const quoteReceivedMail = ({ quote, url, shop }: QuoteMail): Mail => {
  const { t } = shop;
  return linkMail(shop, {
    to: quote.email,
    messageKey: `quote-received-${quote.id}`,
    subject: t("We got your quote request {number}", { number: quote.number }),
    own: { kind: "quote_received", facts: { order: quote.number } },
    lines: [t("We’re working on prices for what you asked about. We’ll email you as soon as they’re ready.")],
    goods: goodsOf(quote, shop, false),
    action: t("See your request"),
    url,
    note: t("You’re getting this email because you asked for a quote."),
  });
};

/** Asks the shop to price a quote. */
export const quoteToPriceMail = ({ quote, url, shop }: QuoteMail): Mail => {
  const { t } = shop;
  return linkMail(shop, {
    to: shop.email,
    messageKey: `quote-to-price-${quote.id}`,
    subject: t("Please price {number} for {email}", { number: quote.number, email: quote.email }),
    lines: [quote.note || t("They left no message.")],
    goods: goodsOf(quote, shop, false),
    action: t("See the request"),
    url,
    note: t("You’re getting this email because a shopper asked for a quote. Its number is {number}.", {
      number: quote.number,
    }),
  });
};

/** Offers the shopper the quoted prices. */
export const quotePricedMail = ({ quote, url, revision, shop }: QuoteMail): Mail => {
  const { t } = shop;
  const { currency, totals } = quote.summary;
  return linkMail(shop, {
    to: quote.email,
    messageKey: `quote-priced-${quote.id}-${revision}`,
    subject: t("Your quote {number} is ready", { number: quote.number }),
    own: {
      kind: "quote_priced",
      facts: { order: quote.number, total: formatMoney(totals.subtotalMinor, currency) },
    },
    lines: quote.answer ? [] : [t("Here are your prices.")],
    written: quote.answer ? [quote.answer] : [],
    goods: goodsOf(quote, shop, true),
    after: [
      `${t("Subtotal")}: ${formatMoney(totals.subtotalMinor, currency)}`,
      t("These prices are good until {day}.", { day: quote.validUntilText }),
    ],
    action: t("Order now"),
    url,
    note: t("You’re getting this email because you asked for a quote."),
  });
};
