import { z } from "zod";
import type { Quote, QuoteSummary } from "~/models/api/owner/generated/quote";
import { quoteCallSchemas } from "~/models/api/owner/quote-calls";
import { quoteState } from "~/models/checkout/quote-state";
import { lineName } from "~/models/orders/order-view/line-detail";
import { AppError } from "~/models/platform/error/app-error";
import { can } from "~/models/shops/actors/can";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { findQuoteByNumber, type QuoteRow } from "../../../checkout/find-quote.server";
import { priceQuote as price } from "../../../checkout/price-quote.server";
import { listOwnedQuotes } from "../../../checkout/quotes/list-owned-quotes.server";
import { placeQuote as place } from "../../../checkout/quotes/place-quote.server";
import { quoteView } from "../../../checkout/read-quote.server";
import { orderSubject } from "../../../orders/states/order-subject";
import { readRestCall } from "../../rest/read-sent.server";
import { loadOwnerOrder } from "../calls/load-owner-order.server";
import { readPage } from "../cursor.server";
import { nullIfMissing } from "../null-if-missing.server";
import type { OwnerApi } from "../owner-context.server";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../resolvers";

const quotes: QueryResolvers["quotes"] = (_parent, asked, { api }) =>
  readPage(asked, z.string(), {
    list: (after, limit) => listOwnedQuotes(api.ctx, { after, limit }),
    keyOf: ({ number }) => number,
    nodeOf: (row) => summaryOf(row, api.ctx.now()),
  });

const summaryOf = (row: QuoteRow, now: Date): QuoteSummary => ({
  number: row.number,
  state: quoteState(row, now),
  email: row.email,
  createdAt: row.createdAt.toISOString(),
  validUntil: row.validUntil?.toISOString() ?? null,
});

const quote: QueryResolvers["quote"] = (_parent, { number }, { api }) =>
  nullIfMissing(() => loadQuote(api, number));

/** The quote, for a key that may see it. @throws AppError `not_found` */
async function requireQuote({ ctx }: OwnerApi, number: string): Promise<QuoteRow> {
  const row = await findQuoteByNumber(ctx, number);
  if (can(await ctx.actor(), "view", orderSubject(row))) return row;
  throw new AppError("not_found", `${ctx.shop.name} has no quote ${number}.`);
}

async function loadQuote(api: OwnerApi, number: string): Promise<Quote> {
  const row = await requireQuote(api, number);
  const { summary, orderId } = await quoteView(api.ctx, row, { ...anonymousVisitor, cartId: row.cartId });
  return {
    ...summaryOf(row, api.ctx.now()),
    message: row.note,
    answer: row.answer,
    lines: summary.items.map((item) => ({
      sku: item.sku,
      name: lineName(item),
      qty: item.qty,
      priceMinor: item.priceMinor,
      rowTotalMinor: item.rowTotalMinor,
    })),
    totalMinor: summary.totals.grandTotalMinor,
    currency: summary.currency,
    order: orderId === null ? null : await loadOwnerOrder(api, orderId),
  };
}

const priceQuote: MutationResolvers["priceQuote"] = async (_parent, { number, ...sent }, { api }) => {
  const { prices, validDays, message } = readRestCall(quoteCallSchemas.price, sent);
  const { id } = await requireQuote(api, number);
  const named = new Map(prices.map(({ sku, priceMinor }) => [sku, priceMinor]));
  await price(api.ctx, id, { prices: named, validDays, answer: message });
  return loadQuote(api, number);
};

const placeQuote: MutationResolvers["placeQuote"] = async (_parent, { number, ...sent }, { api }) => {
  const { paidBy, isPaid } = readRestCall(quoteCallSchemas.place, sent);
  const { id } = await requireQuote(api, number);
  await place(api.ctx, id, { methodCode: paidBy, isPaid });
  return loadQuote(api, number);
};

export const quoteResolvers = {
  Query: { quotes, quote },
  Mutation: { priceQuote, placeQuote },
} satisfies Resolvers;
