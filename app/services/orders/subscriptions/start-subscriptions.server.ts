import { and, eq } from "drizzle-orm";
import { intervalOfCode, isSubscription, planOptionCode } from "~/models/catalogue/plans/plan";
import { nextDelivery } from "~/models/orders/subscription/schedule";
import { orderItems, orders } from "~/tables/orders/orders";
import { subscriptions } from "~/tables/orders/subscriptions";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { shopDay } from "../../shops/settings/delivery-day.server";
import { continueSubscription } from "./continue-subscription.server";

/**
 * Starts a subscription for each line of a paid order that was bought at an interval (rule subscriptions-4).
 * One that was started before stays as it is; an order that a subscription placed starts none, and lets that
 * one go on. The customer gets a mail. Call it in the transaction in which the order became paid.
 */
export async function startSubscriptions(ctx: ShopContext, orderId: string): Promise<void> {
  const lines = await ctx.db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.tenantId, ctx.tenant.id), eq(orderItems.orderId, orderId)));
  const chosen = lines.filter(({ lineData }) => isSubscription(lineData));
  if (chosen.length === 0) return;
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, orderId)));
  if (!order || order.customerId === null) return;
  if (order.subscriptionId !== null) return continueSubscription(ctx, order.subscriptionId, orderId);
  const { customerId } = order;
  const firstOn = shopDay(ctx);
  const started = chosen.flatMap((line) => {
    const interval = intervalOfCode(line.lineData.options[planOptionCode] ?? "");
    if (interval === null || line.productId === null) return [];
    return {
      tenantId: ctx.tenant.id,
      shopId: order.shopId,
      sellerId: order.sellerId,
      customerId,
      orderId,
      orderItemId: line.id,
      productId: line.productId,
      name: line.name,
      qty: line.qty,
      variationText: line.variationText,
      imageUrl: line.imageUrl,
      lineKey: line.lineKey,
      lineData: line.lineData,
      ...interval,
      status: "active" as const,
      firstOn,
      nextOn: nextDelivery(firstOn, interval, firstOn),
      email: order.email,
      customerBirthdate: order.customerBirthdate,
      shippingAddress: order.shippingAddress,
      billingAddress: order.billingAddress,
      shippingMethodCode: order.shippingMethod?.code ?? "",
      paymentMethodCode: order.paymentMethod.code,
      paymentMethodTitle: order.paymentMethod.title,
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
    };
  });
  if (started.length === 0) return;
  const written = await ctx.db
    .insert(subscriptions)
    .values(started)
    .onConflictDoNothing()
    .returning({ id: subscriptions.id });
  if (written.length > 0) await enqueueJob(ctx, "send-subscription-started-mail", { orderId });
}
