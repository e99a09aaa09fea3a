// @public

import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Minor } from "~/models/platform/money/money";
import { isUuid } from "~/models/platform/text/uuid";
import { orders } from "~/tables/orders/orders";
import { paymentAllocations, payments } from "~/tables/orders/payments";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { ProviderPayment } from "./provider";

/** What a payment asks for an order, and took for it, minor units. */
export type Allocation = { orderId: string; amountMinor: Minor; capturedMinor: Minor };

/** A payment with what is known of its orders. */
export type PaymentRow = typeof payments.$inferSelect & {
  /** The first of its orders by number: the one that addresses and the provider name. */
  orderId: string;
  orderNumber: string;
  email: string;
  /** Until when the stock of its orders is held for it; null where no time runs. */
  reservedUntil: Date | null;
  /** One for each order of its group, in the order of their numbers. */
  allocations: Allocation[];
};

/** A payment of this shop by its id; null for an unknown or invalid id. */
export async function findPayment(ctx: ShopContext, paymentId: string): Promise<PaymentRow | null> {
  return isUuid(paymentId) ? first(ctx, eq(payments.id, paymentId)) : null;
}

/**
 * The newest payment of an order; one that was taken where the newest is canceled, as a try to charge again
 * of an order that was paid on a page meanwhile.
 */
export async function findPaymentOfOrder(ctx: ShopContext, orderId: string): Promise<PaymentRow | null> {
  const rows = await findPaymentsOfOrder(ctx, orderId);
  const [newest] = rows;
  const isOver = newest?.status === "cancelled";
  const taken = rows.find(({ status }) => status === "paid" || status === "authorized");
  return (isOver ? taken : null) ?? newest ?? null;
}

/**
 * Every payment of an order, the newest first: that of its checkout, and one for each edit that made it
 * dearer (rule order-edits-4).
 */
export const findPaymentsOfOrder = (ctx: ShopContext, orderId: string): Promise<PaymentRow[]> =>
  rowsOf(ctx, ofGroupOf(ctx, orderId));

const ofGroupOf = (ctx: ShopContext, orderId: string): SQL =>
  sql`${payments.groupId} = (
    select o.group_id from orders o where o.tenant_id = ${ctx.tenant.id} and o.id = ${orderId})`;

async function first(ctx: ShopContext, where: SQL): Promise<PaymentRow | null> {
  return (await rowsOf(ctx, where))[0] ?? null;
}

async function rowsOf(ctx: ShopContext, where: SQL): Promise<PaymentRow[]> {
  const rows = await ctx.db
    .select({
      payment: payments,
      orderId: orders.id,
      orderNumber: orders.incrementId,
      email: orders.email,
      reservedUntil: orders.reservedUntil,
      amountMinor: paymentAllocations.amountMinor,
      capturedMinor: paymentAllocations.capturedMinor,
    })
    .from(payments)
    .innerJoin(
      paymentAllocations,
      and(eq(paymentAllocations.tenantId, payments.tenantId), eq(paymentAllocations.paymentId, payments.id)),
    )
    .innerJoin(orders, and(eq(orders.tenantId, payments.tenantId), eq(orders.id, paymentAllocations.orderId)))
    .where(and(eq(payments.tenantId, ctx.tenant.id), eq(orders.shopId, ctx.shop.id), where))
    .orderBy(desc(payments.createdAt), asc(payments.id), asc(orders.incrementId));
  const ids = [...new Set(rows.map(({ payment }) => payment.id))];
  return ids.flatMap((id) => {
    const ofPayment = rows.filter(({ payment }) => payment.id === id);
    const [row] = ofPayment;
    if (!row) return [];
    const { payment, orderId, orderNumber, email, reservedUntil } = row;
    const allocations = ofPayment.map(({ orderId, amountMinor, capturedMinor }) => ({
      orderId,
      amountMinor,
      capturedMinor,
    }));
    return { ...payment, orderId, orderNumber, email, reservedUntil, allocations };
  });
}

/** What a payment took for an order, minor units. */
export const capturedFor = ({ allocations }: PaymentRow, orderId: string): Minor =>
  allocations.find((one) => one.orderId === orderId)?.capturedMinor ?? 0;

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
