// @public

import { and, asc, desc, eq, sql } from "drizzle-orm";
import { authorize } from "~/models/shops/actors/authorize";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { quotes } from "~/tables/checkout/quotes";
import { orderSubject } from "../../orders/states/order-subject";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { holdsWords, isWithin, type RowSearch } from "../../shops/search/holds-words.server";
import type { QuoteRow } from "../find-quote.server";

/** What a quote is found by: its number, who asks, and what they wrote. */
const quoteWords = [
  quotes.number,
  quotes.email,
  quotes.note,
  sql`(select concat_ws(' ', c.first_name, c.last_name) from customers c
    where c.tenant_id = quotes.tenant_id and c.id = quotes.customer_id)`,
];

/**
 * Quotes of the shop, the newest first; an actor of one seller gets that seller's.
 * @param page rows after the quote with a number; `isRequested` for those that wait for a price, the longest
 * wait first; `search` narrows them by words, and by when they were sent
 * @throws AppError `forbidden`
 */
export async function listOwnedQuotes(
  ctx: ShopContext,
  {
    after,
    limit,
    isRequested = false,
    search = {},
  }: { after: string | null; limit: number; isRequested?: boolean; search?: RowSearch },
): Promise<QuoteRow[]> {
  const actor = await ctx.actor();
  const sellerId = sellerOfActor(actor);
  const of = { tenantId: ctx.tenant.id, shopId: ctx.shop.id, sellerId: sellerId ?? ctx.shop.sellerId };
  authorize(actor, "view", orderSubject({ ...of, id: "", customerId: null, sessionHash: null }));
  const before = sql`(${quotes.createdAt}, ${quotes.number}) < (select q.created_at, q.number from quotes q
    where q.tenant_id = ${ctx.tenant.id} and q.shop_id = ${ctx.shop.id} and q.number = ${after})`;
  return ctx.db
    .select()
    .from(quotes)
    .where(
      and(
        ofShop(quotes, ctx),
        sellerId === null ? undefined : eq(quotes.sellerId, sellerId),
        after === null ? undefined : before,
        holdsWords(search.text, quoteWords),
        isWithin(quotes.createdAt, search),
        isRequested ? eq(quotes.status, "requested") : undefined,
      ),
    )
    .orderBy(
      isRequested ? asc(quotes.createdAt) : desc(quotes.createdAt),
      isRequested ? asc(quotes.number) : desc(quotes.number),
    )
    .limit(limit);
}
