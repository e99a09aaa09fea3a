import { and, eq } from "drizzle-orm";
import { payments } from "~/tables/orders/payments";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { holdUntil } from "./keep-for-next-try.server";

/**
 * How long the customer may pay for an order that could not be charged, ms: pages of providers last a day at
 * most.
 */
const waitsMs = 23 * 60 * 60 * 1000;

/**
 * Leaves an order that could not be charged to its customer, who may pay for it on the provider's page while
 * its stock is held (rule subscriptions-12). This payment is not charged any more. Call it under the order's
 * lock.
 */
export async function handOverDelivery(
  ctx: ShopContext,
  payment: { id: string; orderId: string },
): Promise<void> {
  await holdUntil(ctx, payment.orderId, new Date(ctx.now().getTime() + waitsMs));
  await ctx.db
    .update(payments)
    .set({ mode: "store" })
    .where(and(eq(payments.tenantId, ctx.tenant.id), eq(payments.id, payment.id)));
}
