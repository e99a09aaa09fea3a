import { and, asc, eq, inArray } from "drizzle-orm";
import { paymentLines } from "~/models/payments/payment-lines";
import { orderItems, orders } from "~/tables/orders/orders";
import type { PaymentRow } from "../../payments/providers/find-payment.server";
import type { PaymentBill } from "../../payments/providers/provider";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Who pays for what with a payment: the addresses of its first order, and the lines of all of them. */
export async function readPaymentBill(
  ctx: ShopContext,
  payment: Pick<PaymentRow, "id" | "amountMinor" | "orderNumber" | "allocations">,
): Promise<PaymentBill> {
  const ids = payment.allocations.map(({ orderId }) => orderId);
  const [placed, items] = await Promise.all([
    ctx.db
      .select({
        id: orders.id,
        billingAddress: orders.billingAddress,
        shippingAddress: orders.shippingAddress,
        shippingMethod: orders.shippingMethod,
        adjustments: orders.adjustments,
        redeemedMinor: orders.redeemedMinor,
      })
      .from(orders)
      .where(and(eq(orders.tenantId, ctx.tenant.id), inArray(orders.id, ids)))
      .orderBy(asc(orders.incrementId)),
    ctx.db
      .select()
      .from(orderItems)
      .where(and(eq(orderItems.tenantId, ctx.tenant.id), inArray(orderItems.orderId, ids)))
      .orderBy(asc(orderItems.id)),
  ]);
  const [first] = placed;
  if (!first) throw new Error(`The payment ${payment.id} has no order`);
  const billed = placed.map((order) => ({
    adjustments: order.adjustments,
    redeemedMinor: order.redeemedMinor,
    shippingTitle: order.shippingMethod?.title ?? "",
    items: items.filter(({ orderId }) => orderId === order.id),
  }));
  return {
    billing: first.billingAddress,
    shipping: first.shippingAddress,
    lines: paymentLines(billed, payment),
  };
}
