import { randomUUID } from "node:crypto";
import type { OfferedMethod } from "~/models/payments/payment-method";
import type { PaymentMode } from "~/models/payments/stored-method";
import type { Minor } from "~/models/platform/money/money";
import type { paymentAllocations, payments } from "~/tables/orders/payments";
import type { PaymentProvider } from "../../payments/providers/provider";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** How a group of orders is paid. */
export type GroupPayment = {
  provider: PaymentProvider;
  method: OfferedMethod;
  /**
   * The provider's name for what the shopper approved before; null where the payment is still to be started.
   */
  reference: string | null;
  mode: PaymentMode;
  /** The host of the shop the shopper is at, to come back to; null at the shop's own. */
  host: string | null;
};

/**
 * The payment of a group, for what all its orders have due, and each order's part of it (rule
 * order-groups-3), as they are written with the orders.
 * @param parts its orders with what each has due, minor units
 */
export function paymentRows(
  { tenant, now }: ShopContext,
  groupId: string,
  { provider, reference, mode, host }: GroupPayment,
  parts: readonly { orderId: string; totalDueMinor: Minor }[],
): {
  payment: typeof payments.$inferInsert;
  allocations: (typeof paymentAllocations.$inferInsert)[];
} {
  const own = { tenantId: tenant.id, groupId };
  const paymentId = randomUUID();
  const amountMinor = parts.reduce((sum, { totalDueMinor }) => sum + totalDueMinor, 0);
  return {
    payment: {
      ...own,
      id: paymentId,
      provider: provider.code,
      reference: reference ?? paymentId,
      mode,
      host,
      status: amountMinor === 0 ? "paid" : "started",
      currency: tenant.currency,
      amountMinor,
      createdAt: now(),
      updatedAt: now(),
    },
    allocations: parts.map(({ orderId, totalDueMinor }) => ({
      ...own,
      paymentId,
      orderId,
      amountMinor: totalDueMinor,
    })),
  };
}
