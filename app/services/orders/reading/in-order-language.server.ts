// @public

import { and, eq } from "drizzle-orm";
import { isUuid } from "~/models/platform/text/uuid";
import { localesOf, shopIn } from "~/models/shops/locales/locale";
import { orders } from "~/tables/orders/orders";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { textsOf } from "../../shops/texts/texts-of.server";
import { withTexts } from "../../shops/texts/with-texts.server";

/**
 * Does work on an order in the language and market it was placed in (rule locales-6): its papers are its
 * shopper's, also where staff print them.
 * @param work gets a context whose shop is in them
 */
export async function inOrderLanguage<Context extends ShopContext, Result>(
  ctx: Context,
  orderId: string,
  work: (own: Context) => Promise<Result>,
): Promise<Result> {
  const { language, market } = await placeOf(ctx, orderId);
  const shop = shopIn(ctx.shop, language, market);
  return withTexts(textsOf(shop), () => work(shop === ctx.shop ? ctx : { ...ctx, shop }));
}

type Place = { language: string | null; market: string | null };

async function placeOf(ctx: ShopContext, orderId: string): Promise<Place> {
  const [first, ...others] = localesOf(ctx.shop);
  if (others.length === 0 || !isUuid(orderId)) return { language: null, market: null };
  const ofOrder = and(
    eq(orders.tenantId, ctx.tenant.id),
    eq(orders.shopId, ctx.shop.id),
    eq(orders.id, orderId),
  );
  const [order] = await ctx.db
    .select({ language: orders.language, market: orders.market })
    .from(orders)
    .where(ofOrder);
  return { language: order?.language ?? first?.language ?? null, market: order?.market ?? null };
}
