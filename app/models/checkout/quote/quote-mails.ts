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
export const quoteReceivedMail = ({ quote, url, shop }: QuoteMail): Mail =>
  linkMail(shop, {
    to: quote.email,
    messageKey: `quote-received-${quote.id}`,
    subject: `We got your quote request ${quote.number}`,
    own: { kind: "quote_received", facts: { order: quote.number } },
    lines: ["We’re working on prices for what you asked about. We’ll email you as soon as they’re ready."],
    goods: goodsOf(quote, shop, false),
    action: "See your request",
    url,
    note: "You’re getting this email because you asked for a quote.",
  });

/** Asks the shop to price a quote. */
export const quoteToPriceMail = ({ quote, url, shop }: QuoteMail): Mail =>
  linkMail(shop, {
    to: shop.email,
    messageKey: `quote-to-price-${quote.id}`,
    subject: `Please price ${quote.number} for ${quote.email}`,
    lines: [quote.note || "They left no message."],
    goods: goodsOf(quote, shop, false),
    action: "See the request",
    url,
    note: `You’re getting this email because a shopper asked for a quote. Its number is ${quote.number}.`,
  });

/** Offers the shopper the quoted prices. */
export const quotePricedMail = ({ quote, url, revision, shop }: QuoteMail): Mail => {
  const { currency, totals } = quote.summary;
  return linkMail(shop, {
    to: quote.email,
    messageKey: `quote-priced-${quote.id}-${revision}`,
    subject: `Your quote ${quote.number} is ready`,
    own: {
      kind: "quote_priced",
      facts: { order: quote.number, total: formatMoney(totals.subtotalMinor, currency) },
    },
    lines: quote.answer ? [] : ["Here are your prices."],
    written: quote.answer ? [quote.answer] : [],
    goods: goodsOf(quote, shop, true),
    after: [
      `Subtotal: ${formatMoney(totals.subtotalMinor, currency)}`,
      `These prices are good until ${quote.validUntilText}.`,
    ],
    action: "Order now",
    url,
    note: "You’re getting this email because you asked for a quote.",
  });
};
