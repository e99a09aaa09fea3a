// @public

import { and, eq } from "drizzle-orm";
import { isUuid } from "~/models/platform/text/uuid";
import { localesOf, shopIn } from "~/models/shops/locales/locale";
import { orders } from "~/tables/orders/orders";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { textsOf } from "../../shops/texts/texts-of.server";
import { withTexts } from "../../shops/texts/with-texts.server";

/**
 * Does work on an order in the language it was placed in (rule locales-6): its papers are its shopper's, also
 * where staff print them.
 * @param work gets a context whose shop speaks that language
 */
export async function inOrderLanguage<Context extends ShopContext, Result>(
  ctx: Context,
  orderId: string,
  work: (own: Context) => Promise<Result>,
): Promise<Result> {
  const shop = shopIn(ctx.shop, await languageOf(ctx, orderId));
  return withTexts(textsOf(shop), () => work(shop === ctx.shop ? ctx : { ...ctx, shop }));
}

async function languageOf(ctx: ShopContext, orderId: string): Promise<string | null> {
  const [first, ...others] = localesOf(ctx.shop);
  if (others.length === 0 || !isUuid(orderId)) return null;
  const ofOrder = and(
    eq(orders.tenantId, ctx.tenant.id),
    eq(orders.shopId, ctx.shop.id),
    eq(orders.id, orderId),
  );
  const [order] = await ctx.db.select({ language: orders.language }).from(orders).where(ofOrder);
  return order?.language ?? first?.language ?? null;
}
