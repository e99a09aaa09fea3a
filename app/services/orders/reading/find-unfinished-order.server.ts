// @public

import { and, desc, eq } from "drizzle-orm";
import type { UnfinishedOrder } from "~/models/orders/states/unfinished-order";
import { isAwaited } from "~/models/payments/awaited-payment";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { orderItems, orders } from "~/tables/orders/orders";
import { findPaymentOfOrder } from "../../payments/providers/find-payment.server";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** The visitor's newest order that waits for its payment (rule checkout-5); null for none. */
export async function findUnfinishedOrder(
  ctx: ShopContext,
  { customer, sessionHash }: Visitor,
): Promise<UnfinishedOrder | null> {
  if (!customer && !sessionHash) return null;
  const [order] = await ctx.db
    .select({ id: orders.id, incrementId: orders.incrementId })
    .from(orders)
    .where(
      and(
        ofShop(orders, ctx),
        customer ? eq(orders.customerId, customer.id) : eq(orders.sessionHash, sessionHash ?? ""),
        eq(orders.status, "pending_payment"),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  if (!order) return null;
  const lines = await ctx.db
    .select({ name: orderItems.name })
    .from(orderItems)
    .where(and(eq(orderItems.tenantId, ctx.tenant.id), eq(orderItems.orderId, order.id)))
    .orderBy(orderItems.id);
  const payment = await findPaymentOfOrder(ctx, order.id);
  // What a subscription is charged for was in no cart.
  if (payment?.mode === "charge") return null;
  const productNames = lines.map(({ name }) => name);
  return { ...order, productNames, isAwaited: payment !== null && isAwaited(payment) };
}
