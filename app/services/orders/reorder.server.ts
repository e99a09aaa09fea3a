import { and, asc, eq, isNull } from "drizzle-orm";
import { lineName } from "~/models/orders/line-detail";
import type { Visitor } from "~/models/shops/visitor";
import { orderItems } from "~/tables/orders";
import { visitorAfter } from "../accounts/visitor-after.server";
import { type AddedSeveral, addSeveral } from "../selling/add-several.server";
import { settleFreebies } from "../selling/settle-freebies.server";
import type { ShopContext } from "../shops/shop-context.server";

/**
 * The result of buying an order again: what the cart's page says, and the cookie of a session that was
 * started.
 */
export type Reordered = { addedCount: number; messages: string[] } & Pick<AddedSeveral, "setCookie">;

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
  const { additions, setCookie } = await addSeveral(
    ctx,
    visitor,
    items.map(({ productId, qty, lineData }) => ({ productId, qty, choices: lineData })),
  );
  const next = setCookie ? await visitorAfter(ctx, { headers: new Headers() }, setCookie) : visitor;
  const cartIds = additions.flatMap((addition) => ("added" in addition ? addition.added.cartId : []));
  for (const cartId of new Set(cartIds)) await settleFreebies(ctx, { ...next, cartId });
  const messages = items.flatMap((item, index) => {
    const addition = additions[index];
    if (!addition) return [];
    if ("refusal" in addition) return [`${lineName(item)}: ${addition.refusal}`];
    return addition.added.isLowered ? [`${lineName(item)}: ${addition.added.message}`] : [];
  });
  const addedCount = additions.reduce(
    (sum, addition) => sum + ("added" in addition ? addition.added.addedQty : 0),
    0,
  );
  return { addedCount, messages, ...(setCookie ? { setCookie } : {}) };
}
