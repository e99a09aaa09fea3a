import { and, eq } from "drizzle-orm";
import { splitCapture } from "~/models/payments/allocation";
import type { PaymentOutcome } from "~/models/payments/payment-outcome";
import type { Minor } from "~/models/platform/money/money";
import { paymentAllocations } from "~/tables/orders/payments";
import { bookCapture } from "../../payments/ledger/book-capture.server";
import { capturedFor, type PaymentRow } from "../../payments/providers/find-payment.server";
import type { HeldOrder } from "../../selling/held-order";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Writes what a payment took for each of its orders (rule order-groups-4), which must be locked, and books it
 * (rule ledger-4). Money of another currency than was asked for is not booked: a person decides about it
 * (rule payment-2).
 */
export async function recordCapture(
  ctx: ShopContext,
  held: readonly HeldOrder[],
  payment: PaymentRow,
  capturedMinor: Minor,
  outcome: PaymentOutcome,
): Promise<void> {
  if (capturedMinor === payment.capturedMinor || !("reference" in outcome)) return;
  const orderOf = new Map(held.map(({ order }) => [order.id, order]));
  const parts = payment.allocations.map(({ orderId, amountMinor }) => ({
    orderId,
    amountMinor,
    status: orderOf.get(orderId)?.status ?? ("canceled" as const),
  }));
  const split = splitCapture(capturedMinor, parts);
  for (const [at, { orderId }] of parts.entries()) {
    await ctx.db
      .update(paymentAllocations)
      .set({ capturedMinor: split[at] ?? 0 })
      .where(
        and(
          eq(paymentAllocations.tenantId, ctx.tenant.id),
          eq(paymentAllocations.paymentId, payment.id),
          eq(paymentAllocations.orderId, orderId),
        ),
      );
    const order = orderOf.get(orderId);
    if (order && outcome.currency === payment.currency)
      await bookCapture(ctx, {
        paymentId: payment.id,
        outcomeId: outcome.reference,
        orderId,
        sellerId: order.sellerId,
        amountMinor: (split[at] ?? 0) - capturedFor(payment, orderId),
      });
  }
}
