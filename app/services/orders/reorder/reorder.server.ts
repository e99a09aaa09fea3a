// @public

import { and, asc, eq, isNull } from "drizzle-orm";
import { lineName } from "~/models/orders/order-view/line-detail";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { orderItems } from "~/tables/orders/orders";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { addAgain, type Reordered } from "../records/add-again.server";

/**
 * Adds the lines of an order to the visitor's cart as far as they can still be sold, each with its choices
 * checked again, and names those that cannot (rule orders-10). The caller must have checked that the visitor
 * may see the order.
 */
export async function reorder(
  ctx: ShopContext & { origin?: string },
  orderId: string,
  visitor: Visitor,
): Promise<Reordered> {
  const items = await ctx.db
    .select()
    .from(orderItems)
    // A gift is not bought: it comes again if its discount still gives it.
    .where(
      and(
        eq(orderItems.tenantId, ctx.tenant.id),
        eq(orderItems.orderId, orderId),
        isNull(orderItems.autoAddedBy),
      ),
    )
    .orderBy(asc(orderItems.id));
  return addAgain(
    ctx,
    visitor,
    items.map((item) => ({
      name: lineName(item),
      productId: item.productId,
      qty: item.qty,
      choices: item.lineData,
    })),
  );
}
