import { and, desc, eq, type SQL } from "drizzle-orm";
import { orders, payments } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import type { ProviderPayment } from "./provider";

/** A payment with what is known of its order. */
export type PaymentRow = typeof payments.$inferSelect & {
  orderNumber: string;
  email: string;
  /** Until when the order's stock is held for it; null where no time runs. */
  reservedUntil: Date | null;
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A payment of this shop by its id; null for an unknown or invalid id. */
export async function findPayment(ctx: ShopContext, paymentId: string): Promise<PaymentRow | null> {
  return uuid.test(paymentId) ? first(ctx, eq(payments.id, paymentId)) : null;
}

/** The newest payment of an order. */
export const findPaymentOfOrder = (ctx: ShopContext, orderId: string): Promise<PaymentRow | null> =>
  first(ctx, eq(payments.orderId, orderId));

async function first(ctx: ShopContext, where: SQL): Promise<PaymentRow | null> {
  const [row] = await ctx.db
    .select({
      payment: payments,
      orderNumber: orders.incrementId,
      email: orders.email,
      reservedUntil: orders.reservedUntil,
    })
    .from(payments)
    .innerJoin(orders, and(eq(orders.tenantId, payments.tenantId), eq(orders.id, payments.orderId)))
    .where(and(eq(payments.tenantId, ctx.tenant.id), eq(orders.shopId, ctx.shop.id), where))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  if (!row) return null;
  const { payment, ...ofOrder } = row;
  return { ...payment, ...ofOrder };
}

/** A payment as its provider knows it. */
export const providerPaymentOf = (row: PaymentRow): ProviderPayment => ({
  id: row.id,
  orderId: row.orderId,
  orderNumber: row.orderNumber,
  reference: row.reference,
  takenReference: row.takenReference,
  amountMinor: row.amountMinor,
  currency: row.currency,
  mode: row.mode,
});
