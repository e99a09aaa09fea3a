import { and, desc, eq } from "drizzle-orm";
import { insist } from "~/models/actor/insist";
import type { Minor } from "~/models/money/money";
import type { OrderStatus } from "~/models/order/order-status";
import { ofShop } from "../db/of-shop.server";
import { orders } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import { orderThing } from "./order-thing";

/** An order as its shop lists it. */
export type ShopOrder = {
  incrementId: string;
  status: OrderStatus;
  email: string;
  currency: string;
  grandTotalMinor: Minor;
  createdAt: Date;
};

/**
 * The newest orders of the shop, all or those in one state, of every seller or of one.
 * @throws AppError where the actor may not view one of them
 */
export async function listShopOrders(
  ctx: ShopContext,
  { status, limit, sellerId }: { status: OrderStatus | null; limit: number; sellerId?: string },
): Promise<ShopOrder[]> {
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(
      and(
        ofShop(orders, ctx),
        status ? eq(orders.status, status) : undefined,
        sellerId ? eq(orders.sellerId, sellerId) : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.incrementId))
    .limit(limit);
  const actor = await ctx.actor();
  for (const row of rows) insist(actor, "view", orderThing(row));
  return rows.map(({ incrementId, status: state, email, currency, grandTotalMinor, createdAt }) => ({
    ...{ incrementId, status: state, email, currency, grandTotalMinor, createdAt },
  }));
}
