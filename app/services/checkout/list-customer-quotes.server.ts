// @public

import { and, desc, eq } from "drizzle-orm";
import { orderOfQuote, quoteState } from "~/models/checkout/quote-state";
import type { QuoteListItem } from "~/models/checkout/quote-view";
import { formatDate } from "~/models/platform/date/format-date";
import { authorize } from "~/models/shops/actors/authorize";
import { quotes } from "~/tables/checkout/quotes";
import { ofShop } from "../shops/context/of-shop.server";
import type { ShopContext } from "../shops/context/shop-context.server";

/** Quotes of a customer that a page shows (rule quotes-5). */
const shownQuotes = 100;

/** A customer's quotes in this shop, the newest first; days in the shop's time zone. */
export async function listCustomerQuotes(ctx: ShopContext, customerId: number): Promise<QuoteListItem[]> {
  authorize(await ctx.actor(), "view", { kind: "customer", tenantId: ctx.tenant.id, id: customerId });
  const rows = await ctx.db
    .select()
    .from(quotes)
    .where(and(ofShop(quotes, ctx), eq(quotes.customerId, customerId)))
    .orderBy(desc(quotes.createdAt), desc(quotes.number))
    .limit(shownQuotes);
  const zone = ctx.shop.settings.general.time_zone;
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    orderId: orderOfQuote(row),
    state: quoteState(row, ctx.now()),
    createdOnText: formatDate(row.createdAt, zone),
    validUntilText: row.validUntil ? formatDate(row.validUntil, zone) : "",
  }));
}
