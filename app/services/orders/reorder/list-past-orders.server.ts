// @public

import { and, desc, eq } from "drizzle-orm";
import { type PastOrder, type PastOrderView, pastOrderView } from "~/models/orders/past/past-order";
import { formatDate } from "~/models/platform/date/format-date";
import { authorize } from "~/models/shops/actors/authorize";
import { pastOrders } from "~/tables/orders/past-orders";
import { readProductsBySku } from "../../selling/cart-page/read-cart-lines.server";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { orderSubject } from "../states/order-subject";

/** Orders of an earlier shop that an account shows. */
const shownOrders = 200;

/**
 * The orders of an earlier shop that were placed with a customer's e-mail, which its mailed link confirmed,
 * the newest first, at most 200, with the pictures of what the shop still sells (rule imports-6).
 */
export async function listPastOrders(
  ctx: ShopContext,
  { id, email }: { id: number; email: string },
): Promise<PastOrderView[]> {
  authorize(await ctx.actor(), "view", { kind: "customer", tenantId: ctx.tenant.id, id });
  const zone = ctx.shop.settings.general.time_zone;
  const rows = await ctx.db
    .select({ id: pastOrders.id, content: pastOrders.content })
    .from(pastOrders)
    .where(and(eq(pastOrders.tenantId, ctx.tenant.id), eq(pastOrders.email, email)))
    .orderBy(desc(pastOrders.placedAt))
    .limit(shownOrders);
  const skus = new Set(rows.flatMap(({ content }) => content.lines.map(({ sku }) => sku)));
  const sold = await readProductsBySku(ctx, [...skus].filter(Boolean), ctx.shop.sellerId);
  const products = new Map(sold.map((product) => [product.sku, product]));
  return rows.map(({ id: orderId, content }) =>
    pastOrderView(
      { ...content, id: orderId, placedOnText: formatDate(new Date(content.placedAt), zone) },
      products,
    ),
  );
}

/**
 * The shop's orders of an earlier shop, the newest first, all, those of an e-mail or the one of a number.
 * @throws AppError where the actor may not view the shop's orders
 */
export async function listShopPastOrders(
  ctx: ShopContext,
  {
    email,
    number,
    limit,
    offset = 0,
  }: { email?: string | undefined; number?: string | undefined; limit: number; offset?: number },
): Promise<PastOrder[]> {
  const own = { tenantId: ctx.tenant.id, shopId: ctx.shop.id, sellerId: ctx.shop.sellerId };
  authorize(await ctx.actor(), "view", orderSubject({ ...own, id: "", customerId: null, sessionHash: null }));
  const rows = await ctx.db
    .select({ content: pastOrders.content })
    .from(pastOrders)
    .where(
      and(
        ofShop(pastOrders, ctx),
        email ? eq(pastOrders.email, email.trim().toLowerCase()) : undefined,
        number ? eq(pastOrders.number, number.trim()) : undefined,
      ),
    )
    .orderBy(desc(pastOrders.placedAt), desc(pastOrders.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ content }) => content);
}
