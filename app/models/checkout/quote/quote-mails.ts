import { linkMail } from "../../accounts/link-mail";
import { lineName } from "../../orders/line-detail";
import type { Mail } from "../../platform/mail/mail";
import { formatMoney } from "../../platform/money/format-money";
import type { QuoteView } from "../quote-view";

/** What the mails about a quote are made of; `url` opens it without a sign-in. */
export type QuoteMail = {
  quote: QuoteView;
  shopName: string;
  shopEmail: string;
  url: string;
  revision: string;
};

const linesOf = ({ summary }: QuoteView): string[] =>
  summary.items.map((item) => `${item.qty} × ${lineName(item)}`);

/** Confirms to the shopper that the request has arrived. */
export const quoteReceivedMail = ({ quote, url, ...sender }: QuoteMail): Mail =>
  linkMail(sender, {
    to: quote.email,
    messageKey: `quote-received-${quote.id}`,
    subject: `We have your request ${quote.number}`,
    lines: [`We're working on prices for:`, ...linesOf(quote), "We'll email you as soon as they're ready."],
    action: "See your request",
    url,
    note: `Questions? Write to ${sender.shopEmail}.`,
  });

/** Asks the shop to price a quote. */
export const quoteToPriceMail = ({ quote, url, ...sender }: QuoteMail): Mail =>
  linkMail(sender, {
    to: sender.shopEmail,
    messageKey: `quote-to-price-${quote.id}`,
    subject: `Please price ${quote.number} for ${quote.email}`,
    lines: [...linesOf(quote), ...(quote.note ? [`Message: ${quote.note}`] : [])],
    action: "See the request",
    url,
    note: `Price it with: npm run shop -- quote price --client ... ${quote.number}`,
  });

/** Offers the shopper the quoted prices. */
export const quotePricedMail = ({ quote, url, revision, ...sender }: QuoteMail): Mail => {
  const { currency, totals } = quote.summary;
  return linkMail(sender, {
    to: quote.email,
    messageKey: `quote-priced-${quote.id}-${revision}`,
    subject: `Your quote ${quote.number} is ready`,
    lines: [
      ...(quote.answer ? [quote.answer] : []),
      ...quote.summary.items.map(
        (item) => `${item.qty} × ${lineName(item)}  ${formatMoney(item.rowTotalMinor, currency)}`,
      ),
      `Subtotal: ${formatMoney(totals.subtotalMinor, currency)}`,
      `The prices hold until ${quote.validUntilText}.`,
    ],
    action: "Order now",
    url,
    note: `Questions? Write to ${sender.shopEmail}.`,
  });
};
